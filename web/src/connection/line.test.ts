import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../protocol/messages";
import { Line } from "./line";

/** A socket whose other end is the test. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const told: string[] = [];
let line: Line;

function last(): Socket {
  return Socket.all.at(-1) as Socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  Socket.all = [];
  told.length = 0;
  line = new Line("ws://here", {
    up: () => told.push("up"),
    down: () => told.push("down"),
    news: (news: News) => told.push(news.type),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is sent while the line is down is refused", () => {
  expect(line.send({ type: "stand" })).toBe(false);
  last().opens();
  expect(line.send({ type: "stand" })).toBe(true);
  expect(last().sent).toEqual(['{"type":"stand"}']);
});

test("a lost line comes back, after longer and longer pauses", () => {
  last().opens();
  last().close();
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(Socket.all).toHaveLength(3);
  last().opens();
  expect(told).toEqual(["up", "down", "down", "up"]);
});

test("when the network is back nobody waits", () => {
  last().close();
  page.dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("a line that has fallen silent is replaced", () => {
  last().opens();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(2);
  expect(told).toEqual(["up", "down"]);
});

test("after hanging up nothing is tried any more", () => {
  last().opens();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});
