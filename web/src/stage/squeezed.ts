import type { Attachment } from "svelte/attachments";

/** Letters get narrower by this much at most. */
const LEAST = 0.78;

/** Sets a word that is a little too long for its place in narrower letters, rather than cutting it off. */
export const squeezed: Attachment<HTMLElement> = (node) => {
  const squeeze = () => {
    node.style.width = node.style.scale = "";
    const part = node.clientWidth / node.scrollWidth;
    if (part >= 1) return;
    node.style.width = `${100 / Math.max(LEAST, part)}%`;
    node.style.scale = `${Math.max(LEAST, part)} 1`;
  };
  const watch = new ResizeObserver(squeeze);
  if (node.parentElement) watch.observe(node.parentElement);
  return () => watch.disconnect();
};
