import { renderTemplate } from '../../templates.ts';
import type { Field } from '../fields/field.ts';
import { searchPlaces } from '../fields/search-places.ts';
import { anchor, relativeTo } from '../markup/addresses.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Page, Section } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/** A page of links, tables of fields, or both; absent parts are not shown. */
export interface Index {
  readonly path: string;
  readonly section: Section;
  readonly title: string;
  readonly lead: string;
  /** Markdown. */
  readonly text?: string;
  readonly cards?: readonly Card[];
  readonly groups?: readonly LinkGroup[];
  readonly parts?: readonly { readonly id: string; readonly title: string; readonly fields: readonly Field[] }[];
  readonly from: readonly object[];
  readonly leftOut?: ReadonlySet<string>;
}

interface Card {
  readonly to: string;
  /** Of a file that has no Markdown twin. */
  readonly ending?: string;
  readonly label: string;
  readonly text: string;
}

interface LinkGroup {
  readonly name: string;
  readonly description: string;
  readonly links: readonly IndexLink[];
}

interface IndexLink {
  readonly to: string;
  readonly label: string;
  readonly code: string;
  readonly text: string;
}

export function indexPage(index: Index, { renderer }: Site): Page {
  const { path, section, title, lead, text = '', cards = [], groups = [], parts = [] } = index;
  const href = (to: string, ending: 'html' | 'md'): string => relativeTo(path, to, ending);
  const cardsWith = (ending: 'html' | 'md'): object[] =>
    cards.map((card) => ({
      label: card.label,
      text: card.text,
      href: card.ending === undefined ? href(card.to, ending) : `${card.to}.${card.ending}`,
    }));
  return {
    path,
    title,
    summary: lead,
    section,
    group: '',
    from: index.from,
    places: () => parts.flatMap(({ fields }) => searchPlaces(fields)),
    leftOut: () => index.leftOut ?? new Set(),
    html: () =>
      renderHtml('index', {
        title,
        lead: inlineHtml(lead),
        text: markdownHtml(text, 2),
        cards: cardsWith('html'),
        groups: groups.map(({ name, description, links }) => ({
          id: anchor(name),
          name,
          description: description !== '' && inlineHtml(description),
          links: links.map((link) => ({ ...link, href: href(link.to, 'html'), text: inlineHtml(link.text) })),
        })),
        parts: parts.map((part) => ({ ...part, fields: renderer.html(part.fields, path, 2) })),
      }),
    markdown: () =>
      renderTemplate('docs/index.md', {
        title,
        lead,
        text,
        cards: cardsWith('md'),
        groups: groups.map(({ name, description, links }) => ({
          name,
          description,
          links: links.map((link) => ({ ...link, href: href(link.to, 'md') })),
        })),
        parts: parts.map((part) => ({ ...part, fields: renderer.markdown(part.fields, path) })),
      }),
  };
}
