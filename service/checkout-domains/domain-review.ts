import type { CheckoutDomain } from '@billing/types';
import { CheckoutDomain as CheckoutDomainSchema } from '@billing/validators/schemas/CheckoutDomain';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import { notFound } from '../common/not-found.ts';
import type { AccountServices } from '../services.ts';
import type { CheckoutDomainRow, CheckoutDomainStatus } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkoutDomainEntity } from './checkout-domain-entity.ts';

type Context = Pick<AccountServices, 'clock'>;
type Domain = Selectable<CheckoutDomainRow>;

/** The allowed status changes in a domain's review. Only operators change the status. */
const NEXT_STATUSES: Readonly<Record<CheckoutDomainStatus, readonly CheckoutDomainStatus[]>> = {
  pending_review: ['in_review', 'approved', 'rejected', 'action_required'],
  in_review: ['approved', 'rejected', 'action_required'],
  action_required: ['in_review', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

/** A new domain has the status `pending_review` and is unverified, in sandbox and live. */
export async function createCheckoutDomain(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  { clock }: Context,
  accountId: string,
  { domain }: { readonly domain: string },
): Promise<CheckoutDomain> {
  const now = clock.now();
  const row: Domain = {
    account_id: accountId,
    id: newId('chedom_', clock),
    domain: domain.toLowerCase(),
    status: 'pending_review',
    device_wallet_a_status: 'unverified',
    created_at: now,
    updated_at: now,
    revision: 0,
  };
  const entity = validated(newError, CheckoutDomainSchema, checkoutDomainEntity(row));
  await trx.insertInto('checkout_domains').values(row).execute();
  return entity;
}

/** @throws `not_found`, `conflict` for a status change that the review does not allow. */
export async function moveCheckoutDomain(
  newError: NewError<'not_found' | 'conflict'>,
  trx: Transaction<Tables>,
  context: Context,
  accountId: string,
  id: Domain['id'],
  status: CheckoutDomainStatus,
): Promise<CheckoutDomain> {
  const { status: before } = await lockDomain(newError, trx, accountId, id);
  if (!NEXT_STATUSES[before].includes(status)) {
    const accepted = NEXT_STATUSES[before].join(' or ');
    throw newError('conflict', `A domain can't change from ${before} to ${status}, only to ${accepted}.`);
  }
  return change(trx, context, accountId, id, { status });
}

export async function verifyCheckoutDomain(
  newError: NewError<'not_found'>,
  trx: Transaction<Tables>,
  context: Context,
  accountId: string,
  id: Domain['id'],
  device_wallet_a_status: Domain['device_wallet_a_status'],
): Promise<CheckoutDomain> {
  await lockDomain(newError, trx, accountId, id);
  return change(trx, context, accountId, id, { device_wallet_a_status });
}

async function lockDomain(
  newError: NewError<'not_found'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: Domain['id'],
): Promise<Domain> {
  const row = await trx
    .selectFrom('checkout_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'Checkout domain', id);
  return row;
}

async function change(
  trx: Transaction<Tables>,
  { clock }: Context,
  accountId: string,
  id: Domain['id'],
  changes: Partial<Pick<Domain, 'status' | 'device_wallet_a_status'>>,
): Promise<CheckoutDomain> {
  const row = await trx
    .updateTable('checkout_domains')
    .set((eb) => ({ ...changes, updated_at: clock.now(), revision: eb('revision', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return checkoutDomainEntity(row);
}
