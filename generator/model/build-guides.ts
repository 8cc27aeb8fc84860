import type { JsonObject, JsonValue } from '../json.ts';
import type { Guide, GuideSection, GuideTable, Timeline } from './api.ts';
import { isObject } from './canonical.ts';
import { integer, list, members, object, optional, string, texts } from './reader.ts';

export function buildGuides(value: JsonValue | undefined): Guide[] {
  const pages = members(value).map(([name, entry]) => ({ name, json: object(entry) }));
  const order = ({ json }: (typeof pages)[number]): number => integer(json['order']) ?? pages.length;
  pages.sort((a, b) => order(a) - order(b));
  return pages.map(({ name, json }) => ({
    name,
    ...texts(json, 'title', 'summary'),
    sections: list(json['sections']).map(section),
  }));
}

function section(value: JsonValue): GuideSection {
  const json = object(value);
  return {
    ...texts(json, 'title', 'text'),
    ...optional('shows', string(json['shows']) as GuideTable | undefined),
    ...optional('timeline', isObject(json['timeline']) ? timeline(json['timeline']) : undefined),
  };
}

function timeline(json: JsonObject): Timeline {
  const steps = list(json['steps']).map((step) => texts(object(step), 'event', 'note'));
  return { ...texts(json, 'title'), steps };
}
