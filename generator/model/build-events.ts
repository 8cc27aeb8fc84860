import type { JsonObject } from '../json.ts';
import type { EventVersion, HttpMethod, JsonSchema, SensitiveField } from './api.ts';
import { METHODS } from './build-operations.ts';
import { compareText, isObject } from './canonical.ts';
import { pascalCase } from './names.ts';
import { type DocumentReader, integer, object, presentTexts, sortedEntries, string } from './reader.ts';
import { branches, contentsOf, type NamedSchemas, propertiesOf } from './schemas.ts';

export function buildEvents(reader: DocumentReader): EventVersion[] {
  return sortedEntries(reader.document['webhooks'])
    .flatMap(([key, item]) => {
      const pathItem = reader.follow(item);
      const methods = METHODS.filter((method) => pathItem[method] !== undefined);
      const nameOf = (method: HttpMethod): string => (methods.length === 1 ? key : `${key}.${method}`);
      return methods.map((method) => event(reader, key, nameOf(method), method, pathItem));
    })
    .sort((a, b) => compareText(a.type, b.type) || a.version - b.version);
}

/** The methods of one path item have different values of `name`. */
function event(
  reader: DocumentReader,
  key: string,
  name: string,
  method: HttpMethod,
  pathItem: JsonObject,
): EventVersion {
  const json = object(pathItem[method]);
  const about = object(json['x-event']);
  const content = reader.content(reader.follow(json['requestBody']));
  const media = content.find(({ kind }) => kind === 'json') ?? content[0];
  const schema: JsonSchema = media?.schema ?? true;
  return {
    key,
    type: string(about['type']) ?? name,
    version: integer(about['version']) ?? 1,
    ...presentTexts(about, 'group'),
    typeName: pascalCase(name),
    file: name,
    ...presentTexts(json, 'summary', 'description'),
    method,
    schema,
    examples: media?.examples ?? [],
    sensitive: sensitiveFields(schema, reader.named),
    ...contentsOf([schema]),
    ...reader.located(['webhooks', key, method]),
  };
}

/** The fields that `x-sensitive` marks, sorted by path. A schema inside itself is followed once. */
function sensitiveFields(schema: JsonSchema, named: NamedSchemas): SensitiveField[] {
  const found = new Map<string, SensitiveField>();
  const visit = (at: JsonSchema | undefined, path: readonly string[], inside: readonly unknown[]): void => {
    for (const part of branches(at, named)) {
      if (inside.includes(part)) continue;
      const mark = part['x-sensitive'];
      if (isObject(mark)) found.set(path.join('/'), { path, masked: mark['masked'] ?? null });
      const below = [...inside, part];
      if (isObject(part['items'])) visit(part['items'], [...path, '*'], below);
      for (const [name, property] of propertiesOf(part)) visit(property, [...path, name], below);
    }
  };
  visit(schema, [], []);
  return [...found.entries()].sort(([a], [b]) => compareText(a, b)).map(([, field]) => field);
}
