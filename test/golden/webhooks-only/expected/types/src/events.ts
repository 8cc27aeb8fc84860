// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Press } from './schemas.ts';

/**
 * Payload of `pressed`, version 1: Somebody is at the door.
 *
 * @see spec.yaml#/webhooks/pressed/post
 */
export type Pressed = Press;

/** The payload of every event type in each of its versions: `EventPayloads[type][version]`. */
export interface EventPayloads {
  pressed: {
    1: Pressed;
  };
}
