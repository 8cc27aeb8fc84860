import { permissionCatalogue } from '@billing/server';

/** By name, as the spec says it; a name that is not in it grants nothing. */
const catalogue: Readonly<Record<string, { readonly implies: readonly string[] }>> = permissionCatalogue;

/** Every permission that a key can be given, sorted. */
export const permissionNames: readonly string[] = Object.keys(permissionCatalogue).sort();

/** What these permissions allow: themselves, and what they imply (`.read` of what they may write). */
export function grantedPermissions(permissions: readonly string[]): ReadonlySet<string> {
  return new Set(permissions.flatMap((name) => [name, ...(catalogue[name]?.implies ?? [])]));
}
