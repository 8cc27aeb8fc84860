/** RFC 6901 §6: decodes percent escapes first, then `~1` and `~0`. */
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

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Decodes percent escapes; returns text with an invalid escape unchanged. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
