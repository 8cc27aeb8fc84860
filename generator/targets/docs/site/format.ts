import type { FieldRenderer } from '../fields/field-renderer.ts';
import type { Field } from '../fields/field-reader.ts';
import { fragment, relativeTo } from '../markup/addresses.ts';
import { highlighted, type Language } from '../markup/highlight.ts';
import { inlineHtml, markdownHtml, type TopLevel } from '../markup/markdown.ts';
import { escapeHtml, Html, type MarkdownText } from '../markup/safe-text.ts';

/** A line of a page: Markdown, or links to other pages with the text between them. */
export type Line = string | readonly PageLink[];

export interface PageLink {
  /** The path of a page without its ending; undefined for text without a link. */
  readonly to?: string | undefined;
  /** An element of the page, to which only HTML links. */
  readonly id?: string;
  readonly text: string;
  readonly isCode?: boolean;
}

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
  const href = (to: string): string => relativeTo(path, to, 'html');
  const linkHtml = ({ to, id, text, isCode }: PageLink): string => {
    const inner = isCode === true ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text);
    if (to === undefined) return inner;
    return `<a href="${escapeHtml(href(to))}${id === undefined ? '' : fragment(id)}">${inner}</a>`;
  };
  const lineHtml = (line: Line): Html =>
    typeof line === 'string' ? inlineHtml(line) : new Html(line.map(linkHtml).join(''));
  return {
    ending: 'html',
    text: markdownHtml,
    line: lineHtml,
    cell: lineHtml,
    code: highlighted,
    fields: (fields, unfolded) => renderer.html(fields, path, unfolded),
    href,
  };
}

export function markdownFormat(path: string, renderer: FieldRenderer): Format {
  const href = (to: string): string => relativeTo(path, to, 'md');
  const linkMarkdown = ({ to, text }: PageLink): string => {
    const escaped = text.replace(/[\\[\]<`*_]/g, String.raw`\$&`);
    return to === undefined ? escaped : `[${escaped}](${href(to)})`;
  };
  const lineMarkdown = (line: Line): string => (typeof line === 'string' ? line : line.map(linkMarkdown).join(''));
  return {
    ending: 'md',
    text: (text) => text,
    line: lineMarkdown,
    cell: (line) => lineMarkdown(line).replace(/(?<!\\)\|/g, String.raw`\|`),
    code: (code) => code,
    fields: (fields) => renderer.markdown(fields, path),
    href,
  };
}

/** Several links, or lists of links, as one line. */
export function joined(parts: readonly (PageLink | readonly PageLink[])[], separator = ', '): readonly PageLink[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ text: separator }, ...[part].flat()]));
}
