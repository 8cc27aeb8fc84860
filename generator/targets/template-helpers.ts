import { docComment, identifier, literal, memberAccess, pathSegment, propertyKey, quoted, TypeText } from './code.ts';
import { Html, MarkdownText } from './docs/markup/safe-text.ts';
import { onOneLine, passage, passageLine } from './passage.ts';

/** The helpers of TypeScript templates; a template that prints a value without one of them is rejected. */
export const CODE_HELPERS = {
  lit: literal,
  id: identifier,
  key: propertyKey,
  doc: docComment,
  member: memberAccess,
  path: pathSegment,
  type: safeText('type', TypeText),
} as const;

/** The helpers of Markdown and plain text templates, where a mustache without a helper escapes HTML. */
export const PROSE_HELPERS = {
  md: markdown,
  code: codeSpan,
  quoted,
  passage,
  line: passageLine,
  fence: fencedCode,
  markdown: safeText('markdown', MarkdownText),
} as const;

/** The helper of HTML templates, where a mustache without a helper escapes HTML. */
export const HTML_HELPERS = { html: safeText('html', Html) } as const;

/** A helper that prints only one kind of text, which the generator has escaped or built from such text. */
function safeText(helper: string, type: new (text: string) => { readonly text: string }) {
  return (value: unknown): string => {
    if (!(value instanceof type)) throw new TypeError(`{{${helper} x}} takes only ${type.name}`);
    return value.text;
  };
}

/** A fenced block of code; its fence is longer than any run of backticks in the text. */
function fencedCode(text: string): string {
  const fence = '`'.repeat(Math.max(2, longestRun(text)) + 1);
  return `${fence}\n${text.trimEnd()}\n${fence}`;
}

function markdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A code span whose text can end neither the span nor the table cell around it. */
export function codeSpan(text: string): string {
  // Two backticks with nothing between them begin a longer span instead of an empty one.
  if (text === '') return '` `';
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = text.includes('`') ? ' ' : '';
  return `${fence}${pad}${onOneLine(text).replaceAll('|', '\\|')}${pad}${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
