import type { JsonValue } from '../json.ts';
import type { Release, ReleaseEntry } from './api.ts';
import { list, object, presentTexts, string, strings, texts } from './reader.ts';

export function buildChangelog(value: JsonValue | undefined): Release[] {
  return list(object(value)['releases']).map((entry) => {
    const json = object(entry);
    return {
      ...texts(json, 'version', 'date'),
      ...presentTexts(json, 'summary'),
      entries: list(json['entries']).map(releaseEntry),
    };
  });
}

function releaseEntry(value: JsonValue): ReleaseEntry {
  const json = object(value);
  return {
    kind: (string(json['kind']) ?? 'compatible') as ReleaseEntry['kind'],
    ...texts(json, 'text'),
    places: strings(json['places']),
  };
}
