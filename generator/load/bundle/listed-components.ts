import type { JsonObject, JsonValue } from '../../json.ts';
import { actualKind, kindOfComponent, objectAt } from './component-kinds.ts';
import type { Component } from './component-table.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { isFailure, referenceIn, resolveReference, type Target } from './resolve-reference.ts';
import { setKey } from '../document/json.ts';
import type { Sources } from '../read/sources.ts';

/**
 * `components.schemas.Customer: { $ref: 'customer.yaml' }` names a component of another file. Registers
 * these components through `componentFor`, and returns the root without their entries, so that the bundle
 * has each of them once.
 */
export function takeListedComponents(
  root: JsonObject,
  entry: string,
  sources: Sources,
  componentFor: (kind: ComponentKind, target: Target) => Component,
): JsonObject {
  const components = objectAt(root, 'components');
  if (Object.keys(components).length === 0) return root;
  const remaining: Record<string, JsonValue> = {};
  for (const key of Object.keys(components).sort()) {
    const kind = kindOfComponent(key).component;
    // Sorted, so that of two names for one target the same one always wins.
    const entries = Object.entries(objectAt(components, key)).sort(([a], [b]) => (a < b ? -1 : 1));
    const unlisted = entries.filter(([name, value]) => kind === undefined || !take(kind, name, value));
    setKey(remaining, key, unlisted.length === entries.length ? components[key]! : Object.fromEntries(unlisted));
  }
  return { ...root, components: remaining };

  function take(kind: ComponentKind, name: string, value: JsonValue): boolean {
    const ref = referenceIn(value);
    if (ref === undefined || ref.startsWith('#/components/') || Object.keys(value as JsonObject).length > 1)
      return false;
    const target = resolveReference(ref, { file: entry, path: ['components', kind, name] }, sources);
    if (target === undefined || isFailure(target) || actualKind(target) === undefined) return false;
    const component = componentFor(kind, target);
    if (component.listed !== undefined) return false;
    component.listed = name;
    return true;
  }
}
