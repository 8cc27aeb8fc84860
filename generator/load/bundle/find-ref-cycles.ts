import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { at, entries } from '../document/json.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { componentReference } from './component-kinds.ts';

/** Keywords whose subschemas apply to the same value as the schema itself. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const;

/** Finds components that are only references to themselves; resolving one would never end. */
export function findRefCycles(document: JsonObject, place: (path: readonly string[]) => Place): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const finished = new Set<string>();

  const visit = (ref: string, way: readonly string[]): void => {
    if (finished.has(ref)) return;
    const start = way.indexOf(ref);
    if (start !== -1) return report(way.slice(start));
    for (const next of applied(at(document, parsePointer(ref.slice(1))))) visit(next, [...way, ref]);
    finished.add(ref);
  };
  const report = (cycle: readonly string[]): void => {
    const names = cycle.map((ref) => ref.split('/').at(-1)!);
    const first = cycle.toSorted()[0]!;
    const message =
      names.length === 1
        ? `${names[0]} is defined as a reference to itself`
        : `${names.join(', ')} are defined only as references to each other`;
    diagnostics.push(diagnose('ref-cycle', place(parsePointer(first.slice(1))), message));
  };

  for (const [kind, components] of entries(document['components']).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const names = entries(components).map(([name]) => name);
    for (const name of names.sort()) visit(componentReference(kind, name), []);
  }
  return diagnostics;
}

function applied(value: JsonValue | undefined, found: string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) applied(item as JsonValue, found);
    return found;
  }
  const object = value as JsonObject;
  const ref = object['$ref'];
  if (typeof ref === 'string' && ref.startsWith('#/components/')) found.push(ref);
  for (const keyword of inPlace) applied(object[keyword], found);
  for (const dependent of Object.values(object['dependentSchemas'] ?? {})) applied(dependent as JsonValue, found);
  return found;
}
