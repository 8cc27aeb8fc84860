import type { EventPayloads } from '@billing/types';

/** The entity of an event in its current shape, which is the `data` of the newest version. */
export type EventEntity<T extends keyof EventPayloads> = EventPayloads[T][1]['data'];

type PayloadVersions = {
  readonly [T in keyof EventPayloads]: {
    readonly [V in keyof EventPayloads[T]]: (
      entity: EventEntity<T>,
    ) => EventPayloads[T][V] extends { data: infer Data } ? Data : never;
  };
};

const same = <Entity>(entity: Entity): Entity => entity;

/**
 * Converts the entity to the `data` of every version of every event type. When the spec gains a version,
 * this does not compile until the version is added here.
 */
export const payloadVersions: PayloadVersions = {
  'address.created': { 1: same },
  'address.imported': { 1: same },
  'address.updated': { 1: same },
  'adjustment.created': { 1: same },
  'adjustment.updated': { 1: same },
  'api_key.created': { 1: same },
  'api_key.expired': { 1: same },
  'api_key.expiring': { 1: same },
  'api_key.revoked': { 1: same },
  'api_key.updated': { 1: same },
  'api_key_exposure.created': { 1: same },
  'business.created': { 1: same },
  'business.imported': { 1: same },
  'business.updated': { 1: same },
  'client_token.created': { 1: same },
  'client_token.revoked': { 1: same },
  'client_token.updated': { 1: same },
  'customer.created': { 1: same },
  'customer.imported': { 1: same },
  'customer.updated': { 1: same },
  'discount.created': { 1: same },
  'discount.imported': { 1: same },
  'discount.updated': { 1: same },
  'discount_group.created': { 1: same },
  'discount_group.updated': { 1: same },
  'flow_session.abandoned': { 1: same },
  'flow_session.completed': { 1: same },
  'flow_session.created': { 1: same },
  'funnel_session.abandoned': { 1: same },
  'funnel_session.completed': { 1: same },
  'funnel_session.created': { 1: same },
  'invoice.canceled': { 1: same },
  'invoice.issued': { 1: same },
  'invoice.overdue': { 1: same },
  'invoice.paid': { 1: same },
  'payment_method.deleted': { 1: same },
  'payment_method.saved': { 1: same },
  'payout.created': { 1: same },
  'payout.paid': { 1: same },
  'price.created': { 1: same },
  'price.imported': { 1: same },
  'price.updated': { 1: same },
  'product.created': { 1: same },
  'product.imported': { 1: same },
  'product.updated': { 1: same },
  'product_collection.created': { 1: same },
  'product_collection.updated': { 1: same },
  'report.created': { 1: same },
  'report.updated': { 1: same },
  'subscription.activated': { 1: same },
  'subscription.canceled': { 1: same },
  'subscription.created': { 1: same },
  'subscription.imported': { 1: same },
  'subscription.past_due': { 1: same },
  'subscription.paused': { 1: same },
  'subscription.resumed': { 1: same },
  'subscription.trialing': { 1: same },
  'subscription.updated': { 1: same },
  'transaction.billed': { 1: same },
  'transaction.canceled': { 1: same },
  'transaction.completed': { 1: same },
  'transaction.created': { 1: same },
  'transaction.paid': { 1: same },
  'transaction.past_due': { 1: same },
  'transaction.payment_failed': { 1: same },
  'transaction.ready': { 1: same },
  'transaction.revised': { 1: same },
  'transaction.updated': { 1: same },
};
