import type { JsonObject, JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { conditionText } from './condition-text.ts';
import type { Shape } from './shapes.ts';

/** A rule for a value besides its type: `1 to 32 characters`, `multiple of 0.01`. */
export interface Limit {
  readonly text: string;
  /** Code after the text: a pattern, or JSON Schema that this module has no text for. */
  readonly code?: string;
}

/** Rare keywords, shown as JSON Schema: a sentence would be longer. */
const SHOWN_AS_CODE = [
  'not',
  'contains',
  'unevaluatedProperties',
  'unevaluatedItems',
  'minContains',
  'maxContains',
  'dependentRequired',
  'dependentSchemas',
  'contentMediaType',
  'contentEncoding',
  'propertyNames',
];

const CONDITIONAL = ['if', 'then', 'else'];

/** Every limit of a shape, except enumerations, constants and defaults. */
export function limitsOf({ json, also, properties, required }: Shape): Limit[] {
  const must = [...required].filter((name) => !properties.has(name));
  return [...limitsIn(json), ...must.map((code) => ({ text: 'must have', code })), ...also.flatMap(limitsIn)];
}

function limitsIn(json: JsonObject): Limit[] {
  const limits: Limit[] = [];
  const add = (text: string | undefined, code?: string): void => {
    if (text !== undefined) limits.push(code === undefined ? { text } : { text, code });
  };
  add(range(json, 'minLength', 'maxLength', 'character', 'characters'));
  add(bounds(json));
  if (json['multipleOf'] !== undefined) add(`multiple of ${shown(json['multipleOf'])}`);
  if (json['x-cap'] !== undefined) add(`more than ${shown(json['x-cap'])} counts as ${shown(json['x-cap'])}`);
  add(range(json, 'minItems', 'maxItems', 'item', 'items'));
  if (json['uniqueItems'] === true) add('all different');
  add(range(json, 'minProperties', 'maxProperties', 'key', 'keys'));
  if (json['x-max-bytes'] !== undefined) add(`at most ${shown(json['x-max-bytes'])} bytes as JSON`);
  if (typeof json['pattern'] === 'string') add(patternText(json), json['pattern']);
  if (json['additionalProperties'] === false || json['unevaluatedProperties'] === false) add('no other members');
  if (json['unevaluatedItems'] === false || (json['items'] === false && json['prefixItems'] !== undefined))
    add('no other items');
  else if (json['items'] === false) add('no items');
  else if (json['prefixItems'] !== undefined && isObject(json['items'])) add('each further item', shown(json['items']));
  const tag = isObject(json['discriminator']) ? json['discriminator']['propertyName'] : undefined;
  if (typeof tag === 'string') add('distinguished by', tag);
  const condition = conditionText(json);
  add(condition);
  for (const key of condition === undefined ? [...CONDITIONAL, ...SHOWN_AS_CODE] : SHOWN_AS_CODE) {
    const value = json[key];
    if (value !== undefined && !(value === false && key.startsWith('unevaluated')))
      add(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return limits;
}

function patternText(json: JsonObject): string {
  const message = json['x-pattern-message'];
  return typeof message === 'string' ? `must ${message}; pattern` : 'pattern';
}

function range(json: JsonObject, least: string, most: string, one: string, many: string): string | undefined {
  const min = json[least];
  const max = json[most];
  if (min === undefined && max === undefined) return undefined;
  const unit = (of: JsonValue | undefined): string => (of === 1 ? one : many);
  if (min === undefined) return `at most ${shown(max)} ${unit(max)}`;
  if (max === undefined) return `at least ${shown(min)} ${unit(min)}`;
  return min === max ? `exactly ${shown(min)} ${unit(min)}` : `${shown(min)} to ${shown(max)} ${many}`;
}

function bounds(json: JsonObject): string | undefined {
  const { minimum: min, maximum: max, exclusiveMinimum: above, exclusiveMaximum: below } = json;
  if (min === undefined && max === undefined && above === undefined && below === undefined) return undefined;
  const parts = [
    ...(min !== undefined && max !== undefined ? [`${shown(min)} to ${shown(max)}`] : []),
    ...(min === undefined || max !== undefined ? [] : [`at least ${shown(min)}`]),
    ...(above === undefined ? [] : [`above ${shown(above)}`]),
    ...(max === undefined || min !== undefined ? [] : [`at most ${shown(max)}`]),
    ...(below === undefined ? [] : [`below ${shown(below)}`]),
  ];
  return parts.join(', ');
}

function shown(value: JsonValue | undefined): string {
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
