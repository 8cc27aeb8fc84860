import { type JsonValue, plainText } from '../../../json.ts';
import type { Api, Parameter } from '../../../model/api.ts';
import { type Shapes, typesOf } from '../fields/shapes.ts';

interface ParameterValue {
  readonly parameter: Pick<Parameter, 'name' | 'in' | 'explode'>;
  readonly value: JsonValue;
}

/** A value for a parameter in a code sample: an example from the document, or one made from the type. */
export function parameterValue(
  { name, schema, example }: Pick<Parameter, 'name' | 'schema' | 'example'>,
  shapes: Shapes,
): JsonValue {
  if (example !== undefined) return example;
  const shape = shapes.of(schema);
  const { json } = shape;
  const [first] = [json['examples'], json['enum']].flatMap((list) => (Array.isArray(list) ? list : []));
  if (first !== undefined) return first as JsonValue;
  const value = json['example'] ?? json['default'] ?? json['const'];
  if (value !== undefined) return value;
  const [type] = typesOf(shape);
  if (type === 'integer' || type === 'number') return typeof json['minimum'] === 'number' ? json['minimum'] : 1;
  if (type === 'boolean') return true;
  return `YOUR_${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`;
}

export function writtenPath(path: string, parameters: readonly ParameterValue[]): string {
  return parameters
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce(
      (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, encodeURIComponent(plainText(value))),
      path,
    );
}

/** The parts of a query string: `a=1`, `b=2`. */
export function writtenQuery(parameters: readonly ParameterValue[]): readonly string[] {
  const pairs = parameters
    .filter(({ parameter }) => parameter.in === 'query')
    .flatMap(({ parameter, value }) =>
      Array.isArray(value) && parameter.explode
        ? value.map((item: JsonValue) => [parameter.name, plainText(item)])
        : [[parameter.name, Array.isArray(value) ? value.map(plainText).join(',') : plainText(value)]],
    );
  return pairs.map((pair) => new URLSearchParams([pair as [string, string]]).toString());
}

const PLACEHOLDER = 'https://api.example.com';

/** The URL of the first server without a slash at the end, its variables at their defaults. */
export function serverUrl({ servers }: Pick<Api, 'servers'>): string {
  const [first] = servers;
  if (first === undefined) return PLACEHOLDER;
  const url = first.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    first.url,
  );
  // A relative URL is relative to the document's own address, which the generator doesn't know.
  return (url.startsWith('/') ? `${PLACEHOLDER}${url}` : url).replace(/\/$/, '');
}
