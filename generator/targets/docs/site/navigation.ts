import { memoized } from '../../../model/memoized.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor, relativeTo, rootOf } from '../markup/addresses.ts';
import { escapeHtml, Html } from '../markup/safe-text.ts';
import { siteGroups } from './groups.ts';
import { type Page, type Section, SECTIONS } from './page.ts';
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
  const lists = Object.entries(siteGroups(site));
  return ({ path, section, group }) => {
    const link = (to: string, text: string) => ({ href: relativeTo(path, to), text, links: [] });
    const grouped = lists.map(([name, groups]) => {
      const index = link(`${name}/index`, `All ${name}`);
      const own = groups.map((one) => ({
        href: `${index.href}#${anchor(one.name)}`,
        text: one.name,
        links: section === name && group === one.name ? one.links.map(({ to, label }) => link(to, label)) : [],
      }));
      const isOpen = name === 'operations' || section === name;
      return { title: SECTIONS[name as Section], links: own.length === 0 ? [] : [index, ...(isOpen ? own : [])] };
    });
    const changelog = api.changelog.length > 0 ? [link('changelog', SECTIONS.changelog)] : [];
    return [
      { title: '', links: [link('index', SECTIONS.start), ...changelog] },
      { title: SECTIONS.guides, links: api.guides.map(({ name, title }) => link(paths.guide(name), title)) },
      ...grouped,
    ].filter(({ links }) => links.length > 0);
  };
}
