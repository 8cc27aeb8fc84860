import type { Migration } from '../migration.ts';

export const simulations: Migration = {
  name: '0006-simulations',
  statements: [
    `create table simulations (
      account_id text collate "C" not null,
      id text collate "C" not null,
      status text not null default 'active',
      notification_setting_id text collate "C" not null,
      name text not null,
      type text not null,
      payload json,
      config json,
      last_run_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id)
    )`,
    `create table simulation_runs (
      account_id text collate "C" not null,
      id text collate "C" not null,
      simulation_id text collate "C" not null,
      status text not null default 'pending',
      type text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id),
      foreign key (account_id, simulation_id) references simulations on delete cascade
    )`,
    'create index simulation_runs_simulation on simulation_runs (account_id, simulation_id, id)',
    `create table simulation_events (
      account_id text collate "C" not null,
      id text collate "C" not null,
      simulation_run_id text collate "C" not null,
      status text not null default 'pending',
      event_type text not null,
      payload json not null,
      request json,
      response json,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id),
      foreign key (account_id, simulation_run_id) references simulation_runs on delete cascade
    )`,
    'create index simulation_events_run on simulation_events (account_id, simulation_run_id, id)',
  ],
};
