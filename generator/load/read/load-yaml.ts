import { constructFromEvents, CORE_SCHEMA, type Event, mergeTag, parseEvents, YAMLException } from 'js-yaml';

/** YAML 1.2, in which `on`, `yes` and dates are strings, with the merge keys of YAML 1.1. */
const schema = CORE_SCHEMA.withTags(mergeTag);
/** Far above the limit of `findUnusable`, whose diagnostic names the value that is nested too deep. */
const MAX_DEPTH = 1000;

/** The events of a YAML text: the beginnings and ends of its values, with their offsets in the text. */
export type ParseYaml = (text: string) => Event[];

/** Throws a `YAMLException` for a syntax error. */
export const parseYaml: ParseYaml = (text) => parseEvents(text, { maxDepth: MAX_DEPTH });

/** The value of a YAML or JSON text. Throws a `YAMLException` for a syntax error or a duplicate key. */
export function loadYaml(text: string, parse: ParseYaml = parseYaml): unknown {
  const json = parseJson(text);
  if (json !== undefined) return json;
  const documents = constructFromEvents(parse(text), { source: text, schema });
  if (documents.length === 0) throw new YAMLException('expected a document, but the input is empty');
  // Some exporters end a file with `---`.
  if (documents.slice(1).some((each) => each !== null))
    throw new YAMLException('expected a single document in the stream, but found more');
  return documents[0];
}

/**
 * Undefined for a text that is not a JSON object, or that has duplicate keys, which `JSON.parse` accepts.
 * For our document of 1.7 MB it takes 21 ms, also with the search for duplicates; the parser of YAML, 77 ms.
 */
function parseJson(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const colons = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
    return countKeys(value) === colons ? value : undefined;
  } catch {
    return undefined;
  }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return members.reduce<number>((sum, member) => sum + countKeys(member), Array.isArray(value) ? 0 : members.length);
}
