import type { Api, Release, ReleaseEntry } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../markup/addresses.ts';
import { lineHtml, lineMarkdown, type PageLink } from '../markup/lines.ts';
import { inlineHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';

const KINDS: readonly (readonly [ReleaseEntry['kind'], string])[] = [
  ['breaking', 'Breaking'],
  ['compatible', 'New and changed'],
  ['docs', 'Documentation'],
];

const LEAD = 'Changes to the API, newest first. Changes that are not marked as breaking require no change to a client.';
const PATH = 'changelog';

export function changelogPage({ changelog }: Api, site: Site): Page {
  const links = linksByPlace(site);
  const releases = (entryView: (text: string, own: readonly PageLink[]) => object): object[] =>
    changelog.map((release) =>
      releaseView(release, ({ text, places }) =>
        entryView(
          text,
          places.flatMap((place) => links.get(place) ?? []),
        ),
      ),
    );
  return {
    path: PATH,
    title: 'Changelog',
    summary: LEAD,
    section: 'changelog',
    group: '',
    from: [changelog],
    places: () => changelog.map(({ version }) => ({ id: releaseId(version), text: version })),
    leftOut: () => new Set(),
    html: () =>
      renderHtml('changelog', {
        lead: LEAD,
        releases: releases((text, own) => ({
          text: inlineHtml(text),
          places: own.length > 0 && lineHtml({ links: own }, PATH),
        })),
      }),
    markdown: () =>
      renderTemplate('docs/changelog.md', {
        lead: LEAD,
        releases: releases((text, own) => ({ text, places: lineMarkdown({ links: own }, PATH) })),
      }),
  };
}

function releaseView({ version, date, summary, entries }: Release, entryView: (entry: ReleaseEntry) => object): object {
  const kinds = KINDS.map(([kind, title]) => ({
    title,
    entries: entries.filter((entry) => entry.kind === kind).map(entryView),
  }));
  return {
    id: releaseId(version),
    version,
    date,
    summary: summary ?? '',
    kinds: kinds.filter((kind) => kind.entries.length > 0),
  };
}

function releaseId(version: string): string {
  return anchor(`v ${version}`);
}

/** Operations and event versions that still exist; the text of an entry names those that were removed. */
function linksByPlace({ api, paths }: Site): ReadonlyMap<string, PageLink> {
  return new Map<string, PageLink>([
    ...api.operations.map(
      (operation) => [operation.id, { to: paths.operation(operation.id), text: operationTitle(operation) }] as const,
    ),
    ...api.events.map(({ type, version }) => [`${type}.v${version}`, { to: paths.event(type), text: type }] as const),
  ]);
}
