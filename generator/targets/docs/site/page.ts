import type { Field } from '../fields/field-reader.ts';
import type { Format } from './format.ts';

/** In the order of `llms.txt`, each with its title there. */
export const SECTIONS = {
  start: 'Start',
  guides: 'Guides',
  operations: 'Operations',
  events: 'Events',
  errors: 'Errors',
  schemas: 'Schemas',
  changelog: 'Changelog',
};

export type Section = keyof typeof SECTIONS;

/** Its text depends on `from` and on names and titles of other pages, never on the order of rendering. */
export interface Page {
  /** Below the root of the site, without its ending: `operations/customers.create`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and `llms.txt`. */
  readonly summary: string;
  readonly section: Section;
  /** The navigation group in the section: a resource, a group of events or of errors; absent for none. */
  readonly group?: string;
  /** The parts of the `Api` that the page shows in full. */
  readonly from: () => readonly object[];
  /** The headings that the search finds. */
  readonly headings?: () => readonly SearchPlace[];
  /** The lists of fields that the search finds. */
  readonly fields?: () => readonly (readonly Field[])[];
  /** Named schemas whose fields this page leaves to other pages; complete after a call of `fields`. */
  readonly leftOut?: ReadonlySet<string>;
  /** The name of its two templates: `templates/docs/<template>.html.hbs` and `.md.hbs`. */
  readonly template: string;
  /** What the templates show besides `title` and, as `above`, the group. */
  readonly view: (format: Format) => object;
}

/** A search result on a page: its anchor, and the text that finds it. */
export interface SearchPlace {
  readonly id: string;
  readonly text: string;
}
