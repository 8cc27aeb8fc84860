import type { JsonObject } from '../json.ts';
import type { EventVersion, HttpMethod, JsonSchema } from './api.ts';
import { METHODS } from './build-operations.ts';
import { compareText } from './canonical.ts';
import { pascalCase } from './names.ts';
import { type DocumentReader, integer, members, object, presentTexts, string } from './reader.ts';
import { directReferences } from './schemas.ts';
import { sensitiveFields } from './sensitive.ts';

export function buildEvents(reader: DocumentReader): EventVersion[] {
  return members(reader.document['webhooks'])
    .flatMap(([key, item]) => {
      const pathItem = reader.follow(item);
      return METHODS.filter((method) => pathItem[method] !== undefined).map((method) =>
        event(reader, key, method, pathItem),
      );
    })
    .sort((a, b) => compareText(a.type, b.type) || a.version - b.version);
}

function event(reader: DocumentReader, key: string, method: HttpMethod, pathItem: JsonObject): EventVersion {
  const json = object(pathItem[method]);
  const about = object(json['x-event']);
  const media = reader.content(reader.follow(json['requestBody']))[0];
  const schema: JsonSchema = media?.schema ?? true;
  return {
    key,
    type: string(about['type']) ?? key,
    version: integer(about['version']) ?? 1,
    ...presentTexts(about, 'group'),
    typeName: pascalCase(key),
    file: key,
    ...presentTexts(json, 'summary', 'description'),
    method,
    schema,
    examples: media?.examples ?? [],
    sensitive: sensitiveFields(schema, reader.named),
    references: directReferences(schema),
    ...reader.located(['webhooks', key, method]),
  };
}
