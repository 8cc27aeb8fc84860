import { memoized } from '../../../model/memoized.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor, relativeTo, rootOf } from '../markup/addresses.ts';
import { escapeHtml, Html } from '../markup/safe-text.ts';
import { errorGroups, eventGroups, operationGroups } from './groups.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

export function siteNavigation(site: Site): (page: Page) => Html {
  const view = navigationView(site);
  // Pages of one group share their navigation, except for the mark on the current page.
  const rendered = new Map<string, string>();
  return (page) => {
    const key = [rootOf(page.path), page.section, page.group].join(' ');
    const text = memoized(rendered, key, () => renderTemplate('docs/navigation.html', { groups: view(page) }));
    const own = `href="${escapeHtml(relativeTo(page.path, page.path))}"`;
    return new Html(text.replace(own, () => `${own} aria-current="page"`));
  };
}

/** A group of operations, events or errors is open only on its own pages. */
function navigationView(site: Site): (page: Page) => object[] {
  const { api, paths } = site;
  const groups = { operations: operationGroups(site), events: eventGroups(site), errors: errorGroups(site) };
  return ({ path, section, group }) => {
    const link = (to: string, text: string) => ({ href: relativeTo(path, to), text, links: [] });
    const grouped = (name: keyof typeof groups, all: string, listsGroups: boolean): object[] => {
      const index = link(`${name}/index`, all);
      const own = groups[name].map((one) => ({
        href: `${index.href}#${anchor(one.name)}`,
        text: one.name,
        links: section === name && group === one.name ? one.links.map(({ to, label }) => link(to, label)) : [],
      }));
      return own.length === 0 ? [] : [index, ...(listsGroups ? own : [])];
    };
    const changelog = api.changelog.length > 0 ? [link('changelog', 'Changelog')] : [];
    return [
      { title: '', links: [link('index', 'Start'), ...changelog] },
      { title: 'Guides', links: api.guides.map(({ name, title }) => link(paths.guide(name), title)) },
      { title: 'Operations', links: grouped('operations', 'All operations', true) },
      { title: 'Events', links: grouped('events', 'All events', section === 'events') },
      { title: 'Errors', links: grouped('errors', 'All errors', section === 'errors') },
    ].filter(({ links }) => links.length > 0);
  };
}
