import { posix } from 'node:path';

import type { JsonObject, JsonValue } from '../json.ts';
import { bodyKind } from '../load/document/body-kind.ts';
import { followed, formatPointer, list, parsePointer, type Path, sortedEntries } from '../load/document/json.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import type { Example, FieldEncoding, JsonSchema, Located, MediaType, Response } from './api.ts';
import { isObject } from './canonical.ts';
import { exampleOrder } from './example-order.ts';
import { memoized } from './memoized.ts';
import { type NamedSchemas, resolveSchema } from './schemas.ts';
import { share } from './share.ts';

export { list, sortedEntries, strings, typesOf } from '../load/document/json.ts';

/** Reads members of a document that the load stage has checked. A member of another type reads as absent. */
export class DocumentReader {
  /** With its examples in order. */
  readonly document: JsonObject;
  readonly named: NamedSchemas;
  /** Where the value at a path of the document is written in the files of the spec. */
  readonly place: LoadedSpec['place'];
  /** By status and reference, or their own path: most operations share the responses of errors. */
  readonly responses = new Map<string, Response>();
  private readonly exampleOrder: ReturnType<typeof exampleOrder>;
  /** By the component or object that has it. */
  private readonly contents = new Map<JsonObject, readonly MediaType[]>();
  private readonly files = new Map<string, string>();

  /** @param previous the document of an earlier run, of which equal parts are reused */
  constructor(document: JsonObject, place: LoadedSpec['place'], previous?: JsonObject) {
    const schemas = object(object(document['components'])['schemas']);
    this.named = new Map(sortedEntries(schemas) as [string, JsonSchema][]);
    this.exampleOrder = exampleOrder(this.named);
    this.document = share(previous, this.exampleOrder.inside(document) as JsonObject);
    this.place = place;
  }

  components(kind: string): JsonObject {
    return object(object(this.document['components'])[kind]);
  }

  /** The object itself, or the target of its `$ref` in `components`. */
  follow(value: JsonValue | undefined): JsonObject {
    return object(followed(this.document, value));
  }

  /** The path of the followed object: its component when it was a reference. */
  pathOf(value: JsonValue | undefined, path: Path): Path {
    const ref = object(value)['$ref'];
    return typeof ref === 'string' ? parsePointer(ref.slice(1)) : path;
  }

  /** Where a value is written. The source has no line number, which every edit above would change. */
  located(path: Path): Located {
    const place = this.place(path);
    const file = memoized(this.files, place.file, () => {
      const folder = posix.dirname(this.place([]).file);
      return encoded(posix.relative(folder, place.file));
    });
    return { source: `${file}#${encoded(formatPointer(place.path))}`, place };
  }

  content(json: JsonObject): readonly MediaType[] {
    return memoized(this.contents, json, () =>
      objectMembers(json['content']).map(([mediaType, media]) => {
        const schema = media['schema'] as JsonSchema | undefined;
        const kind = bodyKind(mediaType, resolveSchema(schema, this.named));
        const isForm = kind === 'form' || kind === 'multipart';
        const encoding = isForm && media['encoding'] !== undefined ? encodings(media['encoding']) : undefined;
        const described = { ...optional('schema', schema), ...optional('encoding', encoding) };
        return { mediaType, kind, ...described, examples: this.examples(media, schema) };
      }),
    );
  }

  private examples(media: JsonObject, schema: JsonSchema | undefined): Example[] {
    const single = media['example'];
    const named = sortedEntries(media['examples']).flatMap(([name, entry]): Example[] => {
      const json = this.follow(entry);
      const value = json['value'];
      if (value === undefined) return [];
      // Components can serve several schemas, so their order is that of the schema here.
      const ordered = json === entry ? value : this.exampleOrder.apply(value, schema);
      return [{ name, ...optional('summary', string(json['summary'])), value: ordered }];
    });
    return single === undefined ? named : [{ name: 'example', value: single }, ...named];
  }
}

function encodings(value: JsonValue): Record<string, FieldEncoding> {
  const read = objectMembers(value).map(([name, { contentType, style, explode }]): [string, FieldEncoding] => [
    name,
    {
      ...(typeof contentType === 'string' && !/[,*]/.test(contentType) && { contentType }),
      ...(typeof style === 'string' && { style }),
      ...(typeof explode === 'boolean' && { explode }),
    },
  ]);
  return Object.fromEntries(read);
}

/** Encodes text as in a URI (RFC 6901 §6), so that it is safe in comments and pages. Braces stay. */
function encoded(text: string): string {
  return text.toWellFormed().replace(/[^\w\-.~/{}$,:;=]/gu, (c) => (c === '*' ? '%2A' : encodeURIComponent(c)));
}

export function object(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The items of a list; `{}` for an item that is not an object. */
export function objects(value: JsonValue | undefined): JsonObject[] {
  return list(value).map(object);
}

export function string(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function integer(value: JsonValue | undefined): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}

/** `sortedEntries` with `{}` for a member that is not an object. */
export function objectMembers(value: JsonValue | undefined): [string, JsonObject][] {
  return sortedEntries(value).map(([name, member]) => [name, object(member)]);
}

/** `sortedEntries` for `paths` and `responses`, where OpenAPI allows extensions beside the entries. */
export function membersButExtensions(value: JsonValue | undefined): [string, JsonValue][] {
  return sortedEntries(value).filter(([key]) => !key.startsWith('x-'));
}

/** Several members that are text; empty where a member is absent. */
export function texts<K extends string>(json: JsonObject, ...keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, string(json[key]) ?? ''])) as Record<K, string>;
}

/** Those of several members that are text. */
export function presentTexts<K extends string>(json: JsonObject, ...keys: readonly K[]): Partial<Record<K, string>> {
  return texts(json, ...keys.filter((key) => string(json[key]) !== undefined));
}

/** `{ [key]: value }`, or nothing for `undefined`: an absent member rather than an undefined one. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** The same for what is built from an object, and nothing for any other value. */
export function optionalFrom<K extends string, V>(
  key: K,
  value: JsonValue | undefined,
  build: (json: JsonObject) => V,
) {
  return optional(key, isObject(value) ? build(value) : undefined);
}
