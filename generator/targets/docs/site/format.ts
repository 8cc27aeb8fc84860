import type { Field } from '../fields/field.ts';
import type { FieldRenderer } from '../fields/field-renderer.ts';
import { relativeTo } from '../markup/addresses.ts';
import { highlighted, type Language } from '../markup/highlight.ts';
import type { Html } from '../markup/html.ts';
import { type Line, lineHtml, lineMarkdown } from '../markup/lines.ts';
import { markdownHtml, type TopLevel } from '../markup/markdown.ts';
import type { MarkdownText } from '../markup/markdown-text.ts';

/** One of the two forms of a page: converts what both forms show into values for a template of that form. */
export interface Format {
  readonly ending: 'html' | 'md';
  /** A description; `top` is the level of its first heading. */
  text(markdown: string, top: TopLevel): Html | string;
  line(line: Line): Html | string;
  cell(line: Line): Html | string;
  code(code: string, language: Language): Html | string;
  /** Nested lists, of which HTML shows the outer `unfolded` levels open. */
  fields(fields: readonly Field[], unfolded: number): Html | MarkdownText;
  href(to: string): string;
}

export function htmlFormat(path: string, renderer: FieldRenderer): Format {
  return {
    ending: 'html',
    text: markdownHtml,
    line: (line) => lineHtml(line, path),
    cell: (line) => lineHtml(line, path),
    code: highlighted,
    fields: (fields, unfolded) => renderer.html(fields, path, unfolded),
    href: (to) => relativeTo(path, to, 'html'),
  };
}

export function markdownFormat(path: string, renderer: FieldRenderer): Format {
  return {
    ending: 'md',
    text: (text) => text,
    line: (line) => lineMarkdown(line, path),
    cell: (line) => lineMarkdown(line, path).replace(/(?<!\\)\|/g, String.raw`\|`),
    code: (code) => code,
    fields: (fields) => renderer.markdown(fields, path),
    href: (to) => relativeTo(path, to, 'md'),
  };
}
