import type { AccountClock } from '../../common/account-clock.ts';
import type { PaymentInstrument } from '../gateway.ts';
import type { TestCard } from './test-cards.ts';

const YEARS = 3;

/** A test card as a customer would type it, valid for some more years. */
export function testCardInstrument({ reference, scheme, number }: TestCard, clock: AccountClock): PaymentInstrument {
  return {
    reference,
    details: {
      type: 'card',
      card: {
        type: scheme,
        last4: number.slice(-4),
        expiry_month: 12,
        expiry_year: Number(clock.now().slice(0, 4)) + YEARS,
        cardholder_name: 'Test Card',
      },
      paypal: null,
      underlying_details: null,
      south_korea_local_card: null,
    },
  };
}
