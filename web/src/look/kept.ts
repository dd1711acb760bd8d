/** What this browser remembers for us. Where it may not, the page goes on without. */
export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`parlour.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remember a value; `null` forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`parlour.${name}`);
    else localStorage.setItem(`parlour.${name}`, JSON.stringify(value));
  } catch {
    // A private window may refuse: then it is forgotten when the page closes.
  }
}
