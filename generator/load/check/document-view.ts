import type { JsonObject, JsonValue } from '../../json.ts';
import { header, isDefined, type Kind, mediaType, operation, parameter, schema, walk } from '../document/grammar.ts';
import { at, followed, get, isObject, list, type Path } from '../document/json.ts';

export interface Found {
  readonly json: JsonObject;
  readonly path: Path;
  readonly kind: Kind;
}

export interface FoundOperation extends Found {
  /** The path, or the name of the webhook. */
  readonly key: string;
  readonly method: string;
}

export type DocumentView = ReturnType<typeof viewOf>;

/** The parts of a bundled document that rules look at, without examples and other data. */
export function viewOf(document: JsonObject, strict: boolean, unnamed: ReadonlySet<string> = new Set()) {
  /** Every object that OpenAPI defines, except maps by name. */
  const objects: Found[] = [];
  walk(document, (json, kind, path) => {
    if (isDefined(kind)) objects.push({ json, kind, path: [...path] });
  });
  const of = (kind: Kind): readonly Found[] => objects.filter((found) => found.kind === kind);
  const operations = of(operation).map((found): FoundOperation => ({
    ...found,
    key: String(found.path.at(-2)),
    method: String(found.path.at(-1)),
  }));
  /** The operations of this member of the document; those of callbacks are deeper. */
  const operationsIn = (root: string) => operations.filter(({ path }) => path.length === 3 && path[0] === root);
  /** The object, or the target of its references; `undefined` for an unresolved reference. */
  const follow = (value: JsonValue | undefined): JsonObject | undefined => followed(document, value);
  /** The value of a root extension when it is a mapping in which names can be looked up. */
  const table = (name: string): JsonObject | undefined => {
    const value = get(document, name);
    return isObject(value) && typeof value['$ref'] !== 'string' ? value : undefined;
  };
  return {
    ...{ document, strict, unnamed, objects, operations, follow, table },
    schemas: of(schema),
    parameters: of(parameter),
    headers: of(header),
    mediaTypes: of(mediaType),
    /** The operations that the API serves, without webhooks and callbacks. */
    pathOperations: operationsIn('paths'),
    webhooks: operationsIn('webhooks'),

    /** The parameters of an operation and its path item; `undefined` for unresolved references. */
    parametersOf({ path }: FoundOperation) {
      const [own, shared] = [path, path.slice(0, -1)].map((owner) =>
        list(get(at(document, owner), 'parameters')).map((json, index) => ({
          json: follow(json),
          path: [...owner, 'parameters', index],
        })),
      );
      const keys = new Set(own!.map(({ json }) => json && parameterKey(json)));
      return [...own!, ...shared!.filter(({ json }) => json === undefined || !keys.has(parameterKey(json)))];
    },

    /** The names that a root extension declares, if any; `undefined` when they can't be looked up. */
    names(name: string): readonly string[] | undefined {
      return table(name) === undefined && document[name] !== undefined ? undefined : Object.keys(table(name) ?? {});
    },
  };
}

/** Equal for parameters that an operation can't have both. */
export function parameterKey({ in: location, name }: JsonObject): string {
  return `${String(location)} ${location === 'header' ? String(name).toLowerCase() : String(name)}`;
}
