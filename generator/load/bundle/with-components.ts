import type { JsonObject, JsonValue } from '../../json.ts';
import { setKey } from '../document/json.ts';
import { componentReference, objectAt } from './component-kinds.ts';
import type { NamedComponent } from './name-components.ts';
import type { PlaceTree } from './place-tree.ts';

type Draft = Record<string, JsonValue>;

/**
 * Adds components to those of the root document, and makes references of their uses. Adds their places to
 * `places`.
 */
export function withComponents(existing: JsonObject, named: readonly NamedComponent[], places: PlaceTree): Draft {
  const components: Draft = { ...existing };
  for (const { name, component, isCopy } of named) {
    const { kind, content, uses } = component;
    for (const { object, key } of uses) setKey(object, key, componentReference(kind, name));
    if (isCopy) continue;
    const members: Draft =
      components[kind] === existing[kind] ? { ...objectAt(existing, kind) } : (components[kind] as Draft);
    components[kind] = members;
    setKey(members, name, content!);
    places.graft(['components', kind, name], component.places);
  }
  return components;
}
