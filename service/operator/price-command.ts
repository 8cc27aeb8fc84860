import { PriceCreate } from '@billing/validators/schemas/PriceCreate';

import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { validated } from '../common/validated.ts';
import { createPrice } from '../products/create-price.ts';
import { defined, type Input } from '../terminal/input.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

const priceCreate: Command = {
  name: 'price create',
  summary: 'Creates a price of a product.',
  options: [
    accountOption,
    { name: 'product', placeholder: 'ID', required: true, meaning: 'the product' },
    { name: 'description', placeholder: 'TEXT', required: true, meaning: 'an internal note, 2 to 500 characters' },
    { name: 'amount', placeholder: 'N', required: true, meaning: 'in the lowest denomination of the currency' },
    { name: 'currency', placeholder: 'CODE', required: true, meaning: 'such as EUR' },
    { name: 'name', placeholder: 'TEXT', meaning: 'shown to customers, 1 to 150 characters' },
    { name: 'type', placeholder: 'TYPE', meaning: 'standard (default) or custom' },
    { name: 'every', placeholder: 'CYCLE', meaning: 'billing cycle such as "1 month"; default: a one-time price' },
    { name: 'trial', placeholder: 'PERIOD', meaning: 'with --every: trial period such as "14 day"' },
    { name: 'trial-without-payment-method', meaning: 'customers enter a payment method after the trial' },
    {
      name: 'tax-mode',
      placeholder: 'MODE',
      meaning: 'account_setting (default), external, internal or location',
    },
    {
      name: 'override',
      placeholder: 'PRICE',
      repeated: true,
      meaning: 'another amount in some countries, such as "BR,MX 1900 USD"; repeat for more',
    },
    { name: 'minimum', placeholder: 'N', meaning: 'minimum quantity per purchase, default 1' },
    { name: 'maximum', placeholder: 'N', meaning: 'maximum quantity per purchase, default 100' },
    { name: 'custom-data', placeholder: 'JSON', meaning: 'a JSON object' },
  ],
  examples: [
    'price create --product pro_01jg8test00000000000000001 --description Monthly --amount 1000 --currency EUR --every "1 month"',
  ],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    const price = validated(anyError, PriceCreate, priceOf(input));
    return services.db.transaction().execute((trx) => createPrice(anyError, trx, services, id, price));
  },
};

function priceOf(input: Input) {
  const trial = durationOf(input, 'trial');
  return {
    product_id: input.id('product', 'pro_'),
    description: input.text('description'),
    unit_price: { amount: input.text('amount'), currency_code: input.text('currency') },
    unit_price_overrides: input.all('override').map(overrideOf),
    quantity: defined({ minimum: input.integer('minimum'), maximum: input.integer('maximum') }),
    ...defined({
      name: input.optional('name'),
      type: input.optional('type'),
      billing_cycle: durationOf(input, 'every'),
      trial_period: trial && { ...trial, requires_payment_method: !input.flag('trial-without-payment-method') },
      tax_mode: input.optional('tax-mode'),
      custom_data: input.object('custom-data'),
    }),
  };
}

/** `1 month` */
function durationOf(
  input: Input,
  name: string,
): { interval: (typeof INTERVALS)[number]; frequency: number } | undefined {
  const value = input.optional(name);
  if (value === undefined) return undefined;
  const [frequency, interval, ...rest] = value.split(' ');
  if (!/^\d{1,9}$/.test(frequency ?? '') || rest.length > 0) {
    throw new OperatorError(`--${name} must be a number and an interval, such as "1 month", not "${value}".`);
  }
  return {
    interval: input.choice(`The interval of --${name}`, interval ?? '', INTERVALS),
    frequency: Number(frequency),
  };
}

/** `BR,MX 1900 USD` */
function overrideOf(value: string) {
  const [countries, amount, currency_code, ...rest] = value.split(' ');
  if (countries === undefined || amount === undefined || currency_code === undefined || rest.length > 0) {
    throw new OperatorError(
      `--override must be countries, an amount and a currency, such as "BR,MX 1900 USD", not "${value}".`,
    );
  }
  return { country_codes: countries.split(','), unit_price: { amount, currency_code } };
}

export const priceCommands: readonly Command[] = [priceCreate];
