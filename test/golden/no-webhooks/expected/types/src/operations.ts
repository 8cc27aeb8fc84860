// Generated from the API's document: edit that, not this.
import type { Clock } from './schemas.ts';

/** Request body of `clocks.create` (POST /clocks). */
export type ClocksCreateBody = Clock;

/** Response 201 of `clocks.create` (POST /clocks): Added. */
export type ClocksCreateResponse201 = Clock;

/** Response 4XX of `clocks.create` (POST /clocks): Something went wrong. */
export interface ClocksCreateResponse4XX {
  detail: string;
}

/** Response default of `clocks.create` (POST /clocks): Something went wrong. */
export interface ClocksCreateResponseDefault {
  detail: string;
}

/** Path parameters of `clocks.delete` (DELETE /clocks/{name}). */
export interface ClocksDeletePath {
  /** @maxLength 80 */
  name: string;
}
