import { beforeAll, describe, expect, test } from 'vitest';

import { seedProduct } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';

const MONTHLY = { billing_cycle: { interval: 'month', frequency: 1 } };
const amount = { amount: '1', currency_code: 'EUR' };

const trial = (trial_period: object) => ({ ...MONTHLY, trial_period });
const cycle = (interval: string, frequency: number) => ({ billing_cycle: { interval, frequency } });

const BROKEN = [
  ['price_trial_period_missing_fields', trial({})],
  ['price_trial_period_missing_fields', trial({ interval: 'day' })],
  ['price_trial_period_missing_fields', trial({ frequency: 14, requires_payment_method: true })],
  ['price_trial_period_requires_billing_cycle', { trial_period: { interval: 'day', frequency: 14 } }],
  ['price_trial_period_frequency_below_1', trial({ interval: 'day', frequency: 0 })],
  ['price_trial_period_frequency_below_1', trial({ interval: 'day', frequency: -3 })],
  ['price_billing_cycle_frequency_below_1', cycle('month', 0)],
  ['price_billing_cycle_frequency_below_1', cycle('year', -1)],
  ['price_billing_cycle_frequency_greater_than_maximum', cycle('day', 1_096)],
  ['price_billing_cycle_frequency_greater_than_maximum', cycle('week', 157)],
  ['price_billing_cycle_frequency_greater_than_maximum', cycle('month', 37)],
  ['price_billing_cycle_frequency_greater_than_maximum', cycle('year', 4)],
  [
    'price_duplicate_currency_override_for_country',
    {
      unit_price_overrides: [
        { country_codes: ['DE', 'FR'], unit_price: amount },
        { country_codes: ['BR', 'FR'], unit_price: amount },
      ],
    },
  ],
] as const;

eachService('the rules of prices', (service) => {
  let call: Call;
  let product_id: string;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    product_id = await seedProduct(service().services, service().accountId);
  });

  const send = (json: object): Promise<Response> =>
    call('POST', '/prices', { json: { product_id, description: 'Team plan', unit_price: amount, ...json } });
  const created = async (json: object) => dataOf(await send(json), 201);
  const update = (id: unknown, json: object): Promise<Response> => call('PATCH', `/prices/${String(id)}`, { json });

  describe.each(BROKEN)('%s rejects %j', (code, json) => {
    test('in a new price', async () => {
      await expectError(await send(json), code);
    });

    test('in an update, which changes nothing', async () => {
      const before = await created({});
      await expectError(await update(before['id'], json), code);
      expect(await dataOf(await call('GET', `/prices/${String(before['id'])}`), 200)).toEqual(before);
    });

    test('not before other faults of the request, which invalid_field lists', async () => {
      expect(await invalidFieldsOf(await send({ ...json, description: 'x', tax_mode: 'none' }))).toEqual([
        'description',
        'tax_mode',
      ]);
      expect(await invalidFieldsOf(await send({ ...json, quantity: { minimum: 2, maximum: 1 } }))).toEqual([
        'quantity.minimum',
      ]);
    });
  });

  test.each([cycle('day', 1_095), cycle('week', 156), cycle('month', 36), cycle('year', 3), cycle('day', 1)])(
    'accept %j',
    async (json) => {
      expect(await created({ ...json, trial_period: { interval: 'day', frequency: 1 } })).toMatchObject(json);
    },
  );

  test('apply to the price as it would be stored, not only to the members of an update', async () => {
    const recurring = await created(trial({ interval: 'day', frequency: 14 }));
    await expectError(
      await update(recurring['id'], { billing_cycle: null }),
      'price_trial_period_requires_billing_cycle',
    );
    const once = await created({});
    const trial_period = { interval: 'day', frequency: 14 };
    await expectError(await update(once['id'], { trial_period }), 'price_trial_period_requires_billing_cycle');
    expect((await update(once['id'], { ...MONTHLY, trial_period })).status).toBe(200);
  });

  test('name the country that is in two overrides', async () => {
    const unit_price_overrides = [['NL'], ['IE', 'NL']].map((country_codes) => ({ country_codes, unit_price: amount }));
    const response = await send({ unit_price_overrides });
    const { error } = await expectError(response, 'price_duplicate_currency_override_for_country');
    expect(error.detail).toContain('NL');
  });
});
