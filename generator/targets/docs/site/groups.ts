import type { Api, EventVersion, Operation } from '../../../model/api.ts';
import type { ErrorOutline, Outline } from './outline.ts';

export interface OperationGroup<One> {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly One[];
}

/** Operations by their first tag, in the order in which the document lists tags; those without one by their resource, at the end. */
export function operationGroups<One extends Pick<Operation, 'tags' | 'resource'>>({
  operations,
  tags,
}: Pick<Api, 'tags'> & { readonly operations: readonly One[] }): OperationGroup<One>[] {
  const groups = Map.groupBy(operations, operationGroup);
  const order = [...tags.map(({ name }) => name), ...groups.keys()];
  return [...new Set(order)].flatMap((name) => {
    const own = groups.get(name);
    const description = tags.find((tag) => tag.name === name)?.description ?? '';
    return own === undefined ? [] : [{ name, description, operations: own }];
  });
}

export function operationGroup({ tags, resource }: Pick<Operation, 'tags' | 'resource'>): string {
  return tags[0] ?? resource;
}

export interface EventGroup {
  readonly name: string;
  /** In the order of their names. */
  readonly types: readonly string[];
}

/** Event types by what they are about: the group that the document gives, else the part before the dot. */
export function eventGroups({ events }: Pick<Outline, 'events'>): EventGroup[] {
  return [...Map.groupBy(events, eventGroup)].map(([name, own]) => ({
    name,
    types: [...new Set(own.map(({ type }) => type))],
  }));
}

export function eventGroup({ group, type }: Pick<EventVersion, 'group' | 'type'>): string {
  return group ?? type.split('.', 1)[0]!;
}

export interface ErrorGroup {
  readonly name: string;
  readonly errors: readonly ErrorOutline[];
}

export function errorGroups({ errors }: Pick<Outline, 'errors'>): ErrorGroup[] {
  return [...Map.groupBy(errors, ({ group }) => group)].map(([name, own]) => ({ name, errors: own }));
}

/** An id for a heading, from whatever a document calls it. */
export function anchor(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'other'
  );
}
