import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../../../service/storage/tables.ts';
import type { Entities } from './real-state.ts';

/** Credit that operators brought in less what they took away, by currency. */
export type CreditBroughtIn = ReadonlyMap<string, bigint>;

/**
 * The money of an account in one currency, from what its operations return and from what the gateway says.
 */
export interface Books {
  readonly currency: string;
  /** Captured payments, and credit from elsewhere. */
  readonly moneyIn: bigint;
  /** Refunds and chargebacks. */
  readonly moneyOut: bigint;
  /** Credit of customers that is not used. */
  readonly balances: bigint;
  /** What remains of completed transactions after adjustments. */
  readonly tax: bigint;
  readonly fees: bigint;
  readonly earnings: bigint;
}

/**
 * Where the books do not balance, as texts; none when they do. Money in = money out + balances + fees + what
 * the seller has, tax included; and the gateway has captured and refunded exactly what the operations say.
 */
export async function unbalanced(
  db: Kysely<Tables>,
  accountId: string,
  entities: Entities,
  broughtIn: CreditBroughtIn,
): Promise<string[]> {
  const faults = negatives(entities);
  const currencies = new Set([
    ...entities.transactions.map(({ currency_code }) => currency_code),
    ...entities.balances.map(({ currency }) => currency),
  ]);
  for (const currency of currencies) {
    const { moneyIn, moneyOut, balances, tax, fees, earnings } = booksOf(entities, currency, broughtIn);
    if (moneyIn !== moneyOut + balances + tax + fees + earnings)
      faults.push(
        `${currency}: ${moneyIn} in, ${moneyOut} out, ${balances} in balances, ${tax} tax, ${fees} fees, ${earnings} earnings`,
      );
  }
  return [...faults, ...(await bankFaults(db, accountId, entities)), ...numberFaults(entities)];
}

function negatives({ balances }: Entities): string[] {
  return balances
    .filter(({ available, reserved, used }) => available < 0n || reserved < 0n || used < 0n)
    .map(({ customer, currency }) => `the balance of customer ${customer} in ${currency} is negative`);
}

function booksOf({ transactions, balances }: Entities, currency: string, broughtIn: CreditBroughtIn): Books {
  const own = transactions.filter(({ currency_code }) => currency_code === currency);
  const completed = own.filter(({ status }) => status === 'completed').map(({ details }) => details.adjusted_totals);
  const adjustments = own.flatMap((each) => each.adjustments ?? []);
  const sum = (amounts: readonly (string | null)[]): bigint =>
    amounts.reduce((total, amount) => total + BigInt(amount ?? 0), 0n);
  const inCurrency = balances.filter((balance) => balance.currency === currency);
  return {
    currency,
    moneyIn: sum(capturedPayments(own).map(({ amount }) => amount)) + (broughtIn.get(currency) ?? 0n),
    moneyOut: sum(
      adjustments
        .filter(({ action, status }) => (action === 'refund' || action === 'chargeback') && status === 'approved')
        .map(({ totals }) => totals.total),
    ),
    balances: inCurrency.reduce((total, { available, reserved }) => total + available + reserved, 0n),
    tax: sum(completed.map(({ tax }) => tax)),
    fees: sum(completed.map(({ fee }) => fee)),
    earnings: sum(completed.map(({ earnings }) => earnings)),
  };
}

function capturedPayments(transactions: Entities['transactions']) {
  return transactions.flatMap(({ payments }) => payments.filter(({ status }) => status === 'captured'));
}

interface BankStatement {
  readonly attempt_id: string;
  readonly captured: string;
  readonly refunded: string;
}

/**
 * Where the gateway and the service disagree about a payment or a refund. A payment that has no result yet
 * is not compared.
 */
async function bankFaults(db: Kysely<Tables>, accountId: string, { transactions }: Entities): Promise<string[]> {
  const { rows } = await sql<BankStatement>`
    select g.attempt_id, case when g.status = 'captured' then g.amount else '0' end as captured,
      coalesce((select sum(r.amount::numeric) from test_gateway_refunds r
        where r.attempt_id = g.attempt_id and r.error_code is null), 0)::text as refunded
    from test_gateway_attempts g join payment_attempts a on a.id = g.attempt_id
    where a.account_id = ${accountId}`.execute(db);
  const bank = new Map(rows.map((row) => [row.attempt_id, row]));
  return transactions.flatMap(({ id, payments, adjustments = [] }) => {
    const known = payments.filter(({ status }) => status === 'captured' || status === 'error');
    const faults = known
      .filter(({ payment_attempt_id, status, amount }) => {
        const captured = bank.get(payment_attempt_id)?.captured ?? '0';
        return captured !== (status === 'captured' ? amount : '0');
      })
      .map(({ payment_attempt_id }) => `the gateway has another result of ${payment_attempt_id} of ${id}`);
    const refunded = payments.reduce(
      (sum, { payment_attempt_id }) => sum + BigInt(bank.get(payment_attempt_id)?.refunded ?? 0),
      0n,
    );
    const approved = adjustments
      .filter(({ action, status }) => action === 'refund' && status === 'approved')
      .reduce((sum, { totals }) => sum + BigInt(totals.total), 0n);
    if (refunded !== approved) faults.push(`the gateway refunded ${refunded} of ${id}, and ${approved} is approved`);
    return faults;
  });
}

/** Invoice numbers are a sequence without gaps. */
function numberFaults({ transactions }: Entities): string[] {
  const numbers = transactions
    .flatMap(({ invoice_number }) => (invoice_number === null ? [] : [Number(invoice_number.split('-').at(-1))]))
    .sort((a, b) => a - b);
  const hasGap = numbers.some((number, index) => number !== 10_001 + index);
  return hasGap ? [`the invoice numbers are ${numbers.join(', ')}`] : [];
}
