import type { Field } from '../fields/field.ts';
import { anchor } from '../markup/addresses.ts';
import type { PageGroup } from '../site/groups.ts';
import type { Page, Section } from '../site/page.ts';

/** A page of links, tables of fields, or both; absent parts are not shown. */
export interface Index {
  readonly path: string;
  readonly section: Section;
  readonly title: string;
  readonly lead: string;
  /** Markdown. */
  readonly text?: string;
  readonly cards?: readonly Card[];
  readonly groups?: readonly PageGroup[];
  readonly parts?: readonly { readonly id: string; readonly title: string; readonly fields: readonly Field[] }[];
  readonly from: () => readonly object[];
  readonly leftOut?: ReadonlySet<string>;
}

interface Card {
  readonly to: string;
  /** Whether it links to the file `to`, which has no Markdown twin. */
  readonly isFile?: boolean;
  readonly label: string;
  readonly text: string;
}

export function indexPage(index: Index): Page {
  const { path, section, title, lead, text = '', cards = [], groups = [], parts = [], from, leftOut } = index;
  return {
    path,
    title,
    summary: lead,
    section,
    from,
    fields: () => parts.map(({ fields }) => fields),
    ...(leftOut !== undefined && { leftOut: () => leftOut }),
    template: 'index',
    view: (format) => ({
      title,
      lead: format.line(lead),
      text: format.text(text, 2),
      cards: cards.map(({ to, isFile = false, ...card }) => ({ ...card, href: isFile ? to : format.href(to) })),
      groups: groups.map(({ name, description, links }) => ({
        id: anchor(name),
        name,
        description: description !== '' && format.line(description),
        links: links.map((link) => ({ ...link, href: format.href(link.to), text: format.line(link.text) })),
      })),
      parts: parts.map((part) => ({ ...part, fields: format.fields(part.fields, 2) })),
    }),
  };
}
