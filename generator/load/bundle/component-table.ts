import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import { componentName, type ComponentName } from './component-name.ts';
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

export interface NamedComponent extends ComponentName {
  readonly component: Component;
}

/** The components that references lead to. Their names do not depend on the order of keys. */
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

  /** Names all components. `taken` returns the place of a component of the root document. */
  name(taken: (kind: ComponentKind, name: string) => Place | undefined): {
    named: NamedComponent[];
    clashes: Diagnostic[];
  } {
    const named: NamedComponent[] = [];
    const clashes: Diagnostic[] = [];
    const assigned = new Map<string, Place>();
    const holder = (kind: ComponentKind, name: string): Place | undefined =>
      assigned.get(`${kind}/${name}`) ?? taken(kind, name);

    const inOrder = [...this.byId.values()]
      .map((component) => ({ component, wanted: nameOf(component) }))
      .sort((a, b) => rank(a) - rank(b) || (a.component.id < b.component.id ? -1 : 1));
    for (const { component, wanted } of inOrder) {
      const { kind, listed, target } = component;
      const { file, path } = target;
      const first = holder(kind, wanted.name);
      if (first !== undefined && wanted.chosen) clashes.push(clash(component, wanted.name, first));
      let name = wanted.name;
      for (let number = 2; holder(kind, name) !== undefined; number += 1) name = `${wanted.name}_${number}`;
      assigned.set(`${kind}/${name}`, { file, path });
      const isChosen = listed !== undefined || componentName(file, path).chosen;
      named.push({ name, chosen: name === wanted.name && isChosen, component });
    }
    return { named, clashes };
  }
}

/** Chosen names come first, so that derived names avoid them. */
function rank({ component, wanted }: { readonly component: Component; readonly wanted: ComponentName }): number {
  if (component.listed !== undefined) return 0;
  return wanted.chosen ? 1 : 2;
}

/** With a `$dynamicAnchor` in scope, one definition may become several components. */
function nameOf({ listed, target, scope }: Component): ComponentName {
  if (listed !== undefined) return { name: listed, chosen: true };
  const { name, chosen } = componentName(target.file, target.path);
  return { name, chosen: chosen && scope.key === '' };
}

function clash(component: Component, name: string, first: Place): Diagnostic {
  const { file, path } = component.target;
  const message = `two different ${component.kind} have the name ${name}`;
  return diagnose('component-name-clash', { file, path }, message, {
    related: [{ message: 'the first one is here', place: first }],
  });
}
