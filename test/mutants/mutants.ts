import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { locateIn } from '../../generator/load/read/locate.ts';
import type { LoadedSpec } from '../../generator/load/load-spec.ts';
import { walk } from '../../generator/load/document/grammar.ts';
import { equivalenceOf } from './equivalent.ts';
import { editsOf, type Path } from './operators.ts';

/** The document with one constraint changed. */
export interface Mutant {
  /** The keyword that is changed; `null` for nullability. */
  readonly kind: string;
  /** A description of the change. */
  readonly label: string;
  /** The changed place in the bundled document. */
  readonly path: Path;
  readonly value: JsonValue;
  /** The place in the source: `spec/schemas/price.yaml:12`. */
  readonly place: string;
  /** Why the mutant is equivalent to the document; absent if it is not. */
  readonly equivalence?: string;
}

/** One mutant for each constraint on requests, responses and payloads, except response headers. */
export function mutantsOf({ document, place }: LoadedSpec): Mutant[] {
  const mutants: Mutant[] = [];
  const locate = locateIn();
  const add = (mutant: Omit<Mutant, 'place'>, at: Path): void => {
    const found = place([...mutant.path, ...at]);
    mutants.push({ ...mutant, place: `${found.file}:${locate(found).line}` });
  };
  walk(document, (json, { name }, running) => {
    if (running.includes('headers')) return;
    const path = [...running];
    if (name === 'schema')
      for (const edit of editsOf(json)) {
        const { kind, label, at, edited } = edit;
        const equivalence = equivalenceOf(edit, json, path, document);
        add({ kind, label, path, value: edited, ...(equivalence !== undefined && { equivalence }) }, at);
      }
    if (name !== 'parameter' || json['$ref'] !== undefined) return;
    for (const mutant of ofParameter(json, path)) add(mutant, []);
  });
  return mutants;
}

/** Mutants of a parameter's `required` and default. */
function ofParameter(parameter: JsonObject, path: Path): Omit<Mutant, 'place'>[] {
  const { in: where, required, schema } = parameter as { in: string; required?: boolean; schema: JsonObject };
  const label = required === true ? 'is optional' : 'is required';
  const requiredEdit = { kind: 'required', label, path: [...path, 'required'], value: required !== true };
  const { default: fallback } = schema;
  const other = fallback === undefined ? undefined : otherDefault(schema, fallback);
  return [
    ...(where === 'path' ? [] : [requiredEdit]),
    ...(other === undefined
      ? []
      : [
          {
            kind: 'default',
            label: `${JSON.stringify(fallback)} → ${JSON.stringify(other)}`,
            path: [...path, 'schema', 'default'],
            value: other,
          },
        ]),
  ];
}

function otherDefault({ enum: listed }: JsonObject, value: JsonValue): JsonValue {
  if (Array.isArray(listed)) return (listed as readonly JsonValue[]).find((each) => each !== value) ?? null;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)}x`;
}

/** A sample of mutants of each kind, spread over the document and chosen by seed. */
export function sampleOf(mutants: readonly Mutant[], ofEach: number, seed: number): Mutant[] {
  return [...Map.groupBy(mutants, ({ kind }) => kind).values()].flatMap((own) => {
    const step = Math.max(1, Math.floor(own.length / ofEach));
    return own.filter((_, index) => index % step === seed % step).slice(0, ofEach);
  });
}

/** A copy of the document with another value at a path; shares the rest. */
export function replaced(value: JsonValue, [key, ...rest]: Path, by: JsonValue): JsonValue {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    return items.map((item, index) => (index === Number(key) ? replaced(item, rest, by) : item));
  }
  const object = value as JsonObject;
  return { ...object, [key]: replaced(object[key] ?? null, rest, by) };
}
