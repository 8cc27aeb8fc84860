import { diagnose, type Diagnostic, type Place } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import type { ComponentKind } from '../document/grammar.ts';
import { type Draft, isObject, setKey, sortedEntries } from '../document/json.ts';
import { type Component, componentName, componentReference } from './components.ts';
import type { PlaceTree } from './place-tree.ts';

interface Unnamed extends Component {
  readonly wantedName: string;
  /** Whether its author chose the name, for this component alone. */
  readonly isChosen: boolean;
  /** The reference to the component, if it gets the name. */
  readonly wanted: string;
}

/**
 * Adds components to `components`, moves their places to their names, and makes references of their uses.
 * Names them whatever the order of keys: one with the name and the content of another becomes the same; of
 * different ones with one name, all but the first in the order of files get a number.
 */
export function nameComponents(all: readonly Component[], components: Draft, places: PlaceTree, strict: boolean) {
  /** References to schemas whose name is derived from their path. */
  const unnamed: string[] = [];
  const clashes: Diagnostic[] = [];
  const waiting = withoutAliases(all.map(wanting)).sort(byRank);
  const contents = equalContents(waiting);
  const names = new Map<number, string>();
  const assigned = new Map<string, Place>();
  const freeName = (kind: ComponentKind, wanted: string): string => {
    let name = wanted;
    for (let number = 2; assigned.has(componentReference(kind, name)); number += 1) name = `${wanted}_${number}`;
    return name;
  };

  for (const { kind, listed, target, wantedName, wanted, isChosen, id, uses, ...component } of waiting) {
    const content = contents.get(id);
    const original = names.get(content ?? -1);
    const name = original ?? freeName(kind, wantedName);
    const reference = componentReference(kind, name);
    for (const { object, key } of uses) setKey(object, key, reference);
    if (original !== undefined) continue;
    const place = { file: target.file, path: target.path };
    const first = assigned.get(wanted);
    if (first !== undefined && isChosen) {
      const effect = strict ? '' : `, so the generator calls this one ${name}`;
      const message = `two different ${kind} have the name ${wantedName}${effect}`;
      const related = [{ message: 'the first one is here', place: first }];
      clashes.push(
        diagnose('component-name-clash', place, message, { severity: strict ? 'error' : 'warning', related }),
      );
    }
    assigned.set(reference, place);
    if (content !== undefined) names.set(content, name);
    if (!isObject(components[kind])) components[kind] = {};
    setKey(components[kind] as Draft, name, component.content!);
    places.move(['components', kind, id], ['components', kind, name]);
    const isAsWritten = name === wantedName && (listed !== undefined || componentName(target.file, target.path).chosen);
    if (kind === 'schemas' && !isAsWritten) unnamed.push(reference);
  }
  return { unnamed, clashes };
}

/**
 * `Book: { $ref: ./Book.yaml }` in an index of schemas is not another component. Moves the uses of such
 * an alias to its target, which gets its name.
 */
function withoutAliases(components: readonly Unnamed[]): Unnamed[] {
  const targets = new Map<JsonValue, Unnamed>();
  for (const component of components)
    for (const { object, key } of component.uses) if (key === '$ref') targets.set(object, component);
  const targetOf = ({ wanted, content }: Unnamed): Unnamed | undefined => {
    const passed = new Set<Unnamed>();
    let next = content;
    while (isObject(next) && Object.keys(next).length === 1) {
      const target = targets.get(next);
      if (target?.wanted !== wanted) break;
      // A cycle of references, which is reported later.
      if (passed.has(target)) return undefined;
      passed.add(target);
      next = target.content;
    }
    return [...passed].at(-1);
  };
  return components.filter((component) => {
    const target = targetOf(component);
    target?.uses.push(...component.uses);
    return target === undefined;
  });
}

/** With a `$dynamicAnchor` in scope, one definition may become several components. */
function wanting(component: Component): Unnamed {
  const { kind, listed, target, scope } = component;
  const { name, chosen } = componentName(target.file, target.path);
  const wantedName = listed ?? name;
  const isChosen = listed !== undefined || (chosen && scope.key === '');
  return { ...component, wantedName, isChosen, wanted: componentReference(kind, wantedName) };
}

/** Listed components come first, then chosen names, so that derived names avoid them. */
function byRank(a: Unnamed, b: Unnamed): number {
  return rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
}

function rank({ listed, isChosen }: Unnamed): number {
  if (listed !== undefined) return 0;
  return isChosen ? 1 : 2;
}

/**
 * Returns a number for each `id` whose component competes for its name: equal for components with one name
 * and equal content, in which references count as equal when their targets are. Overwrites `uses`.
 *
 * Assumes that all with one name are equal, and splits them until nothing changes, so that copies of schemas
 * that refer to each other are equal.
 */
function equalContents(all: readonly Unnamed[]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(all, ({ wanted }) => wanted);
  const contested = [...groups.values()].filter((group) => group.length > 1).flat();
  if (contested.length === 0) return new Map();
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
function numbered(components: readonly Unnamed[], textOf: (each: Unnamed) => string): Map<string, number> {
  const groups = [...Map.groupBy(components, textOf).values()];
  return new Map(groups.flatMap((group, number) => group.map(({ id }) => [id, number] as const)));
}

/** The order of keys means nothing. */
function sorted(_key: string, value: JsonValue): JsonValue {
  return isObject(value) ? Object.fromEntries(sortedEntries(value)) : value;
}
