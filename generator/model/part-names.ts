import type { Api } from './api.ts';

/**
 * Returns a function that names parts of an `Api` for people: `operations/<id>`, `schemas/<name>` and
 * `events/<key>`, and `document` for the whole `Api` and for everything else in it.
 */
export function partNames({ operations, schemas, events }: Api): (parts: readonly object[]) => ReadonlySet<string> {
  const names = new Map<object, string>([
    ...operations.map((operation) => [operation, `operations/${operation.id}`] as const),
    ...schemas.map((schema) => [schema, `schemas/${schema.name}`] as const),
    ...events.map((event) => [event, `events/${event.key}`] as const),
  ]);
  return (parts) => new Set(parts.map((part) => names.get(part) ?? 'document'));
}

/** The name of the part of the `Api` that a path of the document belongs to. */
export function partAt([first, second, third]: readonly (string | number)[], { operations }: Api): string {
  if (first === 'webhooks') return `events/${second}`;
  if (first === 'components' && second === 'schemas') return `schemas/${third}`;
  const operation = operations.find(({ path, method }) => first === 'paths' && path === second && method === third);
  return operation === undefined ? 'document' : `operations/${operation.id}`;
}
