import type { AccountClock } from '../common/account-clock.ts';
import type { PaymentInstrument } from '../payments/gateway.ts';
import { testCardWithNumber } from '../payments/test-gateway/test-cards.ts';
import type { FormErrors, FormValues } from '../pages/form.ts';

/**
 * Reads the card of `paymentPage`. The number ends here: it is looked up among the test cards, and only its
 * last four digits and the reference of the card go on. Any other number is rejected without being stored or
 * logged.
 */
export function readCard(
  values: FormValues,
  clock: AccountClock,
): { readonly instrument: PaymentInstrument } | { readonly errors: FormErrors } {
  const card = testCardWithNumber(values['card_number'] ?? '');
  const expiry = expiryOf(values['card_expiry'] ?? '');
  const cardholder_name = values['cardholder_name'] ?? '';
  const errors: Record<string, string> = {};
  if (card === undefined)
    errors['card_number'] =
      'Enter the number of a test card, such as 4242 4242 4242 4242. Real cards are not accepted.';
  if (expiry === undefined) errors['card_expiry'] = 'Enter month and year of the expiry date, such as 11/29.';
  else if (isOver(expiry, clock)) errors['card_expiry'] = 'This expiry date is in the past. Enter a later one.';
  if (cardholder_name === '') errors['cardholder_name'] = 'Enter the name on the card.';
  if (card === undefined || expiry === undefined || Object.keys(errors).length > 0) return { errors };
  return {
    instrument: {
      reference: card.reference,
      details: {
        type: 'card',
        card: {
          type: card.scheme,
          last4: card.number.slice(-4),
          expiry_month: expiry.month,
          expiry_year: expiry.year,
          cardholder_name,
        },
        paypal: null,
        underlying_details: null,
        south_korea_local_card: null,
      },
    },
  };
}

interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** Month and year as `11/29` or `11/2029`. */
function expiryOf(text: string): Expiry | undefined {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/\s*((?:20)?\d\d)$/.exec(text) ?? [];
  return month === '' ? undefined : { month: Number(month), year: 2_000 + (Number(year) % 100) };
}

/** A card is valid until the end of the month, in the account's time. */
function isOver({ month, year }: Expiry, clock: AccountClock): boolean {
  const [nowYear, nowMonth] = clock.now().split('-').map(Number) as [number, number];
  return year < nowYear || (year === nowYear && month < nowMonth);
}
