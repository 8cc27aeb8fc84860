// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/**
 * Response default of `only.default` (GET /default): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface OnlyDefaultResponseDefault {
  id?: number;
}

/**
 * Response 418 of `only.failure` (GET /failure): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface OnlyFailureResponse418 {
  id?: number;
}

/**
 * Response 2XX of `only.range` (GET /range): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface OnlyRangeResponse2XX {
  id?: number;
}

/**
 * Response 200 of `several.all` (GET /several): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface SeveralAllResponse200 {
  id?: number;
}

/**
 * Response 201 of `several.all` (GET /several): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface SeveralAllResponse201 {
  id?: number;
}

/**
 * Response 303 of `several.all` (GET /several): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface SeveralAllResponse303 {
  id?: number;
}

/**
 * Response 4XX of `several.all` (GET /several): A thing.
 *
 * @see spec.yaml#/components/responses/Thing
 */
export interface SeveralAllResponse4XX {
  id?: number;
}
