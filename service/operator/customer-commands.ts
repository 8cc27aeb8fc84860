import { AddressCreate } from '@billing/validators/schemas/AddressCreate';

import { anyError } from '../common/any-error.ts';
import { createAddress } from '../addresses/create-address.ts';
import { validated } from '../common/validated.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { type Method, savePaymentMethod } from '../payment-methods/save-payment-method.ts';
import type { CommandOption } from '../terminal/command-text.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';
import { defined, type Input } from '../terminal/input.ts';

const customerOption: CommandOption = {
  name: 'customer',
  placeholder: 'ID',
  required: true,
  meaning: 'the customer',
};

const addressCreate: Command = {
  name: 'address create',
  summary: 'Creates an address of a customer, which payment methods require.',
  options: [
    accountOption,
    customerOption,
    { name: 'country', placeholder: 'CODE', required: true, meaning: 'two capital letters' },
    { name: 'first-line', placeholder: 'TEXT', meaning: 'street and number' },
    { name: 'second-line', placeholder: 'TEXT', meaning: 'second line' },
    { name: 'city', placeholder: 'TEXT', meaning: 'city' },
    { name: 'postal-code', placeholder: 'TEXT', meaning: 'postal code' },
    { name: 'region', placeholder: 'TEXT', meaning: 'state, county or region' },
    { name: 'description', placeholder: 'TEXT', meaning: 'an internal note' },
  ],
  examples: [
    'address create --customer ctm_01jg8test00000000000000001 --country IE --city Dublin --first-line "1 Main Street"',
  ],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const { db } = services;
    const customer = await findCustomer(anyError, db, id, input.id('customer', 'ctm_'));
    const address = validated(anyError, AddressCreate, {
      country_code: input.text('country'),
      ...defined({
        first_line: input.optional('first-line'),
        second_line: input.optional('second-line'),
        city: input.optional('city'),
        postal_code: input.optional('postal-code'),
        region: input.optional('region'),
        description: input.optional('description'),
      }),
    });
    return db.transaction().execute((trx) => createAddress(anyError, trx, services, customer, address));
  },
};

const paymentMethodSave: Command = {
  name: 'payment-method save',
  summary: 'Stores a payment method as a checkout would; saving the same method again replaces the older one.',
  options: [
    accountOption,
    customerOption,
    { name: 'address', placeholder: 'ID', required: true, meaning: 'an address of the customer' },
    {
      name: 'type',
      placeholder: 'TYPE',
      required: true,
      meaning: 'card, paypal_kind, korea_local, south_korea_local_card, …',
    },
    { name: 'origin', placeholder: 'ORIGIN', meaning: 'default saved_during_purchase' },
    { name: 'scheme', placeholder: 'SCHEME', meaning: 'card: scheme_01 to scheme_09, unknown' },
    { name: 'last4', placeholder: 'DIGITS', meaning: 'card, south_korea_local_card: last four digits' },
    { name: 'expiry-month', placeholder: 'N', meaning: 'card: 1 to 12' },
    { name: 'expiry-year', placeholder: 'N', meaning: 'card: four digits' },
    { name: 'cardholder', placeholder: 'NAME', meaning: 'card: name on it' },
    { name: 'email', placeholder: 'ADDRESS', meaning: 'paypal_kind: e-mail address of the wallet' },
    { name: 'reference', placeholder: 'TEXT', meaning: 'paypal_kind: reference of the wallet' },
    {
      name: 'issuer',
      placeholder: 'ISSUER',
      meaning: 'korea_local, south_korea_local_card: issuer_01 to issuer_22, unknown',
    },
  ],
  examples: [
    'payment-method save --customer ctm_01jg8test00000000000000001 --address add_01jg8test00000000000000002 --type card ' +
      '--scheme scheme_01 --last4 4242 --expiry-month 12 --expiry-year 2030 --cardholder "Sam Doe"',
    'payment-method save --customer ctm_01jg8test00000000000000001 --address add_01jg8test00000000000000002 --type device_wallet_a',
  ],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const customer = await findCustomer(anyError, services.db, id, input.id('customer', 'ctm_'));
    const method = {
      address_id: input.id('address', 'add_'),
      type: input.text('type'),
      origin: (input.optional('origin') ?? 'saved_during_purchase') as Method['origin'],
      ...detailsOf(input),
    };
    return services.db.transaction().execute((trx) => savePaymentMethod(anyError, trx, services, customer, method));
  },
};

/** The details of a payment method by type. The schema validates them. */
function detailsOf(input: Input): Partial<Method> {
  const issuer = input.optional('issuer');
  switch (input.text('type')) {
    case 'card':
      return {
        card: {
          type: input.text('scheme'),
          last4: input.text('last4'),
          expiry_month: input.integer('expiry-month') ?? 0,
          expiry_year: input.integer('expiry-year') ?? 0,
          cardholder_name: input.text('cardholder'),
        },
      };
    case 'paypal_kind':
      return { paypal: { email: input.text('email'), reference: input.text('reference') } };
    case 'korea_local':
      return { underlying_details: { korea_local: { type: input.text('issuer') } } };
    case 'south_korea_local_card':
      return { south_korea_local_card: defined({ type: issuer, last4: input.optional('last4') }) };
    default:
      return {};
  }
}

export const customerCommands: readonly Command[] = [addressCreate, paymentMethodSave];
