// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Expression */
export type Expression = string | Expression[];

/** @see spec.yaml#/components/schemas/Forest */
export interface Forest {
  trees: Tree[];
  owner?: Owner;
  rules?: Expression;
}

/** @see spec.yaml#/components/schemas/Owner */
export interface Owner {
  forests?: {
    [key: string]: Forest;
  };
}

/** @see spec.yaml#/components/schemas/Tree */
export interface Tree {
  /** @minLength 1 */
  name: string;
  /** @maxItems 10 */
  children: Tree[];
  parent?: Tree | null;
}
