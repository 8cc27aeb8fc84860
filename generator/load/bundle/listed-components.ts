import type { JsonObject } from '../../json.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { type Draft, isObject, setKey, sortedEntries } from '../document/json.ts';
import type { Sources } from '../read/sources.ts';
import { actualKind, type Component, kindOfComponent } from './components.ts';
import { isFailure, referenceIn, resolveReference, type Target } from './resolve-reference.ts';

/** The members of a Swagger 2.0 document whose entries are components. */
const SWAGGER_SECTIONS: Readonly<Record<string, ComponentKind>> = {
  definitions: 'schemas',
  parameters: 'parameters',
  responses: 'responses',
};

/**
 * Registers the components that the root document lists, and returns the root without them, so that the
 * bundle has each of them once. `components.schemas.Customer: { $ref: 'customer.yaml' }` names a component
 * of another file. In Swagger 2.0, components are below members of the root.
 */
export function takeListedComponents(
  root: JsonObject,
  entry: string,
  sources: Sources,
  componentFor: (kind: ComponentKind, target: Target) => Component,
): JsonObject {
  const isSwagger = root['swagger'] !== undefined;
  const holder = isSwagger ? root : root['components'];
  if (!isObject(holder)) return root;
  const remaining: Draft = {};
  for (const [key, members] of sortedEntries(holder)) {
    const kind = isSwagger ? SWAGGER_SECTIONS[key] : kindOfComponent(key).component;
    if (kind === undefined || !isObject(members) || referenceIn(members) !== undefined) {
      setKey(remaining, key, members);
      continue;
    }
    // Sorted, so that of two names for one target the same one always wins.
    for (const [name, value] of sortedEntries(members)) {
      const own = { file: entry, path: isSwagger ? [key, name] : ['components', key, name], value };
      const component = componentFor(kind, targetOf(own, sources) ?? own);
      (component.listed === undefined ? component : componentFor(kind, own)).listed = name;
    }
    // The components come back in the order of the author.
    if (!isSwagger) setKey(remaining, key, Object.fromEntries(Object.keys(members).map((name) => [name, {}])));
  }
  return isSwagger ? remaining : { ...root, components: remaining };
}

/** The component that an entry is only a reference to, unless it has a name in the root already. */
function targetOf(entry: Target, sources: Sources): Target | undefined {
  const ref = Object.keys(entry.value ?? {}).length === 1 ? referenceIn(entry.value) : undefined;
  const target = ref === undefined ? undefined : resolveReference(ref, entry, sources);
  if (target === undefined || isFailure(target) || actualKind(target) === undefined) return undefined;
  const isListed = target.file === entry.file && target.path[0] === entry.path[0];
  return isListed ? undefined : target;
}
