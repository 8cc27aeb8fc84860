import { type JsonObject, type JsonValue, plainText } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { memoized } from '../../../model/memoized.ts';
import { list } from '../../../model/reader.ts';
import { lazy } from '../../lazy.ts';
import { type Fact, limitsOf } from './limits.ts';
import { type Shape, type Shapes, typesOf } from './shapes.ts';

/** What a page says about a value, wherever the value is used. */
export interface About {
  /** `string or integer`, `list of objects`, `string (uuid) or null`. */
  readonly type: string;
  /** Labels beside the type, each with its CSS class. */
  readonly marks: readonly { readonly kind: string; readonly label: string }[];
  readonly description?: string;
  /** Everything else. The last one may be the examples. */
  readonly facts: readonly Fact[];
}

/** Returns the values of shapes. Memoized by shape, since many pages show the same schema. */
export function valuesOf(shapes: Shapes) {
  const made = new WeakMap<Shape, ReturnType<typeof valueOf>>();
  return (shape: Shape) => memoized(made, shape, () => valueOf(shape, shapes));
}

/** For a list, also the innermost items and the number of list levels around them. */
function valueOf(shape: Shape, shapes: Shapes) {
  const levels = levelsOf(shape, shapes);
  const innermost = levels.at(-1)!;
  const { format, const: constant } = innermost.json;
  const listOf = (items: string, { nullable }: Shape): string => orNull(`list of ${plural(items)}`, nullable);
  const plain = levels.slice(1).reduceRight(listOf, typeText(innermost, shapes));
  const formatted = typeof format === 'string' ? `${plain} (${format})` : plain;
  // An enumeration without a type can list null.
  const listsNull = innermost.json['type'] === undefined && list(innermost.json['enum']).includes(null);
  const type = orNull(formatted, shape.nullable || listsNull);
  const facts = factsOf(shape.json, innermost.json, levels.flatMap(limitsOf));
  const describe = (isRequired: boolean, json: JsonObject): About => ({
    type,
    marks: [
      ...(isRequired ? [{ kind: 'required', label: 'required' }] : []),
      ...(isObject(json['x-sensitive']) ? [{ kind: 'sensitive', label: 'sensitive' }] : []),
      ...(json['deprecated'] === true ? [{ kind: 'deprecated', label: 'deprecated' }] : []),
      ...(json['readOnly'] === true ? [{ kind: 'plain', label: 'read only' }] : []),
      ...(json['writeOnly'] === true ? [{ kind: 'plain', label: 'write only' }] : []),
    ],
    ...(typeof json['description'] === 'string' && { description: json['description'] }),
    // An example beside a constant was written for the wider schema that the constant narrows.
    facts: constant === undefined ? [...facts, ...exampleFact(json)] : facts,
  });
  const required = lazy(() => describe(true, shape.json));
  const optional = lazy(() => describe(false, shape.json));
  return {
    innermost,
    levels: levels.length - 1,
    /** `annotations`, such as a description, replace those of the schema; without any, it is memoized. */
    about(isRequired: boolean, annotations?: JsonObject): About {
      if (annotations !== undefined) return describe(isRequired, { ...shape.json, ...annotations });
      return isRequired ? required() : optional();
    },
  };
}

/** A value and, for a list, its items, their items, and so on to the innermost. */
function levelsOf(shape: Shape, shapes: Shapes, around: readonly Shape[] = []): readonly Shape[] {
  const items = itemsOf(shape);
  const levels = [...around, shape];
  return items === undefined || around.includes(shape) ? levels : levelsOf(shapes.of(items), shapes, levels);
}

export function orNull(type: string, nullable: boolean): string {
  return nullable ? `${type} or null` : type;
}

function factsOf(json: JsonObject, innermost: JsonObject, limits: readonly Fact[]): Fact[] {
  const { default: byDefault, 'x-sensitive': sensitive, 'x-null-means-default': nullMeansDefault } = json;
  const { const: constant, enum: values, 'x-open-enum': isOpen, 'x-id-prefix': prefix } = innermost;
  const others = constant === undefined ? list(values).filter((value) => value !== null) : [];
  // The pattern of an id starts with its prefix already.
  const isInPattern = limits.some(({ values: [code] }) => code?.startsWith(`^${String(prefix)}`));
  return [
    ...fact('Always', [constant]),
    ...fact('One of', others, isOpen === true ? 'more may be added' : ''),
    ...fact('Default', [byDefault], nullMeansDefault === true ? 'also instead of null' : ''),
    ...fact('Starts with', [typeof prefix === 'string' && !isInPattern ? prefix : undefined]),
    ...limits,
    ...fact('Masked as', [isObject(sensitive) ? (sensitive['masked'] ?? null) : undefined]),
  ];
}

/** The label of examples, which are no part of what a schema requires. */
export const EXAMPLE = 'Example';

function exampleFact({ examples, example }: JsonObject): Fact[] {
  const values: JsonValue[] = Array.isArray(examples) ? examples : [example].filter((value) => value !== undefined);
  return fact(EXAMPLE, [...new Set(values.map(visibleText))].slice(0, 3));
}

/** Nothing without a value. */
function fact(label: string, values: readonly (JsonValue | undefined)[], note = ''): Fact[] {
  const shown = values.filter((value) => value !== undefined).map(visibleText);
  return shown.length === 0 ? [] : [{ label, values: shown, note }];
}

/** Shows a blank string in quotes, since it would be invisible. */
function visibleText(value: JsonValue): string {
  return plainText(value).trim() === '' ? JSON.stringify(value) : plainText(value);
}

/** The schema of every item of a list; undefined for a tuple, whose items each have their own schema. */
export function itemsOf(shape: Shape): JsonSchema | undefined {
  const { items, prefixItems } = shape.json;
  return typesOf(shape).includes('array') && isObject(items) && prefixItems === undefined ? items : undefined;
}

export function typeText(shape: Shape, shapes: Shapes): string {
  const { json, alternatives } = shape;
  const types = typesOf(shape);
  if (types.length > 0) return types.map((type) => (type === 'array' ? 'list' : type)).join(' or ');
  if (alternatives.length > 0)
    return [...new Set(alternatives.map((one) => typeText(shapes.of(one), shapes)))].join(' or ');
  const values = json['const'] === undefined ? list(json['enum']) : [json['const']];
  const kinds = new Set(values.filter((one) => one !== null).map((one) => typeof one));
  return kinds.size > 0 ? [...kinds].join(' or ') : 'any JSON value';
}

function plural(type: string): string {
  return type === 'any JSON value' ? 'any JSON values' : type.replace(/(?<=^| or )\w+/g, '$&s');
}
