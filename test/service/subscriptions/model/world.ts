import { openTaxTable } from '../../../../service/tax/open-tax-table.ts';

/** What every sequence of operations chooses from. */

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** Nothing can be changed when less than this is left until the renewal. */
export const LOCK = 30 * MINUTE;
/**
 * Days after the first failure on which a payment is repeated. On the last one, the subscription is
 * canceled.
 */
export const RETRIES: readonly number[] = [1, 3, 5, 7, 14, 21, 30];
export const LAST_DAY = 30;
export const TRIAL = { interval: 'day', frequency: 14 } as const;
export const SMALLEST_CHARGE = 70n;

export interface Cycle {
  readonly interval: 'week' | 'month' | 'year';
  readonly frequency: number;
}

export const CYCLES = {
  week: { interval: 'week', frequency: 1 },
  month: { interval: 'month', frequency: 1 },
  quarter: { interval: 'month', frequency: 3 },
  year: { interval: 'year', frequency: 1 },
} as const satisfies Readonly<Record<string, Cycle>>;

/** Most are on days that shorter months don't have. */
export const STARTS: readonly string[] = [
  '2028-01-31T10:00:00.000Z',
  '2028-02-29T23:59:30.000Z',
  '2027-12-30T00:00:00.000Z',
  '2028-01-15T10:17:23.000Z',
];

/** Unit prices in EUR, to which tax is added. */
export const PRICES: readonly bigint[] = [3_000n, 1_999n, 510n];
export const ONE_TIME_PRICE = 707n;

export interface WorldDiscount {
  readonly percentage: bigint;
  /** For how many billing periods; null for ever. */
  readonly intervals: number | null;
}

export const DISCOUNTS: readonly WorldDiscount[] = [
  { percentage: 10n, intervals: 2 },
  { percentage: 25n, intervals: null },
];

const table = openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' });
const RAISED = '2028-04-10';

/** The tax of the Netherlands changes on 10 April 2028. */
export const TAXES = { ...table, rules: [...table.rules, { country: 'NL' as const, from: RAISED, rate: '0.25' }] };

export function taxAt(time: number): string {
  return time < Date.parse(RAISED) ? '0.21' : '0.25';
}

/** Test cards: what happens when the service charges them. */
export const CARDS = {
  success: null,
  renewals_declined: { error: 'not_enough_balance', isRetried: true },
  renewals_declined_for_good: { error: 'declined_not_retryable', isRetried: false },
} as const;

export type Card = keyof typeof CARDS;
