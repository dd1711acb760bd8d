/**
 * The formula of a fair deal (docs/fair-dealing.md). A page on a plain address of the own network has no WebCrypto, so
 * a library does the sums everywhere. Import this module when it is wanted: it is not part of what every page loads.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of a text, in hex. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The number from 0 to `total` - 1 of draw `place` (from 0) of a pile. `secret` is hex. */
export function fairNumber(
  secret: string,
  match: string,
  seeds: readonly string[],
  pile: string,
  place: number,
  total: bigint,
): bigint {
  const message = ascii(JSON.stringify([match, seeds, pile, place]));
  const number = BigInt(`0x${bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(message)))}`);
  return (number * total) >> 256n;
}

/** JSON with every letter beyond ASCII spelt out. */
function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
