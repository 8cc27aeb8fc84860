import type { JsonObject, JsonValue } from '../../json.ts';
import { actualKind, kindOfComponent, objectAt } from './component-kinds.ts';
import type { Component } from './component-table.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { isFailure, referenceIn, resolveReference, type Target } from './resolve-reference.ts';
import { setKey } from '../document/set-key.ts';
import type { Sources } from '../read/sources.ts';

/**
 * `components.schemas.Customer: { $ref: 'customer.yaml' }` lists a component that stands elsewhere: it keeps that name, and
 * there are no two of it. Says so of those with `componentFor`, and gives the root without them.
 */
export function takeListedComponents(
  root: JsonObject,
  entry: string,
  sources: Sources,
  componentFor: (kind: ComponentKind, target: Target) => Component,
): JsonObject {
  const components = objectAt(root, 'components');
  if (Object.keys(components).length === 0) return root;
  const kept: Record<string, JsonValue> = {};
  for (const key of Object.keys(components).sort()) {
    const kind = kindOfComponent(key).component;
    // In alphabetical order, so that of two names for one thing always the same one wins.
    const entries = Object.entries(objectAt(components, key)).sort(([a], [b]) => (a < b ? -1 : 1));
    const own = entries.filter(([name, value]) => kind === undefined || !take(kind, name, value));
    setKey(kept, key, own.length === entries.length ? components[key]! : Object.fromEntries(own));
  }
  return { ...root, components: kept };

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
