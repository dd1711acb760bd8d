import type { Attachment } from "svelte/attachments";

/** Letters get narrower by this much at most. */
const LEAST = 0.75;

/** Sets a text with a word that is a little too long for its place in narrower letters, rather than cutting it off. */
export function squeezed(text: string): Attachment<HTMLElement> {
  return (node) => {
    const squeeze = () => {
      node.style.width = node.style.scale = "";
      const part = Math.max(LEAST, node.clientWidth / (node.scrollWidth + 2));
      if (!text || node.scrollWidth <= node.clientWidth) return;
      node.style.width = `${100 / part}%`;
      node.style.scale = `${part} 1`;
    };
    const watch = new ResizeObserver(squeeze);
    if (node.parentElement) watch.observe(node.parentElement);
    void document.fonts.ready.then(squeeze);
    return () => watch.disconnect();
  };
}
