import { formatPointer } from '../document/json-pointer.ts';
import type { Target } from './resolve-reference.ts';
import type { SchemaResource } from '../read/schema-resources.ts';

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
