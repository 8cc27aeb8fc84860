// Generated from the API's document: edit that, not this.

export interface _3d {
  '3d'?: boolean;
  constructor?: string;
}

export type Array = Class[];

export interface Handler {
  Route?: string;
}

export interface Promise {
  then?: Array;
}

export interface Record {
  [key: string]: Handler;
}

export type __Size = number;

/** @maxLength 3 */
export type Class = string;

export interface FooBarBaz {
  'a b': string;
  toString?: string;
}
