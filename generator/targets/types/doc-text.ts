import type { JsonObject, JsonValue } from '../../json.ts';
import { object } from '../../model/reader.ts';

/** Keywords that say something a type can't, and the tag that says it. */
const TAGS = {
  format: '@format',
  minLength: '@minLength',
  maxLength: '@maxLength',
  pattern: '@pattern',
  minimum: '@minimum',
  exclusiveMinimum: '@exclusiveMinimum',
  maximum: '@maximum',
  exclusiveMaximum: '@exclusiveMaximum',
  multipleOf: '@multipleOf',
  minItems: '@minItems',
  maxItems: '@maxItems',
  uniqueItems: '@uniqueItems',
  minProperties: '@minProperties',
  maxProperties: '@maxProperties',
  'x-max-bytes': '@maxBytes',
  'x-cap': '@cap',
} as const;

/** Longer examples belong into the documentation; in a tooltip they hide the rest. */
const LONGEST_EXAMPLE = 100;

/** What a comment says about a schema: its description, then its limits as tags. Empty when there is nothing to say. */
export function docText(from: JsonValue, introduction?: string): string {
  const schema = object(from);
  const prose = [introduction, text(schema['description']) ?? text(schema['title'])].filter(
    (part) => part !== undefined && part !== '',
  );
  return [prose.join('\n\n'), tags(schema).join('\n')].filter((part) => part !== '').join('\n\n');
}

function tags(schema: JsonObject): string[] {
  const limits = Object.entries(TAGS).flatMap(([keyword, tag]) => {
    const value = schema[keyword];
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) return [];
    return [value === true ? tag : `${tag} ${value}`];
  });
  const fallback = schema['default'];
  return [
    ...(schema['deprecated'] === true ? ['@deprecated'] : []),
    ...limits,
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
    ...examples(schema)
      .map((example) => JSON.stringify(example))
      .filter((example) => example.length <= LONGEST_EXAMPLE)
      .map((example) => `@example ${example}`),
  ];
}

function examples(schema: JsonObject): readonly JsonValue[] {
  const { example, examples: several } = schema;
  if (example !== undefined) return [example];
  return Array.isArray(several) ? several : [];
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
