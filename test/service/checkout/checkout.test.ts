import type { TransactionRead } from '@billing/types';
import { expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { newSale, type Sale } from '../transactions/sale.ts';
import { type Buyer, buyerWith, CARD, valueOf } from './buyer.ts';

eachService('the hosted checkout', (service) => {
  const buyerOf = ({ checkout }: TransactionRead): Buyer => buyerWith(checkout!.url!);
  const pay = async (buyer: Buyer, more: object = {}) =>
    buyer.send({ ...CARD, amount: valueOf(await buyer.open(), 'amount') ?? '', ...more });

  async function opened(): Promise<{ sale: Sale; ready: TransactionRead; buyer: Buyer }> {
    const sale = await newSale(service());
    const ready = await sale.ready();
    return { sale, ready, buyer: buyerOf(ready) };
  }

  test('is the address of a transaction that names no other page, with a token that the id does not reveal', async () => {
    const { ready } = await opened();
    const url = new URL(ready.checkout!.url!);
    expect(url.origin + url.pathname).toBe(`${service().url}/checkout`);
    expect(url.searchParams.get('_txn')).toBe(ready.id);
    expect(url.searchParams.get('token')).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  test('shows lines, tax and total, takes a test card, and shows the receipt', async () => {
    const { sale, ready, buyer } = await opened();
    const page = await buyer.open();
    expect(page).toMatchObject({ status: 200, title: 'Payment' });
    for (const part of ['Team plan', 'Monthly × 10', '€ 450,00', '€ 94,50', 'Pay € 544,50'])
      expect(page.text).toContain(part);
    const receipt = await pay(buyer);
    expect(receipt.title).toBe('Thank you');
    const completed = await sale.get(ready.id);
    expect(completed).toMatchObject({ status: 'completed' });
    expect(receipt.text).toContain(`Invoice number: ${completed.invoice_number}`);
    expect(receipt.text).toContain('card ending in 4242');
    expect((await buyer.open()).title).toBe('Thank you');
  });

  test('takes the details of an unknown customer, adds the tax of the place, and completes the purchase', async () => {
    const sale = await newSale(service());
    const draft = await sale.draft();
    const buyer = buyerOf(draft);
    const form = await buyer.open();
    expect(form.title).toBe('Your details');
    expect(form.text).toContain('Tax once your country is known');
    const details = {
      step: 'details',
      email: 'jo@customer.example',
      name: 'Jo Sample',
      country_code: 'US',
      postal_code: '10001',
    };
    const events = await sale.emitted(async () => {
      const payment = await buyer.send(details);
      expect(payment.text).toContain('jo@customer.example, 10001, US');
      expect(payment.text).toContain('€39.94');
    });
    expect(events).toEqual([
      'customer.created active',
      'address.created active',
      'transaction.updated draft',
      'transaction.ready ready',
    ]);
    expect((await pay(buyer)).title).toBe('Thank you');
    const completed = await sale.get(draft.id);
    expect(completed).toMatchObject({ status: 'completed', details: { totals: { tax: '3994' } } });
    expect(completed.customer_id).not.toBeNull();
  });

  test('lets a customer correct the details, and leaves no copies of addresses', async () => {
    const sale = await newSale(service());
    const draft = await sale.draft();
    const buyer = buyerOf(draft);
    const details = { step: 'details', email: 'Jo@customer.example', country_code: 'DE', postal_code: '10115' };
    await buyer.send(details);
    const edit = await buyer.send({ step: 'edit' });
    expect(edit.title).toBe('Your details');
    expect(valueOf(edit, 'email')).toBe('Jo@customer.example');
    expect((await buyer.send({ ...details, country_code: 'NL', postal_code: '3511 AB' })).text).toContain('€ 94,50');
    await buyer.send({ ...details, email: 'jo@customer.example' });
    const { customer_id } = await sale.get(draft.id);
    const { data } = await sale.client.addresses.list({ path: { customer_id: customer_id as `ctm_${string}` } });
    expect(data.map(({ country_code }) => country_code).toSorted()).toEqual(['DE', 'NL']);
  });

  test('uses the customer that has the email address, and shows nothing of it', async () => {
    const sale = await newSale(service());
    const { data: known } = await sale.client.customers.create({
      body: { email: 'known@customer.example', name: 'Secret Name' },
    });
    const draft = await sale.draft();
    const page = await buyerOf(draft).send({
      step: 'details',
      email: 'KNOWN@customer.example',
      country_code: 'NL',
      postal_code: '3511 AB',
    });
    expect((await sale.get(draft.id)).customer_id).toBe(known.id);
    expect(page.html).not.toContain('Secret');
  });

  test('does not show the email address of a customer whom the seller has set, nor lets it be changed', async () => {
    const { sale, ready, buyer } = await opened();
    const page = await buyer.open();
    expect(page.html).not.toMatch(/@|NL\b|Change your details/);
    const events = await sale.emitted(() =>
      buyer.send({ step: 'details', email: 'thief@customer.example', country_code: 'US', postal_code: '10001' }),
    );
    expect(events).toEqual([]);
    expect((await buyer.send({ step: 'edit' })).title).toBe('Payment');
    expect((await sale.get(ready.id)).customer_id).toBe(sale.customer_id);
  });

  test('says why a card was declined, and lets the customer try again', async () => {
    const { sale, ready, buyer } = await opened();
    const declined = await pay(buyer, { card_number: '4000 0000 0001 2007' });
    expect(declined.title).toBe('Payment');
    expect(declined.html).toContain('role="alert"');
    expect(declined.text).toContain('There is not enough money on the account of the card. Try another card.');
    expect((await pay(buyer)).title).toBe('Thank you');
    const statuses = (await sale.get(ready.id)).payments.map(({ status }) => status);
    expect(statuses).toEqual(['captured', 'error']);
  });

  test('has a step at the bank, which the customer confirms', async () => {
    const { sale, ready, buyer } = await opened();
    const step = await pay(buyer, { card_number: '4000000000001000' });
    expect(step.title).toBe('Confirm with your bank');
    expect((await buyer.open()).title).toBe('Confirm with your bank');
    expect((await buyer.send({ step: 'authenticate', confirmed: 'yes' })).title).toBe('Thank you');
    expect((await sale.get(ready.id)).status).toBe('completed');
  });

  test('returns to the card when the customer refuses the payment at the bank', async () => {
    const { buyer } = await opened();
    await pay(buyer, { card_number: '4000000000001000' });
    const afterwards = await buyer.send({ step: 'authenticate', confirmed: 'no' });
    expect(afterwards.title).toBe('Payment');
    expect(afterwards.text).toContain('The payment was not confirmed with your bank.');
    expect((await pay(buyer)).title).toBe('Thank you');
  });

  test('pays once when the form is sent several times at once, or again later', async () => {
    const { sale, ready, buyer } = await opened();
    await Promise.all([pay(buyer), pay(buyer), pay(buyer, { card_number: '4000000000002008' })]);
    await buyer.send({ ...CARD, amount: '54450' });
    const { status, payments } = await sale.get(ready.id);
    expect(status).toBe('completed');
    expect(payments).toHaveLength(1);
  });

  test('shows that a payment is in progress while the gateway does not answer', async () => {
    const { sale, ready, buyer } = await opened();
    const page = await pay(buyer, { card_number: '4000000000004004' });
    expect(page.title).toBe('Payment in progress');
    expect((await sale.get(ready.id)).payments).toMatchObject([{ status: 'created' }]);
    expect((await pay(buyer)).title).toBe('Payment in progress');
  });

  test('charges nothing when the price has changed since the customer saw it', async () => {
    const { sale, ready, buyer } = await opened();
    const before = valueOf(await buyer.open(), 'amount')!;
    await sale.update(ready.id, { items: [{ price_id: sale.price_id, quantity: 20 }] });
    const page = await buyer.send({ ...CARD, amount: before });
    expect(page.text).toContain('The amount has changed. Check it, and confirm the payment again.');
    expect(valueOf(page, 'amount')).toBe('108900');
    expect((await sale.get(ready.id)).payments).toEqual([]);
  });

  test('saves the card of a customer who chose that', async () => {
    const { sale, buyer } = await opened();
    await pay(buyer, { saves_method: 'yes' });
    const { data } = await sale.client.paymentMethods.list({ path: { customer_id: sale.customer_id } });
    expect(data).toMatchObject([{ card: { last4: '4242', cardholder_name: 'Jo Sample', expiry_year: 2035 } }]);
  });

  test('takes payments of invoices that allow it, and of no others', async () => {
    const sale = await newSale(service());
    const terms = { payment_terms: { interval: 'day', frequency: 14 } } as const;
    const billed = await sale.billed({ billing_details: { ...terms, enable_checkout: true } });
    expect((await pay(buyerOf(billed))).title).toBe('Thank you');
    expect((await sale.get(billed.id)).status).toBe('completed');
    expect((await sale.billed()).checkout).toEqual({ url: null });
  });

  test('shows a canceled purchase as canceled', async () => {
    const { sale, ready, buyer } = await opened();
    await sale.update(ready.id, { status: 'canceled' });
    expect((await pay(buyer)).title).toBe('Purchase canceled');
  });
});
