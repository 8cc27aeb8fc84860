import type { JsonValue } from '../../json.ts';
import type { DynamicScope } from './dynamic-scope.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { formatPointer } from '../document/json-pointer.ts';
import { PlaceTree } from './place-tree.ts';
import type { Target } from './resolve-reference.ts';

/** A value that references lead to and that becomes a component of the bundle. */
export interface Component {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly target: Target;
  readonly scope: DynamicScope;
  readonly places: PlaceTree;
  /** The name under which the root document lists it, when it does. */
  listed?: string;
  content?: JsonValue;
  /** The members that become references to it, once its name is known. */
  readonly uses: { readonly object: Record<string, JsonValue>; readonly key: string }[];
}

/** The components that references lead to. */
export class ComponentTable {
  private readonly byId = new Map<string, Component>();
  private readonly queue: Component[] = [];

  /** Returns the component for this target, one for each dynamic scope. */
  for(kind: ComponentKind, target: Target, scope: DynamicScope): Component {
    const id = `${target.file}#${formatPointer(target.path)} as ${kind} ${scope.key}`;
    const existing = this.byId.get(id);
    if (existing !== undefined) return existing;
    const component: Component = { id, kind, target, scope, places: new PlaceTree(), uses: [] };
    component.places.mark([], { file: target.file, path: target.path });
    this.byId.set(id, component);
    this.queue.push(component);
    return component;
  }

  next(): Component | undefined {
    return this.queue.pop();
  }

  all(): Component[] {
    return [...this.byId.values()];
  }
}
