import type { Generated, GeneratedAlways } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, Revision, Timestamp } from '../columns.ts';
import type { CatalogStatus } from './entity-columns.ts';

export interface SimulationRow {
  account_id: string;
  id: Id<'ntfsim_'>;
  status: Generated<CatalogStatus>;
  /** The destination may have been deleted since. */
  notification_setting_id: Id<'ntfset_'>;
  name: string;
  type: string;
  payload: JsonColumn<AnyObject | null>;
  /** Size of the payload as text. */
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
  /** The simulation's destination when the run started; may be deleted since. */
  notification_setting_id: Id<'ntfset_'>;
  status: Generated<'pending' | 'completed' | 'canceled'>;
  /** An event type or a scenario. */
  type: string;
  /** When the next event may be sent; with a lease, when it expires. Null when no event is pending. */
  due_at: Timestamp | null;
  /** The lease of the worker that is sending an event; null in between. */
  lease: string | null;
  /** Size of the bodies of its events and of their responses. */
  bytes: Generated<number>;
  /** Permissions needed to read its events: read permissions of the stored entities in them. */
  read_permissions: Generated<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** Ids increase in the order of sending. */
export interface SimulationEventRow {
  account_id: string;
  id: Id<'ntfsimevt_'>;
  simulation_run_id: Id<'ntfsimrun_'>;
  status: Generated<'pending' | 'success' | 'failed' | 'aborted'>;
  event_type: string;
  /** The body that is sent, byte for byte. */
  body: string;
  /** When its only attempt began; null before. It may have arrived since. */
  attempted_at: Timestamp | null;
  response: JsonColumn<{ readonly body: string; readonly status_code: number } | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}
