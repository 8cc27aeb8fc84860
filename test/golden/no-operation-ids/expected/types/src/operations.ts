// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/**
 * Response 200 of `getBoats` (GET /boats): All boats.
 *
 * @see spec.yaml#/paths/~1boats/get/responses/200
 */
export type GetBoatsResponse200 = number[];

/**
 * Path parameters of `getBoatsBoatIdCrew` (GET /boats/{boat-id}/crew).
 *
 * @see spec.yaml#/paths/~1boats~1{boat-id}~1crew/get
 */
export interface GetBoatsBoatIdCrewPath {
  'boat-id': number;
}

/**
 * Response 200 of `getBoatsBoatIdCrew` (GET /boats/{boat-id}/crew): Who is on board.
 *
 * @see spec.yaml#/paths/~1boats~1{boat-id}~1crew/get/responses/200
 */
export type GetBoatsBoatIdCrewResponse200 = string[];
