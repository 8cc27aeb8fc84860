import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { formTag } from '../../model/discriminator.ts';
import { referencedName } from '../../model/schemas.ts';
import type { Components } from './components.ts';
import { FORMAT_CHECKS } from './formats.ts';
import { mapChildren, type PreparedObject, type PreparedSchema, typeNames } from './prepared-schema.ts';

/** Keywords that the generated checks enforce. Every other one is an annotation to them. */
export const ENFORCED_KEYWORDS: ReadonlySet<string> = new Set(
  (
    '$ref type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format ' +
    'maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired ' +
    'items prefixItems contains additionalProperties properties patternProperties dependentSchemas propertyNames ' +
    'unevaluatedItems unevaluatedProperties allOf anyOf oneOf not if then else x-max-bytes'
  ).split(' '),
);

/** Not asserted, but read by the code of another keyword. */
const HINTS = new Set(['discriminator', 'x-pattern-message', 'x-open-enum']);

/** A longer enumeration is not copied into other modules. */
const MOST_INLINE_VALUES = 8;

/**
 * A schema for `checkFunction`. A small scalar, such as an id, replaces references to it, which saves calls.
 */
export function prepareSchema(schema: JsonSchema, components: Components): PreparedSchema {
  if (typeof schema === 'boolean') return schema;
  if ('$dynamicRef' in schema) throw new Error('the model has left a $dynamicRef');
  const enforced: Record<string, JsonValue> = {};
  for (const [keyword, value] of Object.entries(withTags(schema, components)))
    if (ENFORCED_KEYWORDS.has(keyword) || HINTS.has(keyword)) prepareKeyword(enforced, keyword, value);
  const prepared = mapChildren(withoutImpliedType(enforced), (child) => prepareSchema(child, components));
  if (prepared['$ref'] === undefined) return prepared;
  const { $ref, 'x-open-enum': open, ...others } = prepared;
  if (Object.keys(others).length > 0) return prepared;
  const inlined = inlineScalar({ $ref }, components);
  return open === undefined || typeof inlined === 'boolean' ? inlined : { ...inlined, 'x-open-enum': open };
}

/** Adds the tag to each form of a union with a discriminator, as the types do. */
function withTags(schema: JsonObject, { schemas }: Components): JsonObject {
  if (schema['discriminator'] === undefined) return schema;
  const tag = (form: JsonValue): JsonValue => {
    const added = formTag(form, schema, schemas);
    return added === undefined ? form : { allOf: [form, added] };
  };
  const unions = ['anyOf', 'oneOf'].flatMap((keyword) => {
    const forms = schema[keyword];
    return Array.isArray(forms) ? [[keyword, forms.map(tag)]] : [];
  });
  return { ...schema, ...Object.fromEntries(unions) };
}

function prepareKeyword(enforced: Record<string, JsonValue>, keyword: string, value: JsonValue): void {
  if (keyword === '$ref') enforced['$ref'] = componentName(value);
  else if (keyword === 'required') enforced['required'] = [...new Set(value as readonly string[])];
  else if (keyword !== 'format' || (typeof value === 'string' && FORMAT_CHECKS.has(value))) enforced[keyword] = value;
}

/** An enumeration implies the type of its values, unless it lists one of another type. */
function withoutImpliedType(schema: PreparedObject): PreparedObject {
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']];
  if (values === undefined) return schema;
  const { type, ...rest } = schema;
  if (type === undefined || !Array.isArray(values)) return schema;
  return values.every((value) => typeNames(schema).some((name) => hasType(value, name))) ? rest : schema;
}

function hasType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

function componentName(ref: JsonValue): string {
  const name = referencedName({ $ref: ref });
  if (name === undefined) throw new Error(`the model has left a reference to ${JSON.stringify(ref)}`);
  return name;
}

function inlineScalar(reference: PreparedObject, components: Components): PreparedSchema {
  const name = reference['$ref'] as string;
  return isScalar(components.named(name).json) ? components.prepared(name) : reference;
}

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);

function isScalar(schema: JsonSchema): schema is JsonObject {
  if (!isObject(schema) || '$ref' in schema) return false;
  const values = Array.isArray(schema['enum']) ? schema['enum'].length : 0;
  const hasParts = ['allOf', 'anyOf', 'oneOf', 'not', 'if'].some((keyword) => keyword in schema);
  return (
    [schema['type']].flat().every((type) => SCALARS.has(type as string)) && values <= MOST_INLINE_VALUES && !hasParts
  );
}
