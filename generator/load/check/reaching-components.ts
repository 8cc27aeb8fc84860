import type { JsonObject, JsonValue } from '../../json.ts';
import { entries } from '../document/json.ts';
import { formatPointer } from '../document/json-pointer.ts';
import type { PlaceSet } from './place-set.ts';

/** References to the components that contain one of the places, directly or by reference. */
export function reachingComponents(document: JsonObject, places: PlaceSet): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [kind, components] of entries(document['components'])) {
    for (const [name, component] of entries(components)) {
      const path = ['components', kind, name];
      const ref = `#${formatPointer(path)}`;
      if (places.hasWithin(path)) found.add(ref);
      for (const used of referencesIn(component)) users.set(used, [...(users.get(used) ?? []), ref]);
    }
  }
  // Iterating over a set includes the items added meanwhile.
  for (const ref of found) for (const user of users.get(ref) ?? []) found.add(user);
  return found;
}

export function referencesIn(value: JsonValue | undefined, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  const ref = Array.isArray(value) ? undefined : (value as JsonObject)['$ref'];
  if (typeof ref === 'string') found.add(ref);
  for (const member of Object.values(value)) referencesIn(member as JsonValue, found);
  return found;
}
