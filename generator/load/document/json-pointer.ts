/** Takes the fragment of a reference apart (RFC 6901 §6: first the percent escapes, then `~1` and `~0`). */
export function parsePointer(fragment: string): string[] {
  if (fragment === '') return [];
  return fragment
    .slice(1)
    .split('/')
    .map((segment) => {
      const key = decodePercent(segment);
      return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
    });
}

/** The pointer to these keys, without the `#`: `/paths/~1customers/get`. */
export function formatPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += `/${escaped(String(key))}`;
  return pointer;
}

/** Nearly no key has anything to escape, and pointers are made of many. */
function escaped(key: string): string {
  return key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Percent-decodes; text that is no valid escape is taken as it stands. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
