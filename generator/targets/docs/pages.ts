import { changelogPage } from './changelog-page.ts';
import { errorPage } from './error-page.ts';
import { eventPage } from './event-page.ts';
import { guidePage } from './guide-page.ts';
import { errorsPage, eventsPage, operationsPage, schemaPage, startPage } from './index-pages.ts';
import { operationPage } from './operation-page.ts';
import type { Page, Site } from './site.ts';

/** How each page of the site is made, by its path; but for those of named schemas, which are there when another page leaves fields to them. */
function pageMakers(site: Site): ReadonlyMap<string, () => Page> {
  const { operations, events, errors, guides, changelog } = site.api;
  const types = [...Map.groupBy(events, ({ type }) => type)];
  return new Map([
    ['index', () => startPage(site)],
    ...guides.map((guide) => [site.guide(guide.name), () => guidePage(guide, site)] as const),
    ...(operations.length > 0 ? [['operations/index', () => operationsPage(site)] as const] : []),
    ...operations.map((operation) => [site.operation(operation.id), () => operationPage(operation, site)] as const),
    ...(events.length > 0 ? [['events/index', () => eventsPage(site)] as const] : []),
    ...types.map(([type, versions]) => [site.event(type), () => eventPage(versions, site)] as const),
    ...(errors.length > 0 ? [['errors/index', () => errorsPage(site)] as const] : []),
    ...errors.map((error) => [site.error(error.code), () => errorPage(error, site)] as const),
    ...(changelog.length > 0 ? [['changelog', () => changelogPage(changelog, site)] as const] : []),
  ]);
}

/** Every page of the site. */
export function allPages(site: Site): Page[] {
  const pages = [...pageMakers(site).values()].map((make) => make());
  return [...pages, ...schemaPages(site)];
}

/** One page, whatever the others are. */
export function pageAt(path: string, site: Site): Page | undefined {
  const make = pageMakers(site).get(path);
  if (make !== undefined) return make();
  const schema = site.api.schemas.find(({ name }) => site.schema(name) === path);
  return schema && schemaPage(schema.name, site);
}

/** Pages of the schemas that other pages leave fields to, which these can do in turn. */
function schemaPages(site: Site): Page[] {
  const pages = new Map<string, Page>();
  for (const name of site.fields.elsewhere) pages.set(name, schemaPage(name, site));
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
