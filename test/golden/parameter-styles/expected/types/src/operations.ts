// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Filter, Point, Shift } from './schemas.ts';

/**
 * Path parameters of `styles.label` (GET /label/{text}/{list}/{exploded}).
 *
 * @see spec.yaml#/paths/~1label~1{text}~1{list}~1{exploded}/get
 */
export interface StylesLabelPath {
  text: string;
  list: number[];
  exploded: Point;
}

/**
 * Response 200 of `styles.label` (GET /label/{text}/{list}/{exploded}): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type StylesLabelResponse200 = unknown;

/**
 * Path parameters of `styles.matrix` (GET /matrix/{text}/{list}/{exploded}).
 *
 * @see spec.yaml#/paths/~1matrix~1{text}~1{list}~1{exploded}/get
 */
export interface StylesMatrixPath {
  text: string;
  list: number[];
  exploded: number[];
}

/**
 * Response 200 of `styles.matrix` (GET /matrix/{text}/{list}/{exploded}): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type StylesMatrixResponse200 = unknown;

/**
 * Query parameters of `styles.query` (GET /query).
 *
 * @see spec.yaml#/paths/~1query/get
 */
export interface StylesQueryQuery {
  text?: string;
  number?: number;
  /** @default false */
  flag?: boolean;
  maybe?: number | null;
  /**
   * @minimum 1
   * @cap 200
   * @default 50
   */
  size?: number;
  form?: string[];
  joined?: string[];
  spaced?: string[];
  piped?: string[];
  filter?: Filter;
  object?: Point;
  exploded?: Shift;
  'odd[name]'?: string;
  json?: Point;
}

/**
 * Response 200 of `styles.query` (GET /query): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type StylesQueryResponse200 = unknown;

/**
 * Path parameters of `styles.simple` (GET /simple/{text}/{list}/{object}/{exploded}).
 *
 * @see spec.yaml#/paths/~1simple~1{text}~1{list}~1{object}~1{exploded}/get
 */
export interface StylesSimplePath {
  text: string;
  list: number[];
  object: Point;
  exploded: Point;
}

/**
 * Headers of `styles.simple` (GET /simple/{text}/{list}/{object}/{exploded}).
 *
 * @see spec.yaml#/paths/~1simple~1{text}~1{list}~1{object}~1{exploded}/get
 */
export interface StylesSimpleHeaders {
  'x-text'?: string;
  'x-list'?: number[];
  'x-flag': boolean;
  'x-object'?: Point;
}

/**
 * Response 200 of `styles.simple` (GET /simple/{text}/{list}/{object}/{exploded}): What was understood.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type StylesSimpleResponse200 = unknown;
