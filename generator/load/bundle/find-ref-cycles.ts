import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { at, entries } from '../document/json.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { componentReference } from './component-kinds.ts';

type Draft = Record<string, JsonValue>;

/** Keywords whose subschemas apply to the same value as the schema itself. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const;

/**
 * Finds components that are only references to themselves; resolving one would never end. In a third-party
 * document, removes the reference that closes the cycle.
 */
export function findRefCycles(
  document: JsonObject,
  place: (path: readonly string[]) => Place,
  strict: boolean,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const finished = new Set<string>();

  /** Whether the way comes back to a component on it. */
  const visit = (ref: string, way: readonly string[]): boolean => {
    if (finished.has(ref)) return false;
    const start = way.indexOf(ref);
    if (start !== -1) {
      report(way.slice(start));
      return true;
    }
    for (const object of applied(at(document, parsePointer(ref.slice(1)))))
      if (visit(object['$ref'] as string, [...way, ref]) && !strict) delete object['$ref'];
    finished.add(ref);
    return false;
  };
  const report = (cycle: readonly string[]): void => {
    const names = cycle.map((ref) => ref.split('/').at(-1)!);
    const first = cycle.toSorted()[0]!;
    const message =
      names.length === 1
        ? `${names[0]} is defined as a reference to itself`
        : `${names.join(', ')} are defined only as references to each other`;
    const at = place(parsePointer(first.slice(1)));
    diagnostics.push(
      strict
        ? diagnose('ref-cycle', at, message)
        : diagnose('ref-cycle', at, `${message}, so any value is accepted there`, { severity: 'warning' }),
    );
  };

  for (const [kind, components] of entries(document['components']).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const names = entries(components).map(([name]) => name);
    for (const name of names.sort()) visit(componentReference(kind, name), []);
  }
  return diagnostics;
}

/** The objects with references that apply to the same value. */
function applied(value: JsonValue | undefined, found: Draft[] = []): readonly Draft[] {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) applied(item as JsonValue, found);
    return found;
  }
  const object = value as Draft;
  const ref = object['$ref'];
  if (typeof ref === 'string' && ref.startsWith('#/components/')) found.push(object);
  for (const keyword of inPlace) applied(object[keyword], found);
  for (const dependent of Object.values(object['dependentSchemas'] ?? {})) applied(dependent as JsonValue, found);
  return found;
}
