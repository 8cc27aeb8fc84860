/** Takes the fragment of a reference apart (RFC 6901 §6: first the percent escapes, then `~1` and `~0`). */
export function parsePointer(fragment: string): string[] {
  if (fragment === '') return [];
  return fragment
    .slice(1)
    .split('/')
    .map((segment) => decodePercent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer to these keys, without the `#`: `/paths/~1customers/get`. */
export function formatPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
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
