import { posix } from 'node:path';

import type { JsonObject, JsonValue } from '../json.ts';
import { bodyKind } from '../load/document/body-kind.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import type { Example, JsonSchema, MediaType } from './api.ts';
import { compareText, isObject, mapItems, mapMembers } from './canonical.ts';
import { ExampleOrder } from './example-order.ts';
import { type NamedSchemas, resolveSchema } from './schemas.ts';

export { list, strings } from '../load/document/json.ts';

/**
 * Reads members of a document whose shape the load stage has checked. A member that is absent or of another
 * type reads as absent.
 */
export class DocumentReader {
  readonly document: JsonObject;
  readonly named: NamedSchemas;
  /** Where the value at a path of the document is written in the files of the spec. */
  readonly place: LoadedSpec['place'];
  private readonly exampleOrder: ExampleOrder;
  private readonly targets = new Map<string, JsonObject>();
  private readonly files = new Map<string, string>();

  constructor(document: JsonObject, place: LoadedSpec['place']) {
    this.document = document;
    this.place = place;
    this.named = new Map(members(this.components('schemas')) as [string, JsonSchema][]);
    this.exampleOrder = new ExampleOrder(this.named);
  }

  components(kind: string): JsonObject {
    return object(object(this.document['components'])[kind]);
  }

  /** The object itself, or the target of its `$ref` in `components`. */
  follow(value: JsonValue | undefined): JsonObject {
    let at = object(value);
    for (let steps = 0; typeof at['$ref'] === 'string' && steps < 32; steps += 1) at = this.target(at['$ref']);
    return at;
  }

  /** The path of the followed object: its component when it was a reference. */
  pathOf(value: JsonValue | undefined, path: readonly (string | number)[]): readonly (string | number)[] {
    const ref = object(value)['$ref'];
    return typeof ref === 'string' ? segments(ref) : path;
  }

  /**
   * Where a value is written, relative to the root's folder: `operations/customers.yaml#/customers/post`.
   * It has no line number, which would change with every edit above it.
   */
  source(path: readonly (string | number)[]): string {
    const at = this.place(path);
    const pointer = at.path
      .map((key) => `/${encoded(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('');
    return `${this.fileOf(at.file)}#${pointer}`;
  }

  private fileOf(file: string): string {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const relative = encoded(posix.relative(posix.dirname(this.place([]).file), file));
    this.files.set(file, relative);
    return relative;
  }

  content(json: JsonObject): MediaType[] {
    return members(json['content']).map(([mediaType, entry]) => {
      const media = object(entry);
      const schema = media['schema'] as JsonSchema | undefined;
      const kind = bodyKind(mediaType, resolveSchema(schema, this.named));
      return { mediaType, kind, ...optional('schema', schema), examples: this.examples(media, schema) };
    });
  }

  /**
   * The document with examples in the order in which their schemas list the members. Parts without examples
   * are not copied.
   */
  documentWithOrderedExamples(): JsonObject {
    const visit = (value: JsonValue): JsonValue => {
      if (Array.isArray(value)) return mapItems(value, visit);
      if (!isObject(value)) return value;
      const schema = isObject(value['schema']) ? value['schema'] : undefined;
      return mapMembers(value, (member, key) => {
        if (schema !== undefined && key === 'example') return this.exampleOrder.apply(member, schema);
        if (schema !== undefined && key === 'examples' && isObject(member)) return this.orderedExamples(member, schema);
        return visit(member);
      });
    };
    return visit(this.document) as JsonObject;
  }

  private orderedExamples(examples: JsonObject, schema: JsonSchema): JsonObject {
    return mapMembers(examples, (entry) =>
      isObject(entry) && entry['value'] !== undefined
        ? mapMembers(entry, (member, key) => (key === 'value' ? this.exampleOrder.apply(member, schema) : member))
        : entry,
    );
  }

  private examples(media: JsonObject, schema: JsonSchema | undefined): Example[] {
    const single = media['example'];
    const named = members(media['examples']).map(([name, entry]) => ({ name, json: this.follow(entry) }));
    const all = single === undefined ? named : [{ name: 'example', json: { value: single } as JsonObject }, ...named];
    return all
      .filter(({ json }) => json['value'] !== undefined)
      .map(({ name, json }) => ({
        name,
        ...optional('summary', string(json['summary'])),
        value: this.exampleOrder.apply(json['value']!, schema),
      }));
  }

  private target(ref: string): JsonObject {
    const known = this.targets.get(ref);
    if (known !== undefined) return known;
    const target = segments(ref).reduce<JsonObject>((at, segment) => object(at[segment]), this.document);
    this.targets.set(ref, target);
    return target;
  }
}

/**
 * Encodes text as in a URI (RFC 6901 §6), so that it is safe in comments and pages. Braces stay, so that
 * paths are readable.
 */
function encoded(text: string): string {
  return text.toWellFormed().replace(/[^\w\-.~/{}$,:;=]/gu, (c) => (c === '*' ? '%2A' : encodeURIComponent(c)));
}

function segments(ref: string): string[] {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function object(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function string(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function integer(value: JsonValue | undefined): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}

/** An object's members sorted by key. */
export function members(value: JsonValue | undefined): [string, JsonValue][] {
  return Object.entries(object(value)).sort(([a], [b]) => compareText(a, b));
}

/** The same for `paths` and `responses`, where OpenAPI allows extensions beside the entries. */
export function membersButExtensions(value: JsonValue | undefined): [string, JsonValue][] {
  return members(value).filter(([key]) => !key.startsWith('x-'));
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
