/** What a description says first, without line breaks; nothing for no description. */
export function firstSentence(text: string | undefined): string {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s*\n\s*/g, ' ');
  return /^(.+?[.!?])(?=\s+[A-Z]|$)/.exec(line)?.[1] ?? line;
}
