import type { Model, ModelBalance, ModelTransaction } from './model.ts';
import { type Currency, SMALLEST_CHARGE } from './world.ts';

export const NO_CREDIT: ModelBalance = { available: 0n, reserved: 0n, used: 0n };

type Owner = Pick<ModelTransaction, 'customer' | 'currency'>;
type Part = keyof ModelBalance;

function keyOf({ customer, currency }: Owner): string {
  return `${customer} ${currency}`;
}

export function balanceOf(model: Model, owner: Owner): ModelBalance {
  return model.balances.get(keyOf(owner)) ?? NO_CREDIT;
}

/** Credit from elsewhere, or taken away. */
export function correct(model: Model, owner: Owner, amount: bigint): void {
  const balance = balanceOf(model, owner);
  model.balances.set(keyOf(owner), { ...balance, available: balance.available + amount });
  model.broughtIn.set(owner.currency, (model.broughtIn.get(owner.currency) ?? 0n) + amount);
}

function move(model: Model, owner: Owner, from: Part, to: Part, amount: bigint): void {
  if (amount === 0n) return;
  const balance = balanceOf(model, owner);
  model.balances.set(keyOf(owner), { ...balance, [from]: balance[from] - amount, [to]: balance[to] + amount });
}

/**
 * The credit that a transaction takes: all that is due, or all that there is. If less than the smallest
 * charge remained, it takes so much less that the smallest charge remains.
 */
export function creditTaken(due: bigint, available: bigint, currency: Currency): bigint {
  const most = available < due ? available : due;
  const rest = due - most;
  const smallest = SMALLEST_CHARGE[currency];
  if (most <= 0n) return 0n;
  if (rest === 0n || rest >= smallest) return most;
  return due > smallest ? due - smallest : 0n;
}

/**
 * available → reserved, when a transaction is billed or its payment starts, unless it has credit reserved.
 */
export function reserved(model: Model, transaction: ModelTransaction): ModelTransaction {
  if (transaction.isReserved || transaction.status !== 'ready') return transaction;
  const { available } = balanceOf(model, transaction);
  const credit = creditTaken(transaction.totals.total, available, transaction.currency);
  move(model, transaction, 'available', 'reserved', credit);
  return { ...transaction, credit, isReserved: credit > 0n };
}

/** reserved → used, when the transaction is completed. */
export function use(model: Model, { isReserved, credit, ...owner }: ModelTransaction): void {
  if (isReserved) move(model, owner, 'reserved', 'used', credit);
}

/** reserved → available, when the transaction is canceled or priced again. */
export function release(model: Model, { isReserved, credit, ...owner }: ModelTransaction): void {
  if (isReserved) move(model, owner, 'reserved', 'available', credit);
}
