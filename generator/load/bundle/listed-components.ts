import type { JsonObject, JsonValue } from '../../json.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { type Draft, entries, setKey, sortedEntries } from '../document/json.ts';
import type { Sources } from '../read/sources.ts';
import { actualKind, type Component, kindOfComponent, objectAt } from './components.ts';
import { isFailure, referenceIn, resolveReference, type Target } from './resolve-reference.ts';

type ComponentFor = (kind: ComponentKind, target: Target, listed?: string) => Component;
type TakeComponents = (root: JsonObject, entry: string, sources: Sources, componentFor: ComponentFor) => JsonObject;

/**
 * `components.schemas.Customer: { $ref: 'customer.yaml' }` names a component of another file. Registers
 * these components through `componentFor`, and returns the root without their entries, so that the bundle
 * has each of them once. Registers the entries that remain as own components.
 */
export const takeListedComponents: TakeComponents = (root, entry, sources, componentFor) => {
  const components = objectAt(root, 'components');
  if (Object.keys(components).length === 0) return root;
  const remaining: Draft = {};
  // Sorted, so that of two names for one target the same one always wins.
  for (const [key, members] of sortedEntries(components)) {
    const kind = kindOfComponent(key).component;
    const unlisted = sortedEntries(members).filter(([name, value]) => kind === undefined || !take(kind, name, value));
    for (const [name, value] of kind === undefined ? [] : unlisted)
      componentFor(kind!, { file: entry, path: ['components', key, name], value }, name);
    const isComplete = unlisted.length === entries(members).length;
    setKey(remaining, key, isComplete ? members : Object.fromEntries(unlisted));
  }
  return { ...root, components: remaining };

  function take(kind: ComponentKind, name: string, value: JsonValue): boolean {
    const own = { file: entry, path: ['components', kind, name], value };
    const target = Object.keys(value ?? {}).length > 1 ? undefined : targetOf(own, '#/components/', sources);
    // Other components of the root have a name already.
    const isOwn = target?.file === entry && target.path[0] === 'components' && target.path.length === 3;
    if (target === undefined || isOwn) return false;
    const component = componentFor(kind, target);
    if (component.listed !== undefined) return false;
    component.listed = name;
    return true;
  }
};

const SWAGGER_SECTIONS = { definitions: 'schemas', parameters: 'parameters', responses: 'responses' } as const;

/** The same for Swagger 2.0, whose components are members of the root: all of them move to `components`. */
export const takeSwaggerComponents: TakeComponents = (root, entry, sources, componentFor) => {
  const remaining: Draft = { ...root };
  for (const [section, kind] of Object.entries(SWAGGER_SECTIONS)) {
    delete remaining[section];
    for (const [name, value] of sortedEntries(root[section])) {
      const own = { file: entry, path: [section, name], value };
      const component = componentFor(kind, targetOf(own, '#', sources) ?? own);
      (component.listed === undefined ? component : componentFor(kind, own)).listed = name;
    }
  }
  return remaining;
};

/** The component that an entry refers to, unless its reference begins with `local`. */
function targetOf(entry: Target, local: string, sources: Sources): Target | undefined {
  const ref = referenceIn(entry.value);
  const target = ref === undefined || ref.startsWith(local) ? undefined : resolveReference(ref, entry, sources);
  return target === undefined || isFailure(target) || actualKind(target) === undefined ? undefined : target;
}
