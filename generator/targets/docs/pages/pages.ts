import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { changelogPage } from './changelog-page.ts';
import { errorPages } from './error-page.ts';
import { eventPage } from './event-page.ts';
import { guidePage } from './guide-page.ts';
import { listPage, schemaPage, startPage } from './index-pages.ts';
import { operationPage } from './operation-page.ts';

/** Every page, not yet rendered. Pages of schemas come last: the fields of all others show which exist. */
export function* sitePages(site: Site): Generator<Page> {
  const { guides, operations, events, changelog } = site.api;
  const types = Map.groupBy(events, ({ type }) => type);
  const pages = [
    startPage(site),
    ...guides.map((guide) => guidePage(guide, site)),
    ...listPage('operations', site),
    ...operations.map((operation) => operationPage(operation, site)),
    ...listPage('events', site),
    ...[...types.values()].map((versions) => eventPage(versions, site)),
    ...listPage('errors', site),
    ...errorPages(site),
    ...(changelog.length > 0 ? [changelogPage(site)] : []),
  ];
  yield* pages;
  yield* schemaPages(pages, site);
}

/** Pages of the schemas that other pages leave out, which can leave out schemas in turn. */
function schemaPages(pages: readonly Page[], site: Site): Page[] {
  const found = new Map<string, Page>();
  const visit = ({ fields, leftOut }: Page): void => {
    fields?.();
    for (const name of leftOut ?? []) {
      const path = site.paths.schema(name);
      if (found.has(path)) continue;
      const page = schemaPage(name, site);
      found.set(path, page);
      visit(page);
    }
  };
  pages.forEach(visit);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
