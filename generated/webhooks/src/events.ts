// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressCreatedV1,
  AddressImportedV1,
  AddressUpdatedV1,
  AdjustmentCreatedV1,
  AdjustmentUpdatedV1,
  ApiKeyCreatedV1,
  ApiKeyExpiredV1,
  ApiKeyExpiringV1,
  ApiKeyRevokedV1,
  ApiKeyUpdatedV1,
  ApiKeyExposureCreatedV1,
  BusinessCreatedV1,
  BusinessImportedV1,
  BusinessUpdatedV1,
  ClientTokenCreatedV1,
  ClientTokenRevokedV1,
  ClientTokenUpdatedV1,
  CustomerCreatedV1,
  CustomerImportedV1,
  CustomerUpdatedV1,
  DiscountCreatedV1,
  DiscountImportedV1,
  DiscountUpdatedV1,
  DiscountGroupCreatedV1,
  DiscountGroupUpdatedV1,
  FlowSessionAbandonedV1,
  FlowSessionCompletedV1,
  FlowSessionCreatedV1,
  FunnelSessionAbandonedV1,
  FunnelSessionCompletedV1,
  FunnelSessionCreatedV1,
  InvoiceCanceledV1,
  InvoiceIssuedV1,
  InvoiceOverdueV1,
  InvoicePaidV1,
  PaymentMethodDeletedV1,
  PaymentMethodSavedV1,
  PayoutCreatedV1,
  PayoutPaidV1,
  PriceCreatedV1,
  PriceImportedV1,
  PriceUpdatedV1,
  ProductCreatedV1,
  ProductImportedV1,
  ProductUpdatedV1,
  ProductCollectionCreatedV1,
  ProductCollectionUpdatedV1,
  ReportCreatedV1,
  ReportUpdatedV1,
  SubscriptionActivatedV1,
  SubscriptionCanceledV1,
  SubscriptionCreatedV1,
  SubscriptionImportedV1,
  SubscriptionPastDueV1,
  SubscriptionPausedV1,
  SubscriptionResumedV1,
  SubscriptionTrialingV1,
  SubscriptionUpdatedV1,
  TransactionBilledV1,
  TransactionCanceledV1,
  TransactionCompletedV1,
  TransactionCreatedV1,
  TransactionPaidV1,
  TransactionPastDueV1,
  TransactionPaymentFailedV1,
  TransactionReadyV1,
  TransactionRevisedV1,
  TransactionUpdatedV1,
} from '@billing/types';

import type { KnownEvent, UnknownEvent } from './runtime/event.ts';
import { match } from './runtime/match.ts';

export type {
  AddressCreatedV1,
  AddressImportedV1,
  AddressUpdatedV1,
  AdjustmentCreatedV1,
  AdjustmentUpdatedV1,
  ApiKeyCreatedV1,
  ApiKeyExpiredV1,
  ApiKeyExpiringV1,
  ApiKeyRevokedV1,
  ApiKeyUpdatedV1,
  ApiKeyExposureCreatedV1,
  BusinessCreatedV1,
  BusinessImportedV1,
  BusinessUpdatedV1,
  ClientTokenCreatedV1,
  ClientTokenRevokedV1,
  ClientTokenUpdatedV1,
  CustomerCreatedV1,
  CustomerImportedV1,
  CustomerUpdatedV1,
  DiscountCreatedV1,
  DiscountImportedV1,
  DiscountUpdatedV1,
  DiscountGroupCreatedV1,
  DiscountGroupUpdatedV1,
  FlowSessionAbandonedV1,
  FlowSessionCompletedV1,
  FlowSessionCreatedV1,
  FunnelSessionAbandonedV1,
  FunnelSessionCompletedV1,
  FunnelSessionCreatedV1,
  InvoiceCanceledV1,
  InvoiceIssuedV1,
  InvoiceOverdueV1,
  InvoicePaidV1,
  PaymentMethodDeletedV1,
  PaymentMethodSavedV1,
  PayoutCreatedV1,
  PayoutPaidV1,
  PriceCreatedV1,
  PriceImportedV1,
  PriceUpdatedV1,
  ProductCreatedV1,
  ProductImportedV1,
  ProductUpdatedV1,
  ProductCollectionCreatedV1,
  ProductCollectionUpdatedV1,
  ReportCreatedV1,
  ReportUpdatedV1,
  SubscriptionActivatedV1,
  SubscriptionCanceledV1,
  SubscriptionCreatedV1,
  SubscriptionImportedV1,
  SubscriptionPastDueV1,
  SubscriptionPausedV1,
  SubscriptionResumedV1,
  SubscriptionTrialingV1,
  SubscriptionUpdatedV1,
  TransactionBilledV1,
  TransactionCanceledV1,
  TransactionCompletedV1,
  TransactionCreatedV1,
  TransactionPaidV1,
  TransactionPastDueV1,
  TransactionPaymentFailedV1,
  TransactionReadyV1,
  TransactionRevisedV1,
  TransactionUpdatedV1,
} from '@billing/types';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  'address.created': {
    /**
     * Occurs when an address is created.
     *
     * @see events/address.yaml#/address.created.v1/post
     */
    1: AddressCreatedV1;
  };
  'address.imported': {
    /**
     * Occurs when an address is imported.
     *
     * @see events/address.yaml#/address.imported.v1/post
     */
    1: AddressImportedV1;
  };
  'address.updated': {
    /**
     * Occurs when an address is updated.
     *
     * @see events/address.yaml#/address.updated.v1/post
     */
    1: AddressUpdatedV1;
  };
  'adjustment.created': {
    /**
     * Occurs when an adjustment is created.
     *
     * @see events/adjustment.yaml#/adjustment.created.v1/post
     */
    1: AdjustmentCreatedV1;
  };
  'adjustment.updated': {
    /**
     * Occurs when an adjustment is updated.
     *
     * @see events/adjustment.yaml#/adjustment.updated.v1/post
     */
    1: AdjustmentUpdatedV1;
  };
  'api_key.created': {
    /**
     * Occurs when an API key is created.
     *
     * @see events/api-key.yaml#/api_key.created.v1/post
     */
    1: ApiKeyCreatedV1;
  };
  'api_key.expired': {
    /**
     * Occurs when an API key is expired.
     *
     * @see events/api-key.yaml#/api_key.expired.v1/post
     */
    1: ApiKeyExpiredV1;
  };
  'api_key.expiring': {
    /**
     * Occurs when an API key is about to expire.
     *
     * @see events/api-key.yaml#/api_key.expiring.v1/post
     */
    1: ApiKeyExpiringV1;
  };
  'api_key.revoked': {
    /**
     * Occurs when an API key is revoked.
     *
     * @see events/api-key.yaml#/api_key.revoked.v1/post
     */
    1: ApiKeyRevokedV1;
  };
  'api_key.updated': {
    /**
     * Occurs when an API key is updated.
     *
     * @see events/api-key.yaml#/api_key.updated.v1/post
     */
    1: ApiKeyUpdatedV1;
  };
  'api_key_exposure.created': {
    /**
     * Occurs when an API key exposure is created.
     *
     * @see events/api-key-exposure.yaml#/api_key_exposure.created.v1/post
     */
    1: ApiKeyExposureCreatedV1;
  };
  'business.created': {
    /**
     * Occurs when a business is created.
     *
     * @see events/business.yaml#/business.created.v1/post
     */
    1: BusinessCreatedV1;
  };
  'business.imported': {
    /**
     * Occurs when a business is imported.
     *
     * @see events/business.yaml#/business.imported.v1/post
     */
    1: BusinessImportedV1;
  };
  'business.updated': {
    /**
     * Occurs when a business is updated.
     *
     * @see events/business.yaml#/business.updated.v1/post
     */
    1: BusinessUpdatedV1;
  };
  'client_token.created': {
    /**
     * Occurs when a client token is created.
     *
     * @see events/client-token.yaml#/client_token.created.v1/post
     */
    1: ClientTokenCreatedV1;
  };
  'client_token.revoked': {
    /**
     * Occurs when a client token is revoked.
     *
     * @see events/client-token.yaml#/client_token.revoked.v1/post
     */
    1: ClientTokenRevokedV1;
  };
  'client_token.updated': {
    /**
     * Occurs when a client token is updated.
     *
     * @see events/client-token.yaml#/client_token.updated.v1/post
     */
    1: ClientTokenUpdatedV1;
  };
  'customer.created': {
    /**
     * Occurs when a customer is created.
     *
     * @see events/customer.yaml#/customer.created.v1/post
     */
    1: CustomerCreatedV1;
  };
  'customer.imported': {
    /**
     * Occurs when a customer is imported.
     *
     * @see events/customer.yaml#/customer.imported.v1/post
     */
    1: CustomerImportedV1;
  };
  'customer.updated': {
    /**
     * Occurs when a customer is updated.
     *
     * @see events/customer.yaml#/customer.updated.v1/post
     */
    1: CustomerUpdatedV1;
  };
  'discount.created': {
    /**
     * Occurs when a discount is created.
     *
     * @see events/discount.yaml#/discount.created.v1/post
     */
    1: DiscountCreatedV1;
  };
  'discount.imported': {
    /**
     * Occurs when a discount is imported.
     *
     * @see events/discount.yaml#/discount.imported.v1/post
     */
    1: DiscountImportedV1;
  };
  'discount.updated': {
    /**
     * Occurs when a discount is updated.
     *
     * @see events/discount.yaml#/discount.updated.v1/post
     */
    1: DiscountUpdatedV1;
  };
  'discount_group.created': {
    /**
     * Occurs when a discount group is created.
     *
     * @see events/discount-group.yaml#/discount_group.created.v1/post
     */
    1: DiscountGroupCreatedV1;
  };
  'discount_group.updated': {
    /**
     * Occurs when a discount group is updated.
     *
     * @see events/discount-group.yaml#/discount_group.updated.v1/post
     */
    1: DiscountGroupUpdatedV1;
  };
  'flow_session.abandoned': {
    /**
     * Occurs when a flow session is abandoned.
     *
     * @see events/flow-session.yaml#/flow_session.abandoned.v1/post
     */
    1: FlowSessionAbandonedV1;
  };
  'flow_session.completed': {
    /**
     * Occurs when a flow session is completed.
     *
     * @see events/flow-session.yaml#/flow_session.completed.v1/post
     */
    1: FlowSessionCompletedV1;
  };
  'flow_session.created': {
    /**
     * Occurs when a flow session is created.
     *
     * @see events/flow-session.yaml#/flow_session.created.v1/post
     */
    1: FlowSessionCreatedV1;
  };
  'funnel_session.abandoned': {
    /**
     * Occurs when a funnel session is abandoned.
     *
     * @see events/funnel-session.yaml#/funnel_session.abandoned.v1/post
     */
    1: FunnelSessionAbandonedV1;
  };
  'funnel_session.completed': {
    /**
     * Occurs when a funnel session is completed.
     *
     * @see events/funnel-session.yaml#/funnel_session.completed.v1/post
     */
    1: FunnelSessionCompletedV1;
  };
  'funnel_session.created': {
    /**
     * Occurs when a funnel session is created.
     *
     * @see events/funnel-session.yaml#/funnel_session.created.v1/post
     */
    1: FunnelSessionCreatedV1;
  };
  'invoice.canceled': {
    /**
     * Occurs when an invoice is canceled.
     *
     * @see events/invoice.yaml#/invoice.canceled.v1/post
     */
    1: InvoiceCanceledV1;
  };
  'invoice.issued': {
    /**
     * Occurs when an invoice is issued.
     *
     * @see events/invoice.yaml#/invoice.issued.v1/post
     */
    1: InvoiceIssuedV1;
  };
  'invoice.overdue': {
    /**
     * Occurs when an invoice is overdue.
     *
     * @see events/invoice.yaml#/invoice.overdue.v1/post
     */
    1: InvoiceOverdueV1;
  };
  'invoice.paid': {
    /**
     * Occurs when an invoice is paid.
     *
     * @see events/invoice.yaml#/invoice.paid.v1/post
     */
    1: InvoicePaidV1;
  };
  'payment_method.deleted': {
    /**
     * Occurs when a payment method is deleted.
     *
     * @see events/payment-method.yaml#/payment_method.deleted.v1/post
     */
    1: PaymentMethodDeletedV1;
  };
  'payment_method.saved': {
    /**
     * Occurs when a payment method is saved.
     *
     * @see events/payment-method.yaml#/payment_method.saved.v1/post
     */
    1: PaymentMethodSavedV1;
  };
  'payout.created': {
    /**
     * Occurs when a payout is created.
     *
     * @see events/payout.yaml#/payout.created.v1/post
     */
    1: PayoutCreatedV1;
  };
  'payout.paid': {
    /**
     * Occurs when a payout is paid.
     *
     * @see events/payout.yaml#/payout.paid.v1/post
     */
    1: PayoutPaidV1;
  };
  'price.created': {
    /**
     * Occurs when a price is created.
     *
     * @see events/price.yaml#/price.created.v1/post
     */
    1: PriceCreatedV1;
  };
  'price.imported': {
    /**
     * Occurs when a price is imported.
     *
     * @see events/price.yaml#/price.imported.v1/post
     */
    1: PriceImportedV1;
  };
  'price.updated': {
    /**
     * Occurs when a price is updated.
     *
     * @see events/price.yaml#/price.updated.v1/post
     */
    1: PriceUpdatedV1;
  };
  'product.created': {
    /**
     * Occurs when a product is created.
     *
     * @see events/product.yaml#/product.created.v1/post
     */
    1: ProductCreatedV1;
  };
  'product.imported': {
    /**
     * Occurs when a product is imported.
     *
     * @see events/product.yaml#/product.imported.v1/post
     */
    1: ProductImportedV1;
  };
  'product.updated': {
    /**
     * Occurs when a product is updated.
     *
     * @see events/product.yaml#/product.updated.v1/post
     */
    1: ProductUpdatedV1;
  };
  'product_collection.created': {
    /**
     * Occurs when a product collection is created.
     *
     * @see events/product-collection.yaml#/product_collection.created.v1/post
     */
    1: ProductCollectionCreatedV1;
  };
  'product_collection.updated': {
    /**
     * Occurs when a product collection is updated.
     *
     * @see events/product-collection.yaml#/product_collection.updated.v1/post
     */
    1: ProductCollectionUpdatedV1;
  };
  'report.created': {
    /**
     * Occurs when a report is created.
     *
     * @see events/report.yaml#/report.created.v1/post
     */
    1: ReportCreatedV1;
  };
  'report.updated': {
    /**
     * Occurs when a report is updated.
     *
     * @see events/report.yaml#/report.updated.v1/post
     */
    1: ReportUpdatedV1;
  };
  'subscription.activated': {
    /**
     * Occurs when a subscription is activated.
     *
     * @see events/subscription.yaml#/subscription.activated.v1/post
     */
    1: SubscriptionActivatedV1;
  };
  'subscription.canceled': {
    /**
     * Occurs when a subscription is canceled.
     *
     * @see events/subscription.yaml#/subscription.canceled.v1/post
     */
    1: SubscriptionCanceledV1;
  };
  'subscription.created': {
    /**
     * Occurs when a subscription is created.
     *
     * @see events/subscription.yaml#/subscription.created.v1/post
     */
    1: SubscriptionCreatedV1;
  };
  'subscription.imported': {
    /**
     * Occurs when a subscription is imported.
     *
     * @see events/subscription.yaml#/subscription.imported.v1/post
     */
    1: SubscriptionImportedV1;
  };
  'subscription.past_due': {
    /**
     * Occurs when a subscription is marked past due.
     *
     * @see events/subscription.yaml#/subscription.past_due.v1/post
     */
    1: SubscriptionPastDueV1;
  };
  'subscription.paused': {
    /**
     * Occurs when a subscription is paused.
     *
     * @see events/subscription.yaml#/subscription.paused.v1/post
     */
    1: SubscriptionPausedV1;
  };
  'subscription.resumed': {
    /**
     * Occurs when a subscription is resumed.
     *
     * @see events/subscription.yaml#/subscription.resumed.v1/post
     */
    1: SubscriptionResumedV1;
  };
  'subscription.trialing': {
    /**
     * Occurs when a subscription is started with a trial.
     *
     * @see events/subscription.yaml#/subscription.trialing.v1/post
     */
    1: SubscriptionTrialingV1;
  };
  'subscription.updated': {
    /**
     * Occurs when a subscription is updated.
     *
     * @see events/subscription.yaml#/subscription.updated.v1/post
     */
    1: SubscriptionUpdatedV1;
  };
  'transaction.billed': {
    /**
     * Occurs when a transaction is billed.
     *
     * @see events/transaction.yaml#/transaction.billed.v1/post
     */
    1: TransactionBilledV1;
  };
  'transaction.canceled': {
    /**
     * Occurs when a transaction is canceled.
     *
     * @see events/transaction.yaml#/transaction.canceled.v1/post
     */
    1: TransactionCanceledV1;
  };
  'transaction.completed': {
    /**
     * Occurs when a transaction is completed.
     *
     * @see events/transaction.yaml#/transaction.completed.v1/post
     */
    1: TransactionCompletedV1;
  };
  'transaction.created': {
    /**
     * Occurs when a transaction is created.
     *
     * @see events/transaction.yaml#/transaction.created.v1/post
     */
    1: TransactionCreatedV1;
  };
  'transaction.paid': {
    /**
     * Occurs when a transaction is paid.
     *
     * @see events/transaction.yaml#/transaction.paid.v1/post
     */
    1: TransactionPaidV1;
  };
  'transaction.past_due': {
    /**
     * Occurs when a transaction is marked past due.
     *
     * @see events/transaction.yaml#/transaction.past_due.v1/post
     */
    1: TransactionPastDueV1;
  };
  'transaction.payment_failed': {
    /**
     * Occurs when a payment for a transaction is unsuccessful.
     *
     * @see events/transaction.yaml#/transaction.payment_failed.v1/post
     */
    1: TransactionPaymentFailedV1;
  };
  'transaction.ready': {
    /**
     * Occurs when a transaction is ready to be paid.
     *
     * @see events/transaction.yaml#/transaction.ready.v1/post
     */
    1: TransactionReadyV1;
  };
  'transaction.revised': {
    /**
     * Occurs when a transaction is revised.
     *
     * @see events/transaction.yaml#/transaction.revised.v1/post
     */
    1: TransactionRevisedV1;
  };
  'transaction.updated': {
    /**
     * Occurs when a transaction is updated.
     *
     * @see events/transaction.yaml#/transaction.updated.v1/post
     */
    1: TransactionUpdatedV1;
  };
}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** The event of each type, in any of its versions. */
export type KnownEvents = {
  [T in EventType]: {
    [V in keyof WebhookPayloads[T]]: KnownEvent<T, V & number, WebhookPayloads[T][V]>;
  }[keyof WebhookPayloads[T]];
};

/**
 * A webhook: either of a known type, discriminated by `type` and `version`, or unknown. A program that reads `payload`
 * does not compile unless it checks `known` first.
 */
export type WebhookEvent = KnownEvents[EventType] | UnknownEvent;

/** Every event type with its versions, oldest first. */
export const eventVersions = {
  'address.created': [1],
  'address.imported': [1],
  'address.updated': [1],
  'adjustment.created': [1],
  'adjustment.updated': [1],
  'api_key.created': [1],
  'api_key.expired': [1],
  'api_key.expiring': [1],
  'api_key.revoked': [1],
  'api_key.updated': [1],
  'api_key_exposure.created': [1],
  'business.created': [1],
  'business.imported': [1],
  'business.updated': [1],
  'client_token.created': [1],
  'client_token.revoked': [1],
  'client_token.updated': [1],
  'customer.created': [1],
  'customer.imported': [1],
  'customer.updated': [1],
  'discount.created': [1],
  'discount.imported': [1],
  'discount.updated': [1],
  'discount_group.created': [1],
  'discount_group.updated': [1],
  'flow_session.abandoned': [1],
  'flow_session.completed': [1],
  'flow_session.created': [1],
  'funnel_session.abandoned': [1],
  'funnel_session.completed': [1],
  'funnel_session.created': [1],
  'invoice.canceled': [1],
  'invoice.issued': [1],
  'invoice.overdue': [1],
  'invoice.paid': [1],
  'payment_method.deleted': [1],
  'payment_method.saved': [1],
  'payout.created': [1],
  'payout.paid': [1],
  'price.created': [1],
  'price.imported': [1],
  'price.updated': [1],
  'product.created': [1],
  'product.imported': [1],
  'product.updated': [1],
  'product_collection.created': [1],
  'product_collection.updated': [1],
  'report.created': [1],
  'report.updated': [1],
  'subscription.activated': [1],
  'subscription.canceled': [1],
  'subscription.created': [1],
  'subscription.imported': [1],
  'subscription.past_due': [1],
  'subscription.paused': [1],
  'subscription.resumed': [1],
  'subscription.trialing': [1],
  'subscription.updated': [1],
  'transaction.billed': [1],
  'transaction.canceled': [1],
  'transaction.completed': [1],
  'transaction.created': [1],
  'transaction.paid': [1],
  'transaction.past_due': [1],
  'transaction.payment_failed': [1],
  'transaction.ready': [1],
  'transaction.revised': [1],
  'transaction.updated': [1],
} as const;

/** True for an event type that this package knows. The API can have newer types. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}

/** Handlers for some or all event types. */
export type EventArms = { readonly [T in EventType]?: (event: KnownEvents[T]) => unknown };

/**
 * Calls the handler of the event's type. `otherwise` receives events without a handler, and unknown events. If it accepts
 * only an `UnknownEvent`, each type must have a handler, and a new type in the API is a compile error.
 */
export function matchEvent<Arms extends EventArms, Other>(
  event: WebhookEvent,
  arms: Arms & { readonly [Key in Exclude<keyof Arms, EventType>]: never },
  otherwise: (event: KnownEvents[Exclude<EventType, keyof Arms>] | UnknownEvent) => Other,
): { [T in keyof Arms]: Arms[T] extends (event: never) => infer Result ? Result : never }[keyof Arms] | Other {
  return match(event, arms, otherwise) as never;
}
