import type { JsonValue } from '../../json.ts';
import { parsePointer } from '../../load/document/json-pointer.ts';
import { equal } from '../equal.ts';
import { referencesOf } from '../references.ts';
import { type Located, membersOf, type Side } from '../side.ts';

/** The components that are not the same on both sides, themselves or in something that they refer to. */
export class TouchedComponents {
  /** By reference. */
  readonly #touched = new Map<string, boolean>();
  readonly #ids: ReadonlySet<string>;
  readonly #leading = new Map<object, boolean>();

  constructor(base: Side, head: Side) {
    this.#ids = touchedIds(base, head);
  }

  /**
   * Whether a value of the new document leads to one. Asked of everything that one stands in, so what has parts is looked through once; for
   * most, which have none, that takes less time than remembering it.
   */
  isReachedBy(value: JsonValue | undefined): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const known = this.#leading.get(value);
    if (known !== undefined) return known;
    let leads = false;
    let hasParts = false;
    for (const key in value) {
      const inner = (value as Readonly<Record<string, JsonValue>>)[key]!;
      if (typeof inner === 'object' && inner !== null) {
        hasParts = true;
        leads = this.isReachedBy(inner);
      } else if (key === '$ref' && typeof inner === 'string') leads = this.#isTouched(inner);
      if (leads) break;
    }
    if (hasParts) this.#leading.set(value, leads);
    return leads;
  }

  /** The same of a large value whose references are looked up anyway. */
  isReferredToBy(value: JsonValue): boolean {
    for (const reference of referencesOf(value).all) if (this.#isTouched(reference)) return true;
    return false;
  }

  #isTouched(reference: string): boolean {
    const known = this.#touched.get(reference);
    if (known !== undefined) return known;
    const touched = this.#ids.has(componentIn(reference));
    this.#touched.set(reference, touched);
    return touched;
  }
}

/** `schemas/Customer` of each. */
function touchedIds(base: Side, head: Side): ReadonlySet<string> {
  const [before, after] = [componentsOf(base), componentsOf(head)];
  /** By reference as it is written, of which each means the same everywhere. */
  const users = new Map<string, string[]>();
  const pending = [...before.keys()].filter((id) => !after.has(id));
  for (const [id, json] of after) {
    if (!equal(before.get(id), json)) pending.push(id);
    for (const reference of referencesOf(json).all) {
      const known = users.get(reference);
      if (known === undefined) users.set(reference, [id]);
      else known.push(id);
    }
  }
  const usersOf = Map.groupBy(users, ([reference]) => componentIn(reference));
  const touched = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (touched.has(id)) continue;
    touched.add(id);
    for (const [, ids] of usersOf.get(id) ?? []) pending.push(...ids);
  }
  return touched;
}

function componentsOf(side: Side): Map<string, JsonValue> {
  return new Map(
    membersOf(side.root('components')).flatMap(([kind, all]: [string, Located]) =>
      membersOf(all).map(([name, { json }]): [string, JsonValue] => [`${kind}/${name}`, json]),
    ),
  );
}

/** `#/components/schemas/Customer` → `schemas/Customer`. */
function componentIn(reference: string): string {
  const [, kind, name] = parsePointer(reference.slice(1));
  return `${kind}/${name}`;
}
