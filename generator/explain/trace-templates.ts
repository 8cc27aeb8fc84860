import { rewriteTemplates } from '../targets/templates.ts';

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
