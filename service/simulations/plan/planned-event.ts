import type { EventType } from '@billing/server';

import type { AnyObject, Timestamp } from '../../storage/columns.ts';

/** One event that a run sends. */
export interface PlannedEvent {
  readonly eventType: EventType;
  /** The current time; later for each event of a run. */
  readonly occurredAt: Timestamp;
  /**
   * The `data` of the webhook, in the shape of the destination's API version. Data of stored entities is
   * masked unless the destination includes sensitive fields.
   */
  readonly data: AnyObject;
}
