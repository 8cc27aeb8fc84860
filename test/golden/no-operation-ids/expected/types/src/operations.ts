// Generated from the API's document: edit that, not this.
/** Response 200 of `getBoats` (GET /boats): All boats. */
export type GetBoatsResponse200 = number[];

/** Path parameters of `getBoatsBoatIdCrew` (GET /boats/{boat-id}/crew). */
export interface GetBoatsBoatIdCrewPath {
  'boat-id': number;
}

/** Response 200 of `getBoatsBoatIdCrew` (GET /boats/{boat-id}/crew): Who is on board. */
export type GetBoatsBoatIdCrewResponse200 = string[];
