import { relativeTo } from './addresses.ts';
import { escapeHtml, fragment, Html } from './html.ts';
import { inlineHtml } from './markdown.ts';

/** A line of a page: Markdown, or links to other pages. */
export type Line = string | Links;

export interface Links {
  readonly links: readonly PageLink[];
  readonly separator?: string;
}

export interface PageLink {
  /** The path of a page without its ending; undefined for text without a link. */
  readonly to: string | undefined;
  /** An element of the page. */
  readonly id?: string;
  readonly text: string;
  readonly isCode?: boolean;
}

export function lineHtml(line: Line, from: string): Html {
  if (typeof line === 'string') return inlineHtml(line);
  return new Html(line.links.map((link) => linkHtml(link, from)).join(line.separator ?? ', '));
}

function linkHtml({ to, id, text, isCode }: PageLink, from: string): string {
  const inner = isCode === true ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text);
  if (to === undefined) return inner;
  return `<a href="${escapeHtml(relativeTo(from, to))}${id === undefined ? '' : fragment(id)}">${inner}</a>`;
}

/** The line as Markdown, where links can't lead to an element of a page. */
export function lineMarkdown(line: Line, from: string): string {
  if (typeof line === 'string') return line;
  return line.links.map((link) => linkMarkdown(link, from)).join(line.separator ?? ', ');
}

function linkMarkdown({ to, text }: PageLink, from: string): string {
  const escaped = text.replace(/[\\[\]<`*_]/g, String.raw`\$&`);
  return to === undefined ? escaped : `[${escaped}](${relativeTo(from, to, 'md')})`;
}
