// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type {
  AddressCreatedEventV1,
  AddressImportedEventV1,
  AddressUpdatedEventV1,
  AdjustmentCreatedEventV1,
  AdjustmentUpdatedEventV1,
  ApiKeyCreatedEventV1,
  ApiKeyExpiredEventV1,
  ApiKeyExpiringEventV1,
  ApiKeyExposureCreatedEventV1,
  ApiKeyRevokedEventV1,
  ApiKeyUpdatedEventV1,
  BusinessCreatedEventV1,
  BusinessImportedEventV1,
  BusinessUpdatedEventV1,
  ClientTokenCreatedEventV1,
  ClientTokenRevokedEventV1,
  ClientTokenUpdatedEventV1,
  CustomerCreatedEventV1,
  CustomerImportedEventV1,
  CustomerUpdatedEventV1,
  DiscountCreatedEventV1,
  DiscountGroupCreatedEventV1,
  DiscountGroupUpdatedEventV1,
  DiscountImportedEventV1,
  DiscountUpdatedEventV1,
  FlowSessionAbandonedEventV1,
  FlowSessionCompletedEventV1,
  FlowSessionCreatedEventV1,
  FunnelSessionAbandonedEventV1,
  FunnelSessionCompletedEventV1,
  FunnelSessionCreatedEventV1,
  InvoiceCanceledEventV1,
  InvoiceIssuedEventV1,
  InvoiceOverdueEventV1,
  InvoicePaidEventV1,
  PaymentMethodDeletedEventV1,
  PaymentMethodSavedEventV1,
  PayoutCreatedEventV1,
  PayoutPaidEventV1,
  PriceCreatedEventV1,
  PriceImportedEventV1,
  PriceUpdatedEventV1,
  ProductCollectionCreatedEventV1,
  ProductCollectionUpdatedEventV1,
  ProductCreatedEventV1,
  ProductImportedEventV1,
  ProductUpdatedEventV1,
  ReportCreatedEventV1,
  ReportUpdatedEventV1,
  SubscriptionActivatedEventV1,
  SubscriptionCanceledEventV1,
  SubscriptionCreatedEventV1,
  SubscriptionImportedEventV1,
  SubscriptionPastDueEventV1,
  SubscriptionPausedEventV1,
  SubscriptionResumedEventV1,
  SubscriptionTrialingEventV1,
  SubscriptionUpdatedEventV1,
  TransactionBilledEventV1,
  TransactionCanceledEventV1,
  TransactionCompletedEventV1,
  TransactionCreatedEventV1,
  TransactionPaidEventV1,
  TransactionPastDueEventV1,
  TransactionPaymentFailedEventV1,
  TransactionReadyEventV1,
  TransactionRevisedEventV1,
  TransactionUpdatedEventV1,
} from './schemas.ts';

/**
 * Payload of `address.created`, version 1: Occurs when an address is created.
 *
 * @see events/address.yaml#/address.created.v1/post
 */
export type AddressCreatedV1 = AddressCreatedEventV1;

/**
 * Payload of `address.imported`, version 1: Occurs when an address is imported.
 *
 * @see events/address.yaml#/address.imported.v1/post
 */
export type AddressImportedV1 = AddressImportedEventV1;

/**
 * Payload of `address.updated`, version 1: Occurs when an address is updated.
 *
 * @see events/address.yaml#/address.updated.v1/post
 */
export type AddressUpdatedV1 = AddressUpdatedEventV1;

/**
 * Payload of `adjustment.created`, version 1: Occurs when an adjustment is created.
 *
 * @see events/adjustment.yaml#/adjustment.created.v1/post
 */
export type AdjustmentCreatedV1 = AdjustmentCreatedEventV1;

/**
 * Payload of `adjustment.updated`, version 1: Occurs when an adjustment is updated.
 *
 * @see events/adjustment.yaml#/adjustment.updated.v1/post
 */
export type AdjustmentUpdatedV1 = AdjustmentUpdatedEventV1;

/**
 * Payload of `api_key.created`, version 1: Occurs when an API key is created.
 *
 * @see events/api-key.yaml#/api_key.created.v1/post
 */
export type ApiKeyCreatedV1 = ApiKeyCreatedEventV1;

/**
 * Payload of `api_key.expired`, version 1: Occurs when an API key is expired.
 *
 * @see events/api-key.yaml#/api_key.expired.v1/post
 */
export type ApiKeyExpiredV1 = ApiKeyExpiredEventV1;

/**
 * Payload of `api_key.expiring`, version 1: Occurs when an API key is about to expire.
 *
 * @see events/api-key.yaml#/api_key.expiring.v1/post
 */
export type ApiKeyExpiringV1 = ApiKeyExpiringEventV1;

/**
 * Payload of `api_key.revoked`, version 1: Occurs when an API key is revoked.
 *
 * @see events/api-key.yaml#/api_key.revoked.v1/post
 */
export type ApiKeyRevokedV1 = ApiKeyRevokedEventV1;

/**
 * Payload of `api_key.updated`, version 1: Occurs when an API key is updated.
 *
 * @see events/api-key.yaml#/api_key.updated.v1/post
 */
export type ApiKeyUpdatedV1 = ApiKeyUpdatedEventV1;

/**
 * Payload of `api_key_exposure.created`, version 1: Occurs when an API key exposure is created.
 *
 * @see events/api-key-exposure.yaml#/api_key_exposure.created.v1/post
 */
export type ApiKeyExposureCreatedV1 = ApiKeyExposureCreatedEventV1;

/**
 * Payload of `business.created`, version 1: Occurs when a business is created.
 *
 * @see events/business.yaml#/business.created.v1/post
 */
export type BusinessCreatedV1 = BusinessCreatedEventV1;

/**
 * Payload of `business.imported`, version 1: Occurs when a business is imported.
 *
 * @see events/business.yaml#/business.imported.v1/post
 */
export type BusinessImportedV1 = BusinessImportedEventV1;

/**
 * Payload of `business.updated`, version 1: Occurs when a business is updated.
 *
 * @see events/business.yaml#/business.updated.v1/post
 */
export type BusinessUpdatedV1 = BusinessUpdatedEventV1;

/**
 * Payload of `client_token.created`, version 1: Occurs when a client token is created.
 *
 * @see events/client-token.yaml#/client_token.created.v1/post
 */
export type ClientTokenCreatedV1 = ClientTokenCreatedEventV1;

/**
 * Payload of `client_token.revoked`, version 1: Occurs when a client token is revoked.
 *
 * @see events/client-token.yaml#/client_token.revoked.v1/post
 */
export type ClientTokenRevokedV1 = ClientTokenRevokedEventV1;

/**
 * Payload of `client_token.updated`, version 1: Occurs when a client token is updated.
 *
 * @see events/client-token.yaml#/client_token.updated.v1/post
 */
export type ClientTokenUpdatedV1 = ClientTokenUpdatedEventV1;

/**
 * Payload of `customer.created`, version 1: Occurs when a customer is created.
 *
 * @see events/customer.yaml#/customer.created.v1/post
 */
export type CustomerCreatedV1 = CustomerCreatedEventV1;

/**
 * Payload of `customer.imported`, version 1: Occurs when a customer is imported.
 *
 * @see events/customer.yaml#/customer.imported.v1/post
 */
export type CustomerImportedV1 = CustomerImportedEventV1;

/**
 * Payload of `customer.updated`, version 1: Occurs when a customer is updated.
 *
 * @see events/customer.yaml#/customer.updated.v1/post
 */
export type CustomerUpdatedV1 = CustomerUpdatedEventV1;

/**
 * Payload of `discount.created`, version 1: Occurs when a discount is created.
 *
 * @see events/discount.yaml#/discount.created.v1/post
 */
export type DiscountCreatedV1 = DiscountCreatedEventV1;

/**
 * Payload of `discount.imported`, version 1: Occurs when a discount is imported.
 *
 * @see events/discount.yaml#/discount.imported.v1/post
 */
export type DiscountImportedV1 = DiscountImportedEventV1;

/**
 * Payload of `discount.updated`, version 1: Occurs when a discount is updated.
 *
 * @see events/discount.yaml#/discount.updated.v1/post
 */
export type DiscountUpdatedV1 = DiscountUpdatedEventV1;

/**
 * Payload of `discount_group.created`, version 1: Occurs when a discount group is created.
 *
 * @see events/discount-group.yaml#/discount_group.created.v1/post
 */
export type DiscountGroupCreatedV1 = DiscountGroupCreatedEventV1;

/**
 * Payload of `discount_group.updated`, version 1: Occurs when a discount group is updated.
 *
 * @see events/discount-group.yaml#/discount_group.updated.v1/post
 */
export type DiscountGroupUpdatedV1 = DiscountGroupUpdatedEventV1;

/**
 * Payload of `flow_session.abandoned`, version 1: Occurs when a flow session is abandoned.
 *
 * @see events/flow-session.yaml#/flow_session.abandoned.v1/post
 */
export type FlowSessionAbandonedV1 = FlowSessionAbandonedEventV1;

/**
 * Payload of `flow_session.completed`, version 1: Occurs when a flow session is completed.
 *
 * @see events/flow-session.yaml#/flow_session.completed.v1/post
 */
export type FlowSessionCompletedV1 = FlowSessionCompletedEventV1;

/**
 * Payload of `flow_session.created`, version 1: Occurs when a flow session is created.
 *
 * @see events/flow-session.yaml#/flow_session.created.v1/post
 */
export type FlowSessionCreatedV1 = FlowSessionCreatedEventV1;

/**
 * Payload of `funnel_session.abandoned`, version 1: Occurs when a funnel session is abandoned.
 *
 * @see events/funnel-session.yaml#/funnel_session.abandoned.v1/post
 */
export type FunnelSessionAbandonedV1 = FunnelSessionAbandonedEventV1;

/**
 * Payload of `funnel_session.completed`, version 1: Occurs when a funnel session is completed.
 *
 * @see events/funnel-session.yaml#/funnel_session.completed.v1/post
 */
export type FunnelSessionCompletedV1 = FunnelSessionCompletedEventV1;

/**
 * Payload of `funnel_session.created`, version 1: Occurs when a funnel session is created.
 *
 * @see events/funnel-session.yaml#/funnel_session.created.v1/post
 */
export type FunnelSessionCreatedV1 = FunnelSessionCreatedEventV1;

/**
 * Payload of `invoice.canceled`, version 1: Occurs when an invoice is canceled.
 *
 * @see events/invoice.yaml#/invoice.canceled.v1/post
 */
export type InvoiceCanceledV1 = InvoiceCanceledEventV1;

/**
 * Payload of `invoice.issued`, version 1: Occurs when an invoice is issued.
 *
 * @see events/invoice.yaml#/invoice.issued.v1/post
 */
export type InvoiceIssuedV1 = InvoiceIssuedEventV1;

/**
 * Payload of `invoice.overdue`, version 1: Occurs when an invoice is overdue.
 *
 * @see events/invoice.yaml#/invoice.overdue.v1/post
 */
export type InvoiceOverdueV1 = InvoiceOverdueEventV1;

/**
 * Payload of `invoice.paid`, version 1: Occurs when an invoice is paid.
 *
 * @see events/invoice.yaml#/invoice.paid.v1/post
 */
export type InvoicePaidV1 = InvoicePaidEventV1;

/**
 * Payload of `payment_method.deleted`, version 1: Occurs when a payment method is deleted.
 *
 * @see events/payment-method.yaml#/payment_method.deleted.v1/post
 */
export type PaymentMethodDeletedV1 = PaymentMethodDeletedEventV1;

/**
 * Payload of `payment_method.saved`, version 1: Occurs when a payment method is saved.
 *
 * @see events/payment-method.yaml#/payment_method.saved.v1/post
 */
export type PaymentMethodSavedV1 = PaymentMethodSavedEventV1;

/**
 * Payload of `payout.created`, version 1: Occurs when a payout is created.
 *
 * @see events/payout.yaml#/payout.created.v1/post
 */
export type PayoutCreatedV1 = PayoutCreatedEventV1;

/**
 * Payload of `payout.paid`, version 1: Occurs when a payout is paid.
 *
 * @see events/payout.yaml#/payout.paid.v1/post
 */
export type PayoutPaidV1 = PayoutPaidEventV1;

/**
 * Payload of `price.created`, version 1: Occurs when a price is created.
 *
 * @see events/price.yaml#/price.created.v1/post
 */
export type PriceCreatedV1 = PriceCreatedEventV1;

/**
 * Payload of `price.imported`, version 1: Occurs when a price is imported.
 *
 * @see events/price.yaml#/price.imported.v1/post
 */
export type PriceImportedV1 = PriceImportedEventV1;

/**
 * Payload of `price.updated`, version 1: Occurs when a price is updated.
 *
 * @see events/price.yaml#/price.updated.v1/post
 */
export type PriceUpdatedV1 = PriceUpdatedEventV1;

/**
 * Payload of `product.created`, version 1: Occurs when a product is created.
 *
 * @see events/product.yaml#/product.created.v1/post
 */
export type ProductCreatedV1 = ProductCreatedEventV1;

/**
 * Payload of `product.imported`, version 1: Occurs when a product is imported.
 *
 * @see events/product.yaml#/product.imported.v1/post
 */
export type ProductImportedV1 = ProductImportedEventV1;

/**
 * Payload of `product.updated`, version 1: Occurs when a product is updated.
 *
 * @see events/product.yaml#/product.updated.v1/post
 */
export type ProductUpdatedV1 = ProductUpdatedEventV1;

/**
 * Payload of `product_collection.created`, version 1: Occurs when a product collection is created.
 *
 * @see events/product-collection.yaml#/product_collection.created.v1/post
 */
export type ProductCollectionCreatedV1 = ProductCollectionCreatedEventV1;

/**
 * Payload of `product_collection.updated`, version 1: Occurs when a product collection is updated.
 *
 * @see events/product-collection.yaml#/product_collection.updated.v1/post
 */
export type ProductCollectionUpdatedV1 = ProductCollectionUpdatedEventV1;

/**
 * Payload of `report.created`, version 1: Occurs when a report is created.
 *
 * @see events/report.yaml#/report.created.v1/post
 */
export type ReportCreatedV1 = ReportCreatedEventV1;

/**
 * Payload of `report.updated`, version 1: Occurs when a report is updated.
 *
 * @see events/report.yaml#/report.updated.v1/post
 */
export type ReportUpdatedV1 = ReportUpdatedEventV1;

/**
 * Payload of `subscription.activated`, version 1: Occurs when a subscription is activated.
 *
 * @see events/subscription.yaml#/subscription.activated.v1/post
 */
export type SubscriptionActivatedV1 = SubscriptionActivatedEventV1;

/**
 * Payload of `subscription.canceled`, version 1: Occurs when a subscription is canceled.
 *
 * @see events/subscription.yaml#/subscription.canceled.v1/post
 */
export type SubscriptionCanceledV1 = SubscriptionCanceledEventV1;

/**
 * Payload of `subscription.created`, version 1: Occurs when a subscription is created.
 *
 * @see events/subscription.yaml#/subscription.created.v1/post
 */
export type SubscriptionCreatedV1 = SubscriptionCreatedEventV1;

/**
 * Payload of `subscription.imported`, version 1: Occurs when a subscription is imported.
 *
 * @see events/subscription.yaml#/subscription.imported.v1/post
 */
export type SubscriptionImportedV1 = SubscriptionImportedEventV1;

/**
 * Payload of `subscription.past_due`, version 1: Occurs when a subscription is marked past due.
 *
 * @see events/subscription.yaml#/subscription.past_due.v1/post
 */
export type SubscriptionPastDueV1 = SubscriptionPastDueEventV1;

/**
 * Payload of `subscription.paused`, version 1: Occurs when a subscription is paused.
 *
 * @see events/subscription.yaml#/subscription.paused.v1/post
 */
export type SubscriptionPausedV1 = SubscriptionPausedEventV1;

/**
 * Payload of `subscription.resumed`, version 1: Occurs when a subscription is resumed.
 *
 * @see events/subscription.yaml#/subscription.resumed.v1/post
 */
export type SubscriptionResumedV1 = SubscriptionResumedEventV1;

/**
 * Payload of `subscription.trialing`, version 1: Occurs when a subscription is started with a trial.
 *
 * @see events/subscription.yaml#/subscription.trialing.v1/post
 */
export type SubscriptionTrialingV1 = SubscriptionTrialingEventV1;

/**
 * Payload of `subscription.updated`, version 1: Occurs when a subscription is updated.
 *
 * @see events/subscription.yaml#/subscription.updated.v1/post
 */
export type SubscriptionUpdatedV1 = SubscriptionUpdatedEventV1;

/**
 * Payload of `transaction.billed`, version 1: Occurs when a transaction is billed.
 *
 * @see events/transaction.yaml#/transaction.billed.v1/post
 */
export type TransactionBilledV1 = TransactionBilledEventV1;

/**
 * Payload of `transaction.canceled`, version 1: Occurs when a transaction is canceled.
 *
 * @see events/transaction.yaml#/transaction.canceled.v1/post
 */
export type TransactionCanceledV1 = TransactionCanceledEventV1;

/**
 * Payload of `transaction.completed`, version 1: Occurs when a transaction is completed.
 *
 * @see events/transaction.yaml#/transaction.completed.v1/post
 */
export type TransactionCompletedV1 = TransactionCompletedEventV1;

/**
 * Payload of `transaction.created`, version 1: Occurs when a transaction is created.
 *
 * @see events/transaction.yaml#/transaction.created.v1/post
 */
export type TransactionCreatedV1 = TransactionCreatedEventV1;

/**
 * Payload of `transaction.paid`, version 1: Occurs when a transaction is paid.
 *
 * @see events/transaction.yaml#/transaction.paid.v1/post
 */
export type TransactionPaidV1 = TransactionPaidEventV1;

/**
 * Payload of `transaction.past_due`, version 1: Occurs when a transaction is marked past due.
 *
 * @see events/transaction.yaml#/transaction.past_due.v1/post
 */
export type TransactionPastDueV1 = TransactionPastDueEventV1;

/**
 * Payload of `transaction.payment_failed`, version 1: Occurs when a payment for a transaction is unsuccessful.
 *
 * @see events/transaction.yaml#/transaction.payment_failed.v1/post
 */
export type TransactionPaymentFailedV1 = TransactionPaymentFailedEventV1;

/**
 * Payload of `transaction.ready`, version 1: Occurs when a transaction is ready to be paid.
 *
 * @see events/transaction.yaml#/transaction.ready.v1/post
 */
export type TransactionReadyV1 = TransactionReadyEventV1;

/**
 * Payload of `transaction.revised`, version 1: Occurs when a transaction is revised.
 *
 * @see events/transaction.yaml#/transaction.revised.v1/post
 */
export type TransactionRevisedV1 = TransactionRevisedEventV1;

/**
 * Payload of `transaction.updated`, version 1: Occurs when a transaction is updated.
 *
 * @see events/transaction.yaml#/transaction.updated.v1/post
 */
export type TransactionUpdatedV1 = TransactionUpdatedEventV1;

/** The payload of every event type in each of its versions: `EventPayloads[type][version]`. */
export interface EventPayloads {
  'address.created': {
    1: AddressCreatedV1;
  };
  'address.imported': {
    1: AddressImportedV1;
  };
  'address.updated': {
    1: AddressUpdatedV1;
  };
  'adjustment.created': {
    1: AdjustmentCreatedV1;
  };
  'adjustment.updated': {
    1: AdjustmentUpdatedV1;
  };
  'api_key.created': {
    1: ApiKeyCreatedV1;
  };
  'api_key.expired': {
    1: ApiKeyExpiredV1;
  };
  'api_key.expiring': {
    1: ApiKeyExpiringV1;
  };
  'api_key.revoked': {
    1: ApiKeyRevokedV1;
  };
  'api_key.updated': {
    1: ApiKeyUpdatedV1;
  };
  'api_key_exposure.created': {
    1: ApiKeyExposureCreatedV1;
  };
  'business.created': {
    1: BusinessCreatedV1;
  };
  'business.imported': {
    1: BusinessImportedV1;
  };
  'business.updated': {
    1: BusinessUpdatedV1;
  };
  'client_token.created': {
    1: ClientTokenCreatedV1;
  };
  'client_token.revoked': {
    1: ClientTokenRevokedV1;
  };
  'client_token.updated': {
    1: ClientTokenUpdatedV1;
  };
  'customer.created': {
    1: CustomerCreatedV1;
  };
  'customer.imported': {
    1: CustomerImportedV1;
  };
  'customer.updated': {
    1: CustomerUpdatedV1;
  };
  'discount.created': {
    1: DiscountCreatedV1;
  };
  'discount.imported': {
    1: DiscountImportedV1;
  };
  'discount.updated': {
    1: DiscountUpdatedV1;
  };
  'discount_group.created': {
    1: DiscountGroupCreatedV1;
  };
  'discount_group.updated': {
    1: DiscountGroupUpdatedV1;
  };
  'flow_session.abandoned': {
    1: FlowSessionAbandonedV1;
  };
  'flow_session.completed': {
    1: FlowSessionCompletedV1;
  };
  'flow_session.created': {
    1: FlowSessionCreatedV1;
  };
  'funnel_session.abandoned': {
    1: FunnelSessionAbandonedV1;
  };
  'funnel_session.completed': {
    1: FunnelSessionCompletedV1;
  };
  'funnel_session.created': {
    1: FunnelSessionCreatedV1;
  };
  'invoice.canceled': {
    1: InvoiceCanceledV1;
  };
  'invoice.issued': {
    1: InvoiceIssuedV1;
  };
  'invoice.overdue': {
    1: InvoiceOverdueV1;
  };
  'invoice.paid': {
    1: InvoicePaidV1;
  };
  'payment_method.deleted': {
    1: PaymentMethodDeletedV1;
  };
  'payment_method.saved': {
    1: PaymentMethodSavedV1;
  };
  'payout.created': {
    1: PayoutCreatedV1;
  };
  'payout.paid': {
    1: PayoutPaidV1;
  };
  'price.created': {
    1: PriceCreatedV1;
  };
  'price.imported': {
    1: PriceImportedV1;
  };
  'price.updated': {
    1: PriceUpdatedV1;
  };
  'product.created': {
    1: ProductCreatedV1;
  };
  'product.imported': {
    1: ProductImportedV1;
  };
  'product.updated': {
    1: ProductUpdatedV1;
  };
  'product_collection.created': {
    1: ProductCollectionCreatedV1;
  };
  'product_collection.updated': {
    1: ProductCollectionUpdatedV1;
  };
  'report.created': {
    1: ReportCreatedV1;
  };
  'report.updated': {
    1: ReportUpdatedV1;
  };
  'subscription.activated': {
    1: SubscriptionActivatedV1;
  };
  'subscription.canceled': {
    1: SubscriptionCanceledV1;
  };
  'subscription.created': {
    1: SubscriptionCreatedV1;
  };
  'subscription.imported': {
    1: SubscriptionImportedV1;
  };
  'subscription.past_due': {
    1: SubscriptionPastDueV1;
  };
  'subscription.paused': {
    1: SubscriptionPausedV1;
  };
  'subscription.resumed': {
    1: SubscriptionResumedV1;
  };
  'subscription.trialing': {
    1: SubscriptionTrialingV1;
  };
  'subscription.updated': {
    1: SubscriptionUpdatedV1;
  };
  'transaction.billed': {
    1: TransactionBilledV1;
  };
  'transaction.canceled': {
    1: TransactionCanceledV1;
  };
  'transaction.completed': {
    1: TransactionCompletedV1;
  };
  'transaction.created': {
    1: TransactionCreatedV1;
  };
  'transaction.paid': {
    1: TransactionPaidV1;
  };
  'transaction.past_due': {
    1: TransactionPastDueV1;
  };
  'transaction.payment_failed': {
    1: TransactionPaymentFailedV1;
  };
  'transaction.ready': {
    1: TransactionReadyV1;
  };
  'transaction.revised': {
    1: TransactionRevisedV1;
  };
  'transaction.updated': {
    1: TransactionUpdatedV1;
  };
}
