import type { JsonObject, JsonValue } from '../../json.ts';
import { isCompound, parsePointer, referencesIn } from '../../load/document/json.ts';
import { memoized } from '../../model/memoized.ts';
import { reachable } from '../../model/schemas.ts';
import { byName, equal, type Side } from '../side.ts';

/** Returns a function that reports whether a value of the new document refers to a changed component. */
export function changedReferences(base: Side, head: Side): (value: JsonValue | undefined) => boolean {
  const changed = changedComponents(base, head);
  /** Memo for objects and lists of the new document: each is part of many values that are checked. */
  const reaching = new Map<object, boolean>();
  const refersToChanged = (value: JsonValue | undefined): boolean => {
    if (!isCompound(value)) return false;
    return memoized(reaching, value, () => {
      // A loop without a list of entries, since this is the innermost step of a comparison.
      for (const key in value) {
        const inner = (value as JsonObject)[key];
        const isReference = key === '$ref' && typeof inner === 'string';
        if (isReference ? changed.has(componentIn(inner)) : refersToChanged(inner)) return true;
      }
      return false;
    });
  };
  return refersToChanged;
}

/** The components that differ between the documents, themselves or through something that they refer to. */
function changedComponents(base: Side, head: Side): ReadonlySet<string> {
  const [before, after] = [componentsOf(base), componentsOf(head)];
  const different = [...byName(before, after)].filter(([, was, is]) => !equal(was, is)).map(([id]) => id);
  const uses = [...after].flatMap(([user, json]) => Array.from(referencesIn(json), (used) => ({ user, used })));
  const users = Map.groupBy(uses, ({ used }) => componentIn(used));
  return reachable(different, (id) => (users.get(id) ?? []).map(({ user }) => user));
}

/** By `kind/name`, such as `schemas/Customer`. */
function componentsOf(side: Side): Map<string, JsonValue> {
  const kinds = side.at('components').members();
  return new Map(
    kinds.flatMap(([kind, all]) => all.members().map(([name, { json }]) => [`${kind}/${name}`, json] as const)),
  );
}

/** `#/components/schemas/Customer` → `schemas/Customer`. */
function componentIn(reference: string): string {
  const [, kind, name] = parsePointer(reference.slice(1));
  return `${kind}/${name}`;
}
