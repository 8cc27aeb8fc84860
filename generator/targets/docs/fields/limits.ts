import type { JsonObject, JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { conditionWords } from './condition-text.ts';
import type { Shape } from './shapes.ts';

/** What a value has to keep to, beside its type, in few words each: `1 to 32 characters`, `multiple of 0.01`. */
export interface Limit {
  readonly words: string;
  /** What follows the words as code: a pattern, or JSON Schema that has no words here. */
  readonly code?: string;
}

/** Keywords that are shown as they are: documents use them seldom, and words for them would be longer. */
const AS_THEY_ARE = [
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

/** Every limit that a shape sets, in the order of the list; enumerations, constants and defaults are not among them. */
export function limitsOf({ json, also, properties, required }: Shape): Limit[] {
  const must = [...required].filter((name) => !properties.has(name));
  return [...limitsIn(json), ...must.map((code) => ({ words: 'must have', code })), ...also.flatMap(limitsIn)];
}

function limitsIn(json: JsonObject): Limit[] {
  const limits: Limit[] = [];
  const add = (words: string | undefined, code?: string): void => {
    if (words !== undefined) limits.push(code === undefined ? { words } : { words, code });
  };
  add(range(json, 'minLength', 'maxLength', 'character', 'characters'));
  add(bounds(json));
  if (json['multipleOf'] !== undefined) add(`multiple of ${text(json['multipleOf'])}`);
  if (json['x-cap'] !== undefined) add(`more than ${text(json['x-cap'])} counts as ${text(json['x-cap'])}`);
  add(range(json, 'minItems', 'maxItems', 'item', 'items'));
  if (json['uniqueItems'] === true) add('all different');
  add(range(json, 'minProperties', 'maxProperties', 'key', 'keys'));
  if (json['x-max-bytes'] !== undefined) add(`at most ${text(json['x-max-bytes'])} bytes as JSON`);
  if (typeof json['pattern'] === 'string') add(patternWords(json), json['pattern']);
  if (json['additionalProperties'] === false || json['unevaluatedProperties'] === false) add('no other members');
  if (json['unevaluatedItems'] === false || (json['items'] === false && json['prefixItems'] !== undefined))
    add('no other items');
  else if (json['items'] === false) add('no items');
  else if (json['prefixItems'] !== undefined && isObject(json['items'])) add('each further item', text(json['items']));
  const tag = isObject(json['discriminator']) ? json['discriminator']['propertyName'] : undefined;
  if (typeof tag === 'string') add('told apart by', tag);
  const condition = conditionWords(json);
  add(condition);
  for (const key of condition === undefined ? [...CONDITIONAL, ...AS_THEY_ARE] : AS_THEY_ARE) {
    const value = json[key];
    if (value !== undefined && !(value === false && key.startsWith('unevaluated')))
      add(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return limits;
}

function patternWords(json: JsonObject): string {
  const message = json['x-pattern-message'];
  return typeof message === 'string' ? `must ${message}; pattern` : 'pattern';
}

function range(json: JsonObject, least: string, most: string, one: string, many: string): string | undefined {
  const min = json[least];
  const max = json[most];
  if (min === undefined && max === undefined) return undefined;
  const unit = (of: JsonValue | undefined): string => (of === 1 ? one : many);
  if (min === undefined) return `at most ${text(max)} ${unit(max)}`;
  if (max === undefined) return `at least ${text(min)} ${unit(min)}`;
  return min === max ? `exactly ${text(min)} ${unit(min)}` : `${text(min)} to ${text(max)} ${many}`;
}

function bounds(json: JsonObject): string | undefined {
  const { minimum: min, maximum: max, exclusiveMinimum: above, exclusiveMaximum: below } = json;
  if (min === undefined && max === undefined && above === undefined && below === undefined) return undefined;
  const parts = [
    ...(min !== undefined && max !== undefined ? [`${text(min)} to ${text(max)}`] : []),
    ...(min === undefined || max !== undefined ? [] : [`at least ${text(min)}`]),
    ...(above === undefined ? [] : [`above ${text(above)}`]),
    ...(max === undefined || min !== undefined ? [] : [`at most ${text(max)}`]),
    ...(below === undefined ? [] : [`below ${text(below)}`]),
  ];
  return parts.join(', ');
}

function text(value: JsonValue | undefined): string {
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
