import { type Kysely, type Selectable, sql } from 'kysely';

import type { Rules } from '../services.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Account = Selectable<AccountRow>;

const MEBIBYTE = 1_048_576;

/** How much of something an account may have. */
interface Quota {
  /** The limit of an account; null = that of the settings. */
  readonly column: QuotaColumn;
  /** The limit of all other accounts. */
  readonly rule: QuotaRule;
  readonly meaning: string;
  /** In what an operator states the limit: bytes are stated in MiB. */
  readonly unit: number;
}

export type QuotaColumn = Extract<keyof Account, `max_${string}`>;

type QuotaRule = Extract<keyof Rules, `max${string}`>;

/**
 * All quotas by name. Where something is created, the code that enforces the setting enforces the account's
 * own limit.
 */
export const quotas = {
  'active-destinations': {
    column: 'max_active_destinations',
    rule: 'maxActiveDestinations',
    meaning: 'active notification destinations',
    unit: 1,
  },
  simulations: {
    column: 'max_simulations',
    rule: 'maxSimulations',
    meaning: 'simulations, including archived ones',
    unit: 1,
  },
  'simulation-runs': {
    column: 'max_simulation_runs',
    rule: 'maxSimulationRuns',
    meaning: 'simulation runs in 90 days',
    unit: 1,
  },
  'simulation-mib': {
    column: 'max_simulation_bytes',
    rule: 'maxSimulationBytes',
    meaning: 'MiB of simulations and of the events of their runs',
    unit: MEBIBYTE,
  },
  'custom-data-mib': {
    column: 'max_custom_data_bytes',
    rule: 'maxCustomDataBytes',
    meaning: 'MiB of all custom_data',
    unit: MEBIBYTE,
  },
} as const satisfies Readonly<Record<string, Quota>>;

export type QuotaName = keyof typeof quotas;

export const quotaNames = Object.keys(quotas) as QuotaName[];

/** A quota of an account and its use, in the unit that its name ends with. */
export interface QuotaUse {
  readonly quota: QuotaName;
  readonly meaning: string;
  readonly limit: number;
  /** Whether the limit is that of the settings or of the account. */
  readonly from: 'settings' | 'account';
  readonly used: number;
}

/**
 * Each quota of an account. It reads all simulations and runs of the account: for operators, not for
 * requests.
 */
export async function readQuotas(db: Kysely<Tables>, rules: Rules, account: Account): Promise<QuotaUse[]> {
  const used = await readUse(db, account.id);
  return quotaNames.map((name) => {
    const { column, rule, meaning, unit }: Quota = quotas[name];
    const own = account[column];
    return {
      quota: name,
      meaning,
      limit: (own ?? rules[rule]) / unit,
      from: own === null ? 'settings' : 'account',
      used: Math.round((used[column] / unit) * 1_000) / 1_000,
    };
  });
}

async function readUse(db: Kysely<Tables>, id: string): Promise<Readonly<Record<QuotaColumn, number>>> {
  const { rows } = await sql<Record<QuotaColumn, number>>`
    select
      (select count(*) from notification_settings where account_id = ${id} and active) as max_active_destinations,
      s.count as max_simulations,
      r.count as max_simulation_runs,
      s.bytes + r.bytes as max_simulation_bytes,
      (select coalesce(sum(bytes), 0)::float8 from custom_data_sizes where account_id = ${id}) as max_custom_data_bytes
    from
      (select count(*), coalesce(sum(bytes), 0)::float8 as bytes from simulations where account_id = ${id}) as s,
      (select count(*), coalesce(sum(bytes), 0)::float8 as bytes from simulation_runs where account_id = ${id}) as r`.execute(
    db,
  );
  return rows[0]!;
}
