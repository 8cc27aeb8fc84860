import type { JsonObject } from '../../json.ts';
import { type Draft, get } from '../document/json.ts';

/** Members of a parameter or header of Swagger 2.0 that belong to its schema since OpenAPI 3.0. */
const OF_SCHEMA: ReadonlySet<string> = new Set(
  (
    'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern ' +
    'maxItems minItems uniqueItems enum multipleOf x-nullable'
  ).split(' '),
);

/** A parameter outside of bodies, or a header; `problem` is what OpenAPI 3 can't express of it. */
export function parameterOf(parameter: JsonObject) {
  const { collectionFormat = 'csv', ...rest } = parameter;
  const upgraded: Draft = {};
  const schema: Draft = {};
  for (const [key, value] of Object.entries(rest)) (OF_SCHEMA.has(key) ? schema : upgraded)[key] = value;
  upgraded['schema'] ??= schema;
  if (schema['type'] !== 'array') return { upgraded };
  const style = styleOf(String(parameter['in'] ?? 'header'), String(collectionFormat));
  const items = get(schema['items'], 'type') === 'array' ? 'lists in lists' : undefined;
  const unsupported = items ?? (style === undefined ? `the collectionFormat ${String(collectionFormat)}` : undefined);
  if (unsupported === undefined) return { upgraded: Object.assign(upgraded, style) };
  upgraded['schema'] = { type: 'string' };
  const name = String(parameter['name'] ?? 'the header');
  return { upgraded, problem: `OpenAPI 3 can't express ${unsupported}, so generated code reads ${name} as one string` };
}

/** The style of a list; `undefined` if OpenAPI 3 has no equivalent. */
function styleOf(location: string, collectionFormat: string): Draft | undefined {
  const inQuery = location === 'query';
  // Without a style, lists in a path or header are separated by commas.
  if (collectionFormat === 'csv') return inQuery ? { style: 'form', explode: false } : {};
  if (!inQuery) return undefined;
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (collectionFormat === 'ssv') return { style: 'spaceDelimited', explode: false };
  return collectionFormat === 'pipes' ? { style: 'pipeDelimited', explode: false } : undefined;
}

/** The body that consists of these `formData` parameters. */
export function formBody(parameters: readonly JsonObject[], consumes: readonly string[]) {
  const hasFile = parameters.some(({ type }) => type === 'file');
  const multipart = consumes.find((type) => /^multipart\//i.test(type));
  const urlencoded = consumes.find((type) => /^application\/x-www-form-urlencoded/i.test(type));
  const mediaType = hasFile
    ? (multipart ?? 'multipart/form-data')
    : (urlencoded ?? multipart ?? 'application/x-www-form-urlencoded');
  const properties: Draft = {};
  const encoding: Draft = {};
  const problems: string[] = [];
  for (const parameter of parameters) {
    const name = String(parameter['name']);
    // Lists in a form have the styles of lists in a query.
    const { upgraded, problem } = parameterOf({ ...parameter, in: 'query' });
    const { schema, description, style, explode } = upgraded;
    properties[name] = { ...(schema as JsonObject), ...(description !== undefined && { description }) };
    if (style !== undefined && explode !== true) encoding[name] = { style, ...(explode !== undefined && { explode }) };
    if (problem !== undefined) problems.push(problem);
  }
  const required = parameters.filter((each) => each['required'] === true).map(({ name }) => name!);
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const media = { schema, ...(Object.keys(encoding).length > 0 && { encoding }) };
  const isRequired = required.length > 0 && { required: true };
  return { body: { ...isRequired, content: { [mediaType]: media } }, mediaType, problems };
}
