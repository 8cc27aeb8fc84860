import type { Migration } from '../migration.ts';

/**
 * The state of a running simulation: its destination, when its next event may be sent, and the lease of the
 * worker that sends it. An event's body is stored as it is sent, before it is sent; the API's payload and
 * request are read from it.
 */
export const simulationRuns: Migration = {
  name: '0008-simulation-runs',
  statements: [
    `alter table simulation_runs
      add column notification_setting_id text collate "C",
      add column due_at timestamptz,
      add column lease text collate "C"`,
    `update simulation_runs r set notification_setting_id = s.notification_setting_id
      from simulations s where s.account_id = r.account_id and s.id = r.simulation_id`,
    'alter table simulation_runs alter column notification_setting_id set not null',
    // Runs with an event to send, which are few among those of 90 days.
    'create index simulation_runs_due on simulation_runs (due_at) where due_at is not null',
    `create unique index simulation_runs_pending on simulation_runs (account_id, simulation_id) where status = 'pending'`,
    // Runs of all accounts by age, for retention.
    'create index simulation_runs_age on simulation_runs (id)',

    'alter table simulation_events add column body text, add column attempted_at timestamptz',
    `update simulation_events set
      body = coalesce(request ->> 'body',
        json_build_object('event_id', id, 'event_type', event_type, 'occurred_at', created_at, 'data', payload)::text),
      attempted_at = case when request is not null then updated_at end`,
    'alter table simulation_events alter column body set not null, drop column payload, drop column request',
    `create index simulation_events_pending on simulation_events (account_id, simulation_run_id, id) where status = 'pending'`,
  ],
};
