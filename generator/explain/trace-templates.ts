import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import Handlebars from 'handlebars';

import { compileTemplate, replaceTemplate } from '../targets/templates.ts';

const FOLDER = fileURLToPath(new URL('../../templates/', import.meta.url));

/** A line of a template, from 1; the file is named from the project's root. */
export interface TemplateLine {
  readonly file: string;
  readonly line: number;
}

/** Text that came out of templates, and which of their lines each part of it is from. */
export interface TracedText {
  readonly text: string;
  readonly parts: readonly { readonly start: number; readonly from: TemplateLine }[];
}

/** While this is not disposed of, every template of this process leaves a mark before whatever a line of it prints. */
export interface Trace extends Disposable {
  /** Takes the marks out. */
  unmarked(text: string): TracedText;
}

/** A run that only generates pays nothing for it. */
export function traceTemplates(): Trace {
  const lines: TemplateLine[] = [];
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.hbs'));
  const names: string[] = [];
  for (const path of files.map((name) => name.replaceAll('\\', '/'))) {
    const mark = (line: number): hbs.AST.ContentStatement => {
      const content = `\uE000${lines.push({ file: `templates/${path}`, line }) - 1}\uE001`;
      return { type: 'ContentStatement', value: content } as unknown as hbs.AST.ContentStatement;
    };
    const name = path.slice(0, -'.hbs'.length);
    names.push(name);
    replaceTemplate(
      name,
      compileTemplate(name, withMarks(Handlebars.parse(readFileSync(FOLDER + path, 'utf8')), mark)),
    );
  }
  return {
    unmarked: (text) => unmarked(text, lines),
    [Symbol.dispose]: () => names.forEach((name) => replaceTemplate(name, undefined)),
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

/** Handlebars has taken away what stands around a block that has its line for itself, so the text may begin further below. */
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
