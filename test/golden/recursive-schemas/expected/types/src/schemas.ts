// Generated from the API's document: edit that, not this.

export type Expression = string | Expression[];

export interface Forest {
  trees: Tree[];
  owner?: Owner;
  rules?: Expression;
}

export interface Owner {
  forests?: {
    [key: string]: Forest;
  };
}

export interface Tree {
  /** @minLength 1 */
  name: string;
  /** @maxItems 10 */
  children: Tree[];
  parent?: Tree | null;
}
