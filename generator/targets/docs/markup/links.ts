import { relativeTo } from './addresses.ts';
import { escapeHtml, Html } from './html.ts';

export interface PageLink {
  /** A page, without its ending; undefined for words that lead nowhere. */
  readonly to: string | undefined;
  /** An element of the page. */
  readonly id?: string;
  readonly words: string;
  readonly isCode?: boolean;
}

/** Links in one line, from the page `from`. */
export function linkList(from: string, links: readonly PageLink[], between = ', '): Html {
  const one = ({ to, id, words, isCode }: PageLink): string => {
    const text = isCode === true ? `<code>${escapeHtml(words)}</code>` : escapeHtml(words);
    if (to === undefined) return text;
    return `<a href="${escapeHtml(relativeTo(from, to))}${id === undefined ? '' : `#${encodeURIComponent(id)}`}">${text}</a>`;
  };
  return new Html(links.map(one).join(between));
}

/** The same in Markdown, which has no elements to lead to. */
export function markdownLinks(from: string, links: readonly PageLink[], between = ', '): string {
  const one = ({ to, words }: PageLink): string => {
    const text = words.replace(/[\\[\]<`*_]/g, String.raw`\$&`);
    return to === undefined ? text : `[${text}](${relativeTo(from, to, 'md')})`;
  };
  return links.map(one).join(between);
}
