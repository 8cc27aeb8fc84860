import type { JsonObject } from '../json.ts';
import type { EventVersion, HttpMethod, JsonSchema } from './api.ts';
import { METHODS } from './build-operations.ts';
import { compareText } from './canonical.ts';
import { pascalCase } from './names.ts';
import { type DocumentReader, integer, members, object, presentTexts, string } from './reader.ts';
import { sensitiveFields } from './sensitive.ts';

export function buildEvents(reader: DocumentReader): EventVersion[] {
  return members(reader.document['webhooks'])
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
    references: reader.references(schema),
    ...reader.located(['webhooks', key, method]),
  };
}
