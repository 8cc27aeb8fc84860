import type { ErrorCode } from '@billing/server';
import type { ImportMeta } from '@billing/types';
import type { Validator } from '@billing/validators';
import { AddressCreate } from '@billing/validators/schemas/AddressCreate';
import { BusinessCreate } from '@billing/validators/schemas/BusinessCreate';
import { CustomerCreate } from '@billing/validators/schemas/CustomerCreate';
import { CustomerId } from '@billing/validators/schemas/CustomerId';
import { DiscountCreate } from '@billing/validators/schemas/DiscountCreate';
import { ImportMeta as ImportMetaSchema } from '@billing/validators/schemas/ImportMeta';
import { PriceCreate } from '@billing/validators/schemas/PriceCreate';
import { ProductCreate } from '@billing/validators/schemas/ProductCreate';
import { TransactionCreate } from '@billing/validators/schemas/TransactionCreate';
import type { Transaction } from 'kysely';

import { createAddress } from '../addresses/create-address.ts';
import { createBusiness } from '../businesses/create-business.ts';
import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createDiscount } from '../discounts/create-discount.ts';
import type { Origin } from '../entities/origin.ts';
import { createPrice } from '../products/create-price.ts';
import { createProduct } from '../products/create-product.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { importSubscription } from './import-subscription.ts';

/** The transaction of an import and the account that it imports into. */
export interface ImportInto {
  readonly newError: NewError<ErrorCode>;
  readonly trx: Transaction<Tables>;
  readonly services: AccountServices;
  readonly accountId: string;
}

type Members = Readonly<Record<string, unknown>>;
type Store = (into: ImportInto) => Promise<{ readonly id: string }>;

/** A valid line of a file: what stores it, and its identifier in the other system. */
export interface ImportedEntity {
  readonly store: Store;
  readonly externalId: string | null;
}

/**
 * Checks the members of a line against the spec. Rules that need the database are checked when it is stored.
 */
export type Importable = (members: Members) => ImportedEntity | readonly FieldFault[];

/**
 * The entities that can be imported. A line has the members of the request that creates the entity, the
 * identifier of its customer if that is in the path of the request, and `import_meta`. A line of a
 * subscription has those of the request for a transaction of its current billing period. A customer can have
 * `marketing_consent`, which no request sets.
 */
export const importables = {
  customer: ({ marketing_consent = false, ...members }) => {
    const rest = importable(CustomerCreate, (body, { newError, trx, services, accountId }, origin) =>
      createCustomer(newError, trx, services, accountId, body, {
        ...origin,
        marketing_consent: marketing_consent === true,
      }),
    )(members);
    if (typeof marketing_consent === 'boolean') return rest;
    return [{ field: 'marketing_consent', message: 'must be true or false' }, ...('store' in rest ? [] : rest)];
  },
  address: ofCustomer(AddressCreate, (body, { newError, trx, services }, customer, origin) =>
    createAddress(newError, trx, services, customer, body, origin),
  ),
  business: ofCustomer(BusinessCreate, (body, { newError, trx, services }, customer, origin) =>
    createBusiness(newError, trx, services, customer, body, origin),
  ),
  product: importable(ProductCreate, (body, { newError, trx, services, accountId }, origin) =>
    createProduct(newError, trx, services, accountId, body, origin),
  ),
  price: importable(PriceCreate, (body, { newError, trx, services, accountId }, origin) =>
    createPrice(newError, trx, services, accountId, body, origin),
  ),
  discount: importable(DiscountCreate, (body, { newError, trx, services, accountId }, origin) =>
    createDiscount(newError, trx, services, accountId, body, origin),
  ),
  subscription: importable(TransactionCreate, (body, { newError, trx, services, accountId }, origin) =>
    importSubscription(newError, trx, services, accountId, body, origin),
  ),
} satisfies Readonly<Record<string, Importable>>;

type Create<Body> = (body: Body, into: ImportInto, origin: Origin) => Promise<{ readonly id: string }>;

function importable<Body>(schema: Validator<Body>, create: Create<Body>): Importable {
  return ({ import_meta, ...members }) => {
    const body = schema.validate(members);
    const meta = ImportMetaSchema.validate(import_meta);
    const faults = [...faultsIn(body), ...faultsIn(meta, 'import_meta')];
    if (!body.ok || !meta.ok) return faults;
    const origin = { import_meta: storedMeta(meta.value) };
    return { store: (into) => create(body.value, into, origin), externalId: origin.import_meta.external_id };
  };
}

type Customer = Parameters<typeof createAddress>[3];
type CreateOf<Body> = (
  body: Body,
  into: ImportInto,
  customer: Customer,
  origin: Origin,
) => Promise<{ readonly id: string }>;

function ofCustomer<Body>(schema: Validator<Body>, create: CreateOf<Body>): Importable {
  return ({ customer_id, ...members }) => {
    const id = CustomerId.validate(customer_id);
    const rest = importable(schema, async (body, into, origin) =>
      create(body, into, await customerOf(into, String(customer_id)), origin),
    )(members);
    if (id.ok) return rest;
    return [...faultsIn(id, 'customer_id'), ...('store' in rest ? [] : rest)];
  };
}

async function customerOf({ newError, trx, accountId }: ImportInto, id: string): Promise<Customer> {
  const customer = await trx
    .selectFrom('customers')
    .select(['account_id', 'id'])
    .where('account_id', '=', accountId)
    .where('id', '=', id as Customer['id'])
    .executeTakeFirst();
  if (customer !== undefined) return customer;
  throw invalidFields(newError, { field: 'customer_id', message: `must be the id of a customer, not ${id}` });
}

function storedMeta({ external_id = null, imported_from }: ImportMeta) {
  return { external_id, imported_from };
}

/** @param member The member that holds the value; absent when the value is the line itself. */
function faultsIn(result: ReturnType<Validator<unknown>['validate']>, member?: string): readonly FieldFault[] {
  if (result.ok) return [];
  return result.errors.map(({ field, message }) => ({
    field: [member, field].filter((part) => part !== undefined && part !== '').join('.'),
    message,
  }));
}
