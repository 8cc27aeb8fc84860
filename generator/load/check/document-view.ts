import type { JsonObject, JsonValue } from '../../json.ts';
import { header, mediaType, operation, parameter, schema, type Kind } from '../document/grammar.ts';
import { parsePointer } from '../document/json-pointer.ts';
import { walk } from '../document/walk.ts';
import { get, isObject, list } from '../document/json.ts';
import type { Path } from './rules/rule.ts';

export interface Found {
  readonly json: JsonObject;
  readonly path: Path;
  readonly kind: Kind;
}

export interface FoundOperation extends Found {
  /** `paths`, `webhooks`, or something else for operations of callbacks. */
  readonly root: string;
  /** The path, or the name of the webhook. */
  readonly key: string;
  readonly method: string;
}

/**
 * The parts of a bundled document that rules look at, found in one walk that skips examples, defaults and
 * other data.
 */
export class DocumentView {
  readonly document: JsonObject;
  /** Whether strict mode applies. */
  readonly strict: boolean;
  /** References to schemas whose name the bundler derived. */
  readonly unnamed: ReadonlySet<string>;
  /** Every object that OpenAPI defines, except maps by name. */
  readonly objects: readonly Found[];
  readonly schemas: readonly Found[];
  readonly parameters: readonly Found[];
  readonly headers: readonly Found[];
  readonly mediaTypes: readonly Found[];
  readonly operations: readonly FoundOperation[];

  constructor(document: JsonObject, strict: boolean, unnamed: ReadonlySet<string> = new Set()) {
    this.document = document;
    this.strict = strict;
    this.unnamed = unnamed;
    const objects: Found[] = [];
    walk(document, (json, kind, path) => objects.push({ json, kind, path: [...path] }));
    const of = (kind: Kind): Found[] => objects.filter((found) => found.kind === kind);
    this.objects = objects;
    this.schemas = of(schema);
    this.parameters = of(parameter);
    this.headers = of(header);
    this.mediaTypes = of(mediaType);
    this.operations = of(operation).map((found) => ({
      ...found,
      root: found.path.length === 3 ? String(found.path[0]) : 'callbacks',
      key: String(found.path.at(-2)),
      method: String(found.path.at(-1)),
    }));
  }

  /**
   * The object, or the target of its references; `undefined` for an unresolved reference, which loading has
   * reported.
   */
  follow(value: JsonValue | undefined): JsonObject | undefined {
    return followed(this.document, value);
  }

  /**
   * The parameters of an operation with those of its path item, each with its own place; `undefined` for
   * unresolved references.
   */
  parametersOf(found: FoundOperation): { readonly json: JsonObject | undefined; readonly path: Path }[] {
    const itemPath = found.path.slice(0, -1);
    const item = at(this.document, itemPath);
    const own = list(found.json['parameters']).map((json, index) => ({
      json: this.follow(json),
      path: [...found.path, 'parameters', index],
    }));
    const shared = list(get(item, 'parameters')).map((json, index) => ({
      json: this.follow(json),
      path: [...itemPath, 'parameters', index],
    }));
    const overridden = (json: JsonObject | undefined): boolean =>
      own.some((other) => other.json !== undefined && sameParameter(other.json, json));
    return [...own, ...shared.filter(({ json }) => !overridden(json))];
  }

  /** The value of a root extension when it is a mapping in which names can be looked up. */
  table(name: string): JsonObject | undefined {
    const value = get(this.document, name);
    return isObject(value) && typeof value['$ref'] !== 'string' ? value : undefined;
  }
}

/** The object, or the target of its references. */
export function followed(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  let found = value;
  for (let steps = 0; steps < 32; steps += 1) {
    const ref = get(found, '$ref');
    if (typeof ref !== 'string') return isObject(found) ? found : undefined;
    found = ref.startsWith('#/') ? at(document, parsePointer(ref.slice(1))) : undefined;
  }
  return undefined;
}

/** The value at a path, if there is one. */
export function at(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  let current = value;
  for (const key of path) {
    if (Array.isArray(current)) current = (current as readonly JsonValue[])[Number(key)];
    else current = get(current, String(key));
  }
  return current;
}

export function sameParameter(a: JsonObject, b: JsonObject | undefined): boolean {
  const name = (json: JsonObject): string =>
    json['in'] === 'header' ? String(json['name']).toLowerCase() : String(json['name']);
  return b !== undefined && a['in'] === b['in'] && name(a) === name(b);
}
