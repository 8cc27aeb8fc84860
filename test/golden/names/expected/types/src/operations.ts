// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Class, FooBarBaz, Handler, Promise, _3d, __Size } from './schemas.ts';

/**
 * Response 200 of `2fa.3d` (POST /2fa): Digits first.
 *
 * @see spec.yaml#/paths/~12fa/post/responses/200
 */
export type _2fa3dResponse200 = _3d;

/**
 * Response 200 of `Object.hasOwn` (GET /promise): Names that are global.
 *
 * @see spec.yaml#/paths/~1promise/get/responses/200
 */
export type ObjectHasOwnResponse200 = Promise;

/**
 * Response 200 of `constructor.toString` (GET /constructor): An odd one.
 *
 * @see spec.yaml#/paths/~1constructor/get/responses/200
 */
export type ConstructorToStringResponse200 = FooBarBaz;

/**
 * Path parameters of `default.delete` (DELETE /class/{class}/{2fa}/{user-id}).
 *
 * @see spec.yaml#/paths/~1class~1{class}~1{2fa}~1{user-id}/delete
 */
export interface DefaultDeletePath {
  class: Class;
  '2fa': string;
  'user-id': string;
}

/**
 * Query parameters of `default.delete` (DELETE /class/{class}/{2fa}/{user-id}).
 *
 * @see spec.yaml#/paths/~1class~1{class}~1{2fa}~1{user-id}/delete
 */
export interface DefaultDeleteQuery {
  constructor?: string;
}

/**
 * Headers of `default.delete` (DELETE /class/{class}/{2fa}/{user-id}).
 *
 * @see spec.yaml#/paths/~1class~1{class}~1{2fa}~1{user-id}/delete
 */
export interface DefaultDeleteHeaders {
  'if-match'?: string;
}

/**
 * Response 200 of `fetch.fetch` (GET /promise/record): More of them.
 *
 * @see spec.yaml#/paths/~1promise~1record/get/responses/200
 */
export type FetchFetchResponse200 = Handler;

/**
 * Response 200 of `straße.a b/öffnen` (GET /proto): Dots and a slash.
 *
 * @see spec.yaml#/paths/~1proto/get/responses/200
 */
export type StraEABOffnenResponse200 = __Size;
