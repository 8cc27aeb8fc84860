import type { JsonObject } from '../../json.ts';
import type { Api, JsonSchema, Operation, Parameter } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { list, object } from '../../model/reader.ts';
import { branches, isBytes, resolveSchema } from '../../model/schemas.ts';
import { bodyMedia } from '../bodies.ts';
import { namedSchemas } from '../named-schemas.ts';
import { parameterKey } from '../resources.ts';

/**
 * How the server reads a parameter: the `ParameterRule` of the server's runtime, without members that are
 * not set.
 */
export function parameterRule(parameter: Parameter, api: Api): object {
  const parts = branches(parameter.schema, namedSchemas(api));
  const reading = readingOf(parameter.schema, api);
  const first = (keyword: string): unknown => parts.map((part) => part[keyword]).find((value) => value !== undefined);
  const permissions = parameter.valuePermissions.map(({ value, permissions: needed }) => [value, needed]);
  return {
    name: parameterKey(parameter),
    ...reading,
    style: parameter.style,
    explode: parameter.explode,
    ...present('members', reading.shape === 'object' && parameter.style !== 'json' ? membersOf(parts, api) : undefined),
    ...present('default', first('default')),
    ...present('cap', first('x-cap')),
    ...present('errorCode', parameter.errorCode),
    ...present('valuePermissions', permissions.length > 0 ? Object.fromEntries(permissions) : undefined),
  };
}

/** How text is read: `kind` is that of the value, or of the items of an array. */
function readingOf(schema: JsonSchema | undefined, api: Api): { shape: 'array' | 'object' | 'value'; kind: string } {
  const parts = branches(schema, namedSchemas(api));
  const types = parts.flatMap((part) => part['type'] ?? []);
  if (!types.includes('array')) return { shape: types.includes('object') ? 'object' : 'value', kind: kindOf(types) };
  const items = parts.find((part) => part['items'] !== undefined)?.['items'] as JsonSchema | undefined;
  return { shape: 'array', kind: kindOf(branches(items, namedSchemas(api)).flatMap((part) => part['type'] ?? [])) };
}

/** How the fields of a form are read: `json` for text that holds a JSON value, `bytes` for a file. */
export function formFields(schema: JsonSchema | undefined, api: Api): object {
  const properties = branches(schema, namedSchemas(api)).flatMap((part) => propertiesOf(part));
  return Object.fromEntries(
    properties.map(([name, property]) => {
      const reading = readingOf(property, api);
      const items = branches(property, namedSchemas(api)).find((part) => part['items'] !== undefined)?.['items'];
      const one = branches(reading.shape === 'array' ? (items as JsonSchema | undefined) : property, namedSchemas(api));
      const isJson = one.some((part) => part['type'] === 'object' || part['type'] === 'array');
      const kind = one.some(isBytes) ? 'bytes' : isJson ? 'json' : reading.kind;
      return [name, { shape: reading.shape === 'array' ? 'array' : 'value', kind }];
    }),
  );
}

function membersOf(parts: readonly JsonObject[], api: Api): object {
  const properties = parts.flatMap((part) => propertiesOf(part));
  return Object.fromEntries(properties.map(([name, property]) => [name, readingOf(property, api)]));
}

/** Whether null means the default of the member. */
function nullMeansDefault(schema: JsonSchema, api: Api): boolean {
  return branches(schema, namedSchemas(api)).some((part) => part['x-null-means-default'] === true);
}

/** The `DefaultsRule` of a body, or undefined when no member of it has a default. */
export function bodyDefaults(
  schema: JsonSchema | undefined,
  api: Api,
  inside: readonly unknown[] = [],
): object | undefined {
  const resolved = resolveSchema(schema, namedSchemas(api));
  if (!isObject(resolved) || inside.includes(resolved)) return undefined;
  const below = [...inside, resolved];
  const properties = defaultingProperties(resolved, api);
  const values = properties.flatMap(([name, property]) => {
    const value = defaultOf(property, api);
    return value === undefined ? [] : [[name, value]];
  });
  const nullable = properties.filter(([, property]) => nullMeansDefault(property, api)).map(([name]) => name);
  const nested = properties.flatMap(([name, property]) => {
    const rule = bodyDefaults(property, api, below);
    return rule === undefined ? [] : [[name, rule]];
  });
  const items = bodyDefaults(resolved['items'] as JsonSchema | undefined, api, below);
  if (values.length + nested.length === 0 && items === undefined) return undefined;
  return {
    ...present('values', values.length > 0 ? Object.fromEntries(values) : undefined),
    ...present('nullable', nullable.length > 0 ? nullable : undefined),
    ...present('properties', nested.length > 0 ? Object.fromEntries(nested) : undefined),
    ...present('items', items),
  };
}

/**
 * The properties of every object that satisfies the schema: its own, those of its `allOf`, and those of the
 * only alternative to null.
 */
function defaultingProperties(schema: JsonObject, api: Api): [string, JsonSchema][] {
  const alternatives = [...list(schema['anyOf']), ...list(schema['oneOf'])].filter(
    (part) => !isObject(part) || part['type'] !== 'null',
  );
  const joined = [...list(schema['allOf']), ...(alternatives.length === 1 ? alternatives : [])].flatMap((part) => {
    const resolved = resolveSchema(part as JsonSchema, namedSchemas(api));
    return isObject(resolved) ? defaultingProperties(resolved, api) : [];
  });
  return [...joined, ...propertiesOf(schema)];
}

function propertiesOf(schema: JsonObject): [string, JsonSchema][] {
  return Object.entries(object(schema['properties'])) as [string, JsonSchema][];
}

/**
 * Names of the members of one part of a request that always reach the handler, although a caller may omit
 * them.
 */
export function defaultedNames(operation: Operation, part: string, api: Api): string[] {
  if (part === 'body') {
    const schema = resolveSchema(bodyMedia(operation)?.schema, namedSchemas(api));
    const properties = isObject(schema) ? defaultingProperties(schema, api) : [];
    const names = properties.filter(([, property]) => defaultOf(property, api) !== undefined).map(([name]) => name);
    return [...new Set(names)];
  }
  const where = part === 'headers' ? 'header' : part;
  return operation.parameters
    .filter(
      (parameter) => parameter.in === where && !parameter.required && defaultOf(parameter.schema, api) !== undefined,
    )
    .map(parameterKey);
}

/** The names among them for which null means the default, so that the handler never receives null. */
export function nullDefaultedNames(operation: Operation, part: string, api: Api): string[] {
  const schema = part === 'body' ? resolveSchema(bodyMedia(operation)?.schema, namedSchemas(api)) : undefined;
  const properties = isObject(schema) ? defaultingProperties(schema, api) : [];
  return [...new Set(properties.filter(([, property]) => nullMeansDefault(property, api)).map(([name]) => name))];
}

/** Whether only objects satisfy the schema. */
export function isObjectSchema(schema: JsonSchema | undefined, api: Api): boolean {
  const resolved = resolveSchema(schema, namedSchemas(api));
  return isObject(resolved) && resolved['type'] === 'object';
}

function defaultOf(schema: JsonSchema, api: Api): unknown {
  return branches(schema, namedSchemas(api))
    .map((part) => part['default'])
    .find((value) => value !== undefined);
}

function kindOf(types: readonly unknown[]): string {
  const kinds = ['integer', 'number', 'boolean'].filter((kind) => types.includes(kind));
  return kinds.length === 1 && !types.includes('string') ? kinds[0]! : 'string';
}

function present(key: string, value: unknown): object {
  return value === undefined ? {} : { [key]: value };
}
