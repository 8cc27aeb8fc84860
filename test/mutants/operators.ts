import type { JsonObject, JsonValue } from '../../generator/json.ts';

export type Path = readonly (string | number)[];

/** One small change of one schema. */
export interface Edit {
  /** The keyword, or `null` for nullability. */
  readonly kind: string;
  /** The key below the schema that is changed, if present. */
  readonly at: Path;
  readonly label: string;
  readonly edited: JsonValue;
}

type Operator = (schema: JsonObject) => readonly Edit[];

/** Every edit of a schema itself, without its subschemas. */
export function editsOf(schema: JsonObject): Edit[] {
  return OPERATORS.flatMap((operator) => [...operator(schema)]);
}

const bounds: Operator = (schema) =>
  BOUNDS.filter((keyword) => typeof schema[keyword] === 'number').flatMap((keyword) => {
    const bound = Number(schema[keyword]);
    const least = keyword.startsWith('min') && keyword !== 'minimum' ? 0 : -Infinity;
    const values = [bound - 1, bound + 1].filter((value) => value >= least);
    return values.map((value) => ({
      kind: keyword,
      at: [keyword],
      label: `${bound} → ${value}`,
      // No value can violate this bound.
      edited: value === least ? without(schema, keyword) : { ...schema, [keyword]: value },
    }));
  });

const BOUNDS = (
  'minLength maxLength minItems maxItems minProperties maxProperties minimum maximum exclusiveMinimum exclusiveMaximum ' +
  'multipleOf x-max-bytes x-cap'
).split(' ');

const values: Operator = (schema) => {
  const { enum: listed } = schema;
  if (!Array.isArray(listed) || listed.length < 2) return [];
  return (listed as readonly JsonValue[]).flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            kind: 'enum',
            at: ['enum', index],
            label: `without ${JSON.stringify(value)}`,
            edited: { ...schema, enum: listed.toSpliced(index, 1) },
          },
        ],
  );
};

const constants: Operator = (schema) => {
  const { const: value } = schema;
  if (value === undefined) return [];
  const other = typeof value === 'string' ? `${value}x` : typeof value === 'number' ? value + 1 : value !== true;
  return [{ kind: 'const', at: ['const'], label: `→ ${JSON.stringify(other)}`, edited: { ...schema, const: other } }];
};

/** Edits that narrow a pattern; the first that applies is used. */
const NARROWER: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/\{(\d+)\}/, (_, count) => `{${Number(count) + 1}}`],
  [/\{(\d+),(\d+)\}/, (_, least, most) => `{${least},${Number(most) - 1}}`],
  [/(?<=[^\\])\+(?!\\)/, () => '{1,7}'],
  [/(?<=[^\\])\*/, () => '{0,7}'],
  [/https\?/, () => 'https'],
  [/\\S/, () => '[a-z]'],
  [/^\\\.$/, () => '\\.[a-z]'],
];

const patterns: Operator = (schema) => {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return [];
  const [search, replace] = NARROWER.find(([expression]) => expression.test(pattern)) ?? [/$/, () => 'x'];
  const narrowed = pattern.replace(search, replace);
  return [{ kind: 'pattern', at: ['pattern'], label: `→ ${narrowed}`, edited: { ...schema, pattern: narrowed } }];
};

const requirement: Operator = (schema) => {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.keys((schema['properties'] ?? {}) as JsonObject).map((name) => {
    const others = required.filter((each) => each !== name);
    const isIn = others.length < required.length;
    return {
      kind: 'required',
      at: isIn ? ['required', required.indexOf(name)] : ['properties', name],
      label: `${name} ${isIn ? 'is optional' : 'is required'}`,
      edited: { ...schema, required: isIn ? others : [...required, name] },
    };
  });
};

const nullability: Operator = (schema) => {
  const edit = (at: Edit['at'], label: string, edited: JsonValue): Edit[] => [{ kind: 'null', at, label, edited }];
  const { type, anyOf, enum: listed } = schema;
  if (Array.isArray(anyOf)) {
    const others = anyOf.filter((form) => (form as JsonObject)['type'] !== 'null');
    if (others.length === anyOf.length) return [];
    const rest =
      others.length === 1
        ? { ...without(schema, 'anyOf'), ...(others[0] as JsonObject) }
        : { ...schema, anyOf: others };
    return edit(['anyOf'], 'no longer null', rest);
  }
  if (Array.isArray(type) && type.includes('null')) {
    const others = type.filter((each) => each !== 'null');
    const taken = { ...schema, type: others.length === 1 ? others[0]! : others };
    return edit(
      ['type'],
      'no longer null',
      Array.isArray(listed) ? { ...taken, enum: listed.filter((each) => each !== null) } : taken,
    );
  }
  if (schema['const'] !== undefined || type === 'null') return [];
  if (typeof type === 'string')
    return edit(['type'], 'also null', {
      ...schema,
      type: [type, 'null'],
      ...(Array.isArray(listed) && { enum: [...listed, null] }),
    });
  const { $ref } = schema;
  return typeof $ref === 'string'
    ? edit(['$ref'], 'also null', { ...without(schema, '$ref'), anyOf: [{ $ref }, { type: 'null' }] })
    : [];
};

const closedness: Operator = (schema) => {
  if (schema['type'] !== 'object') return [];
  const isClosed = schema['additionalProperties'] === false;
  return [
    {
      kind: 'additionalProperties',
      at: ['additionalProperties'],
      label: isClosed ? 'open' : 'closed',
      edited: isClosed ? without(schema, 'additionalProperties') : { ...schema, additionalProperties: false },
    },
  ];
};

const uniqueness: Operator = (schema) => {
  if (![schema['type']].flat().includes('array')) return [];
  const isUnique = schema['uniqueItems'] === true;
  return [
    {
      kind: 'uniqueItems',
      at: ['uniqueItems'],
      label: isUnique ? 'equal items' : 'no equal items',
      edited: isUnique ? without(schema, 'uniqueItems') : { ...schema, uniqueItems: true },
    },
  ];
};

const formats: Operator = (schema) =>
  typeof schema['format'] === 'string'
    ? [{ kind: 'format', at: ['format'], label: 'none', edited: without(schema, 'format') }]
    : [];

const OTHER_TYPE: Readonly<Record<string, string>> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
};

const types: Operator = (schema) => {
  const { type, description } = schema;
  const other = OTHER_TYPE[String(type)];
  if (other === undefined || schema['enum'] !== undefined || schema['const'] !== undefined) return [];
  const edited = { type: other, ...(description !== undefined && { description }) };
  return [{ kind: 'type', at: ['type'], label: `${String(type)} → ${other}`, edited }];
};

const OPERATORS: readonly Operator[] = [
  bounds,
  values,
  constants,
  patterns,
  requirement,
  nullability,
  closedness,
  uniqueness,
  formats,
  types,
];

function without(schema: JsonObject, keyword: string): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
}
