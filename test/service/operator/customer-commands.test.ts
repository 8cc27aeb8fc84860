import { expect, test } from 'vitest';

import { type Entity, eachOperator, type Values } from '../../support/operator.ts';

eachOperator('customer commands', (operator) => {
  const card = {
    type: 'card',
    scheme: 'scheme_01',
    last4: '4242',
    'expiry-month': '12',
    'expiry-year': '2030',
    cardholder: 'Sam Doe',
  };

  async function customerWithAddress(): Promise<{ customer: string; address: string }> {
    const customer = await operator().newCustomer();
    const { id } = await operator().run('address create', { customer, country: 'IE', city: 'Dublin' });
    return { customer, address: id };
  }

  const stored = async (customer: string): Promise<string[]> => {
    const rows = await operator()
      .services.db.selectFrom('payment_methods')
      .select(['id', 'customer_id'])
      .orderBy('id')
      .execute();
    return rows.filter((row) => row.customer_id === customer).map((row) => row.id);
  };

  test('creates an address of a customer', async () => {
    const customer = await operator().newCustomer();
    const published = await operator().emitted(() =>
      operator().run('address create', { customer, country: 'IE', 'first-line': '1 Main Street' }),
    );
    expect(published).toMatchObject([
      { type: 'address.created', data: { customer_id: customer, country_code: 'IE', city: null } },
    ]);
    expect(await operator().rejection('address create', { customer, country: 'Ireland' })).toContain(
      'country_code must',
    );
    expect(await operator().rejection('address create', { customer, country: 'KP' })).toContain('Addresses in KP');
    await operator()
      .services.db.updateTable('customers')
      .set({ status: 'archived' })
      .where('id', '=', customer)
      .execute();
    expect(await operator().rejection('address create', { customer, country: 'IE' })).toContain(
      `Customer ${customer} is archived.`,
    );
  });

  test('the events of a saved payment method contain none of its details', async () => {
    const of = await customerWithAddress();
    let saved: Entity | undefined;
    const published = await operator().emitted(async () => {
      saved = await operator().run('payment-method save', { ...of, ...card });
    });
    expect(saved).toMatchObject({
      card: { type: 'scheme_01', last4: '4242', expiry_month: 12, expiry_year: 2030 },
      paypal: null,
    });
    const { id, customer_id, address_id, type, origin, saved_at, updated_at } = saved as Entity;
    expect(published).toEqual([
      { type: 'payment_method.saved', data: { id, customer_id, address_id, type, origin, saved_at, updated_at } },
    ]);
  });

  test('saving the same payment method again replaces the older one, and saving another does not', async () => {
    const of = await customerWithAddress();
    const first = await operator().run('payment-method save', { ...of, ...card });
    const other = await operator().run('payment-method save', { ...of, ...card, last4: '0001' });
    const published = await operator().emitted(() =>
      operator().run('payment-method save', { ...of, ...card, cardholder: 'S. Doe' }),
    );
    expect(published).toMatchObject([
      { type: 'payment_method.saved', data: { customer_id: of.customer } },
      { type: 'payment_method.deleted', data: { id: first.id, deletion_reason: 'replaced_by_newer_version' } },
    ]);
    expect(await stored(of.customer)).toEqual([other.id, published[0]?.data.id]);

    await operator().run('payment-method save', { ...of, type: 'device_wallet_a' });
    await operator().run('payment-method save', { ...of, type: 'device_wallet_a' });
    await operator().run('payment-method save', { ...(await customerWithAddress()), ...card });
    expect(await stored(of.customer)).toHaveLength(3);
  });

  test('each type of payment method has its details', async () => {
    const of = await customerWithAddress();
    const save = (values: Values): Promise<Entity> => operator().run('payment-method save', { ...of, ...values });
    expect(await save({ type: 'paypal_kind', email: 'sam@example.com', reference: 'r1' })).toMatchObject({
      paypal: { reference: 'r1' },
      card: null,
    });
    expect(await save({ type: 'korea_local', issuer: 'issuer_07' })).toMatchObject({
      underlying_details: { korea_local: { type: 'issuer_07' } },
    });
    expect(await save({ type: 'south_korea_local_card', last4: '1234' })).toMatchObject({
      south_korea_local_card: { last4: '1234' },
    });
    expect(await operator().rejection('payment-method save', { ...of, type: 'card' })).toContain(
      '--scheme is required.',
    );
    expect(await operator().rejection('payment-method save', { ...of, ...card, 'expiry-month': '13' })).toContain(
      'card.expiry_month must',
    );
    expect(await operator().rejection('payment-method save', { ...of, type: 'shells' })).toContain(
      'type must be one of',
    );
    const { address } = await customerWithAddress();
    expect(await operator().rejection('payment-method save', { ...of, ...card, address })).toContain(
      'address_id must be the id of an address of this customer.',
    );
  });
});
