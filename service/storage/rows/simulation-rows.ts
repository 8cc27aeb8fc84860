import type { Generated } from 'kysely';

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
  status: Generated<'pending' | 'completed' | 'canceled'>;
  /** An event type or a scenario. */
  type: string;
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
  payload: JsonColumn<AnyObject>;
  request: JsonColumn<{ readonly body: string } | null>;
  response: JsonColumn<{ readonly body: string; readonly status_code: number } | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}
