import type { SimulatedDatabase } from '../database/simulated-database.ts';
import type { Bank, BankAttempt } from '../network/bank.ts';
import type { World } from '../world/world.ts';
import { boundary } from './calendar.ts';

const DAY_MS = 86_400_000;
/** Renewals that fell due shortly before the end may be under way. */
const LATE_MS = 600_000;
/** Two charges of one transaction are at least a day apart; the bank may take two hours for a result. */
const RETRY_MS = DAY_MS - 3 * 3_600_000;

interface TransactionView {
  readonly id: string;
  readonly status: string;
  readonly origin: string;
  readonly subscription_id: string | null;
  readonly invoice_number: string | null;
  readonly billing_period: { readonly starts_at: string; readonly ends_at: string } | null;
  readonly totals: { readonly grand_total: string; readonly balance: string };
  readonly payments: readonly {
    readonly payment_attempt_id: string;
    readonly status: string;
    readonly amount: string;
    readonly captured_at: string | null;
  }[];
}

interface SubscriptionView {
  readonly id: string;
  readonly status: string;
  readonly anchor_at: string;
  readonly billing_cycle: { readonly interval: string; readonly frequency: number };
  readonly canceled_at: string | null;
  readonly paused_at: string | null;
}

/** Compares subscriptions, transactions and invoices with the calendar and with what the bank has. */
export async function checkBilling(
  world: World,
  database: SimulatedDatabase,
  bank: Bank,
  renewedUntil: number,
): Promise<void> {
  const transactions = await database.read<TransactionView>(
    'select id, status, origin, subscription_id, invoice_number, billing_period, totals, payments from transactions order by id',
  );
  const subscriptions = await database.read<SubscriptionView>(
    'select id, status, anchor_at, billing_cycle, canceled_at, paused_at from subscriptions order by id',
  );
  checkMoney(world, bank, transactions);
  const renewals = Map.groupBy(
    transactions.filter(({ origin }) => origin === 'subscription_recurring'),
    ({ subscription_id }) => subscription_id,
  );
  for (const row of subscriptions) checkPeriods(world, row, renewals.get(row.id) ?? [], renewedUntil);
  await checkNumbers(world, database, transactions);
}

function checkMoney({ findings }: World, bank: Bank, transactions: readonly TransactionView[]): void {
  const attemptsOf = Map.groupBy(bank.attempts.values(), ({ transactionId }) => transactionId);
  for (const { id, status, origin, totals, payments } of transactions) {
    const attempts = attemptsOf.get(id) ?? [];
    const captured = attempts.filter(({ result }) => result.status === 'captured');
    const shown = payments.filter((payment) => payment.status === 'captured');
    const report = (rule: string, detail = ''): void => findings.add(rule, `${id} (${origin}) ${detail}`);
    if (captured.length > 1) report('a transaction was charged more than once');
    if (status === 'completed' && captured.length !== 1) report('a completed transaction was not charged');
    if (status !== 'completed' && captured.length > 0) report('a charged transaction is not completed', status);
    if (status === 'paid') report('a paid transaction was never completed');
    if (shown.length !== captured.length) report('the payments of a transaction differ from the bank');
    for (const { attemptId, amount } of captured) {
      const payment = payments.find(({ payment_attempt_id }) => payment_attempt_id === attemptId);
      if (payment?.status !== 'captured') report('the books do not show a charge', attemptId);
      if (payment?.amount !== String(amount) || String(amount) !== totals.grand_total)
        report('the bank charged another amount than the transaction shows', `${amount} of ${totals.grand_total}`);
    }
    if (status === 'completed' && totals.balance !== '0')
      report('a completed transaction has a balance', totals.balance);
    if (new Set(payments.map((payment) => payment.payment_attempt_id)).size !== payments.length)
      report('a payment is shown twice');
    checkIntervals(attempts, report);
  }
}

/** Dunning charges a transaction again a day after it failed, at the earliest. */
function checkIntervals(attempts: readonly BankAttempt[], report: (rule: string, detail?: string) => void): void {
  const own = attempts.filter(({ initiator }) => initiator === 'service').toSorted((a, b) => a.at - b.at);
  for (const [i, { at }] of own.entries()) {
    const next = own[i + 1];
    if (next !== undefined && next.at - at < RETRY_MS)
      report('a charge was retried too early', `after ${next.at - at} ms`);
  }
}

function checkPeriods(
  { findings, beganAt }: World,
  { id, anchor_at, billing_cycle, canceled_at, paused_at, status }: SubscriptionView,
  renewals: readonly TransactionView[],
  renewedUntil: number,
): void {
  const anchor = Date.parse(anchor_at);
  const ended = Date.parse(canceled_at ?? paused_at ?? '9999-01-01T00:00:00Z');
  const until = Math.min(beganAt + renewedUntil - LATE_MS, ended - 1);
  const report = (rule: string, at: number): void =>
    findings.add(
      rule,
      `${id} (${status}) ${new Date(at).toISOString()} of ${billing_cycle.frequency} ${billing_cycle.interval}`,
    );
  const left = Map.groupBy(renewals, ({ billing_period }) => Date.parse(billing_period!.starts_at));
  for (let number = 1; ; number++) {
    const at = boundary(anchor, billing_cycle, number);
    if (at > beganAt + renewedUntil) break;
    const found = left.get(at) ?? [];
    left.delete(at);
    if (found.length > 1) report('a billing period was billed twice', at);
    for (const { billing_period } of found)
      if (Date.parse(billing_period!.ends_at) !== boundary(anchor, billing_cycle, number + 1))
        report('a billing period has a wrong end', at);
    // A subscription that is past due is not renewed.
    const isMissed = found.length === 0 && at <= until && !renewals.some((renewal) => wasOverdue(renewal, at));
    if (isMissed) report('a billing period was not billed', at);
  }
  for (const at of left.keys()) report('a billing period has a wrong start', at);
}

/** Whether the payment of an earlier renewal failed, or was under way, at a moment. */
function wasOverdue({ billing_period, payments }: TransactionView, at: number): boolean {
  const paid = payments.find(({ captured_at }) => captured_at !== null)?.captured_at;
  const isAtOnce = payments.length === 1 && paid != null;
  const startsAt = Date.parse(billing_period!.starts_at);
  if (startsAt >= at) return false;
  return paid == null || (Date.parse(paid) >= at && !isAtOnce);
}

async function checkNumbers(
  { findings }: World,
  database: SimulatedDatabase,
  transactions: readonly TransactionView[],
): Promise<void> {
  const numbers = transactions
    .flatMap(({ invoice_number }) => (invoice_number === null ? [] : [Number(invoice_number.split('-')[1])]))
    .sort((a, b) => a - b);
  const wrong = numbers.find((number, i) => number !== 10_001 + i);
  if (wrong !== undefined) findings.add('invoice numbers have a gap, or one occurs twice', String(wrong));
  const [last] = await database.read<{ last_number: number }>('select last_number from invoice_numbers');
  const used = numbers.at(-1);
  if (last !== undefined && last.last_number !== used)
    findings.add('an invoice number was taken and not used', `${last.last_number}, used ${used}`);
}
