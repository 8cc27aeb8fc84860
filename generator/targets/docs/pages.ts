import { changelogPage } from './pages/changelog-page.ts';
import { errorPage } from './pages/error-page.ts';
import { eventPage } from './pages/event-page.ts';
import { guidePage } from './pages/guide-page.ts';
import { errorsPage, eventsPage, operationsPage, schemaPage, startPage } from './pages/index-pages.ts';
import { operationPage } from './pages/operation-page.ts';
import type { Page, Site } from './site/site.ts';

/** How each page of the site is made, by its path; but for those of named schemas, which are there when another page leaves fields to them. */
function pageMakers(site: Site): ReadonlyMap<string, () => Page> {
  const { operations, events, errors, guides, changelog } = site.whole;
  const outlined = site.api.operations;
  const errorExamples = [...site.errorExamples].flat();
  /** Made of these parts of the `Api` and what they refer to, beside what any page may show. */
  const own = (path: string, of: readonly object[], make: () => Page, more: readonly unknown[] = []) => {
    const parts = (): unknown[] => [...of, ...of.flatMap(site.reached), ...more];
    return [path, () => site.kept.page(path, parts, make, site)] as const;
  };
  const types = [...Map.groupBy(events, ({ type }) => type)];
  return new Map([
    ['index', () => startPage(site)],
    ...guides.map((guide) => own(site.guide(guide.name), [guide], () => guidePage(guide, site))),
    ...(operations.length > 0 ? [['operations/index', () => operationsPage(site)] as const] : []),
    ...operations.map((operation) =>
      own(site.operation(operation.id), [operation], () => operationPage(operation, site)),
    ),
    ...(events.length > 0 ? [['events/index', () => eventsPage(site)] as const] : []),
    ...types.map(([type, versions]) => {
      const causes = outlined.filter(({ emits }) => emits.includes(type));
      return own(site.event(type), versions, () => eventPage(versions, causes, site), causes);
    }),
    ...(errors.length > 0 ? [['errors/index', () => errorsPage(site)] as const] : []),
    ...errors.map((error) => own(site.error(error.code), [error], () => errorPage(error, site), errorExamples)),
    ...(changelog.length > 0 ? [['changelog', () => changelogPage(changelog, site)] as const] : []),
  ]);
}

/** Every page of the site, one after the other. */
export function* allPages(site: Site): Generator<Page> {
  for (const make of pageMakers(site).values()) yield make();
  yield* schemaPages(site);
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
  for (const name of site.fields.elsewhere.keys()) pages.set(name, schemaPage(name, site));
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
