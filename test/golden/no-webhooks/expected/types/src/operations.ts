// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Clock } from './schemas.ts';

/**
 * Request body of `clocks.create` (POST /clocks).
 *
 * @see spec.yaml#/paths/~1clocks/post/requestBody
 */
export type ClocksCreateBody = Clock;

/**
 * Response 201 of `clocks.create` (POST /clocks): Added.
 *
 * @see spec.yaml#/paths/~1clocks/post/responses/201
 */
export type ClocksCreateResponse201 = Clock;

/**
 * Response 4XX of `clocks.create` (POST /clocks): Something went wrong.
 *
 * @see spec.yaml#/components/responses/Failure
 */
export interface ClocksCreateResponse4XX {
  detail: string;
}

/**
 * Response default of `clocks.create` (POST /clocks): Something went wrong.
 *
 * @see spec.yaml#/components/responses/Failure
 */
export interface ClocksCreateResponseDefault {
  detail: string;
}

/**
 * Path parameters of `clocks.delete` (DELETE /clocks/{name}).
 *
 * @see spec.yaml#/paths/~1clocks~1{name}/delete
 */
export interface ClocksDeletePath {
  /** @maxLength 80 */
  name: string;
}
