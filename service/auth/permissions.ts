import { permissionCatalogue } from '@billing/server';

/** By name, as the spec says it; a name that is not in it grants nothing. */
const catalogue: Readonly<Record<string, { readonly implies: readonly string[] }>> = permissionCatalogue;

/** Every permission that a key can be given, sorted. */
export const permissionNames: readonly string[] = Object.keys(permissionCatalogue).sort();

/** For a permission, those that bring it along. */
const impliedBy = Map.groupBy(
  Object.entries(catalogue).flatMap(([name, { implies }]) => implies.map((implied) => ({ name, implied }))),
  ({ implied }) => implied,
);

/** Whether these permissions allow what `name` names: it is one of them, or one of them implies it (`.write` implies `.read`). */
export function allows(permissions: readonly string[], name: string): boolean {
  return permissions.includes(name) || (impliedBy.get(name) ?? []).some((by) => permissions.includes(by.name));
}
