import type { JsonValue } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { memoized } from '../../../model/memoized.ts';
import { list } from '../../../model/reader.ts';
import { type Limit, limitsOf } from './limits.ts';
import { type Shape, type Shapes, typesOf } from './shapes.ts';

/** What the document says about a value, wherever the value is used. */
export interface About {
  /** `string`, `list of objects`, `string or integer`. */
  readonly type: string;
  readonly format?: string;
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly default?: JsonValue;
  /** A request may send null to get the default. */
  readonly nullMeansDefault: boolean;
  readonly constant?: JsonValue;
  readonly values: readonly JsonValue[];
  /** New values may be added without a new API version. */
  readonly open: boolean;
  readonly limits: readonly Limit[];
  /** The replacement for a sensitive value where it is masked. */
  readonly masked?: JsonValue;
  readonly idPrefix?: string;
  readonly examples: readonly JsonValue[];
  readonly description?: string;
}

/** A value; for a list, also the innermost items and the number of list levels around them. */
interface Value {
  readonly innermost: Shape;
  readonly levels: number;
  /** Whether it has no members, items or alternatives. */
  readonly isLeaf: boolean;
  readonly about: About;
}

/** The values of shapes. Memoized by shape, since many pages show the same schema. */
export class Values {
  readonly shapes: Shapes;
  readonly #made = new WeakMap<Shape, Value>();

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  of(shape: Shape): Value {
    return memoized(this.#made, shape, () => {
      const levels = this.#levels(shape);
      const innermost = levels.at(-1)!;
      const type = levels
        .slice(1)
        .reduceRight(
          (items, { nullable }) => `list of ${plural(items)}${nullable ? ' or null' : ''}`,
          typeText(innermost, this.shapes),
        );
      const limits = levels.flatMap((level, depth) =>
        limitsOf(level).map((limit) => ({ ...limit, text: `${'each '.repeat(depth)}${limit.text}` })),
      );
      const about = aboutOf(shape, innermost, type, limits);
      return { innermost, levels: levels.length - 1, isLeaf: isLeaf(shape), about };
    });
  }

  /** A value and, for a list, its items, their items, and so on to the innermost. */
  #levels(shape: Shape, around: readonly Shape[] = []): readonly Shape[] {
    const items = itemsOf(shape);
    const levels = [...around, shape];
    return items === undefined || around.includes(shape) ? levels : this.#levels(this.shapes.of(items), levels);
  }
}

function aboutOf(shape: Shape, innermost: Shape, type: string, limits: readonly Limit[]): About {
  const { json } = shape;
  return {
    type,
    ...(typeof innermost.json['format'] === 'string' && { format: innermost.json['format'] }),
    nullable: shape.nullable || listsNull(innermost),
    deprecated: json['deprecated'] === true,
    readOnly: json['readOnly'] === true,
    writeOnly: json['writeOnly'] === true,
    ...(json['default'] !== undefined && { default: json['default'] }),
    nullMeansDefault: json['x-null-means-default'] === true,
    ...(innermost.json['const'] !== undefined && { constant: innermost.json['const'] }),
    values: list(innermost.json['enum']).filter((value) => value !== null),
    open: innermost.json['x-open-enum'] === true,
    limits,
    ...(isObject(json['x-sensitive']) && { masked: json['x-sensitive']['masked'] ?? null }),
    ...(typeof innermost.json['x-id-prefix'] === 'string' && { idPrefix: innermost.json['x-id-prefix'] }),
    examples: examplesOf(shape),
    ...(typeof json['description'] === 'string' && { description: json['description'] }),
  };
}

function isLeaf({ json, properties, alternatives }: Shape): boolean {
  return properties.size === 0 && alternatives.length === 0 && !CONTENT.some((key) => json[key] !== undefined);
}

/** Keywords that describe contents, besides `properties` and the alternatives. */
const CONTENT = ['items', 'prefixItems', 'patternProperties', 'additionalProperties'];

/** An enumeration without a type can list null. */
function listsNull({ json }: Shape): boolean {
  return json['type'] === undefined && list(json['enum']).includes(null);
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
  if (type === 'any JSON value') return 'any JSON values';
  return type
    .split(' or ')
    .map((one) => one.replace(/^\w+/, '$&s'))
    .join(' or ');
}

function examplesOf({ json: { examples, example } }: Shape): readonly JsonValue[] {
  if (Array.isArray(examples)) return examples;
  return example === undefined ? [] : [example];
}
