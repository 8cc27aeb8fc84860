import { diagnose, type Diagnostic, type Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { at, type Draft, isObject, parsePointer, type Path, sortedEntries } from '../document/json.ts';
import { componentReference } from './components.ts';

/** Keywords whose subschemas apply to the same value as the schema itself. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const;

/**
 * Finds components that are only references to themselves; resolving one would never end. In a third-party
 * document, removes the reference that closes the cycle.
 */
export function findRefCycles(document: JsonObject, place: (path: Path) => Place, strict: boolean): Diagnostic[] {
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
    const effect = strict ? '' : ', so any value is accepted there';
    const severity = strict ? 'error' : 'warning';
    diagnostics.push(diagnose('ref-cycle', place(parsePointer(first.slice(1))), `${message}${effect}`, { severity }));
  };

  for (const [kind, components] of sortedEntries(document['components']))
    for (const [name] of sortedEntries(components)) visit(componentReference(kind, name), []);
  return diagnostics;
}

/** The objects with references that apply to the same value. */
function applied(value: JsonValue | undefined): Draft[] {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).flatMap((item) => applied(item));
  if (!isObject(value)) return [];
  const { $ref: ref, dependentSchemas } = value;
  const own = typeof ref === 'string' && ref.startsWith('#/components/') ? [value as Draft] : [];
  const inside = [...inPlace.map((keyword) => value[keyword]), ...Object.values(dependentSchemas ?? {})];
  return [...own, ...inside.flatMap((each) => applied(each as JsonValue))];
}
