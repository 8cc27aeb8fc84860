import { dereference, validate } from '@cfworker/json-schema';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject, JsonValue } from '../../json.ts';
import { exampleFormats } from './example-formats.ts';
import type { Finding } from './finding.ts';
import type { DocumentView, Found } from './document-view.ts';
import { data, document as root, isDefined, type Kind, kindOf, schema as schemaKind } from '../document/grammar.ts';
import { at, entries, formatPointer, get, isCompound, list, parsePointer, type Path } from '../document/json.ts';
import { relaxRequired } from '../document/only-direction.ts';

/**
 * Finds the examples and defaults that don't match their schema, each with its first error. For a
 * third-party document it merges them into one warning. Skips schemas that can't be compiled, which other
 * rules report, and errors that follow from what has been `found`.
 */
export async function checkExamples(view: DocumentView, found: readonly Finding[] = []): Promise<Finding[]> {
  const written = collectExamples(view);
  if (written.length === 0) return [];
  const copy = withoutExamples(view);
  const isValid = interpreter(copy);
  const rejected = written.filter((each) => !isValid(each));
  if (rejected.length === 0) return [];
  const isConsequence = consequenceOf(found, copy);
  const schemas = rejected.map(({ schema }) => at(copy, schema));
  const validatorFor = await validators(copy, schemas);
  return rejected.flatMap((each, index) => {
    const validate = validatorFor(index);
    if (validate === undefined || validate(each.value)) return [];
    const errors = validate.errors ?? [];
    return errors.some(isConsequence) ? [] : [toFinding(each, firstError(errors), view.strict)];
  });
}

/**
 * Checks values with an interpreter, which takes 30 ms for our 300 examples where Ajv takes 350 ms to
 * compile. Ajv then decides about the values that the interpreter rejects, and explains them better.
 */
function interpreter(document: JsonObject): (each: WrittenValue) => boolean {
  const lookup = Object.create(null) as Record<string, object>;
  // Only the targets of references: the library would mistake an `id` elsewhere, such as in a link, for a
  // schema's.
  for (const [name, schema] of entries(get(document['components'], 'schemas')))
    dereference(schema as object, lookup, undefined, formatPointer(['components', 'schemas', name]));
  return ({ schema: path, value }) => {
    const schema = at(document, path) as object;
    try {
      // The library skips lists that JSON Schema does not define, such as `parameters`.
      if (!('__absolute_uri__' in schema)) dereference(schema, lookup, undefined, formatPointer(path));
      return validate(value, schema, '2020-12', lookup).valid;
    } catch {
      return false;
    }
  };
}

/** Returns the compiled schema with an index, or `undefined` when it can't be compiled. */
async function validators(document: JsonObject, schemas: readonly (JsonValue | undefined)[]) {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const lenient = { strict: false, validateSchema: false, logger: false } as const;
  // Each validator runs only a few times, so optimizing it does not pay: 460 ms for our document with Ajv's
  // defaults, 270 ms with these.
  const cheap = { code: { optimize: false }, inlineRefs: false, meta: false };
  // `verbose` adds the schema to each error.
  const ajv = new Ajv2020({ ...lenient, ...cheap, verbose: true, formats: exampleFormats });
  ajv.addSchema({ components: { schemas: get(document['components'], 'schemas') }, schemas } as never, 'document:');
  const texts = schemas.map((schema) => JSON.stringify(schema));
  return (index: number): ValidateFunction | undefined => {
    try {
      // Ajv compiles each address once; equal schemas have that of the first.
      return ajv.getSchema(`document:#/schemas/${texts.indexOf(texts[index]!)}`);
    } catch {
      return undefined;
    }
  };
}

/** Whether a keyword's error follows from a reported one in the same schema. */
function consequenceOf(found: readonly Finding[], document: JsonObject): (error: ErrorObject) => boolean {
  const keywords = new Map<unknown, Set<string>>();
  for (const { code, path, meant } of found) {
    const schema = at(document, path.slice(0, -1));
    const reported = keywords.get(schema) ?? new Set();
    keywords.set(schema, reported);
    if (code === 'keyword-value' || code === 'pattern-invalid') reported.add(String(path.at(-1)));
    const isMap = code === 'keyword-value' && String(path.at(-1)).endsWith('roperties');
    if (meant !== undefined || isMap) reported.add('*');
  }
  return ({ keyword, parentSchema }) => {
    const reported = keywords.get(parentSchema);
    return reported !== undefined && (reported.has(keyword) || reported.has('*'));
  };
}

/**
 * Copies the document without examples and extensions, in which an `id` has no meaning. An example may be of
 * either direction, so it may lack what only the other one has.
 */
function withoutExamples({ document, schemas }: DocumentView): JsonObject {
  const copyOf = (value: JsonValue, kind: Kind): JsonValue => {
    if (!isCompound(value)) return value;
    if (Array.isArray(value)) return value.map((item: JsonValue, index) => copyOf(item, kindOf(kind, index)));
    const kept = entries(value).filter(([key, member]) => !isExample(key, member, kind));
    return Object.fromEntries(kept.map(([key, member]) => [key, copyOf(member, kindOf(kind, key))]));
  };
  const copy = copyOf(document, root) as JsonObject;
  // Few documents have these marks, and looking for them in the copy takes nearly as long as copying it.
  if (schemas.some(({ json }) => json['readOnly'] === true || json['writeOnly'] === true)) relaxRequired(copy);
  return copy;
}

function isExample(key: string, value: JsonValue, kind: Kind): boolean {
  if (kind === data || !isDefined(kind)) return false;
  return (
    key === 'example' ||
    key === 'value' ||
    key.startsWith('x-') ||
    (key === 'examples' && Array.isArray(value)) ||
    (key === 'id' && kind === schemaKind)
  );
}

/** In an `anyOf` with a null branch, the useful error is that of the other branch, which comes first. */
function firstError(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.find((error) => error.keyword !== 'anyOf' && error.keyword !== 'oneOf') ?? errors[0];
}

function toFinding({ what, value, path }: WrittenValue, error: ErrorObject | undefined, strict: boolean): Finding {
  const inside = walkable(value, parsePointer(error?.instancePath ?? ''));
  const steps = inside.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  const field = steps.join('').replace(/^\./, '');
  const problem = `${(error?.message ?? 'is not valid').replace('NOT', 'not')}${detail(error)}`;
  const message = `the ${what} does not match its schema: ${field || 'it'} ${problem}`;
  const help = `Correct the ${what}, or the schema.`;
  const finding: Finding = { code: 'example-invalid', path: [...path, ...inside], message, help };
  return strict ? finding : { ...finding, severity: 'warning', once: what };
}

function detail(error: ErrorObject | undefined): string {
  if (error?.keyword === 'enum') return `: ${(error.params['allowedValues'] as readonly unknown[]).join(', ')}`;
  if (error?.keyword === 'additionalProperties') return `: ${String(error.params['additionalProperty'])}`;
  return '';
}

/** The keys of a pointer, with list indices as numbers. */
function walkable(value: JsonValue, keys: readonly string[]): (string | number)[] {
  return keys.map((key, index) => (Array.isArray(at(value, keys.slice(0, index))) ? Number(key) : key));
}

/** An example or default with its schema. */
interface WrittenValue {
  readonly what: 'example' | 'default';
  readonly value: JsonValue;
  readonly path: Path;
  /** The path of the schema that the value must match. */
  readonly schema: Path;
}

function collectExamples(view: DocumentView): WrittenValue[] {
  return [
    ...view.schemas.flatMap(ofSchema),
    ...[...view.parameters, ...view.headers].flatMap((found) => ofHolder(found, view)),
    ...view.mediaTypes.flatMap((found) => {
      // A schema does not describe strings of other formats, such as XML.
      const isJson = /[/+]json\b/.test(String(found.path.at(-1)));
      return ofHolder(found, view).filter(({ value }) => isJson || typeof value !== 'string');
    }),
  ];
}

function ofSchema({ json, path }: Found): WrittenValue[] {
  const listed = list(json['examples']).map((value, index): WrittenValue => {
    return { what: 'example', value, path: [...path, 'examples', index], schema: path };
  });
  return [...member('default', json, path, path), ...member('example', json, path, path), ...listed];
}

/** Of a parameter, header or media type. Finds an example in `components` through each reference to it. */
function ofHolder({ json, path }: Found, view: DocumentView): WrittenValue[] {
  if (json['schema'] === undefined) return [];
  const schema = [...path, 'schema'];
  const named = entries(json['examples']).flatMap(([name, entry]): WrittenValue[] => {
    const value = view.follow(entry)?.['value'];
    const ref = get(entry, '$ref');
    const at = typeof ref === 'string' ? parsePointer(ref.slice(1)) : [...path, 'examples', name];
    return value === undefined ? [] : [{ what: 'example', value, path: [...at, 'value'], schema }];
  });
  return [...member('example', json, path, schema), ...named];
}

function member(what: WrittenValue['what'], json: JsonObject, path: Path, schema: Path): WrittenValue[] {
  const value = json[what];
  return value === undefined ? [] : [{ what, value, path: [...path, what], schema }];
}
