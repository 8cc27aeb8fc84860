import type { JsonObject, JsonValue } from '../json.ts';
import { DocumentView, type Found } from './house-rules/document-view.ts';
import { entries, get, list } from './house-rules/json.ts';
import type { Path } from './house-rules/rule.ts';

/** A value that somebody wrote down as an instance of a schema. */
export interface WrittenValue {
  readonly what: 'example' | 'default';
  readonly value: JsonValue;
  readonly path: Path;
  /** The path of the schema that it has to satisfy. */
  readonly schema: Path;
}

/** Every example and default of a document with the schema that it belongs to. */
export function collectExamples(document: JsonObject): WrittenValue[] {
  const view = new DocumentView(document, false);
  return [
    ...view.schemas.flatMap(ofSchema),
    ...view.parameters.flatMap((found) => ofHolder(found, view)),
    ...view.headers.flatMap((found) => ofHolder(found, view)),
    ...view.mediaTypes.flatMap((found) => ofMediaType(found, view)),
  ];
}

function ofSchema({ json, path }: Found): WrittenValue[] {
  const found: WrittenValue[] = [];
  if (json['default'] !== undefined)
    found.push({ what: 'default', value: json['default'], path: [...path, 'default'], schema: path });
  if (json['example'] !== undefined)
    found.push({ what: 'example', value: json['example'], path: [...path, 'example'], schema: path });
  list(json['examples']).forEach((value, index) =>
    found.push({ what: 'example', value, path: [...path, 'examples', index], schema: path }),
  );
  return found;
}

/** `example` and `examples` of a parameter, a header or a media type. An example that stands in `components` is found through each use of it. */
function ofHolder({ json, path }: Found, view: DocumentView): WrittenValue[] {
  if (json['schema'] === undefined) return [];
  const schema = [...path, 'schema'];
  const found: WrittenValue[] = [];
  if (json['example'] !== undefined)
    found.push({ what: 'example', value: json['example'], path: [...path, 'example'], schema });
  for (const [name, entry] of entries(json['examples'])) {
    const value = view.follow(entry)?.['value'];
    const ref = get(entry, '$ref');
    const at = typeof ref === 'string' ? ref.slice(2).split('/') : [...path, 'examples', name];
    if (value !== undefined) found.push({ what: 'example', value, path: [...at, 'value'], schema });
  }
  return found;
}

/** Text that stands for something else than JSON, such as XML or a form, is nothing that a schema could be held against. */
function ofMediaType(found: Found, view: DocumentView): WrittenValue[] {
  const isJson = /[/+]json\b/.test(String(found.path.at(-1)));
  return ofHolder(found, view).filter(({ value }) => isJson || typeof value !== 'string');
}
