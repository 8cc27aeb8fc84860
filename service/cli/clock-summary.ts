import type { Client } from '@billing/client';

const RENEWAL_STATUSES = ['completed', 'billed', 'past_due', 'canceled'] as const;
const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;

type Counts = Readonly<Record<string, number>>;

/** What an advanced clock has led to. Statuses that nothing has are left out. */
export interface ClockSummary {
  /** Renewals that were billed on the way, by their status now. */
  readonly renewals: Counts;
  /** All subscriptions, by their status now. */
  readonly subscriptions: Counts;
}

/** Counts renewals and subscriptions. Undefined when the key may not read them. */
export async function readClockSummary(client: Client, since: string): Promise<ClockSummary | undefined> {
  const renewals = async (status: (typeof RENEWAL_STATUSES)[number]) => {
    const query = {
      origin: ['subscription_recurring' as const],
      status: [status],
      'billed_at[GT]': since,
      per_page: 1,
    };
    return (await client.transactions.list({ query })).meta.pagination.estimated_total ?? 0;
  };
  const subscriptions = async (status: (typeof SUBSCRIPTION_STATUSES)[number]) =>
    (await client.subscriptions.list({ query: { status: [status], per_page: 1 } })).meta.pagination.estimated_total ??
    0;
  try {
    return {
      renewals: await counted(RENEWAL_STATUSES, renewals),
      subscriptions: await counted(SUBSCRIPTION_STATUSES, subscriptions),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'forbidden') return undefined;
    throw error;
  }
}

async function counted<Status extends string>(
  statuses: readonly Status[],
  count: (status: Status) => Promise<number>,
): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const status of statuses) {
    const found = await count(status);
    if (found > 0) counts[status] = found;
  }
  return counts;
}

/** Two lines: `renewals       11 completed, 1 past_due`. */
export function summaryText({ renewals, subscriptions }: ClockSummary): string {
  return `renewals       ${textOf(renewals)}\nsubscriptions  ${textOf(subscriptions)}`;
}

function textOf(counts: Counts): string {
  const parts = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}
