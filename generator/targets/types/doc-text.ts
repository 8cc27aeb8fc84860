import type { JsonObject, JsonValue } from '../../json.ts';
import { object } from '../../model/reader.ts';

/** Keywords that a type cannot express; each becomes a tag of the same name. */
const TAGGED = (
  'format minLength maxLength pattern minimum exclusiveMinimum maximum exclusiveMaximum multipleOf ' +
  'minItems maxItems uniqueItems minProperties maxProperties x-max-bytes x-cap'
).split(' ');

/** Tags of keywords whose names cannot be tags. */
const TAGS: Readonly<Record<string, string>> = { 'x-max-bytes': 'maxBytes', 'x-cap': 'cap' };

/** In characters. A longer example hides the rest of a tooltip; the documentation shows it. */
const LONGEST_EXAMPLE = 100;

/** The text of a schema's comment: its description, then its limits as tags. Empty where it has neither. */
export function docText(from: JsonValue, introduction?: string): string {
  const schema = object(from);
  const prose = [introduction, text(schema['description']) ?? text(schema['title'])].filter(
    (part) => part !== undefined && part !== '',
  );
  return [prose.join('\n\n'), tags(schema).join('\n')].filter((part) => part !== '').join('\n\n');
}

function tags(schema: JsonObject): string[] {
  const found: string[] = schema['deprecated'] === true ? ['@deprecated'] : [];
  for (const keyword of TAGGED) {
    const value = schema[keyword];
    const tag = `@${TAGS[keyword] ?? keyword}`;
    if (value === true) found.push(tag);
    else if (typeof value === 'string' || typeof value === 'number') found.push(`${tag} ${value}`);
  }
  if (schema['default'] !== undefined) found.push(`@default ${JSON.stringify(schema['default'])}`);
  for (const example of examples(schema)) {
    const text = JSON.stringify(example);
    if (text.length <= LONGEST_EXAMPLE) found.push(`@example ${text}`);
  }
  return found;
}

function examples(schema: JsonObject): readonly JsonValue[] {
  const { example, examples: several } = schema;
  if (example !== undefined) return [example];
  return Array.isArray(several) ? several : [];
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
