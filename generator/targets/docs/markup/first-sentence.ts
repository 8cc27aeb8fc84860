/** The first sentence of a description on one line; empty without a description. */
export function firstSentence(text: string | undefined): string {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s*\n\s*/g, ' ');
  return /^(.+?[.!?])(?=\s+[A-Z]|$)/.exec(line)?.[1] ?? line;
}
