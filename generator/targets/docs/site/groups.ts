import type { Api, ErrorCode, EventVersion, Operation } from '../../../model/api.ts';

export interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** Operations by first tag, in the order of the document's tags; those without a tag by resource, at the end. */
export function operationGroups({ operations, tags }: Api): OperationGroup[] {
  const groups = Map.groupBy(operations, operationGroup);
  const order = new Set([...tags.map(({ name }) => name), ...groups.keys()]);
  return [...order].flatMap((name) => {
    const own = groups.get(name);
    const description = tags.find((tag) => tag.name === name)?.description ?? '';
    return own === undefined ? [] : [{ name, description, operations: own }];
  });
}

export function operationGroup({ tags, resource }: Operation): string {
  return tags[0] ?? resource;
}

export interface EventGroup {
  readonly name: string;
  readonly types: readonly string[];
}

/** Event types by the group that the document names, otherwise by the part before the dot. */
export function eventGroups({ events }: Api): EventGroup[] {
  return [...Map.groupBy(events, eventGroup)].map(([name, own]) => ({
    name,
    types: [...new Set(own.map(({ type }) => type))],
  }));
}

export function eventGroup({ group, type }: EventVersion): string {
  return group ?? type.split('.', 1)[0]!;
}

export interface ErrorGroup {
  readonly name: string;
  readonly errors: readonly ErrorCode[];
}

export function errorGroups({ errors }: Api): ErrorGroup[] {
  return [...Map.groupBy(errors, ({ group }) => group)].map(([name, own]) => ({ name, errors: own }));
}
