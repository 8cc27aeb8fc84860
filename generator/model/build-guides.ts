import type { JsonValue } from '../json.ts';
import type { Guide, GuideSection, GuideTable } from './api.ts';
import { integer, list, members, object, optional, string } from './reader.ts';

/** The pages of `x-docs`, in the order that they give. */
export function buildGuides(value: JsonValue | undefined): Guide[] {
  const pages = members(value).map(([name, entry]) => ({ name, json: object(entry) }));
  const order = ({ json }: (typeof pages)[number]): number => integer(json['order']) ?? pages.length;
  pages.sort((a, b) => order(a) - order(b));
  return pages.map(({ name, json }) => ({
    name,
    title: string(json['title']) ?? '',
    summary: string(json['summary']) ?? '',
    sections: list(json['sections']).map(section),
  }));
}

function section(value: JsonValue): GuideSection {
  const json = object(value);
  const timeline = object(json['timeline']);
  return {
    title: string(json['title']) ?? '',
    text: string(json['text']) ?? '',
    ...optional('shows', string(json['shows']) as GuideTable | undefined),
    ...optional(
      'timeline',
      json['timeline'] === undefined
        ? undefined
        : {
            title: string(timeline['title']) ?? '',
            steps: list(timeline['steps']).map((step) => ({
              event: string(object(step)['event']) ?? '',
              note: string(object(step)['note']) ?? '',
            })),
          },
    ),
  };
}
