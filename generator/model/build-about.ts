import type { JsonObject, JsonValue } from '../json.ts';
import type { Guide, GuideTable, Info, Release, ReleaseEntry } from './about.ts';
import * as read from './reader.ts';

export function buildInfo(value: JsonValue | undefined): Info {
  const json = read.object(value);
  return {
    title: read.string(json['title']) ?? 'API',
    version: read.string(json['version']) ?? '0.0.0',
    ...read.presentTexts(json, 'summary', 'description'),
    ...read.optionalFrom('license', json['license'], (license) => ({
      ...read.texts(license, 'name'),
      ...read.presentTexts(license, 'identifier', 'url'),
    })),
  };
}

export function buildGuides(value: JsonValue | undefined): Guide[] {
  const pages = read.objectMembers(value);
  const order = (json: JsonObject): number => read.integer(json['order']) ?? pages.length;
  pages.sort(([, a], [, b]) => order(a) - order(b));
  return pages.map(([name, json]) => ({
    name,
    ...read.texts(json, 'title', 'summary'),
    sections: read.objects(json['sections']).map((section) => ({
      ...read.texts(section, 'title', 'text'),
      ...read.optional('shows', read.string(section['shows']) as GuideTable | undefined),
      ...read.optionalFrom('timeline', section['timeline'], (timeline) => ({
        ...read.texts(timeline, 'title'),
        steps: read.objects(timeline['steps']).map((step) => read.texts(step, 'event', 'note')),
      })),
    })),
  }));
}

export function buildChangelog(value: JsonValue | undefined): Release[] {
  return read.objects(read.object(value)['releases']).map((release) => ({
    ...read.texts(release, 'version', 'date'),
    ...read.presentTexts(release, 'summary'),
    entries: read.objects(release['entries']).map((entry) => ({
      kind: (read.string(entry['kind']) ?? 'compatible') as ReleaseEntry['kind'],
      ...read.texts(entry, 'text'),
      places: read.strings(entry['places']),
    })),
  }));
}
