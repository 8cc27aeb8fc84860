import type { JsonValue } from '../../json.ts';
import { type Draft, isObject, setKey, sortedEntries } from '../document/json.ts';

/** A component that competes for a name. */
export interface Competitor {
  readonly id: string;
  /** The reference to the component, if it gets the name. */
  readonly wanted: string;
  readonly content?: JsonValue;
  /** The members that become references to it. */
  readonly uses: readonly { readonly object: Draft; readonly key: string }[];
}

/**
 * Returns a number for each `id`: equal for components with one name and equal content, in which references
 * count as equal when their targets are. `all` are the components of the bundle. Overwrites `uses`.
 *
 * Assumes that all with one name are equal, and splits them until nothing changes, so that copies of schemas
 * that refer to each other are equal.
 */
export function equalContents(
  contested: readonly Competitor[],
  all: readonly Competitor[],
): ReadonlyMap<string, number> {
  // The texts of two references can be equal although their targets differ: `#item` in two dynamic scopes.
  for (const { id, uses } of all) for (const { object, key } of uses) setKey(object, key, id);
  let contents = numbered(contested, ({ wanted }) => wanted);
  for (let before = 0; before < contents.size;) {
    before = contents.size;
    for (const { id, wanted, uses } of contested) {
      for (const { object, key } of uses) setKey(object, key, `${wanted} ${contents.of.get(id)}`);
    }
    contents = numbered(contested, ({ wanted, content }) => `${wanted} ${JSON.stringify(content, sorted)}`);
  }
  return contents.of;
}

function numbered(
  components: readonly Competitor[],
  textOf: (component: Competitor) => string,
): { readonly size: number; readonly of: ReadonlyMap<string, number> } {
  const numbers = new Map<string, number>();
  const of = new Map<string, number>();
  for (const component of components) {
    const text = textOf(component);
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    of.set(component.id, numbers.get(text)!);
  }
  return { size: numbers.size, of };
}

/** The order of keys means nothing. */
function sorted(_key: string, value: JsonValue): JsonValue {
  return isObject(value) ? Object.fromEntries(sortedEntries(value)) : value;
}
