import type { Place } from '../../diagnostic/diagnostic.ts';
import { kindOf, type Kind, schema } from '../document/grammar.ts';
import { at, formatPointer, isObject } from '../document/json.ts';
import { kindByLook, RECURSIVE, type SchemaResource } from '../read/schema-resources.ts';
import type { Sources } from '../read/sources.ts';
import type { Target } from './resolve-reference.ts';

/**
 * The target of each `$dynamicAnchor` on the path to a schema: that of the outermost resource (JSON Schema
 * 2020-12, core §8.2.3.2). The bundler knows all paths, so it turns each `$dynamicRef` into a plain `$ref`,
 * and copies a schema once for each scope it is reached in.
 */
export class DynamicScope {
  static readonly empty = new DynamicScope(new Map());
  /** Equal for equal scopes; empty without dynamic anchors. */
  readonly key: string;
  private readonly anchors: ReadonlyMap<string, Target>;

  private constructor(anchors: ReadonlyMap<string, Target>) {
    this.anchors = anchors;
    this.key = [...anchors]
      .map(([name, { file, path }]) => `${name}=${file}#${formatPointer(path)}`)
      .sort()
      .join(' ');
  }

  /** The scope inside a resource: its anchors count unless an outer resource has one with the same name. */
  enter(resource: SchemaResource | undefined): DynamicScope {
    if (resource === undefined) return this;
    const added = [...resource.anchors].filter(([name, { dynamic }]) => dynamic && !this.anchors.has(name));
    if (added.length === 0) return this;
    const targets = added.map(([name, { path, value }]) => [name, { file: resource.file, path, value }] as const);
    return new DynamicScope(new Map([...this.anchors, ...targets]));
  }

  /** The target of a `$dynamicRef` whose static target is `target`. */
  resolve(target: Target): Target {
    return (target.dynamicAnchor === undefined ? undefined : this.anchors.get(target.dynamicAnchor)) ?? target;
  }
}

/**
 * The target of `$recursiveRef: '#'` (draft 2019-09) before the dynamic scope applies: the nearest schema
 * around it with an `$id` or `$recursiveAnchor: true`, else the outermost one. The draft means the root of
 * the file, which is not a schema in an OpenAPI document.
 */
export function recursiveTarget({ file, path }: Place, sources: Sources): Target | undefined {
  const root = sources.get(file)?.value;
  let kind: Kind | undefined;
  let found: Target | undefined;
  for (let length = 0; length <= path.length; length += 1) {
    const value = at(root, path.slice(0, length));
    if (isObject(value)) kind ??= kindByLook(value);
    if (kind === schema && isObject(value)) {
      const isRecursive = value['$recursiveAnchor'] === true;
      if (found === undefined || isRecursive || typeof value['$id'] === 'string')
        found = { file, path: path.slice(0, length), value, ...(isRecursive && { dynamicAnchor: RECURSIVE }) };
    }
    kind &&= kindOf(kind, path[length] ?? '');
  }
  return found;
}
