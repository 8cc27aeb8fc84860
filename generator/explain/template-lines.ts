import { rewriteTemplates } from '../targets/templates.ts';

const WORD = /[\p{L}\p{N}_$]+/gu;

/** A line of a template, from 1; the file is named from the project's root. */
export interface TemplateLine {
  readonly file: string;
  readonly line: number;
}

export interface TracedText {
  readonly text: string;
  readonly parts: readonly { readonly start: number; readonly from: TemplateLine }[];
}

/**
 * Until the trace is disposed of, every template of this process prints a mark before whatever a line of it
 * prints; `unmarked` removes the marks. A run that only generates does not pay for it.
 */
export function traceTemplates(): Disposable & { unmarked(text: string): TracedText } {
  const lines: TemplateLine[] = [];
  rewriteTemplates((path, program) =>
    withMarks(program, (line) => {
      const value = `\uE000${lines.push({ file: `templates/${path}`, line }) - 1}\uE001`;
      return { type: 'ContentStatement', value } as unknown as hbs.AST.ContentStatement;
    }),
  );
  return {
    unmarked: (text) => unmarked(text, lines),
    [Symbol.dispose]: () => rewriteTemplates(),
  };
}

function withMarks(program: hbs.AST.Program, mark: (line: number) => hbs.AST.Statement): hbs.AST.Program {
  const body = program.body.flatMap((statement) => {
    if (statement.type === 'ContentStatement') return contentWithMarks(statement as hbs.AST.ContentStatement, mark);
    if (statement.type !== 'BlockStatement') return [mark(statement.loc.start.line), statement];
    const block = statement as hbs.AST.BlockStatement;
    if ((block.program as unknown) !== undefined) block.program = withMarks(block.program, mark);
    if ((block.inverse as unknown) !== undefined) block.inverse = withMarks(block.inverse, mark);
    return [block];
  });
  return { ...program, body };
}

/** Handlebars removes the rest of a line that holds only a block, so the text may begin below its node. */
function contentWithMarks(
  content: hbs.AST.ContentStatement,
  mark: (line: number) => hbs.AST.Statement,
): hbs.AST.Statement[] {
  const original = String(content.original as unknown);
  const before = original.slice(0, Math.max(0, original.indexOf(content.value)));
  const first = content.loc.start.line + before.split('\n').length - 1;
  const pieces = content.value.split(/(?<=\n)/);
  return pieces.flatMap((value, index) => [mark(first + index), { ...content, value }]);
}

function unmarked(marked: string, lines: readonly TemplateLine[]): TracedText {
  const parts: { start: number; from: TemplateLine }[] = [];
  let text = '';
  for (const [index, piece] of marked.split(/\uE000(\d+)\uE001/).entries()) {
    if (index % 2 === 0) text += piece;
    else parts.push({ start: text.length, from: lines[Number(piece)]! });
  }
  return { text, parts };
}

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
