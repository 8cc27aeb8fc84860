import type { JsonObject, JsonValue } from '../../json.ts';
import { header, type Kind, mediaType, parameter, schema as schemaKind } from '../document/grammar.ts';
import { followed } from '../document/follow.ts';
import { entries, get, list } from '../document/json.ts';
import type { Path } from '../document/path.ts';
import { walk } from '../document/walk.ts';

/** An example or default with its schema. */
export interface WrittenValue {
  readonly what: 'example' | 'default';
  readonly value: JsonValue;
  readonly path: Path;
  /** The path of the schema that the value must match. */
  readonly schema: Path;
}

/** Finds every example and default of a document, with its schema. */
export function collectExamples(document: JsonObject): WrittenValue[] {
  const found = new Map<Kind, WrittenValue[]>([schemaKind, parameter, header, mediaType].map((kind) => [kind, []]));
  walk(document, (json, kind, path) => {
    const ofKind = found.get(kind);
    if (ofKind === undefined) return;
    if (kind === schemaKind) ofKind.push(...ofSchema(json, path));
    else if (kind === mediaType) ofKind.push(...ofMediaType(json, path, document));
    else ofKind.push(...ofHolder(json, path, document));
  });
  return [...found.values()].flat();
}

function ofSchema(json: JsonObject, at: Path): WrittenValue[] {
  if (json['default'] === undefined && json['example'] === undefined && json['examples'] === undefined) return [];
  const found: WrittenValue[] = [];
  const path = [...at];
  if (json['default'] !== undefined)
    found.push({ what: 'default', value: json['default'], path: [...path, 'default'], schema: path });
  if (json['example'] !== undefined)
    found.push({ what: 'example', value: json['example'], path: [...path, 'example'], schema: path });
  list(json['examples']).forEach((value, index) =>
    found.push({ what: 'example', value, path: [...path, 'examples', index], schema: path }),
  );
  return found;
}

/**
 * `example` and `examples` of a parameter, a header or a media type. Finds an example in `components`
 * through each reference to it.
 */
function ofHolder(json: JsonObject, place: Path, document: JsonObject): WrittenValue[] {
  if (json['schema'] === undefined || (json['example'] === undefined && json['examples'] === undefined)) return [];
  const path = [...place];
  const schema = [...path, 'schema'];
  const found: WrittenValue[] = [];
  if (json['example'] !== undefined)
    found.push({ what: 'example', value: json['example'], path: [...path, 'example'], schema });
  for (const [name, entry] of entries(json['examples'])) {
    const value = followed(document, entry)?.['value'];
    const ref = get(entry, '$ref');
    const at = typeof ref === 'string' ? ref.slice(2).split('/') : [...path, 'examples', name];
    if (value !== undefined) found.push({ what: 'example', value, path: [...at, 'value'], schema });
  }
  return found;
}

/** Skips strings of other formats, such as XML, because a schema does not describe them. */
function ofMediaType(json: JsonObject, path: Path, document: JsonObject): WrittenValue[] {
  const isJson = /[/+]json\b/.test(String(path.at(-1)));
  return ofHolder(json, path, document).filter(({ value }) => isJson || typeof value !== 'string');
}
