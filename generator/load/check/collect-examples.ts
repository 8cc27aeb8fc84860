import type { JsonObject, JsonValue } from '../../json.ts';
import { entries, get, list, type Path } from '../document/json.ts';
import { parsePointer } from '../document/json-pointer.ts';
import type { DocumentView, Found } from './document-view.ts';

/** An example or default with its schema. */
export interface WrittenValue {
  readonly what: 'example' | 'default';
  readonly value: JsonValue;
  readonly path: Path;
  /** The path of the schema that the value must match. */
  readonly schema: Path;
}

export function collectExamples(view: DocumentView): WrittenValue[] {
  return [
    ...view.schemas.flatMap(ofSchema),
    ...[...view.parameters, ...view.headers].flatMap((found) => ofHolder(found, view)),
    // A schema does not describe strings of other formats, such as XML.
    ...view.mediaTypes.flatMap((found) =>
      ofHolder(found, view).filter(
        ({ value }) => typeof value !== 'string' || /[/+]json\b/.test(String(found.path.at(-1))),
      ),
    ),
  ];
}

function ofSchema({ json, path }: Found): WrittenValue[] {
  return [
    ...member('default', json, path, path),
    ...member('example', json, path, path),
    ...list(json['examples']).map((value, index) => ({
      what: 'example' as const,
      value,
      path: [...path, 'examples', index],
      schema: path,
    })),
  ];
}

/** Of a parameter, header or media type. Finds an example in `components` through each reference to it. */
function ofHolder({ json, path }: Found, view: DocumentView): WrittenValue[] {
  if (json['schema'] === undefined) return [];
  const schema = [...path, 'schema'];
  const named = entries(json['examples']).flatMap(([name, entry]): WrittenValue[] => {
    const value = view.follow(entry)?.['value'];
    const ref = get(entry, '$ref');
    const at = typeof ref === 'string' ? parsePointer(ref.slice(1)) : [...path, 'examples', name];
    return value === undefined ? [] : [{ what: 'example', value, path: [...at, 'value'], schema }];
  });
  return [...member('example', json, path, schema), ...named];
}

function member(what: WrittenValue['what'], json: JsonObject, path: Path, schema: Path): WrittenValue[] {
  const value = json[what];
  return value === undefined ? [] : [{ what, value, path: [...path, what], schema }];
}
