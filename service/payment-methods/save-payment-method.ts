import { isDeepStrictEqual } from 'node:util';

import type { PaymentMethod } from '@billing/types';
import { PaymentMethod as PaymentMethodSchema } from '@billing/validators/schemas/PaymentMethod';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import type { FieldFault, NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AccountServices } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { PaymentMethodRow } from '../storage/rows/checkout-rows.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { paymentMethodEntity, savedPaymentMethod } from './payment-method-entity.ts';

export type Method = Selectable<PaymentMethodRow>;
type Details = Pick<Method, 'card' | 'paypal' | 'underlying_details' | 'south_korea_local_card'>;

export type NewPaymentMethod = Pick<Method, 'address_id' | 'type' | 'origin'> &
  Partial<Details> & { readonly gateway_reference?: string | null };

const NO_DETAILS: Details = { card: null, paypal: null, underlying_details: null, south_korea_local_card: null };

/** The object of details that a payment method of a type has. Types that are not listed have none. */
const DETAILS_BY_TYPE: Readonly<Record<string, keyof Details>> = {
  card: 'card',
  paypal_kind: 'paypal',
  korea_local: 'underlying_details',
  south_korea_local_card: 'south_korea_local_card',
};

/**
 * Stores a payment method that a customer saved during a purchase. If the customer has saved the same method
 * before, the older one is deleted, with the event `payment_method.deleted`. Subscriptions that are paid
 * with the older one are then paid with the newer one. A caller that has locked the customer or a
 * transaction has locked these subscriptions before.
 */
export async function savePaymentMethod(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<AccountServices, 'clock' | 'notifyDue'>,
  customer: Selectable<CustomerRow>,
  { address_id, type, origin, gateway_reference = null, ...given }: NewPaymentMethod,
): Promise<PaymentMethod> {
  const accountId = customer.account_id;
  const now = clock.now();
  const details: Details = { ...NO_DETAILS, ...given };
  checkDetails(newError, type, details);
  await checkAddress(newError, trx, customer, address_id);
  const id = newId('paymtd_', clock);
  const requested: Method = {
    account_id: accountId,
    id,
    customer_id: customer.id,
    address_id,
    type,
    ...details,
    gateway_reference,
    origin,
    saved_at: now,
    updated_at: now,
    revision: 0,
  };
  const entity = validated(newError, PaymentMethodSchema, paymentMethodEntity(requested));
  await lockSubscriptions(trx, customer);
  const replaced = await findSame(trx, customer, requested);
  const row = { ...requested, origin: joinedOrigin([requested, ...replaced]) };
  await trx.insertInto('payment_methods').values(asJson(row)).execute();
  const data = savedPaymentMethod(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'payment_method.saved', data, occurredAt: now });
  for (const older of replaced) {
    await trx
      .updateTable('subscriptions')
      .set({ payment_method_id: id })
      .where('account_id', '=', accountId)
      .where('customer_id', '=', customer.id)
      .where('payment_method_id', '=', older.id)
      .execute();
    await deletePaymentMethod(trx, { clock, notifyDue }, older, 'replaced_by_newer_version');
  }
  return { ...entity, origin: row.origin };
}

/**
 * How a payment method was saved, if it was saved in several ways: for a subscription, by the customer's
 * choice, or both.
 */
function joinedOrigin(methods: readonly Pick<Method, 'origin'>[]): Method['origin'] {
  const origins = new Set(methods.map(({ origin }) => origin));
  const [only] = origins;
  return origins.size === 1 && only !== undefined ? only : 'subscription_saved_during_purchase';
}

function checkDetails(newError: NewError<'invalid_field'>, type: string, details: Details): void {
  const filled = DETAILS_BY_TYPE[type];
  const faults = Object.entries(details).flatMap(([name, value]): FieldFault[] => {
    if (name === filled && value === null) return [{ field: name, message: `is required for the type ${type}` }];
    return name !== filled && value !== null ? [{ field: name, message: `must be null for the type ${type}` }] : [];
  });
  const [first, ...rest] = faults;
  if (first !== undefined) throw invalidFields(newError, first, ...rest);
}

async function checkAddress(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  customer: Selectable<CustomerRow>,
  id: Method['address_id'],
): Promise<void> {
  const address = await trx
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', customer.account_id)
    .where('customer_id', '=', customer.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (address === undefined)
    throw invalidFields(newError, { field: 'address_id', message: 'must be the id of an address of this customer' });
}

/**
 * Locks the subscriptions that are paid with a saved payment method of the customer. Everything locks
 * subscriptions before customers.
 */
async function lockSubscriptions(trx: Transaction<Tables>, customer: Selectable<CustomerRow>): Promise<void> {
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', customer.account_id)
    .where('customer_id', '=', customer.id)
    .where('payment_method_id', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the customer's row, so that concurrent requests with the same method leave one. */
async function findSame(
  trx: Transaction<Tables>,
  customer: Selectable<CustomerRow>,
  method: Method,
): Promise<Method[]> {
  await trx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', customer.account_id)
    .where('id', '=', customer.id)
    .forUpdate()
    .execute();
  const ofType = await trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('account_id', '=', customer.account_id)
    .where('customer_id', '=', customer.id)
    .where('type', '=', method.type)
    .orderBy('id')
    .execute();
  return ofType.filter((other) => isDeepStrictEqual(identity(other), identity(method)));
}

/**
 * Two methods with equal identities are the same: all details except the cardholder's name, whose spelling
 * varies.
 */
function identity({ type, card, paypal, underlying_details, south_korea_local_card }: Method): unknown {
  const { cardholder_name: _, ...number } = card ?? { cardholder_name: '' };
  return { type, number, reference: paypal?.reference, underlying_details, south_korea_local_card };
}

function asJson(row: Method) {
  return {
    ...row,
    card: toJson(row.card),
    paypal: toJson(row.paypal),
    underlying_details: toJson(row.underlying_details),
    south_korea_local_card: toJson(row.south_korea_local_card),
  };
}
