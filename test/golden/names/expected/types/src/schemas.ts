// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/3d */
export interface _3d {
  '3d'?: boolean;
  constructor?: string;
}

/** @see spec.yaml#/components/schemas/Array */
export type Array = Class[];

/** @see spec.yaml#/components/schemas/Handler */
export interface Handler {
  Route?: string;
}

/** @see spec.yaml#/components/schemas/Promise */
export interface Promise {
  then?: Array;
}

/** @see spec.yaml#/components/schemas/Record */
export interface Record {
  [key: string]: Handler;
}

/** @see spec.yaml#/components/schemas/__Size */
export type __Size = number;

/**
 * @maxLength 3
 * @see spec.yaml#/components/schemas/class
 */
export type Class = string;

/** @see spec.yaml#/components/schemas/foo.bar-baz */
export interface FooBarBaz {
  'a b': string;
  toString?: string;
}
