import type { JsonValue } from '../../../json.ts';
import type { Parameter } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { type Shapes, typesOf } from '../fields/shapes.ts';

export interface GivenParameter {
  readonly parameter: Parameter;
  readonly value: JsonValue;
}

/** A value for a parameter in a code sample: an example of the document, or else one of the kind. */
export function parameterValue({ name, schema, example }: Parameter, shapes: Shapes): JsonValue {
  if (example !== undefined) return example;
  const shape = shapes.of(schema);
  const { json } = shape;
  const [given] = [json['examples'], json['enum']].flatMap((list) => (Array.isArray(list) ? list : []));
  if (given !== undefined) return given as JsonValue;
  const value = json['example'] ?? json['default'] ?? json['const'];
  if (value !== undefined) return value;
  const [type] = typesOf(shape);
  if (type === 'integer' || type === 'number') return typeof json['minimum'] === 'number' ? json['minimum'] : 1;
  if (type === 'boolean') return true;
  return `YOUR_${name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()}`;
}

/** The path with its placeholders filled in. */
export function writtenPath(path: string, given: readonly GivenParameter[]): string {
  return given
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce(
      (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, encodeURIComponent(plain(value))),
      path,
    );
}

/** `?a=1&b=2`, or nothing. */
export function writtenQuery(given: readonly GivenParameter[]): string {
  const pairs = given
    .filter(({ parameter }) => parameter.in === 'query')
    .flatMap(({ parameter, value }) =>
      Array.isArray(value) && parameter.explode
        ? value.map((item: JsonValue) => [parameter.name, plain(item)])
        : [[parameter.name, Array.isArray(value) ? value.map(plain).join(',') : plain(value)]],
    );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][]).toString()}`;
}

function plain(value: JsonValue): string {
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
