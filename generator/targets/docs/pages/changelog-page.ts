import type { Release, ReleaseEntry } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../site/groups.ts';
import { Html } from '../markup/html.ts';
import { linkList, markdownLinks, type PageLink } from '../markup/links.ts';
import { inlineHtml } from '../markup/markdown.ts';
import { operationTitle, type Page, type Site } from '../site/site.ts';

const KINDS: readonly (readonly [ReleaseEntry['kind'], string])[] = [
  ['breaking', 'Breaking'],
  ['compatible', 'New and changed'],
  ['docs', 'Documentation'],
];

const LEAD = 'What has changed, the newest first. What is not called breaking needs no change of a client.';
const PATH = 'changelog';

/** What has changed from version to version. */
export function changelogPage(releases: readonly Release[], site: Site): Page {
  const places = placesOf(site);
  return {
    path: PATH,
    title: 'Changelog',
    summary: LEAD,
    section: 'changelog',
    group: '',
    body: new Html(
      renderTemplate('docs/changelog.html', {
        lead: LEAD,
        releases: releases.map((release) =>
          releaseView(release, places, ({ text, links }) => ({
            text: inlineHtml(text),
            places: links.length > 0 && linkList(PATH, links),
          })),
        ),
      }),
    ),
    markdown: renderTemplate('docs/changelog.md', {
      lead: LEAD,
      releases: releases.map((release) =>
        releaseView(release, places, ({ text, links }) => ({ text, places: markdownLinks(PATH, links) })),
      ),
    }),
    sources: ['document'],
    places: releases.map(({ version }) => ({ id: anchor(`v ${version}`), words: version })),
  };
}

interface Entry {
  readonly text: string;
  readonly links: readonly PageLink[];
}

function releaseView(
  { version, date, summary, entries }: Release,
  places: ReadonlyMap<string, PageLink>,
  view: (entry: Entry) => object,
): object {
  const kinds = KINDS.map(([kind, title]) => ({
    title,
    entries: entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => view({ text: entry.text, links: entry.places.flatMap((place) => places.get(place) ?? []) })),
  }));
  return {
    id: anchor(`v ${version}`),
    version,
    date,
    summary: summary ?? '',
    kinds: kinds.filter((kind) => kind.entries.length > 0),
  };
}

/** Places that are gone have no page, and are named in the text. */
function placesOf(site: Site): ReadonlyMap<string, PageLink> {
  const { operations, events } = site.api;
  return new Map([
    ...operations.map(
      (operation) => [operation.id, { to: site.operation(operation.id), words: operationTitle(operation) }] as const,
    ),
    ...events.map(({ type, version }) => [`${type}.v${version}`, { to: site.event(type), words: type }] as const),
  ]);
}
