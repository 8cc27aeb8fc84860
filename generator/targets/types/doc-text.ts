import type { JsonObject, JsonValue } from '../../json.ts';
import { list, object, string } from '../../model/reader.ts';

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
  const [description, title] = [schema['description'], schema['title']].map((text) => string(text)?.trim());
  return [introduction, description || title, tags(schema).join('\n')].filter(Boolean).join('\n\n');
}

function tags(schema: JsonObject): string[] {
  const { deprecated, default: usual, example, examples } = schema;
  const limits = TAGGED.flatMap((keyword) => {
    const value = schema[keyword];
    const tag = `@${TAGS[keyword] ?? keyword}`;
    if (value === true) return [tag];
    return typeof value === 'string' || typeof value === 'number' ? [`${tag} ${value}`] : [];
  });
  const shown = (example === undefined ? list(examples) : [example]).map((value) => JSON.stringify(value));
  return [
    ...(deprecated === true ? ['@deprecated'] : []),
    ...limits,
    ...(usual === undefined ? [] : [`@default ${JSON.stringify(usual)}`]),
    ...shown.filter(({ length }) => length <= LONGEST_EXAMPLE).map((text) => `@example ${text}`),
  ];
}
