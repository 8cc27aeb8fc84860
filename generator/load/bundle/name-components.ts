import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place, Severity } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { type Draft, isObject, setKey, sortedEntries } from '../document/json.ts';
import { type Component, componentName, type ComponentName, componentReference, objectAt } from './components.ts';
import type { PlaceTree } from './place-tree.ts';

export interface NamedComponent extends ComponentName {
  readonly component: Component;
  /** Whether another component with this name has the same content. */
  readonly isCopy: boolean;
}

/** A component that competes for a name. */
interface Competitor {
  readonly id: string;
  /** The reference to the component, if it gets the name. */
  readonly wanted: string;
  readonly content?: JsonValue;
  /** The members that become references to it. */
  readonly uses: readonly { readonly object: Draft; readonly key: string }[];
}

interface Unnamed extends Competitor {
  readonly component: Component;
  readonly wantedName: ComponentName;
}

/** Finds a component that the root document defines. */
export type FindInRoot = (
  kind: ComponentKind,
  name: string,
) => { readonly place: Place; readonly content: JsonValue } | undefined;

/**
 * Names components, whatever the order of keys. One with the name and the content of another becomes the
 * same; of different ones with one name, all but the first in the order of files get a number.
 */
export function nameComponents(
  components: readonly Component[],
  findEntry: FindInRoot,
  clashSeverity: Severity,
): { named: NamedComponent[]; clashes: Diagnostic[] } {
  const named: NamedComponent[] = [];
  const clashes: Diagnostic[] = [];
  const { unnamed, findInRoot } = withoutAliases(components.map(wanting), findEntry);
  unnamed.sort(byRank);
  const contents = equalContents(competitors(unnamed, findInRoot), unnamed);
  const names = new Map<number, ComponentName>();
  const assigned = new Map<string, Place>();
  const holder = (kind: ComponentKind, name: string): Place | undefined =>
    assigned.get(`${kind}/${name}`) ?? findInRoot(kind, name)?.place;

  for (const { component, wanted, wantedName, id } of unnamed) {
    const { kind, listed, target } = component;
    const { file, path } = target;
    const content = contents.get(id);
    const isRootCopy = content !== undefined && content === contents.get(wanted);
    const original = isRootCopy ? { name: wantedName.name, chosen: true } : names.get(content ?? -1);
    if (original !== undefined) {
      named.push({ ...original, component, isCopy: true });
      continue;
    }
    let { name } = wantedName;
    for (let number = 2; holder(kind, name) !== undefined; number += 1) name = `${wantedName.name}_${number}`;
    const first = holder(kind, wantedName.name);
    if (first !== undefined && wantedName.chosen)
      clashes.push(clash(component, wantedName.name, name, first, clashSeverity));
    assigned.set(`${kind}/${name}`, { file, path });
    const isChosen = listed !== undefined || componentName(file, path).chosen;
    const chosen = name === wantedName.name && isChosen;
    if (content !== undefined) names.set(content, { name, chosen });
    named.push({ name, chosen, component, isCopy: false });
  }
  return { named, clashes };
}

/**
 * `Book: { $ref: ./Book.yaml }` in an index of schemas is not another component. Moves the uses of such
 * an alias to its target, and leaves its name in the root document to it.
 */
function withoutAliases(
  components: readonly Unnamed[],
  findEntry: FindInRoot,
): { unnamed: Unnamed[]; findInRoot: FindInRoot } {
  const targets = new Map<JsonValue, Unnamed>();
  for (const component of components)
    for (const { object, key } of component.component.uses) if (key === '$ref') targets.set(object, component);
  const targetOf = (wanted: string, content: JsonValue | undefined): Unnamed | undefined => {
    const passed = new Set<Unnamed>();
    let found: Unnamed | undefined;
    let next = content;
    while (isObject(next) && Object.keys(next).length === 1) {
      const target = targets.get(next);
      if (target?.wanted !== wanted) break;
      // A cycle of references, which is reported later.
      if (passed.has(target)) return undefined;
      passed.add(target);
      found = target;
      next = target.content;
    }
    return found;
  };
  const unnamed = components.filter(({ component, wanted, content }) => {
    const target = targetOf(wanted, content);
    if (target !== undefined) target.component.uses.push(...component.uses);
    return target === undefined;
  });
  const findInRoot: FindInRoot = (kind, name) => {
    const entry = findEntry(kind, name);
    return targetOf(componentReference(kind, name), entry?.content) === undefined ? entry : undefined;
  };
  return { unnamed, findInRoot };
}

function wanting(component: Component): Unnamed {
  const wantedName = nameOf(component);
  const { id, kind, content, uses } = component;
  const wanted = componentReference(kind, wantedName.name);
  return { component, wantedName, wanted, id, uses, ...(content !== undefined && { content }) };
}

/** The components whose name another one also wants, and those of the root that have such a name. */
function competitors(unnamed: readonly Unnamed[], findInRoot: FindInRoot): Competitor[] {
  const groups = Map.groupBy(unnamed, ({ wanted }) => wanted);
  return [...groups].flatMap(([wanted, group]): Competitor[] => {
    const { component, wantedName } = group[0]!;
    const inRoot = findInRoot(component.kind, wantedName.name);
    if (inRoot !== undefined) return [{ id: wanted, wanted, content: inRoot.content, uses: [] }, ...group];
    return group.length > 1 ? group : [];
  });
}

/** Chosen names come first, so that derived names avoid them. */
function byRank(a: Unnamed, b: Unnamed): number {
  return rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
}

function rank({ component, wantedName }: Unnamed): number {
  if (component.listed !== undefined) return 0;
  return wantedName.chosen ? 1 : 2;
}

/** With a `$dynamicAnchor` in scope, one definition may become several components. */
function nameOf({ listed, target, scope }: Component): ComponentName {
  if (listed !== undefined) return { name: listed, chosen: true };
  const { name, chosen } = componentName(target.file, target.path);
  return { name, chosen: chosen && scope.key === '' };
}

function clash(
  { kind, target: { file, path } }: Component,
  wanted: string,
  name: string,
  first: Place,
  severity: Severity,
): Diagnostic {
  const effect = severity === 'error' ? '' : `, so the generator calls this one ${name}`;
  return diagnose('component-name-clash', { file, path }, `two different ${kind} have the name ${wanted}${effect}`, {
    severity,
    related: [{ message: 'the first one is here', place: first }],
  });
}

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
    if (components[kind] === existing[kind]) components[kind] = { ...objectAt(existing, kind) };
    setKey(components[kind] as Draft, name, content!);
    places.graft(['components', kind, name], component.places);
  }
  return components;
}

/**
 * Returns a number for each `id`: equal for components with one name and equal content, in which references
 * count as equal when their targets are. `all` are the components of the bundle. Overwrites `uses`.
 *
 * Assumes that all with one name are equal, and splits them until nothing changes, so that copies of schemas
 * that refer to each other are equal.
 */
function equalContents(contested: readonly Competitor[], all: readonly Competitor[]): ReadonlyMap<string, number> {
  // The texts of two references can be equal although their targets differ: `#item` in two dynamic scopes.
  for (const { id, uses } of all) for (const { object, key } of uses) setKey(object, key, id);
  let contents = numbered(contested, ({ wanted }) => wanted);
  let before: number;
  do {
    before = new Set(contents.values()).size;
    for (const { id, wanted, uses } of contested)
      for (const { object, key } of uses) setKey(object, key, `${wanted} ${contents.get(id)}`);
    contents = numbered(contested, ({ wanted, content }) => `${wanted} ${JSON.stringify(content, sorted)}`);
  } while (new Set(contents.values()).size > before);
  return contents;
}

/** Numbers components by their texts. */
function numbered(components: readonly Competitor[], textOf: (each: Competitor) => string): Map<string, number> {
  const numbers = new Map<string, number>();
  return new Map(
    components.map((component) => {
      const text = textOf(component);
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      return [component.id, numbers.get(text)!];
    }),
  );
}

/** The order of keys means nothing. */
function sorted(_key: string, value: JsonValue): JsonValue {
  return isObject(value) ? Object.fromEntries(sortedEntries(value)) : value;
}
