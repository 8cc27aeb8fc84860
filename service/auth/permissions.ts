import { permissionCatalogue } from '@billing/server';

/** The spec's permissions by name. An unknown name grants nothing. */
const catalogue: Readonly<Record<string, { readonly implies: readonly string[] }>> = permissionCatalogue;

/** Every permission that a key can be given, sorted. */
export const permissionNames: readonly string[] = Object.keys(permissionCatalogue).sort();

/** For each permission, the permissions that imply it. */
const impliedBy = Map.groupBy(
  Object.entries(catalogue).flatMap(([name, { implies }]) => implies.map((implied) => ({ name, implied }))),
  ({ implied }) => implied,
);

/** Whether the permissions include `name`, or one that implies it (`.write` implies `.read`). */
export function allows(permissions: readonly string[], name: string): boolean {
  return permissions.includes(name) || (impliedBy.get(name) ?? []).some((by) => permissions.includes(by.name));
}
