// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { KeeperCreate, Pet, PetInput } from './schemas.ts';

/**
 * Request body of `keepers.create` (POST /keepers).
 *
 * @see spec.yaml#/paths/~1keepers/post/requestBody
 */
export type KeepersCreateBody = KeeperCreate;

/**
 * Request body of `pets.create` (POST /pets).
 *
 * @see spec.yaml#/paths/~1pets/post/requestBody
 */
export type PetsCreateBody = PetInput;

/**
 * Response 201 of `pets.create` (POST /pets): The pet.
 *
 * @see spec.yaml#/paths/~1pets/post/responses/201
 */
export type PetsCreateResponse201 = Pet;
