import type { Api, EventVersion, Operation } from '../../../model/api.ts';
import { firstSentence } from '../markup/markdown.ts';
import { operationTitle, type Site } from './site.ts';

/** Pages under one heading, in lists and in the navigation. */
export interface PageGroup {
  readonly name: string;
  readonly description: string;
  readonly links: readonly {
    readonly to: string;
    readonly label: string;
    /** Code below the label. */
    readonly code: string;
    readonly text: string;
  }[];
}

/** Operations by first tag in the document's order of tags, then those without a tag by resource. */
export function operationsByGroup({ operations, tags }: Api): readonly (readonly [string, readonly Operation[]])[] {
  const groups = Map.groupBy(operations, operationGroup);
  const names = new Set([...tags.map(({ name }) => name), ...groups.keys()]);
  return [...names].flatMap((name) => (groups.has(name) ? [[name, groups.get(name)!] as const] : []));
}

export function operationGroup({ tags, resource }: Operation): string {
  return tags[0] ?? resource;
}

export function tagDescription({ tags }: Api, name: string): string {
  return tags.find((tag) => tag.name === name)?.description ?? '';
}

/** The group that the document names, otherwise the part of the type before the dot. */
export function eventGroup({ group, type }: EventVersion): string {
  return group ?? type.split('.', 1)[0]!;
}

/** The groups of each section that lists its pages. Each event type is shown with its newest version. */
export function siteGroups({ api, paths }: Site): Readonly<Record<'operations' | 'events' | 'errors', PageGroup[]>> {
  const newest = new Map(api.events.map((event) => [event.type, event]));
  return {
    operations: operationsByGroup(api).map(([name, operations]) => ({
      name,
      description: tagDescription(api, name),
      links: operations.map((operation) => ({
        to: paths.operation(operation.id),
        label: operationTitle(operation),
        code: `${operation.method.toUpperCase()} ${operation.path}`,
        text: firstSentence(operation.description),
      })),
    })),
    events: [...Map.groupBy(newest.values(), eventGroup)].map(([name, events]) => ({
      name,
      description: tagDescription(api, name),
      links: events.map(({ type, summary, description, version }) => ({
        to: paths.event(type),
        label: type,
        code: version > 1 ? `version ${version}` : '',
        text: summary ?? firstSentence(description),
      })),
    })),
    errors: [...Map.groupBy(api.errors, ({ group }) => group)].map(([name, errors]) => ({
      name,
      description: '',
      links: errors.map(({ code, status, title }) => ({
        to: paths.error(code),
        label: code,
        code: '',
        text: `${status} · ${title}`,
      })),
    })),
  };
}
