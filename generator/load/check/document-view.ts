import type { JsonObject, JsonValue } from '../../json.ts';
import { header, isDefined, mediaType, operation, parameter, schema, type Kind } from '../document/grammar.ts';
import { at, followed } from '../document/follow.ts';
import { walk } from '../document/walk.ts';
import { get, isObject, list } from '../document/json.ts';
import type { Path } from '../document/path.ts';

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

/** The parts of a bundled document that rules look at, without examples and other data. */
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
    walk(document, (json, kind, path) => {
      if (isDefined(kind)) objects.push({ json, kind, path: [...path] });
    });
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

  /** The object, or the target of its references; `undefined` for an unresolved reference. */
  follow(value: JsonValue | undefined): JsonObject | undefined {
    return followed(this.document, value);
  }

  /** The parameters of an operation and its path item; `undefined` for unresolved references. */
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

export function sameParameter(a: JsonObject, b: JsonObject | undefined): boolean {
  const name = (json: JsonObject): string =>
    json['in'] === 'header' ? String(json['name']).toLowerCase() : String(json['name']);
  return b !== undefined && a['in'] === b['in'] && name(a) === name(b);
}
