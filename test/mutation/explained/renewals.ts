import { type Explained, explainedIn } from '../explained.ts';

const of = explainedIn('renewals');

const HAS_PERIOD = 'an effect that is billed always has a period';
const HAS_OVERDUE = 'a subscription in dunning always has something overdue';
const SAME_ALONE = 'only performance: alone, the renewal takes the same course';

export const explainedRenewals: readonly Explained[] = [
  of('bill-step', 'if (period == null)', HAS_PERIOD, 'false'),
  of('bill-step', 'if (period == null)', HAS_PERIOD, ';'),
  of(
    'claim-subscription',
    ".forNoKeyUpdate('subscriptions')",
    'locks the accounts, too, which only a second connection notices',
  ),
  of('renew-together', 'const buyers = plain.length === 0', 'only saves a statement that finds nothing', 'false'),
  {
    file: 'service/renewals/renew-together.ts',
    inLine: 'if (buyer === undefined ||',
    original: 'buyer === undefined',
    replacement: 'false',
    reason: 'customers and addresses are never deleted, so there is always a buyer',
  },
  of('renew-together', "collection_mode === 'automatic' &&", SAME_ALONE, 'true'),
  of('renew-together', 'next_billed_at !== null &&', 'null is not before any time', 'true'),
  of('renew-together', 'next_billed_at <= now &&', SAME_ALONE, 'next_billed_at < now'),
  of(
    'renew-together',
    'scheduled_change === null &&',
    'an active subscription with a scheduled change has no next_billed_at',
    'true',
  ),
  of('take-step', "const dunned = row.status === 'past_due'", 'past_due_since is null in any other status', 'true'),
  of(
    'take-step',
    "on_resume: row.on_resume ?? 'start_new_billing_period'",
    'a subscription with a scheduled pause always has on_resume',
    '""',
  ),
  of(
    'take-step',
    'if (effect !== undefined)',
    'the subscription awaits this payment, so its failure always has an effect',
    'true',
  ),
  of('take-step', 'if (overdue_transaction_id === null)', HAS_OVERDUE, 'false'),
  of('take-step', 'if (overdue_transaction_id === null)', HAS_OVERDUE, ';'),
];
