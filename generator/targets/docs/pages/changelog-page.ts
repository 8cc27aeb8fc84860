import type { Release, ReleaseEntry } from '../../../model/api.ts';
import { anchor } from '../markup/addresses.ts';
import { type Format, joined, type PageLink } from '../site/format.ts';
import type { Page } from '../site/page.ts';
import { eventLink, operationLink, type Site } from '../site/site.ts';

const KINDS: Readonly<Record<ReleaseEntry['kind'], string>> = {
  breaking: 'Breaking',
  compatible: 'New and changed',
  docs: 'Documentation',
};

const LEAD = 'Changes to the API, newest first. Changes that are not marked as breaking require no change to a client.';

export function changelogPage(site: Site): Page {
  const { changelog, operations, events } = site.api;
  return {
    path: 'changelog',
    title: 'Changelog',
    summary: LEAD,
    section: 'changelog',
    from: () => [changelog],
    headings: () => changelog.map(({ version }) => ({ id: releaseId(version), text: version })),
    template: 'changelog',
    view: (format) => {
      // Those that still exist; the text of an entry names operations and versions that were removed.
      const links = new Map([
        ...operations.map((operation) => [operation.id, operationLink(operation, site)] as const),
        ...events.map(({ type, version }) => [`${type}.v${version}`, eventLink(type, site)] as const),
      ]);
      return { lead: LEAD, releases: changelog.map((release) => releaseView(release, links, format)) };
    },
  };
}

function releaseView(release: Release, links: ReadonlyMap<string, PageLink>, format: Format): object {
  const { version, date, summary = '', entries } = release;
  const kinds = Object.entries(KINDS).map(([kind, title]) => ({
    title,
    entries: entries
      .filter((entry) => entry.kind === kind)
      .map(({ text, places }) => {
        const own = places.flatMap((place) => links.get(place) ?? []);
        return { text: format.line(text), places: own.length > 0 && format.line(joined(own)) };
      }),
  }));
  return { id: releaseId(version), version, date, summary, kinds: kinds.filter((kind) => kind.entries.length > 0) };
}

function releaseId(version: string): string {
  return anchor(`v ${version}`);
}
