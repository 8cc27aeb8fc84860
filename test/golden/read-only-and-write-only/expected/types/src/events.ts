// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Pet } from './schemas.ts';

/**
 * Payload of `pet.created`, version 1.
 *
 * @see spec.yaml#/webhooks/pet.created/post
 */
export type PetCreated = Pet;

/** The payload of every event type in each of its versions: `EventPayloads[type][version]`. */
export interface EventPayloads {
  'pet.created': {
    1: PetCreated;
  };
}
