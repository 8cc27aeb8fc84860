import type { DiscountCreate, PriceCreate, PriceId } from '@billing/types';
import { beforeAll } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { createDiscount } from '../../../service/discounts/create-discount.ts';
import { createPrice } from '../../../service/products/create-price.ts';
import { inSystemTime, type Services } from '../../../service/services.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { allPermissions, type TestService } from '../../support/service.ts';

const CREATION = 'subscription_creation';

/** The path of a creation's entities in a request. */
export const AT = 'config.subscription_creation.entities';

export interface PlanOptions {
  readonly entities?: object;
  readonly options?: object;
  readonly permissions?: readonly string[];
  readonly sensitive?: boolean;
  readonly accountId?: string;
}

/** The data of the first event of a type. */
export function dataOf(events: readonly PlannedEvent[], type: string): Record<string, unknown> {
  return events.find(({ eventType }) => eventType === type)!.data;
}

/** The error code and faults that a plan is rejected with. */
export async function rejection(plan: Promise<unknown>): Promise<{ code: string; faults: string[] }> {
  const error = await plan.then(
    () => new Error('the plan was expected to be rejected'),
    (caught: unknown) => caught,
  );
  if (!(error instanceof ServiceError)) throw error;
  return { code: error.code, faults: error.fields.map(({ field, message }) => `${field} ${message}`) };
}

export function invalid(...faults: readonly string[]) {
  return { code: 'invalid_field', faults };
}

/** Plans scenarios over the stored entities of a test service, whose personal data occurs nowhere else. */
export function storedPlans(service: () => TestService) {
  const seeded = { ids: undefined as unknown as Ids };
  beforeAll(async () => {
    seeded.ids = await seedEverything(service());
    await setPersonalData(service().services, seeded.ids);
  });
  const scenario = (type: string, config: object | null, options: PlanOptions = {}): Promise<PlannedEvent[]> =>
    planEvents(
      { ...inSystemTime(service().services), newError: anyError },
      { accountId: options.accountId ?? service().accountId, permissions: options.permissions ?? allPermissions },
      { type, payload: null, config },
      { api_version: 1, include_sensitive_fields: options.sensitive ?? false },
    );
  return {
    ids: () => seeded.ids,
    plans: {
      scenario,
      creation(plan: PlanOptions): Promise<PlannedEvent[]> {
        const { entities = {}, options = {} } = plan;
        return scenario(CREATION, { [CREATION]: { entities, options } }, plan);
      },
    },
    prices: {
      async create(price: Partial<PriceCreate>): Promise<PriceId> {
        const { services, accountId } = service();
        const start = {
          product_id: seeded.ids.product_id,
          description: 'Another',
          unit_price: { amount: '1099', currency_code: 'EUR' as const },
        };
        const { id } = await services.db
          .transaction()
          .execute((trx) => createPrice(anyError, trx, inSystemTime(services), accountId, { ...start, ...price }));
        return id;
      },
    },
    discounts: {
      async create(discount: Partial<DiscountCreate> & Pick<DiscountCreate, 'type' | 'amount'>): Promise<string> {
        const { services, accountId } = service();
        const values = { description: 'Another', ...discount };
        const { id } = await services.db
          .transaction()
          .execute((trx) => createDiscount(anyError, trx, inSystemTime(services), accountId, values));
        return id;
      },
    },
    /** A config that names every stored entity. */
    allEntities: () => ({
      customer_id: seeded.ids.customer_id,
      address_id: seeded.ids.address_id,
      business_id: seeded.ids.business_id,
      payment_method_id: seeded.ids.payment_method_id,
      discount_id: seeded.ids.discount_id,
      items: [{ price_id: seeded.ids.price_id, quantity: 3 }],
    }),
  };
}

async function setPersonalData({ db }: Services, ids: Ids): Promise<void> {
  const set = (table: 'customers', id: string, values: object) =>
    db
      .updateTable(table)
      .set(values)
      .where('id', '=', id as never)
      .execute();
  await set('customers', ids.customer_id, { name: 'Stored Sam', email: 'stored@customer.example' });
  await set('addresses' as never, ids.address_id, { first_line: 'Stored Street 1', postal_code: '9999 XY' });
  await set('businesses' as never, ids.business_id, {
    tax_identifier: 'NL-STORED',
    contacts: JSON.stringify([{ name: 'Stored Sam', email: 'stored@customer.example' }]),
  });
  const card = { type: 'scheme_01', last4: '7788', expiry_month: 1, expiry_year: 2031, cardholder_name: 'Sam Card' };
  await set('payment_methods' as never, ids.payment_method_id, { card: JSON.stringify(card) });
}
