// Generated from the API's document: edit that, not this.
import type { KettleCreate, Named } from './schemas.ts';

/** Request body of `kettles.create` (POST /kettles). */
export type KettlesCreateBody = KettleCreate;

/** Response 201 of `kettles.create` (POST /kettles): What arrived. */
export type KettlesCreateResponse201 = unknown;

/** Path parameters of `kettles.update` (PATCH /kettles/{id}). */
export interface KettlesUpdatePath {
  id: string;
}

/** Request body of `kettles.update` (PATCH /kettles/{id}). */
export type KettlesUpdateBody = Named & {
  /** @default 1 */
  volume?: number;
};

/** Response 200 of `kettles.update` (PATCH /kettles/{id}): What arrived. */
export type KettlesUpdateResponse200 = unknown;
