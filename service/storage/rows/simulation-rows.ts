import type { Generated, GeneratedAlways } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, Revision, Timestamp } from '../columns.ts';
import type { CatalogStatus } from './entity-columns.ts';

export interface SimulationRow {
  account_id: string;
  id: Id<'ntfsim_'>;
  status: Generated<CatalogStatus>;
  /** May name a destination that was deleted since. */
  notification_setting_id: Id<'ntfset_'>;
  name: string;
  type: string;
  payload: JsonColumn<AnyObject | null>;
  /** Of the payload, as text. */
  bytes: GeneratedAlways<number>;
  config: JsonColumn<AnyObject | null>;
  last_run_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

export interface SimulationRunRow {
  account_id: string;
  id: Id<'ntfsimrun_'>;
  simulation_id: Id<'ntfsim_'>;
  /** The destination that the simulation named when the run was started; may be deleted since. */
  notification_setting_id: Id<'ntfset_'>;
  status: Generated<'pending' | 'completed' | 'canceled'>;
  /** An event type or a scenario. */
  type: string;
  /** When the next event may be sent; with a lease, when that ends. Null when no event is pending. */
  due_at: Timestamp | null;
  /** Of who is sending an event; null in between. */
  lease: string | null;
  /** Of the bodies of its events and of their responses. */
  bytes: Generated<number>;
  /** What it takes to see its events: read permissions of the stored entities whose data is in them. */
  read_permissions: Generated<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** Ids rise in play order. */
export interface SimulationEventRow {
  account_id: string;
  id: Id<'ntfsimevt_'>;
  simulation_run_id: Id<'ntfsimrun_'>;
  status: Generated<'pending' | 'success' | 'failed' | 'aborted'>;
  event_type: string;
  /** What is sent, byte for byte. */
  body: string;
  /** When its one attempt began; null before that. It may have arrived from here on. */
  attempted_at: Timestamp | null;
  response: JsonColumn<{ readonly body: string; readonly status_code: number } | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}
