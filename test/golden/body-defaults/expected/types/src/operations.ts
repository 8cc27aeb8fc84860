// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { KettleCreate, Named } from './schemas.ts';

/**
 * Request body of `kettles.create` (POST /kettles).
 *
 * @see spec.yaml#/paths/~1kettles/post/requestBody
 */
export type KettlesCreateBody = KettleCreate;

/**
 * Response 201 of `kettles.create` (POST /kettles): What arrived.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type KettlesCreateResponse201 = unknown;

/**
 * Path parameters of `kettles.update` (PATCH /kettles/{id}).
 *
 * @see spec.yaml#/paths/~1kettles~1{id}/patch
 */
export interface KettlesUpdatePath {
  id: string;
}

/**
 * Request body of `kettles.update` (PATCH /kettles/{id}).
 *
 * @see spec.yaml#/paths/~1kettles~1{id}/patch/requestBody
 */
export type KettlesUpdateBody = Named & {
  /** @default 1 */
  volume?: number;
};

/**
 * Response 200 of `kettles.update` (PATCH /kettles/{id}): What arrived.
 *
 * @see spec.yaml#/components/responses/Echo
 */
export type KettlesUpdateResponse200 = unknown;
