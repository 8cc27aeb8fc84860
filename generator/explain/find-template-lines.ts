import type { TemplateLine, TracedText } from './trace-templates.ts';

const WORD = /[\p{L}\p{N}_$]+/gu;

/**
 * The lines of templates that printed a line of the laid out text, in the order of what they printed. The layout moves, adds and takes
 * away everything but words, so the text before and after it is brought together by these.
 */
export function findTemplateLines(laidOut: string, line: number, { text, parts }: TracedText): TemplateLine[] {
  const start = laidOut
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
  const own = laidOut.split('\n')[line - 1]!;
  const before = [...laidOut.slice(0, start).matchAll(WORD)].length;
  const words = [...own.matchAll(WORD)].map(([word]) => word);
  const printed = [...text.matchAll(WORD)];
  const found = printed.slice(before, before + words.length);
  if (found.some(([word], index) => word !== words[index])) return [];
  const offsets =
    words.length > 0 ? found.map(({ index }) => index) : [offsetBetween(printed[before - 1], own.trim(), text)];
  const lines = offsets.flatMap((offset) => parts.findLast((part) => part.start <= offset)?.from ?? []);
  return [...new Map(lines.map((from) => [`${from.file}:${from.line}`, from])).values()];
}

/** Where something that has no word in it stands behind a word. */
function offsetBetween(word: RegExpExecArray | undefined, own: string, text: string): number {
  const from = word === undefined ? 0 : word.index + word[0].length;
  const at = text.indexOf(own[0] ?? '', from);
  return at === -1 ? from : at;
}
