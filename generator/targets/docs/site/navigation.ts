import { renderTemplate } from '../../templates.ts';
import { escapeHtml, Html } from '../markup/html.ts';
import { anchor, errorGroups, eventGroups, operationGroups } from './groups.ts';
import { relativeTo, rootOf } from '../markup/addresses.ts';
import { operationTitle, type Page, type Site } from './site.ts';

interface Link {
  readonly href: string;
  readonly words: string;
  readonly links?: readonly Link[];
}

type Section = 'operations' | 'events' | 'errors';

interface Group {
  readonly name: string;
  /** Path and words of each. */
  readonly pages: () => readonly (readonly [string, string])[];
}

/** The links beside every page. Of the groups of operations, events and errors, only that of the page is spread out. */
export class Navigation {
  readonly #site: Site;
  readonly #groups: Readonly<Record<Section, readonly Group[]>>;
  readonly #made = new Map<string, string>();

  constructor(site: Site) {
    const { api } = site;
    this.#site = site;
    this.#groups = {
      operations: operationGroups(api).map(({ name, operations }) => ({
        name,
        pages: () => operations.map((operation) => [site.operation(operation.id), operationTitle(operation)] as const),
      })),
      events: eventGroups(api).map(({ name, types }) => ({
        name,
        pages: () => types.map((type) => [site.event(type), type] as const),
      })),
      errors: errorGroups(api).map(({ name, errors }) => ({
        name,
        pages: () => errors.map(({ code }) => [site.error(code), code] as const),
      })),
    };
  }

  of(page: Page): Html {
    const key = [rootOf(page.path), page.section, page.group].join(' ');
    let text = this.#made.get(key);
    if (text === undefined) {
      text = renderTemplate('docs/navigation.html', { groups: this.#view(page) });
      this.#made.set(key, text);
    }
    const own = `href="${escapeHtml(relativeTo(page.path, page.path))}"`;
    return new Html(text.replace(own, () => `${own} aria-current="page"`));
  }

  #view(page: Page): object[] {
    const { api, whole } = this.#site;
    const link = (to: string, words: string): Link => ({ href: relativeTo(page.path, to), words });
    const at = (to: string, id: string, words: string): Link => ({ href: `${relativeTo(page.path, to)}#${id}`, words });
    const spread = (section: Section): Link[] =>
      this.#groups[section].map(({ name, pages }) => {
        const isOpen = page.section === section && page.group === name;
        const group = at(`${section}/index`, anchor(name), name);
        return isOpen ? { ...group, links: pages().map(([to, words]) => link(to, words)) } : group;
      });
    const index = (section: Section, words: string, groups: readonly Link[]): Link[] =>
      this.#groups[section].length === 0 ? [] : [link(`${section}/index`, words), ...groups];
    const groups = [
      {
        title: '',
        links: [link('index', 'Start'), ...(whole.changelog.length > 0 ? [link('changelog', 'Changelog')] : [])],
      },
      { title: 'Guides', links: api.guides.map(({ name, title }) => link(this.#site.guide(name), title)) },
      { title: 'Operations', links: index('operations', 'All operations', spread('operations')) },
      { title: 'Events', links: index('events', 'All events', page.section === 'events' ? spread('events') : []) },
      { title: 'Errors', links: index('errors', 'All errors', page.section === 'errors' ? spread('errors') : []) },
    ];
    return groups
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => ({ title, links: links.map(complete) }));
  }
}

/** Templates are strict about fields that are not there. */
function complete(link: Link): object {
  return { ...link, links: link.links ?? [] };
}
