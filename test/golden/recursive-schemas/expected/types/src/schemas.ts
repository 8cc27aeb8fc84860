// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Expression */
export type Expression = string | Expression[];

/** @see spec.yaml#/components/schemas/Forest */
export interface Forest {
  trees: Tree[];
  owner?: Owner;
  paths?: Paths;
  rings?: Rings;
  rules?: Expression;
}

/** @see spec.yaml#/components/schemas/Owner */
export interface Owner {
  forests?: {
    [key: string]: Forest;
  };
}

/** @see spec.yaml#/components/schemas/Paths */
export interface Paths {
  [key: string]: Paths;
}

/** @see spec.yaml#/components/schemas/Rings */
export type Rings = Rings[];

/** @see spec.yaml#/components/schemas/Tree */
export interface Tree {
  /** @minLength 1 */
  name: string;
  /** @maxItems 10 */
  children: Tree[];
  parent?: Tree | null;
}
