import type { JsonObject } from '../../json.ts';
import type { Api, JsonSchema, Operation, Parameter } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { branches, resolveSchema } from '../../model/schemas.ts';
import { parameterKey } from '../resources.ts';

/** How the server reads a parameter: the `ParameterRule` of the server's runtime, without what is not set. */
export function parameterRule(parameter: Parameter, api: Api): object {
  const schema = parameter.schema;
  const parts = branches(schema, namedSchemas(api));
  const types = parts.flatMap((part) => part['type'] ?? []);
  const shape = types.includes('array') ? 'array' : types.includes('object') ? 'object' : 'value';
  const items = parts.find((part) => part['items'] !== undefined)?.['items'] as JsonSchema | undefined;
  const first = (keyword: string): unknown => parts.map((part) => part[keyword]).find((value) => value !== undefined);
  const permissions = parameter.valuePermissions.map(({ value, permissions: needed }) => [value, needed]);
  return {
    name: parameterKey(parameter),
    shape,
    kind: kindOf(shape === 'array' ? branches(items, namedSchemas(api)).flatMap((part) => part['type'] ?? []) : types),
    style: parameter.style,
    explode: parameter.explode,
    ...present('default', first('default')),
    ...present('cap', first('x-cap')),
    ...present('errorCode', parameter.errorCode),
    ...present('valuePermissions', permissions.length > 0 ? Object.fromEntries(permissions) : undefined),
  };
}

/** The `DefaultsRule` of a body, or undefined when no member of it has a default. */
export function bodyDefaults(schema: JsonSchema | undefined, api: Api, inside: readonly unknown[] = []): object | undefined {
  const resolved = resolveSchema(schema, namedSchemas(api));
  if (!isObject(resolved) || inside.includes(resolved)) return undefined;
  const below = [...inside, resolved];
  const properties = Object.entries((resolved['properties'] as JsonObject | undefined) ?? {}) as [string, JsonSchema][];
  const values = properties.flatMap(([name, property]) => {
    const value = defaultOf(property, api);
    return value === undefined ? [] : [[name, value]];
  });
  const nested = properties.flatMap(([name, property]) => {
    const rule = bodyDefaults(property, api, below);
    return rule === undefined ? [] : [[name, rule]];
  });
  const items = bodyDefaults(resolved['items'] as JsonSchema | undefined, api, below);
  if (values.length + nested.length === 0 && items === undefined) return undefined;
  return {
    ...present('values', values.length > 0 ? Object.fromEntries(values) : undefined),
    ...present('properties', nested.length > 0 ? Object.fromEntries(nested) : undefined),
    ...present('items', items),
  };
}

/** Names of the members of one part of a request that always reach the handler, though a caller may leave them out. */
export function defaultedNames(operation: Operation, part: string, api: Api): string[] {
  if (part === 'body') {
    const schema = resolveSchema(operation.body?.content[0]?.schema, namedSchemas(api));
    const properties = isObject(schema) ? Object.entries((schema['properties'] as JsonObject | undefined) ?? {}) : [];
    return properties.filter(([, property]) => defaultOf(property as JsonSchema, api) !== undefined).map(([name]) => name);
  }
  const where = part === 'headers' ? 'header' : part;
  return operation.parameters
    .filter((parameter) => parameter.in === where && !parameter.required && defaultOf(parameter.schema, api) !== undefined)
    .map(parameterKey);
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

const named = new WeakMap<Api, ReadonlyMap<string, JsonSchema>>();

function namedSchemas(api: Api): ReadonlyMap<string, JsonSchema> {
  const known = named.get(api);
  if (known) return known;
  const made = new Map(api.schemas.map((schema) => [schema.name, schema.json]));
  named.set(api, made);
  return made;
}

function present(key: string, value: unknown): object {
  return value === undefined ? {} : { [key]: value };
}
