import { renderTemplate } from '../templates.ts';
import { escapeHtml, Html } from './html.ts';
import { anchor, errorGroups, eventGroups, operationGroups } from './groups.ts';
import { relativeTo, rootOf } from './addresses.ts';
import { operationTitle, type Page, type Site } from './site.ts';

interface Link {
  readonly href: string;
  readonly words: string;
  readonly links?: readonly Link[];
}

/** The links beside every page. Of the groups of operations, events and errors, only that of the page is spread out. */
export class Navigation {
  readonly #site: Site;
  readonly #made = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
  }

  of(page: Page): Html {
    const key = [rootOf(page.path), page.section, page.group].join(' ');
    let text = this.#made.get(key);
    if (text === undefined) {
      text = renderTemplate('docs/navigation.html', { groups: this.#groups(page) });
      this.#made.set(key, text);
    }
    const own = `href="${escapeHtml(relativeTo(page.path, page.path))}"`;
    return new Html(text.replace(own, () => `${own} aria-current="page"`));
  }

  #groups(page: Page): object[] {
    const { api, whole } = this.#site;
    const link = (to: string, words: string): Link => ({ href: relativeTo(page.path, to), words });
    const at = (to: string, id: string, words: string): Link => ({ href: `${relativeTo(page.path, to)}#${id}`, words });
    const spread = (
      section: Page['section'],
      groups: readonly { name: string; title: string; links: readonly Link[] }[],
    ): Link[] =>
      groups.map(({ name, title, links }) => ({
        ...at(`${section}/index`, anchor(name), title),
        ...(page.section === section && page.group === name && { links }),
      }));
    const operations = operationGroups(api).map(({ name, operations: own }) => ({
      name,
      title: name,
      links: own.map((operation) => link(this.#site.operation(operation.id), operationTitle(operation))),
    }));
    const events = eventGroups(api).map(({ name, types }) => ({
      name,
      title: name,
      links: types.map((type) => link(this.#site.event(type), type)),
    }));
    const errors = errorGroups(api).map(({ name, errors: own }) => ({
      name,
      title: name,
      links: own.map(({ code }) => link(this.#site.error(code), code)),
    }));
    const groups = [
      {
        title: '',
        links: [link('index', 'Start'), ...(whole.changelog.length > 0 ? [link('changelog', 'Changelog')] : [])],
      },
      { title: 'Guides', links: api.guides.map(({ name, title }) => link(this.#site.guide(name), title)) },
      {
        title: 'Operations',
        links:
          operations.length === 0
            ? []
            : [link('operations/index', 'All operations'), ...spread('operations', operations)],
      },
      {
        title: 'Events',
        links:
          events.length === 0
            ? []
            : [link('events/index', 'All events'), ...(page.section === 'events' ? spread('events', events) : [])],
      },
      {
        title: 'Errors',
        links:
          errors.length === 0
            ? []
            : [link('errors/index', 'All errors'), ...(page.section === 'errors' ? spread('errors', errors) : [])],
      },
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
