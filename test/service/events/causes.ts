import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EventType } from '@billing/server';

import { generateDue } from '../../support/report-fixtures.ts';
import { seedPaymentMethod } from '../../support/fixtures.ts';
import type { Entity } from '../../support/operator.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { type Cause, DAY, HOUR, type Scene } from './cause.ts';
import { checkoutCauses, paymentCauses } from './payment-causes.ts';
import { subscriptionCauses } from './subscription-causes.ts';
import { nonCatalogDiscounts, nonCatalogItems, redemptions, transactionCauses } from './transaction-causes.ts';

const EXPOSURE = { source: 'code_host', reference: 'https://code.host.example/.env' };
const CARD = { type: 'card', scheme: 'scheme_01', last4: '4242', 'expiry-month': '12', 'expiry-year': '2030' };

let made = 0;
const newEmail = (): string => `cause-${(made += 1)}@customer.example`;

const newKey = ({ operator, clock }: Scene, lifeMs: number): Promise<Entity> => {
  const expires = new Date(clock.now().getTime() + lifeMs).toISOString();
  return operator('api-key create', { name: 'Shop', permissions: 'customer.read', expires });
};

const newToken = async ({ client }: Scene) => {
  const { data } = await client.clientTokens.create({ body: { name: 'Shop' } });
  return { client_token_id: data.id };
};

const saveCard = ({ operator, ids }: Scene, last4: string): Promise<Entity> =>
  operator('payment-method save', {
    ...CARD,
    last4,
    cardholder: 'Sam Doe',
    customer: ids.customer_id,
    address: ids.address_id,
  });

const importOf =
  (entity: string, membersOf: (scene: Scene) => object): Cause[1] =>
  async (scene) => {
    const file = join(await temporaryDirectory(), `${entity}.jsonl`);
    await writeFile(file, JSON.stringify({ ...membersOf(scene), import_meta: { imported_from: 'old-billing' } }));
    return scene.operator(`import ${entity}`, {}, file);
  };

const DISCOUNT = { description: 'Spring', type: 'percentage', amount: '10' } as const;
const ONCE = { description: 'Once', unit_price: { amount: '500', currency_code: 'EUR' } } as const;

const newDiscount = ({ client }: Scene) => client.discounts.create({ body: DISCOUNT });
const newReport = ({ client }: Scene) => client.reports.create({ body: { type: 'discounts' } });
const newGroup = ({ client }: Scene) => client.discountGroups.create({ body: { name: newEmail() } });

type Table = Readonly<Partial<Record<EventType, readonly Cause[]>>>;

const ownCauses: Table = {
  'address.created': [
    checkoutCauses['address.created'],
    [
      'addresses.create',
      ({ client, ids: { customer_id } }) =>
        client.addresses.create({ path: { customer_id }, body: { country_code: 'NL' } }),
    ],
    [
      'operator address create',
      ({ operator, ids }) => operator('address create', { customer: ids.customer_id, country: 'NL' }),
    ],
  ],
  'address.imported': [
    [
      'operator import address',
      importOf('address', ({ ids: { customer_id } }) => ({ customer_id, country_code: 'NL' })),
    ],
  ],
  'address.updated': [
    [
      'addresses.update',
      ({ client, ids: { customer_id, address_id } }) =>
        client.addresses.update({ path: { customer_id, address_id }, body: { city: 'Delft' } }),
    ],
  ],
  'api_key.created': [['operator api-key create', (scene) => newKey(scene, DAY)]],
  'api_key.expired': [
    [
      'operator maintenance run',
      async (scene) => {
        await newKey(scene, HOUR);
        scene.clock.advance(2 * HOUR);
        return scene.operator('maintenance run');
      },
    ],
  ],
  'api_key.expiring': [
    [
      'operator maintenance run',
      async (scene) => {
        await newKey(scene, 6 * DAY);
        return scene.operator('maintenance run');
      },
    ],
  ],
  'api_key.revoked': [
    ['operator api-key revoke', async (scene) => scene.operator('api-key revoke', {}, (await newKey(scene, DAY)).id)],
    [
      'operator api-key report-exposure',
      async (scene) =>
        scene.operator('api-key report-exposure', { risk: 'high', ...EXPOSURE }, (await newKey(scene, DAY)).id),
    ],
  ],
  'api_key.updated': [
    [
      'operator api-key update',
      async (scene) => scene.operator('api-key update', { name: 'Store' }, (await newKey(scene, DAY)).id),
    ],
  ],
  'api_key_exposure.created': [
    [
      'operator api-key report-exposure',
      async (scene) =>
        scene.operator('api-key report-exposure', { risk: 'low', ...EXPOSURE }, (await newKey(scene, DAY)).id),
    ],
  ],
  'business.created': [
    [
      'businesses.create',
      ({ client, ids: { customer_id } }) =>
        client.businesses.create({ path: { customer_id }, body: { name: 'Works' } }),
    ],
  ],
  'business.imported': [
    ['operator import business', importOf('business', ({ ids: { customer_id } }) => ({ customer_id, name: 'Works' }))],
  ],
  'business.updated': [
    [
      'businesses.update',
      ({ client, ids: { customer_id, business_id } }) =>
        client.businesses.update({ path: { customer_id, business_id }, body: { name: 'New Works' } }),
    ],
  ],
  'client_token.created': [['clientTokens.create', newToken]],
  'client_token.revoked': [
    [
      'clientTokens.update',
      async (scene) => scene.client.clientTokens.update({ path: await newToken(scene), body: { status: 'revoked' } }),
    ],
  ],
  'client_token.updated': [
    [
      'clientTokens.update',
      async (scene) => scene.client.clientTokens.update({ path: await newToken(scene), body: { name: 'Store' } }),
    ],
  ],
  'customer.created': [
    checkoutCauses['customer.created'],
    ['customers.create', ({ client }) => client.customers.create({ body: { email: newEmail() } })],
  ],
  'customer.imported': [['operator import customer', importOf('customer', () => ({ email: newEmail() }))]],
  'customer.updated': [
    [
      'customers.update',
      ({ client, ids: { customer_id } }) => client.customers.update({ path: { customer_id }, body: { name: 'Jo' } }),
    ],
  ],
  'discount.created': [
    ['discounts.create', newDiscount],
    ...nonCatalogDiscounts,
    [
      'operator discount create',
      ({ operator }) => operator('discount create', { description: 'Spring', type: 'percentage', amount: '10' }),
    ],
  ],
  'discount.imported': [['operator import discount', importOf('discount', () => DISCOUNT)]],
  'discount.updated': [
    [
      'discounts.update',
      async (scene) => {
        const { data } = await newDiscount(scene);
        return scene.client.discounts.update({ path: { discount_id: data.id }, body: { description: 'Summer' } });
      },
    ],
    ...redemptions,
    checkoutCauses['discount.updated'],
  ],
  'discount_group.created': [
    ['discountGroups.create', newGroup],
    ['operator discount-group create', ({ operator }) => operator('discount-group create', { name: newEmail() })],
  ],
  'discount_group.updated': [
    [
      'discountGroups.update',
      async (scene) => {
        const { data } = await newGroup(scene);
        const path = { discount_group_id: data.id };
        return scene.client.discountGroups.update({ path, body: { status: 'archived' } });
      },
    ],
  ],
  'payment_method.deleted': [
    [
      'paymentMethods.delete',
      async ({ client, service, ids }) => {
        const payment_method_id = await seedPaymentMethod(service.services, service.accountId, ids);
        return client.paymentMethods.delete({ path: { customer_id: ids.customer_id, payment_method_id } });
      },
    ],
    [
      'operator payment-method save',
      async (scene) => {
        await saveCard(scene, '0002');
        return saveCard(scene, '0002');
      },
    ],
  ],
  'payment_method.saved': [
    checkoutCauses['payment_method.saved'],
    ['operator payment-method save', (scene) => saveCard(scene, '0001')],
  ],
  'price.created': [
    ['prices.create', ({ client, ids: { product_id } }) => client.prices.create({ body: { ...ONCE, product_id } })],
    ...nonCatalogItems,
    [
      'operator price create',
      ({ operator, ids }) =>
        operator('price create', { product: ids.product_id, description: 'Once', amount: '500', currency: 'EUR' }),
    ],
  ],
  'price.imported': [
    ['operator import price', importOf('price', ({ ids: { product_id } }) => ({ ...ONCE, product_id }))],
  ],
  'price.updated': [
    [
      'prices.update',
      ({ client, ids: { price_id } }) => client.prices.update({ path: { price_id }, body: { name: 'Once' } }),
    ],
  ],
  'product.created': [
    ['products.create', ({ client }) => client.products.create({ body: { name: 'Plan', tax_category: 'standard' } })],
    ...nonCatalogItems,
  ],
  'product.imported': [
    ['operator import product', importOf('product', () => ({ name: 'Plan', tax_category: 'standard' }))],
  ],
  'product.updated': [
    [
      'products.update',
      ({ client, ids: { product_id } }) =>
        client.products.update({ path: { product_id }, body: { name: 'Company plan' } }),
    ],
  ],
  'report.created': [['reports.create', newReport]],
  // A worker causes the update to `ready`, the maintenance the one to `expired`.
  'report.updated': [
    [
      'operator maintenance run',
      async (scene) => {
        await generateDue(scene.service.services);
        await newReport(scene);
        await generateDue(scene.service.services);
        scene.clock.advance(15 * DAY);
        return scene.operator('maintenance run');
      },
    ],
  ],
};

/** A subscription of another system, in the middle of a month. */
const importedSubscription: Cause = [
  'operator import subscription',
  importOf('subscription', ({ ids: { customer_id, address_id, price_id }, clock }) => {
    const now = clock.now().getTime();
    const [starts_at, ends_at] = [now - 15 * DAY, now + 15 * DAY].map((time) => new Date(time).toISOString());
    return { customer_id, address_id, items: [{ price_id, quantity: 10 }], billing_period: { starts_at, ends_at } };
  }),
];

/** What a customer causes at the checkout besides the payment. */
const checkout: Table = {
  'transaction.ready': [checkoutCauses['transaction.ready']],
  'transaction.updated': [checkoutCauses['transaction.updated']],
};

const imports: Table = { 'subscription.imported': [importedSubscription] };

/** What causes each event type of these entities. */
export const causes: Table = [transactionCauses, paymentCauses, checkout, subscriptionCauses, imports].reduce(
  merged,
  ownCauses,
);

function merged(one: Table, other: Table): Table {
  const types = [...new Set([...Object.keys(one), ...Object.keys(other)])] as EventType[];
  return Object.fromEntries(types.map((type) => [type, [...(one[type] ?? []), ...(other[type] ?? [])]]));
}
