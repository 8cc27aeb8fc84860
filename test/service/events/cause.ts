import type { Client } from '@billing/client';

import type { Ids } from '../../support/fixtures.ts';
import type { ManualClock } from '../../support/manual-clock.ts';
import type { Entity, Values } from '../../support/operator.ts';
import type { TestService } from '../../support/service.ts';

/** An account with an entity of each kind, and both ways to change it. */
export interface Scene {
  readonly service: TestService;
  readonly clock: ManualClock;
  readonly client: Client;
  readonly ids: Ids;
  operator(name: string, values?: Values, ...positionals: string[]): Promise<Entity>;
}

/**
 * The id of an operation, `operator` and a command, `checkout` and a step of the hosted checkout, or
 * `worker` and a job; and a call of it that causes the event.
 */
export type Cause = readonly [by: string, call: (scene: Scene) => Promise<unknown>];

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
