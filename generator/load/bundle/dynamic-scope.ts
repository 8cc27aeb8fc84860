import { formatPointer } from '../document/json-pointer.ts';
import type { Target } from './resolve-reference.ts';
import type { SchemaResource } from '../read/schema-resources.ts';

/**
 * What each `$dynamicAnchor` means where a schema is reached: the one of the outermost resource on the way there (JSON Schema
 * 2020-12, core §8.2.3.2). All ways are known when the document is, so a `$dynamicRef` becomes a plain `$ref`, and a schema
 * that is reached in several scopes becomes several.
 */
export class DynamicScope {
  static readonly empty = new DynamicScope(new Map());
  /** Equal for equal scopes; empty where there is no dynamic anchor. */
  readonly key: string;
  private readonly meanings: ReadonlyMap<string, Target>;

  private constructor(meanings: ReadonlyMap<string, Target>) {
    this.meanings = meanings;
    this.key = [...meanings]
      .map(([name, { file, path }]) => `${name}=${file}#${formatPointer(path)}`)
      .sort()
      .join(' ');
  }

  /** The scope inside of a resource: its anchors mean themselves unless one further out goes by the same name. */
  enter(resource: SchemaResource | undefined): DynamicScope {
    if (resource === undefined) return this;
    const own = [...resource.anchors].filter(([name, { dynamic }]) => dynamic && !this.meanings.has(name));
    if (own.length === 0) return this;
    const targets = own.map(([name, { path, value }]) => [name, { file: resource.file, path, value }] as const);
    return new DynamicScope(new Map([...this.meanings, ...targets]));
  }

  /** The schema that a `$dynamicRef` leads to whose address is that of `target`. */
  resolve(target: Target): Target {
    return (target.dynamicAnchor === undefined ? undefined : this.meanings.get(target.dynamicAnchor)) ?? target;
  }
}
