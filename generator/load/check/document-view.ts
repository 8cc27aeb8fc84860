import type { JsonObject, JsonValue } from '../../json.ts';
import { header, isDefined, type Kind, mediaType, operation, parameter, schema, walk } from '../document/grammar.ts';
import { at, followed, get, isObject, list, type Path } from '../document/json.ts';

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
  readonly strict: boolean;
  readonly unnamed: ReadonlySet<string>;
  /** Every object that OpenAPI defines, except maps by name. */
  readonly objects: readonly Found[];
  readonly schemas: readonly Found[];
  readonly parameters: readonly Found[];
  readonly headers: readonly Found[];
  readonly mediaTypes: readonly Found[];
  readonly operations: readonly FoundOperation[];
  /** The operations that the API serves, without webhooks and callbacks. */
  readonly pathOperations: readonly FoundOperation[];

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
    this.pathOperations = this.operations.filter(({ root }) => root === 'paths');
  }

  /** The object, or the target of its references; `undefined` for an unresolved reference. */
  follow(value: JsonValue | undefined): JsonObject | undefined {
    return followed(this.document, value);
  }

  /** The parameters of an operation and its path item; `undefined` for unresolved references. */
  parametersOf({ path }: FoundOperation): { readonly json: JsonObject | undefined; readonly path: Path }[] {
    const [own, shared] = [path, path.slice(0, -1)].map((owner) =>
      list(get(at(this.document, owner), 'parameters')).map((json, index) => ({
        json: this.follow(json),
        path: [...owner, 'parameters', index],
      })),
    );
    const keys = new Set(own!.map(({ json }) => json && parameterKey(json)));
    return [...own!, ...shared!.filter(({ json }) => json === undefined || !keys.has(parameterKey(json)))];
  }

  /** The value of a root extension when it is a mapping in which names can be looked up. */
  table(name: string): JsonObject | undefined {
    const value = get(this.document, name);
    return isObject(value) && typeof value['$ref'] !== 'string' ? value : undefined;
  }

  /** The names that a root extension declares, if any; `undefined` when they can't be looked up. */
  names(name: string): readonly string[] | undefined {
    const table = this.table(name);
    return table === undefined && this.document[name] !== undefined ? undefined : Object.keys(table ?? {});
  }
}

/** Equal for parameters that an operation can't have both. */
export function parameterKey({ in: location, name }: JsonObject): string {
  return `${String(location)} ${location === 'header' ? String(name).toLowerCase() : String(name)}`;
}
