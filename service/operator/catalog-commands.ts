import { anyError } from '../common/any-error.ts';
import { createDiscountGroup } from '../discounts/create-discount-group.ts';
import { createDiscount, type NewDiscount } from '../discounts/create-discount.ts';
import { notFound } from '../common/not-found.ts';
import { OperatorError } from '../common/operator-error.ts';
import { createPrice, type NewPrice } from '../products/create-price.ts';
import type { Duration } from '../storage/rows/catalog-rows.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';
import { given, type Input } from '../terminal/input.ts';

const discountCreate: Command = {
  name: 'discount create',
  summary: 'Makes a discount.',
  options: [
    accountOption,
    { name: 'description', placeholder: 'TEXT', required: true, meaning: 'an internal note, 1 to 500 characters' },
    { name: 'type', placeholder: 'TYPE', required: true, meaning: 'flat, flat_per_seat or percentage' },
    {
      name: 'amount',
      placeholder: 'N',
      required: true,
      meaning: 'percentage from 0.01 to 100, or lowest denomination of the currency',
    },
    { name: 'currency', placeholder: 'CODE', meaning: 'for flat and flat_per_seat' },
    { name: 'code', placeholder: 'CODE', meaning: '1 to 32 letters and digits; without it one is made' },
    { name: 'not-at-checkout', meaning: 'customers can not redeem it themselves' },
    { name: 'mode', placeholder: 'MODE', meaning: 'standard (default) or custom' },
    { name: 'recur', meaning: 'applies to later billing periods too' },
    { name: 'intervals', placeholder: 'N', meaning: 'with --recur: to how many; without it to all' },
    { name: 'usage-limit', placeholder: 'N', meaning: 'how often it can be redeemed by all customers together' },
    { name: 'restrict-to', placeholder: 'IDS', meaning: 'products and prices it applies to, comma-separated' },
    { name: 'expires', placeholder: 'TIME', meaning: 'from when it can not be redeemed any more' },
    { name: 'group', placeholder: 'ID', meaning: 'discount group it is in' },
  ],
  examples: [
    'discount create --description "Spring campaign" --type percentage --amount 12.5 --code SPRING26',
    'discount create --description "5 EUR off a seat" --type flat_per_seat --amount 500 --currency EUR --recur --intervals 3',
  ],
  async run(services, input) {
    const { id } = await findAccount(services.db, input);
    return services.db.transaction().execute((trx) => createDiscount(anyError, trx, services, id, discountOf(input)));
  },
};

function discountOf(input: Input): NewDiscount {
  return {
    description: input.text('description'),
    type: input.text('type') as NewDiscount['type'],
    amount: input.text('amount'),
    enabled_for_checkout: !input.flag('not-at-checkout'),
    recur: input.flag('recur'),
    ...given({
      currency_code: input.optional('currency'),
      code: input.optional('code'),
      mode: input.optional('mode') as NewDiscount['mode'],
      maximum_recurring_intervals: input.integer('intervals'),
      usage_limit: input.integer('usage-limit'),
      restrict_to: input.list('restrict-to'),
      expires_at: input.time('expires'),
      discount_group_id: input.optionalId('group', 'dsg_'),
    }),
  };
}

const discountGroupCreate: Command = {
  name: 'discount-group create',
  summary: 'Makes a group that discounts can be put into.',
  options: [
    accountOption,
    { name: 'name', placeholder: 'TEXT', required: true, meaning: 'unique in the account, 1 to 500 characters' },
  ],
  examples: ['discount-group create --name "Black Friday"'],
  async run(services, input) {
    const { id } = await findAccount(services.db, input);
    return services.db
      .transaction()
      .execute((trx) => createDiscountGroup(anyError, trx, services, id, { name: input.text('name') }));
  },
};

const priceCreate: Command = {
  name: 'price create',
  summary: 'Makes a price of a product, as include=prices shows it.',
  options: [
    accountOption,
    { name: 'product', placeholder: 'ID', required: true, meaning: 'the product' },
    { name: 'description', placeholder: 'TEXT', required: true, meaning: 'an internal note, 2 to 500 characters' },
    { name: 'amount', placeholder: 'N', required: true, meaning: 'in the lowest denomination of the currency' },
    { name: 'currency', placeholder: 'CODE', required: true, meaning: 'such as EUR' },
    { name: 'name', placeholder: 'TEXT', meaning: 'shown to customers, 1 to 150 characters' },
    {
      name: 'every',
      placeholder: 'CYCLE',
      meaning: 'billing cycle such as "1 month"; without it the price is paid once',
    },
    { name: 'trial', placeholder: 'PERIOD', meaning: 'with --every: trial period such as "14 day"' },
  ],
  examples: [
    'price create --product pro_01jg8test00000000000000001 --description Monthly --amount 1000 --currency EUR --every "1 month"',
  ],
  async run(services, input) {
    const { id: accountId } = await findAccount(services.db, input);
    const id = input.id('product', 'pro_');
    const product = await services.db
      .selectFrom('products')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (product === undefined) throw notFound(anyError, 'Product', id);
    return services.db.transaction().execute((trx) => createPrice(anyError, trx, services, product, priceOf(input)));
  },
};

function priceOf(input: Input): NewPrice {
  const trial = durationOf(input, 'trial');
  return {
    description: input.text('description'),
    unit_price: { amount: input.text('amount'), currency_code: input.text('currency') },
    ...given({
      name: input.optional('name'),
      billing_cycle: durationOf(input, 'every'),
      trial_period: trial === undefined ? undefined : { ...trial, requires_payment_method: true },
    }),
  };
}

/** `1 month` */
function durationOf(input: Input, name: string): Duration | undefined {
  const value = input.optional(name);
  if (value === undefined) return undefined;
  const [frequency, interval, ...rest] = value.split(' ');
  if (!/^\d{1,9}$/.test(frequency ?? '') || rest.length > 0) {
    throw new OperatorError(`--${name} must be a number and an interval, such as "1 month", not "${value}".`);
  }
  return {
    interval: input.choice(`The interval of --${name}`, interval ?? '', ['day', 'week', 'month', 'year']),
    frequency: Number(frequency),
  };
}

export const catalogCommands: readonly Command[] = [discountCreate, discountGroupCreate, priceCreate];
