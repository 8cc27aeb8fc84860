import { relativeTo, anchor, rootOf } from '../markup/addresses.ts';
import { escapeHtml, Html } from '../markup/html.ts';
import { renderHtml } from '../markup/render-html.ts';
import { errorGroups, eventGroups, operationGroups, type PageGroup } from './groups.ts';
import type { PageEntry } from './page.ts';
import type { Site } from './site.ts';

interface Link {
  readonly href: string;
  readonly text: string;
  readonly links: readonly Link[];
}

type GroupedSection = 'operations' | 'events' | 'errors';

/** The links beside every page. A group of operations, events or errors is open only on its own pages. */
export class Navigation {
  readonly #site: Site;
  readonly #groups: Readonly<Record<GroupedSection, readonly PageGroup[]>>;
  /** Pages of one group share their navigation, except for the mark on the current page. */
  readonly #rendered = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
    this.#groups = { operations: operationGroups(site), events: eventGroups(site), errors: errorGroups(site) };
  }

  of(page: PageEntry): Html {
    const key = [rootOf(page.path), page.section, page.group].join(' ');
    const text = this.#rendered.get(key) ?? renderHtml('navigation', { groups: this.#view(page) }).text;
    this.#rendered.set(key, text);
    const own = `href="${escapeHtml(relativeTo(page.path, page.path))}"`;
    return new Html(text.replace(own, () => `${own} aria-current="page"`));
  }

  #view({ path, section, group }: PageEntry): object[] {
    const { api, paths } = this.#site;
    const link = (to: string, text: string): Link => ({ href: relativeTo(path, to), text, links: [] });
    const grouped = (name: GroupedSection, all: string, listsGroups: boolean): Link[] => {
      const index = link(`${name}/index`, all);
      const groups = this.#groups[name].map((one) => ({
        href: `${index.href}#${anchor(one.name)}`,
        text: one.name,
        links: section === name && group === one.name ? one.links.map(({ to, label }) => link(to, label)) : [],
      }));
      return groups.length === 0 ? [] : [index, ...(listsGroups ? groups : [])];
    };
    return [
      {
        title: '',
        links: [link('index', 'Start'), ...(api.changelog.length > 0 ? [link('changelog', 'Changelog')] : [])],
      },
      { title: 'Guides', links: api.guides.map(({ name, title }) => link(paths.guide(name), title)) },
      { title: 'Operations', links: grouped('operations', 'All operations', true) },
      { title: 'Events', links: grouped('events', 'All events', section === 'events') },
      { title: 'Errors', links: grouped('errors', 'All errors', section === 'errors') },
    ].filter(({ links }) => links.length > 0);
  }
}
