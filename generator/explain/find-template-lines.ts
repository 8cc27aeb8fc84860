import type { TemplateLine, TracedText } from './trace-templates.ts';

const WORD = /[\p{L}\p{N}_$]+/gu;

/**
 * The template lines that printed a line of a file, in the order of what they printed. The formatter moves,
 * adds and removes everything but words, so the words match the formatted text with the printed one; where
 * a target has added some, the nearest match counts.
 */
export function findTemplateLines(file: string, line: number, { text, parts }: TracedText): TemplateLine[] {
  const lines = file.split('\n');
  const words = wordsOf(lines[line - 1]!);
  const before = wordsOf(lines.slice(0, line - 1).join('\n')).length;
  const printed = [...text.matchAll(WORD)];
  const all = printed.map(([word]) => word);
  const first = nearest(before, all, words);
  if (first === undefined) return [];
  const offsets =
    words.length > 0
      ? printed.slice(first, first + words.length).map(({ index }) => index)
      : [offsetBetween(printed[before - 1], lines[line - 1]!.trim(), text)];
  const found = offsets.flatMap((offset) => parts.findLast((part) => part.start <= offset)?.from ?? []);
  return [...new Map(found.map((from) => [`${from.file}:${from.line}`, from])).values()];
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The index of `words` among all words, as close to `index` as possible. */
function nearest(index: number, all: readonly string[], words: readonly string[]): number | undefined {
  const standsAt = (at: number): boolean => at >= 0 && words.every((word, offset) => all[at + offset] === word);
  for (let distance = 0; distance <= all.length; distance += 1) {
    const at = [index + distance, index - distance].find(standsAt);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** The offset of a text without words that follows a word. */
function offsetBetween(word: RegExpExecArray | undefined, own: string, text: string): number {
  const from = word === undefined ? 0 : word.index + word[0].length;
  const at = text.indexOf(own[0] ?? '', from);
  return at === -1 ? from : at;
}
