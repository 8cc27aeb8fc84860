import type { Api, Release, ReleaseEntry } from '../model/api.ts';
import { lazy } from './lazy.ts';
import { renderTemplate } from './templates.ts';
import type { Target, Unit } from './unit.ts';

const PUBLISHED_PACKAGES = ['types', 'validators', 'client', 'webhooks', 'server', 'openapi'];

/** The license of a package and, where the document has a changelog, the API's history. */
export const packageFiles: Target = {
  name: 'package-files',
  emit(api) {
    const view = (): object => ({ title: api.info.title, releases: api.changelog.map(releaseView) });
    const changelog = lazy(() => renderTemplate('package-files/CHANGELOG.md', view()));
    return PUBLISHED_PACKAGES.flatMap((folder): Unit[] => [
      { path: `${folder}/LICENSE`, from: [api.info], render: () => licenseText(api) },
      ...(api.changelog.length > 0
        ? [{ path: `${folder}/CHANGELOG.md`, from: [api.info, api.changelog], render: changelog }]
        : []),
    ]);
  },
};

function licenseText({ info }: Api): string {
  const { license } = info;
  const terms =
    license === undefined
      ? ['No licence is granted. All rights reserved.']
      : [`Licence: ${license.identifier ?? license.name}`, ...(license.url === undefined ? [] : [license.url])];
  return [info.title, '', ...terms].map((line) => `${line.replace(/\s+/g, ' ').trim()}\n`).join('');
}

const HEADINGS: Readonly<Record<ReleaseEntry['kind'], string>> = {
  breaking: 'Breaking',
  compatible: 'Added and changed',
  docs: 'Documentation',
};

function releaseView({ version, date, summary, entries }: Release): object {
  const groups = Object.entries(HEADINGS).map(([kind, heading]) => ({
    heading,
    entries: entries
      .filter((entry) => entry.kind === kind)
      .map(({ text, places }) => ({ text, places: places.join(', ') })),
  }));
  return { version, date, summary, groups: groups.filter((group) => group.entries.length > 0) };
}
