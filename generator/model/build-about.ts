import type { JsonObject, JsonValue } from '../json.ts';
import type { Guide, GuideTable, Info, Release, ReleaseEntry } from './about.ts';
import {
  integer,
  object,
  objectMembers,
  objects,
  optional,
  optionalFrom,
  presentTexts,
  string,
  strings,
  texts,
} from './reader.ts';

export function buildInfo(value: JsonValue | undefined): Info {
  const json = object(value);
  return {
    title: string(json['title']) ?? 'API',
    version: string(json['version']) ?? '0.0.0',
    ...presentTexts(json, 'summary', 'description'),
    ...optionalFrom('license', json['license'], (license) => ({
      ...texts(license, 'name'),
      ...presentTexts(license, 'identifier', 'url'),
    })),
  };
}

export function buildGuides(value: JsonValue | undefined): Guide[] {
  const pages = objectMembers(value);
  const order = (json: JsonObject): number => integer(json['order']) ?? pages.length;
  pages.sort(([, a], [, b]) => order(a) - order(b));
  return pages.map(([name, json]) => ({
    name,
    ...texts(json, 'title', 'summary'),
    sections: objects(json['sections']).map((section) => ({
      ...texts(section, 'title', 'text'),
      ...optional('shows', string(section['shows']) as GuideTable | undefined),
      ...optionalFrom('timeline', section['timeline'], (timeline) => ({
        ...texts(timeline, 'title'),
        steps: objects(timeline['steps']).map((step) => texts(step, 'event', 'note')),
      })),
    })),
  }));
}

export function buildChangelog(value: JsonValue | undefined): Release[] {
  return objects(object(value)['releases']).map((release) => ({
    ...texts(release, 'version', 'date'),
    ...presentTexts(release, 'summary'),
    entries: objects(release['entries']).map((entry) => ({
      kind: (string(entry['kind']) ?? 'compatible') as ReleaseEntry['kind'],
      ...texts(entry, 'text'),
      places: strings(entry['places']),
    })),
  }));
}
