// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type EventCatalogue, readEvent, type ReadOptions } from './runtime/read-event.ts';

const catalogue: EventCatalogue = {
  typeMember: 'event_type',
  idMember: 'event_id',
  checks: {
    'address.created': {
      1: async () => (await import('@billing/validators/events/address.created.v1')).AddressCreatedV1,
    },
    'address.imported': {
      1: async () => (await import('@billing/validators/events/address.imported.v1')).AddressImportedV1,
    },
    'address.updated': {
      1: async () => (await import('@billing/validators/events/address.updated.v1')).AddressUpdatedV1,
    },
    'adjustment.created': {
      1: async () => (await import('@billing/validators/events/adjustment.created.v1')).AdjustmentCreatedV1,
    },
    'adjustment.updated': {
      1: async () => (await import('@billing/validators/events/adjustment.updated.v1')).AdjustmentUpdatedV1,
    },
    'api_key.created': {
      1: async () => (await import('@billing/validators/events/api_key.created.v1')).ApiKeyCreatedV1,
    },
    'api_key.expired': {
      1: async () => (await import('@billing/validators/events/api_key.expired.v1')).ApiKeyExpiredV1,
    },
    'api_key.expiring': {
      1: async () => (await import('@billing/validators/events/api_key.expiring.v1')).ApiKeyExpiringV1,
    },
    'api_key.revoked': {
      1: async () => (await import('@billing/validators/events/api_key.revoked.v1')).ApiKeyRevokedV1,
    },
    'api_key.updated': {
      1: async () => (await import('@billing/validators/events/api_key.updated.v1')).ApiKeyUpdatedV1,
    },
    'api_key_exposure.created': {
      1: async () => (await import('@billing/validators/events/api_key_exposure.created.v1')).ApiKeyExposureCreatedV1,
    },
    'business.created': {
      1: async () => (await import('@billing/validators/events/business.created.v1')).BusinessCreatedV1,
    },
    'business.imported': {
      1: async () => (await import('@billing/validators/events/business.imported.v1')).BusinessImportedV1,
    },
    'business.updated': {
      1: async () => (await import('@billing/validators/events/business.updated.v1')).BusinessUpdatedV1,
    },
    'client_token.created': {
      1: async () => (await import('@billing/validators/events/client_token.created.v1')).ClientTokenCreatedV1,
    },
    'client_token.revoked': {
      1: async () => (await import('@billing/validators/events/client_token.revoked.v1')).ClientTokenRevokedV1,
    },
    'client_token.updated': {
      1: async () => (await import('@billing/validators/events/client_token.updated.v1')).ClientTokenUpdatedV1,
    },
    'customer.created': {
      1: async () => (await import('@billing/validators/events/customer.created.v1')).CustomerCreatedV1,
    },
    'customer.imported': {
      1: async () => (await import('@billing/validators/events/customer.imported.v1')).CustomerImportedV1,
    },
    'customer.updated': {
      1: async () => (await import('@billing/validators/events/customer.updated.v1')).CustomerUpdatedV1,
    },
    'discount.created': {
      1: async () => (await import('@billing/validators/events/discount.created.v1')).DiscountCreatedV1,
    },
    'discount.imported': {
      1: async () => (await import('@billing/validators/events/discount.imported.v1')).DiscountImportedV1,
    },
    'discount.updated': {
      1: async () => (await import('@billing/validators/events/discount.updated.v1')).DiscountUpdatedV1,
    },
    'discount_group.created': {
      1: async () => (await import('@billing/validators/events/discount_group.created.v1')).DiscountGroupCreatedV1,
    },
    'discount_group.updated': {
      1: async () => (await import('@billing/validators/events/discount_group.updated.v1')).DiscountGroupUpdatedV1,
    },
    'flow_session.abandoned': {
      1: async () => (await import('@billing/validators/events/flow_session.abandoned.v1')).FlowSessionAbandonedV1,
    },
    'flow_session.completed': {
      1: async () => (await import('@billing/validators/events/flow_session.completed.v1')).FlowSessionCompletedV1,
    },
    'flow_session.created': {
      1: async () => (await import('@billing/validators/events/flow_session.created.v1')).FlowSessionCreatedV1,
    },
    'funnel_session.abandoned': {
      1: async () => (await import('@billing/validators/events/funnel_session.abandoned.v1')).FunnelSessionAbandonedV1,
    },
    'funnel_session.completed': {
      1: async () => (await import('@billing/validators/events/funnel_session.completed.v1')).FunnelSessionCompletedV1,
    },
    'funnel_session.created': {
      1: async () => (await import('@billing/validators/events/funnel_session.created.v1')).FunnelSessionCreatedV1,
    },
    'invoice.canceled': {
      1: async () => (await import('@billing/validators/events/invoice.canceled.v1')).InvoiceCanceledV1,
    },
    'invoice.issued': {
      1: async () => (await import('@billing/validators/events/invoice.issued.v1')).InvoiceIssuedV1,
    },
    'invoice.overdue': {
      1: async () => (await import('@billing/validators/events/invoice.overdue.v1')).InvoiceOverdueV1,
    },
    'invoice.paid': {
      1: async () => (await import('@billing/validators/events/invoice.paid.v1')).InvoicePaidV1,
    },
    'payment_method.deleted': {
      1: async () => (await import('@billing/validators/events/payment_method.deleted.v1')).PaymentMethodDeletedV1,
    },
    'payment_method.saved': {
      1: async () => (await import('@billing/validators/events/payment_method.saved.v1')).PaymentMethodSavedV1,
    },
    'payout.created': {
      1: async () => (await import('@billing/validators/events/payout.created.v1')).PayoutCreatedV1,
    },
    'payout.paid': {
      1: async () => (await import('@billing/validators/events/payout.paid.v1')).PayoutPaidV1,
    },
    'price.created': {
      1: async () => (await import('@billing/validators/events/price.created.v1')).PriceCreatedV1,
    },
    'price.imported': {
      1: async () => (await import('@billing/validators/events/price.imported.v1')).PriceImportedV1,
    },
    'price.updated': {
      1: async () => (await import('@billing/validators/events/price.updated.v1')).PriceUpdatedV1,
    },
    'product.created': {
      1: async () => (await import('@billing/validators/events/product.created.v1')).ProductCreatedV1,
    },
    'product.imported': {
      1: async () => (await import('@billing/validators/events/product.imported.v1')).ProductImportedV1,
    },
    'product.updated': {
      1: async () => (await import('@billing/validators/events/product.updated.v1')).ProductUpdatedV1,
    },
    'product_collection.created': {
      1: async () =>
        (await import('@billing/validators/events/product_collection.created.v1')).ProductCollectionCreatedV1,
    },
    'product_collection.updated': {
      1: async () =>
        (await import('@billing/validators/events/product_collection.updated.v1')).ProductCollectionUpdatedV1,
    },
    'report.created': {
      1: async () => (await import('@billing/validators/events/report.created.v1')).ReportCreatedV1,
    },
    'report.updated': {
      1: async () => (await import('@billing/validators/events/report.updated.v1')).ReportUpdatedV1,
    },
    'subscription.activated': {
      1: async () => (await import('@billing/validators/events/subscription.activated.v1')).SubscriptionActivatedV1,
    },
    'subscription.canceled': {
      1: async () => (await import('@billing/validators/events/subscription.canceled.v1')).SubscriptionCanceledV1,
    },
    'subscription.created': {
      1: async () => (await import('@billing/validators/events/subscription.created.v1')).SubscriptionCreatedV1,
    },
    'subscription.imported': {
      1: async () => (await import('@billing/validators/events/subscription.imported.v1')).SubscriptionImportedV1,
    },
    'subscription.past_due': {
      1: async () => (await import('@billing/validators/events/subscription.past_due.v1')).SubscriptionPastDueV1,
    },
    'subscription.paused': {
      1: async () => (await import('@billing/validators/events/subscription.paused.v1')).SubscriptionPausedV1,
    },
    'subscription.resumed': {
      1: async () => (await import('@billing/validators/events/subscription.resumed.v1')).SubscriptionResumedV1,
    },
    'subscription.trialing': {
      1: async () => (await import('@billing/validators/events/subscription.trialing.v1')).SubscriptionTrialingV1,
    },
    'subscription.updated': {
      1: async () => (await import('@billing/validators/events/subscription.updated.v1')).SubscriptionUpdatedV1,
    },
    'transaction.billed': {
      1: async () => (await import('@billing/validators/events/transaction.billed.v1')).TransactionBilledV1,
    },
    'transaction.canceled': {
      1: async () => (await import('@billing/validators/events/transaction.canceled.v1')).TransactionCanceledV1,
    },
    'transaction.completed': {
      1: async () => (await import('@billing/validators/events/transaction.completed.v1')).TransactionCompletedV1,
    },
    'transaction.created': {
      1: async () => (await import('@billing/validators/events/transaction.created.v1')).TransactionCreatedV1,
    },
    'transaction.paid': {
      1: async () => (await import('@billing/validators/events/transaction.paid.v1')).TransactionPaidV1,
    },
    'transaction.past_due': {
      1: async () => (await import('@billing/validators/events/transaction.past_due.v1')).TransactionPastDueV1,
    },
    'transaction.payment_failed': {
      1: async () =>
        (await import('@billing/validators/events/transaction.payment_failed.v1')).TransactionPaymentFailedV1,
    },
    'transaction.ready': {
      1: async () => (await import('@billing/validators/events/transaction.ready.v1')).TransactionReadyV1,
    },
    'transaction.revised': {
      1: async () => (await import('@billing/validators/events/transaction.revised.v1')).TransactionRevisedV1,
    },
    'transaction.updated': {
      1: async () => (await import('@billing/validators/events/transaction.updated.v1')).TransactionUpdatedV1,
    },
  },
};

/**
 * Parses and validates a body, but does not verify its signature: for stored bodies that were verified on arrival. Accepts
 * members, enumeration values and types that the API has added.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
