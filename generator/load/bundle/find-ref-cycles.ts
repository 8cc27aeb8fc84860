import { diagnose } from '../../diagnostic/diagnose.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../../json.ts';

/** Keywords whose schemas apply to the same value as the schema that they stand in. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const;

/**
 * Finds components that refer back to themselves without describing a value, which would make code that
 * resolves them loop forever.
 */
export function findRefCycles(document: JsonObject, place: (path: readonly string[]) => Place): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const finished = new Set<string>();

  const visit = (ref: string, way: readonly string[]): void => {
    if (finished.has(ref)) return;
    const start = way.indexOf(ref);
    if (start !== -1) return report(way.slice(start));
    const path = ref.slice(2).split('/').map(unescaped);
    for (const next of applied(at(document, path))) visit(next, [...way, ref]);
    finished.add(ref);
  };
  const report = (cycle: readonly string[]): void => {
    const names = cycle.map((ref) => ref.split('/').at(-1)!);
    const first = cycle.toSorted()[0]!;
    const message =
      names.length === 1
        ? `${names[0]} is defined as a reference to itself`
        : `${names.join(', ')} are defined only as references to each other`;
    diagnostics.push(diagnose('ref-cycle', place(first.slice(2).split('/')), message));
  };

  const components = at(document, ['components']);
  for (const kind of keys(components).sort()) {
    for (const name of keys(at(components, [kind])).sort()) {
      const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
      visit(`#/components/${kind}/${escaped}`, []);
    }
  }
  return diagnostics;
}

/** The references that apply to the same value as the schema they stand in. */
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

function unescaped(key: string): string {
  if (!key.includes('~') && !key.includes('%')) return key;
  return key.replaceAll('%25', '%').replaceAll('~1', '/').replaceAll('~0', '~');
}

function at(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as JsonObject)[key];
  }
  return current;
}

function keys(value: JsonValue | undefined): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
