import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Path } from './operators.ts';

/** The document reduced to one operation or event, small enough to render for every mutant. */
export interface Excerpt {
  readonly name: string;
  readonly document: JsonObject;
  /** The references that it reaches, as written in the document. */
  readonly reaches: ReadonlySet<string>;
}

/** Finds the operations and events that contain a place of the document. */
export class Excerpts {
  readonly #all: readonly Excerpt[];

  constructor(document: JsonObject) {
    // Operations first: an event narrows its envelope, so that some constraints of the envelope do not show.
    this.#all = [...bySize(ofOperations(document)), ...bySize(ofEvents(document))];
  }

  /** Operations before events, each from small to large; empty where nothing reaches the place. */
  with(path: Path): readonly Excerpt[] {
    const [root, first, second] = path;
    if (root === 'components')
      return this.#all.filter(({ reaches }) => reaches.has(`#/components/${first}/${escaped(second!)}`));
    const name = root === 'paths' ? `${first} ${second}` : String(first);
    return this.#all.filter((excerpt) => excerpt.name === name);
  }
}

function bySize(excerpts: readonly Excerpt[]): Excerpt[] {
  return excerpts.toSorted((one, other) => one.reaches.size - other.reaches.size);
}

function ofOperations(document: JsonObject): Excerpt[] {
  return Object.entries(document['paths'] as Readonly<Record<string, JsonObject>>).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, JsonObject>>).map(([method, operation]) =>
      excerpt(
        document,
        `${path} ${method}`,
        { paths: { [path]: { [method]: withoutEvents(operation) } }, webhooks: {} },
        operation,
      ),
    ),
  );
}

function ofEvents(document: JsonObject): Excerpt[] {
  return Object.entries(document['webhooks'] as Readonly<Record<string, JsonObject>>).map(([key, item]) =>
    excerpt(document, key, { paths: {}, webhooks: { [key]: item } }, item),
  );
}

/** Removes the names of events, which the excerpt lacks. */
function withoutEvents(operation: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(operation).filter(([key]) => key !== 'x-emits'));
}

/** Removes members about the whole API, which would name missing parts. */
const ABOUT_EVERYTHING = new Set(['x-docs', 'x-changelog', 'tags']);

function excerpt(document: JsonObject, name: string, own: JsonObject, root: JsonValue): Excerpt {
  const reaches = new Set<string>();
  const pending: JsonValue[] = [root];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at !== 'object' || at === null) continue;
    const ref = (at as JsonObject)['$ref'];
    if (typeof ref === 'string' && !reaches.has(ref)) {
      reaches.add(ref);
      pending.push(targetOf(document, ref));
    }
    pending.push(...Object.values(at));
  }
  const components = Object.entries(document['components'] as Readonly<Record<string, JsonObject>>).map(
    ([kind, named]) => [
      kind,
      kind === 'securitySchemes'
        ? named
        : Object.fromEntries(
            Object.entries(named).filter(([component]) => reaches.has(`#/components/${kind}/${escaped(component)}`)),
          ),
    ],
  );
  const others = Object.entries(document).filter(([key]) => !ABOUT_EVERYTHING.has(key));
  return {
    name,
    reaches,
    document: { ...Object.fromEntries(others), ...own, components: Object.fromEntries(components) },
  };
}

function targetOf(document: JsonObject, ref: string): JsonValue {
  const keys = ref.slice('#/'.length).split('/');
  return keys.reduce<JsonValue>(
    (at, key) => (at as JsonObject)[key.replaceAll('~1', '/').replaceAll('~0', '~')]!,
    document,
  );
}

function escaped(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}
