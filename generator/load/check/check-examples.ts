import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject, JsonValue } from '../../json.ts';
import { collectExamples, type WrittenValue } from './collect-examples.ts';
import { exampleFormats } from './example-formats.ts';
import type { Finding } from './finding.ts';
import { data, document as documentKind, type Kind, kindOf, schema as schemaKind } from '../document/grammar.ts';
import { at } from './document-view.ts';
import { entries, get } from '../document/json.ts';
import { formatPointer, parsePointer } from '../document/json-pointer.ts';
import { setKey } from '../document/set-key.ts';

/**
 * The examples and defaults that don't satisfy their schema, each with its first fault. Errors in a document in strict mode;
 * elsewhere one warning for all examples. Takes and gives plain data, so that it may run in a worker. Passes over schemas that
 * can't be compiled, since other rules report why, and faults that follow from what has been `found`.
 */
export async function checkExamples(
  document: JsonObject,
  strict: boolean,
  found: readonly Finding[] = [],
): Promise<Finding[]> {
  const written = collectExamples(document);
  if (written.length === 0) return [];
  const copy = withoutExamples(document);
  const holds = await interpreter(copy);
  const doubtful = written.filter((each) => !holds(each));
  if (doubtful.length === 0) return [];
  const isConsequence = consequenceOf(found, copy);
  const validatorFor = await validators(
    copy,
    doubtful.map(({ schema }) => at(copy, schema)),
  );
  return doubtful.flatMap((each, index) => {
    const validate = validatorFor(index);
    if (validate === undefined || validate(each.value)) return [];
    const errors = validate.errors ?? [];
    return errors.some(isConsequence) ? [] : [toFinding(each, firstFault(errors), strict)];
  });
}

/**
 * Whether a value satisfies its schema, without compiling anything: of our 300 examples this takes 30 ms where Ajv takes 350. Only what
 * it doubts goes to Ajv, which has the last word and the better explanation.
 */
async function interpreter(document: JsonObject): Promise<(each: WrittenValue) => boolean> {
  const { dereference, format, validate } = await import('@cfworker/json-schema');
  for (const [name, check] of Object.entries(exampleFormats)) {
    if (typeof check === 'function') format[name] = check;
    else if (check instanceof RegExp) format[name] = (text) => check.test(text);
  }
  const lookup = Object.create(null) as Record<string, object>;
  // Only what references lead to: it would take an `id` anywhere else, such as in a link, for a schema's.
  for (const [name, schema] of entries(get(document['components'], 'schemas')))
    dereference(schema as object, lookup, undefined, formatPointer(['components', 'schemas', name]));
  return ({ schema: path, value }) => {
    const schema = at(document, path) as object;
    try {
      // It does not look into lists that are not JSON Schema's own, such as `parameters`.
      if (!('__absolute_uri__' in schema)) dereference(schema, lookup, undefined, formatPointer(path));
      return validate(value, schema, '2020-12', lookup).valid;
    } catch {
      return false;
    }
  };
}

/** For each schema, by its place among them. */
async function validators(
  document: JsonObject,
  schemas: readonly (JsonValue | undefined)[],
): Promise<(index: number) => ValidateFunction | undefined> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // Each validator runs a few times at most, so what would make it fast costs more than it gains: 460 ms for our document with
  // Ajv's defaults, 270 like this.
  const cheap = { code: { optimize: false }, inlineRefs: false, meta: false };
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: false,
    // Each error then names the schema that it is of.
    verbose: true,
    logger: false,
    formats: exampleFormats,
    ...cheap,
  });
  // References lead to these only.
  ajv.addSchema({ components: { schemas: get(document['components'], 'schemas') }, schemas } as never, 'document:');
  const texts = schemas.map((schema) => JSON.stringify(schema));
  const known = new Map<number, ValidateFunction | undefined>();
  return (index) => {
    const first = texts.indexOf(texts[index]!);
    if (!known.has(first)) known.set(first, compile(`document:#/schemas/${first}`));
    return known.get(first);
  };

  function compile(ref: string): ValidateFunction | undefined {
    try {
      return ajv.compile({ $ref: ref });
    } catch {
      return undefined;
    }
  }
}

/** Tells of a fault whether its keyword has been reported, or is next to one that may stand for another: it is misspelt, or unreadable. */
function consequenceOf(found: readonly Finding[], document: JsonObject): (fault: ErrorObject) => boolean {
  const keywords = new Map<unknown, Set<string>>();
  for (const { code, path, options } of found) {
    const schema = at(document, path.slice(0, -1));
    const known = keywords.get(schema) ?? new Set();
    keywords.set(schema, known);
    if (code === 'keyword-value' || code === 'pattern-invalid') known.add(String(path.at(-1)));
    const isMap = code === 'keyword-value' && String(path.at(-1)).endsWith('roperties');
    if (options?.meant !== undefined || isMap) known.add('*');
  }
  return ({ keyword, parentSchema }) => {
    const known = keywords.get(parentSchema);
    return known !== undefined && (known.has(keyword) || known.has('*'));
  };
}

/** A copy, for both look for `$id` and `id` everywhere, and would take those in an example or an extension for their own. */
function withoutExamples(document: JsonObject): JsonObject {
  return copied(document, documentKind) as JsonObject;
}

function copied(value: JsonValue, kind: Kind): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => copied(item, kind.each));
  const hasMeaning = kind !== data && kind.name !== 'inlined data' && (kind.each === data || kind.extensible === true);
  const copy: Record<string, JsonValue> = {};
  for (const key of Object.keys(value)) {
    const member = (value as JsonObject)[key]!;
    if (hasMeaning && isExample(key, member, kind)) continue;
    setKey(copy, key, copied(member, kindOf(kind, key)));
  }
  return copy;
}

function isExample(key: string, value: JsonValue, kind: Kind): boolean {
  return (
    key === 'default' ||
    key === 'example' ||
    key === 'value' ||
    key.startsWith('x-') ||
    (key === 'examples' && Array.isArray(value)) ||
    (key === 'id' && kind === schemaKind)
  );
}

/** Of an `anyOf` with a null branch, the fault is in the other branch, which comes first. */
function firstFault(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.find((error) => error.keyword !== 'anyOf' && error.keyword !== 'oneOf') ?? errors[0];
}

function toFinding({ what, value, path }: WrittenValue, fault: ErrorObject | undefined, strict: boolean): Finding {
  const inside = walkable(value, parsePointer(fault?.instancePath ?? ''));
  const field = inside
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const message = `the ${what} breaks its schema: ${field === '' ? 'it' : field} ${(fault?.message ?? 'is not valid').replace('NOT', 'not')}${detail(fault)}`;
  const help = `Correct the ${what}, or the schema.`;
  return {
    code: 'example-invalid',
    path: [...path, ...inside],
    message,
    options: strict ? { help } : { help, severity: 'warning', once: what },
  };
}

function detail(fault: ErrorObject | undefined): string {
  if (fault?.keyword === 'enum') return `: ${(fault.params['allowedValues'] as readonly unknown[]).join(', ')}`;
  if (fault?.keyword === 'additionalProperties') return `: ${String(fault.params['additionalProperty'])}`;
  return '';
}

/** The keys of a pointer, with those of lists as numbers. */
function walkable(value: JsonValue, keys: readonly string[]): (string | number)[] {
  let current: JsonValue | undefined = value;
  return keys.map((key) => {
    const typed = Array.isArray(current) ? Number(key) : key;
    current = at(current, [typed]);
    return typed;
  });
}
