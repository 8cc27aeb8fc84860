import type { JsonObject } from '../../json.ts';
import type { FieldEncoding, JsonSchema, Operation, Parameter } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import type { RequestPart } from '../../model/names.ts';
import { list, object } from '../../model/reader.ts';
import { branches, everyValue, isBytes, type NamedSchemas, propertiesOf, resolveSchema } from '../../model/schemas.ts';
import { bodyMedia } from '../bodies.ts';
import { parameterKey } from '../resources.ts';

type Schema = JsonSchema | undefined;
type Property = readonly [name: string, schema: JsonSchema];

/** How the server reads a parameter: the `ParameterRule` of its runtime, without members that are unset. */
export function parameterRule(parameter: Parameter, named: NamedSchemas): object {
  const { schema, style, explode, errorCode } = parameter;
  const reading = readingOf(schema, named);
  const hasMembers = reading.shape === 'object' && style !== 'json';
  const permissions = parameter.valuePermissions.map((one) => [one.value, one.permissions] as const);
  return {
    name: parameterKey(parameter),
    ...reading,
    style,
    explode,
    members: hasMembers ? mapProperties(schema, named, (property) => readingOf(property, named)) : undefined,
    default: first('default', schema, named),
    cap: first('x-cap', schema, named),
    errorCode,
    valuePermissions: definedMembers(permissions),
  };
}

/** How text is read: `kind` is that of the value, or of the items of an array. */
function readingOf(schema: Schema, named: NamedSchemas): { shape: 'array' | 'object' | 'value'; kind: string } {
  const types = typesOf(schema, named);
  if (types.includes('array')) return { shape: 'array', kind: kindOf(itemsOf(schema, named), named) };
  return { shape: types.includes('object') ? 'object' : 'value', kind: kindOf(schema, named) };
}

/** How the fields of a form are read: `json` for text that holds a JSON value, `bytes` for a file. */
export function formFields(
  schema: Schema,
  named: NamedSchemas,
  encoding: Readonly<Record<string, FieldEncoding>> = {},
): object {
  return mapProperties(schema, named, (property, name) => {
    const { shape, kind } = readingOf(property, named);
    const one = branches(shape === 'array' ? itemsOf(property, named) : property, named);
    const isJson = one.some(({ type }) => type === 'object' || type === 'array');
    const isDeep = Object.hasOwn(encoding, name) && encoding[name]!.style === 'deepObject';
    return {
      shape: shape === 'array' ? 'array' : 'value',
      kind: one.some(isBytes) ? 'bytes' : isJson ? 'json' : kind,
      ...(isDeep && { deep: deepRule(property, named, []) }),
    };
  });
}

/** The `DeepRule` of the runtime. A schema inside itself has no rule: the validator rejects such nesting. */
function deepRule(schema: Schema, named: NamedSchemas, around: readonly unknown[]): object {
  const parts = branches(schema, named);
  if (parts.some((part) => around.includes(part))) return {};
  const inside = [...around, ...parts];
  const kind = kindOf(schema, named);
  const members = mapProperties(schema, named, (property) => deepRule(property, named, inside));
  const hasMembers = Object.keys(members).length > 0;
  const isObject = parts.some(({ type }) => type === 'object');
  const others = first('additionalProperties', schema, named) ?? (isObject && !hasMembers);
  const items = itemsOf(schema, named);
  return {
    ...(kind !== 'string' && { kind }),
    ...(hasMembers && { members }),
    ...(others !== false && { others: deepRule(others as JsonSchema, named, inside) }),
    ...(items !== undefined && { items: deepRule(items, named, inside) }),
  };
}

/** The `DefaultsRule` of the server's runtime. */
interface DefaultsRule {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Members for which null means the default, so that the handler never receives null. */
  readonly nullable?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, DefaultsRule>> | undefined;
  readonly items?: DefaultsRule | undefined;
}

/** How defaults are added to a body; undefined when no member of it has a default. */
export function bodyDefaults(
  schema: Schema,
  named: NamedSchemas,
  inside: readonly unknown[] = [],
): DefaultsRule | undefined {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || inside.includes(resolved)) return undefined;
  const below = [...inside, resolved];
  const properties = defaultingProperties(resolved, named);
  const values = definedMembers(properties.map(([name, property]) => [name, first('default', property, named)]));
  const nullable = properties
    .filter(([, property]) => branches(property, named).some((part) => part['x-null-means-default'] === true))
    .map(([name]) => name);
  const nested = definedMembers(properties.map(([name, property]) => [name, bodyDefaults(property, named, below)]));
  const items = bodyDefaults(resolved['items'] as Schema, named, below);
  if ([values, nested, items].every((rule) => rule === undefined)) return undefined;
  return { values, nullable: nullable.length > 0 ? nullable : undefined, properties: nested, items };
}

/** The members of one part of a request that always reach the handler, although a caller may omit them. */
export function partDefaults(operation: Operation, part: RequestPart, named: NamedSchemas): DefaultsRule {
  if (part.name === 'body') return bodyDefaults(bodyMedia(operation)?.schema, named) ?? {};
  const optionalParameters = part.parameters.filter(({ required }) => !required);
  const values = optionalParameters.map((one) => [parameterKey(one), first('default', one.schema, named)] as const);
  return { values: definedMembers(values) };
}

/** Whether only objects satisfy the schema: by its type, a part of its `allOf`, or each alternative. */
export function isObjectSchema(schema: Schema, named: NamedSchemas): boolean {
  return everyValue(schema, named, ({ type }) => type === 'object');
}

/** Properties of every valid object: its own, those of `allOf`, those of the only alternative to null. */
function defaultingProperties(schema: JsonObject, named: NamedSchemas): Property[] {
  const forms = [...list(schema['anyOf']), ...list(schema['oneOf'])].filter((form) => object(form)['type'] !== 'null');
  const joined = [...list(schema['allOf']), ...(forms.length === 1 ? forms : [])].flatMap((part) => {
    const resolved = resolveSchema(part as JsonSchema, named);
    return isObject(resolved) ? defaultingProperties(resolved, named) : [];
  });
  const omitted = list(schema['x-omitted']);
  return [...joined, ...propertiesOf(schema).filter(([name]) => !omitted.includes(name))];
}

function mapProperties(schema: Schema, named: NamedSchemas, map: (property: Schema, name: string) => object): object {
  const properties = branches(schema, named).flatMap(propertiesOf);
  return Object.fromEntries(properties.map(([name, property]) => [name, map(property, name)]));
}

function first(keyword: string, schema: Schema, named: NamedSchemas): unknown {
  return branches(schema, named).find((part) => part[keyword] !== undefined)?.[keyword];
}

function typesOf(schema: Schema, named: NamedSchemas): unknown[] {
  return branches(schema, named).flatMap((part) => part['type'] ?? []);
}

function itemsOf(schema: Schema, named: NamedSchemas): Schema {
  return first('items', schema, named) as Schema;
}

/** With several types, text is read as the most specific one, unless the schema accepts any text. */
function kindOf(schema: Schema, named: NamedSchemas): string {
  const types = typesOf(schema, named);
  const kinds = ['integer', 'number', 'boolean'].filter((kind) => types.includes(kind));
  if (kinds.length === 0 || branches(schema, named).some(isAnyText)) return 'string';
  return kinds.length === 1 && !types.includes('string') ? kinds[0]! : 'scalar';
}

const TEXT_LIMITS = ['pattern', 'format', 'enum', 'const', 'minLength', 'maxLength'];

function isAnyText(schema: JsonObject): boolean {
  return [schema['type']].flat().includes('string') && !TEXT_LIMITS.some((keyword) => schema[keyword] !== undefined);
}

/** An object of the members that are defined; undefined without any. */
function definedMembers<Value>(
  members: readonly (readonly [string, Value | undefined])[],
): Readonly<Record<string, Value>> | undefined {
  const defined = members.filter((member): member is [string, Value] => member[1] !== undefined);
  return defined.length === 0 ? undefined : Object.fromEntries(defined);
}
