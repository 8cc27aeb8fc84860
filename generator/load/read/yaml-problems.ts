import type * as Yaml from 'yaml';
import { YAMLException } from 'js-yaml';

import { diagnose, type Diagnostic } from '../../diagnostic/diagnostic.ts';

/** A message and its position, with line and column from 1. */
interface Explained {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** An error of the package `yaml`. */
type YamlError = Explained & { readonly code: string };

/**
 * Explains why js-yaml rejected a text, by the `errors` of `yaml`, whose positions are better. Returns the
 * first syntax error only, because a parser guesses after it, and the duplicate keys before it, which are
 * separate mistakes.
 */
export function yamlProblems(file: string, text: string, thrown: unknown, errors: readonly Yaml.YAMLError[]) {
  const report = (code: string, { message, ...at }: Explained): Diagnostic =>
    diagnose(code === 'DUPLICATE_KEY' ? 'yaml-duplicate-key' : 'yaml-syntax', { file, path: [], at }, message);
  if (errors.length === 0) {
    const { reason, mark } = thrown instanceof YAMLException ? thrown : { reason: String(thrown), mark: undefined };
    const [line, column] = [(mark?.line ?? 0) + 1, (mark?.column ?? 0) + 1];
    return [report('', { message: invalid(reason), line, column })];
  }
  const lines = text.split(/\r?\n/);
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const syntaxError = sorted.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return sorted.slice(0, syntaxError === -1 ? undefined : syntaxError + 1).map(({ code, message, pos: [start] }) => {
    const found = { code, message, ...positionAt(text, start) };
    return report(code, explainYamlError(found, lines));
  });
}

/** The line and column of an offset, from 1. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function invalid(reason: string): string {
  return `the file is not valid YAML: ${reason.replace(/[.\s]+$/, '')}`;
}

/** Explains an error without the parser's terms, and moves its position to the line at fault. */
function explainYamlError(found: YamlError, lines: readonly string[]): Explained {
  const error = beyondEmptyLines(found, lines);
  const { code, line, column } = error;
  const text = lines[line - 1] ?? '';
  const at = { line, column };
  if (/^(<{7}|={7}|>{7})( |$)/.test(text)) return { ...at, message: 'this is an unresolved merge conflict' };
  if (code === 'DUPLICATE_KEY') return { ...at, message: `the key ${keyAt(text, column)} is already in this mapping` };
  if (code === 'TAB_AS_INDENT') return { ...at, message: 'this line is indented with a tab; YAML accepts only spaces' };
  if (code === 'MISSING_CHAR' && error.message.endsWith('quote')) return unclosedQuote(error, lines);
  const message = withoutTerms(error, text) ?? ofIndentation(error, lines);
  if (message !== undefined) return { ...at, message, column: Math.max(column, indentOf(text) + 1) };
  return { ...at, message: invalid(error.message) };
}

/** The parser reports a wrong indentation at the empty lines and comments before it. */
function beyondEmptyLines(error: YamlError, lines: readonly string[]): YamlError {
  if (error.code !== 'BAD_INDENT' || error.column > 1) return error;
  const line = lines.findIndex((text, index) => index >= error.line - 1 && !isEmpty(text)) + 1;
  return line === 0 ? error : { ...error, line };
}

function withoutTerms({ code, message, column }: YamlError, text: string): string | undefined {
  const rest = text.slice(column - 1);
  if (code === 'MULTIPLE_DOCS') return "a second document begins here, after '---'; a file must contain one";
  if (code === 'BAD_SCALAR_START') return `an unquoted value can't begin with ${rest[0]}: put it in quotes`;
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return `the ${message.endsWith(']') ? "list in '['" : "mapping in '{'"} above is not closed before this line`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested'))
    return /:(\s|$)/.test(rest)
      ? "the value contains ': ', which makes it another key: put it in quotes"
      : "this line has a value, so the lines below it can't be indented more than it is";
  if (code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  return /^[^\s:]+:\S/.test(rest)
    ? 'a space is missing after the colon'
    : "this line is neither 'key: value' nor an item that begins with '- '";
}

function ofIndentation({ code, line }: YamlError, lines: readonly string[]): string | undefined {
  if (code !== 'BAD_INDENT' && code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const indent = indentOf(lines[line - 1]!);
  const open = openIndents(lines.slice(0, line - 1));
  if (open.includes(indent))
    return code === 'BAD_INDENT' ? undefined : "a list item ('- ') is not allowed between the keys of a mapping";
  const expected = [
    Math.max(...open.filter((each) => each < indent)),
    Math.min(...open.filter((each) => each > indent)),
  ];
  return `this line is indented by ${indent} ${indent === 1 ? 'space' : 'spaces'}, unlike the lines above it: ${expected.filter(Number.isFinite).join(' or ')} expected`;
}

/** The indentations of the mappings and lists that the next line may continue. */
function openIndents(above: readonly string[]): number[] {
  const open: number[] = [];
  for (const text of above.toReversed()) {
    if (isEmpty(text)) continue;
    const indent = indentOf(text);
    const inside = indent + (/^\s*((?:- +)*)/.exec(text)?.[1]?.length ?? 0);
    for (const each of new Set([inside, indent])) if (open.length === 0 || each < open.at(-1)!) open.push(each);
  }
  return open;
}

/** Reports the line of the opening quote; the parser notices only at the end of the enclosing text. */
function unclosedQuote({ message, line, column }: YamlError, lines: readonly string[]): Explained {
  const quote = message.includes('"') ? '"' : "'";
  const opening = new RegExp(`(?:^|[:,[{-])\\s*(${quote})[^${quote}]*$`);
  for (let number = line; number > 0; number -= 1) {
    const found = opening.exec(lines[number - 1] ?? '');
    if (found === null) continue;
    const opened = found.index + found[0].indexOf(quote) + 1;
    return { line: number, column: opened, message: `the ${quote} that begins this value is not closed` };
  }
  return { line, column, message: `a closing ${quote} is missing` };
}

function isEmpty(text: string): boolean {
  return /^\s*(#.*)?$/.test(text);
}

function indentOf(text: string): number {
  return /^ */.exec(text)![0].length;
}

function keyAt(text: string, column: number): string {
  const rest = text.slice(column - 1);
  return /^("(?:[^"\\]|\\.)*"|'[^']*'|[^:]+)/.exec(rest)?.[0].trim() ?? rest.trim();
}
