import type { JsonValue } from '../json.ts';
import type { Release, ReleaseEntry } from './api.ts';
import { list, object, optional, string, strings } from './reader.ts';

export function buildChangelog(value: JsonValue | undefined): Release[] {
  return list(object(value)['releases']).map((entry) => {
    const json = object(entry);
    return {
      version: string(json['version']) ?? '',
      date: string(json['date']) ?? '',
      ...optional('summary', string(json['summary'])),
      entries: list(json['entries']).map(releaseEntry),
    };
  });
}

function releaseEntry(value: JsonValue): ReleaseEntry {
  const json = object(value);
  return {
    kind: (string(json['kind']) ?? 'compatible') as ReleaseEntry['kind'],
    text: string(json['text']) ?? '',
    places: strings(json['places']),
  };
}
