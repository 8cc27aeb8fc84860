import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { accountClock } from '../../../service/common/account-clock.ts';
import { testCardInstrument } from '../../../service/payments/test-gateway/test-card-instrument.ts';
import {
  type TestCardBehavior,
  testCards,
  testCardWithNumber,
  testCardWithReference,
} from '../../../service/payments/test-gateway/test-cards.ts';
import { ManualClock } from '../../support/manual-clock.ts';

test('the test cards have unique references, and unique numbers with a valid check digit', () => {
  expect(new Set(testCards.map(({ reference }) => reference)).size).toBe(testCards.length);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  expect(testCards.filter(({ number }) => !hasCheckDigit(number))).toEqual([]);
});

test('the test cards are those of the guide to payments, with the error codes that it lists', () => {
  const guide = readFileSync('spec/docs/payments.yaml', 'utf8');
  const listed = [...guide.matchAll(/^ *\| (\d{4} \d{4} \d{4} \d{4}) \|[^|]*\|([^|]*)\|$/gm)].map(
    ([, number, code]) => [number!.replaceAll(' ', ''), code!.replaceAll(/[` ]/g, '')],
  );
  expect(testCards.map(({ number, behavior }) => [number, codeOf(behavior)])).toEqual(listed);
});

test('a test card is found by the number that a customer types, and by no other', () => {
  expect(testCardWithNumber(' 4242 4242-4242 4242 ')?.reference).toBe('test_card_success');
  expect(testCardWithNumber('4111111111111111')).toBeUndefined();
  expect(testCardWithNumber('')).toBeUndefined();
});

test('a test card of the operator shows its type and last digits, and is valid for three more years', () => {
  const clock = accountClock(new ManualClock('2028-01-31T10:00:00.000Z'), null);
  expect(testCardInstrument(testCardWithReference('test_card_success_other_scheme')!, clock)).toEqual({
    reference: 'test_card_success_other_scheme',
    details: {
      type: 'card',
      card: {
        type: 'scheme_02',
        last4: '4444',
        expiry_month: 12,
        expiry_year: 2031,
        cardholder_name: 'Test Card',
      },
      paypal: null,
      underlying_details: null,
      south_korea_local_card: null,
    },
  });
  expect(testCardInstrument(testCardWithReference('test_card_success')!, clock).details.card?.type).toBe('scheme_01');
});

/** The error code with which a card is declined, at once or later. */
function codeOf(behavior: TestCardBehavior): string {
  if (typeof behavior === 'string') return '';
  return 'declines' in behavior ? behavior.declines : behavior.declinesRenewals;
}

/** Luhn's algorithm. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
