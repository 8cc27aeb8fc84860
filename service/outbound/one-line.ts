/**
 * Replaces line breaks, control characters and bidirectional marks with one space, so that a value can't
 * look like another line.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim();
}
