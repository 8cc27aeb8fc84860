// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { JsonValue } from './runtime/json.ts';

/** The paths of sensitive values in payloads (`*` = every item), and their masks (`{n}` = 1-based position). */
export interface SensitiveField {
  readonly path: readonly string[];
  readonly masked: JsonValue;
}

export interface EventDefinition {
  readonly group: string;
  readonly description: string;
  readonly sensitive: readonly SensitiveField[];
}

/** Every event type with every version of its payload. */
export const eventCatalogue = {
  'address.created': {
    1: {
      group: 'Address',
      description: 'Occurs when an address is created.',
      sensitive: [
        { path: ['data', 'first_line'], masked: null },
        { path: ['data', 'postal_code'], masked: null },
        { path: ['data', 'second_line'], masked: null },
      ],
    },
  },
  'address.imported': {
    1: {
      group: 'Address',
      description: 'Occurs when an address is imported.',
      sensitive: [
        { path: ['data', 'first_line'], masked: null },
        { path: ['data', 'postal_code'], masked: null },
        { path: ['data', 'second_line'], masked: null },
      ],
    },
  },
  'address.updated': {
    1: {
      group: 'Address',
      description: 'Occurs when an address is updated.',
      sensitive: [
        { path: ['data', 'first_line'], masked: null },
        { path: ['data', 'postal_code'], masked: null },
        { path: ['data', 'second_line'], masked: null },
      ],
    },
  },
  'adjustment.created': {
    1: { group: 'Adjustment', description: 'Occurs when an adjustment is created.', sensitive: [] },
  },
  'adjustment.updated': {
    1: { group: 'Adjustment', description: 'Occurs when an adjustment is updated.', sensitive: [] },
  },
  'api_key.created': {
    1: { group: 'API Key', description: 'Occurs when an API key is created.', sensitive: [] },
  },
  'api_key.expired': {
    1: { group: 'API Key', description: 'Occurs when an API key is expired.', sensitive: [] },
  },
  'api_key.expiring': {
    1: { group: 'API Key', description: 'Occurs when an API key is about to expire.', sensitive: [] },
  },
  'api_key.revoked': {
    1: { group: 'API Key', description: 'Occurs when an API key is revoked.', sensitive: [] },
  },
  'api_key.updated': {
    1: { group: 'API Key', description: 'Occurs when an API key is updated.', sensitive: [] },
  },
  'api_key_exposure.created': {
    1: { group: 'API Key Exposure', description: 'Occurs when an API key exposure is created.', sensitive: [] },
  },
  'business.created': {
    1: {
      group: 'Business',
      description: 'Occurs when a business is created.',
      sensitive: [
        { path: ['data', 'contacts', '*', 'email'], masked: 'masked-{n}@masked.invalid' },
        { path: ['data', 'contacts', '*', 'name'], masked: '***' },
        { path: ['data', 'tax_identifier'], masked: null },
      ],
    },
  },
  'business.imported': {
    1: {
      group: 'Business',
      description: 'Occurs when a business is imported.',
      sensitive: [
        { path: ['data', 'contacts', '*', 'email'], masked: 'masked-{n}@masked.invalid' },
        { path: ['data', 'contacts', '*', 'name'], masked: '***' },
        { path: ['data', 'tax_identifier'], masked: null },
      ],
    },
  },
  'business.updated': {
    1: {
      group: 'Business',
      description: 'Occurs when a business is updated.',
      sensitive: [
        { path: ['data', 'contacts', '*', 'email'], masked: 'masked-{n}@masked.invalid' },
        { path: ['data', 'contacts', '*', 'name'], masked: '***' },
        { path: ['data', 'tax_identifier'], masked: null },
      ],
    },
  },
  'client_token.created': {
    1: { group: 'Client Token', description: 'Occurs when a client token is created.', sensitive: [] },
  },
  'client_token.revoked': {
    1: { group: 'Client Token', description: 'Occurs when a client token is revoked.', sensitive: [] },
  },
  'client_token.updated': {
    1: { group: 'Client Token', description: 'Occurs when a client token is updated.', sensitive: [] },
  },
  'customer.created': {
    1: {
      group: 'Customer',
      description: 'Occurs when a customer is created.',
      sensitive: [
        { path: ['data', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'name'], masked: null },
      ],
    },
  },
  'customer.imported': {
    1: {
      group: 'Customer',
      description: 'Occurs when a customer is imported.',
      sensitive: [
        { path: ['data', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'name'], masked: null },
      ],
    },
  },
  'customer.updated': {
    1: {
      group: 'Customer',
      description: 'Occurs when a customer is updated.',
      sensitive: [
        { path: ['data', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'name'], masked: null },
      ],
    },
  },
  'discount.created': {
    1: { group: 'Discount', description: 'Occurs when a discount is created.', sensitive: [] },
  },
  'discount.imported': {
    1: { group: 'Discount', description: 'Occurs when a discount is imported.', sensitive: [] },
  },
  'discount.updated': {
    1: { group: 'Discount', description: 'Occurs when a discount is updated.', sensitive: [] },
  },
  'discount_group.created': {
    1: { group: 'Discount Group', description: 'Occurs when a discount group is created.', sensitive: [] },
  },
  'discount_group.updated': {
    1: { group: 'Discount Group', description: 'Occurs when a discount group is updated.', sensitive: [] },
  },
  'flow_session.abandoned': {
    1: { group: 'Flow Session', description: 'Occurs when a flow session is abandoned.', sensitive: [] },
  },
  'flow_session.completed': {
    1: { group: 'Flow Session', description: 'Occurs when a flow session is completed.', sensitive: [] },
  },
  'flow_session.created': {
    1: { group: 'Flow Session', description: 'Occurs when a flow session is created.', sensitive: [] },
  },
  'funnel_session.abandoned': {
    1: { group: 'Funnel Session', description: 'Occurs when a funnel session is abandoned.', sensitive: [] },
  },
  'funnel_session.completed': {
    1: { group: 'Funnel Session', description: 'Occurs when a funnel session is completed.', sensitive: [] },
  },
  'funnel_session.created': {
    1: { group: 'Funnel Session', description: 'Occurs when a funnel session is created.', sensitive: [] },
  },
  'invoice.canceled': {
    1: { group: 'Invoice', description: 'Occurs when an invoice is canceled.', sensitive: [] },
  },
  'invoice.issued': {
    1: { group: 'Invoice', description: 'Occurs when an invoice is issued.', sensitive: [] },
  },
  'invoice.overdue': {
    1: { group: 'Invoice', description: 'Occurs when an invoice is overdue.', sensitive: [] },
  },
  'invoice.paid': {
    1: { group: 'Invoice', description: 'Occurs when an invoice is paid.', sensitive: [] },
  },
  'payment_method.deleted': {
    1: { group: 'Payment Method', description: 'Occurs when a payment method is deleted.', sensitive: [] },
  },
  'payment_method.saved': {
    1: { group: 'Payment Method', description: 'Occurs when a payment method is saved.', sensitive: [] },
  },
  'payout.created': {
    1: { group: 'Payout', description: 'Occurs when a payout is created.', sensitive: [] },
  },
  'payout.paid': {
    1: { group: 'Payout', description: 'Occurs when a payout is paid.', sensitive: [] },
  },
  'price.created': {
    1: { group: 'Price', description: 'Occurs when a price is created.', sensitive: [] },
  },
  'price.imported': {
    1: { group: 'Price', description: 'Occurs when a price is imported.', sensitive: [] },
  },
  'price.updated': {
    1: { group: 'Price', description: 'Occurs when a price is updated.', sensitive: [] },
  },
  'product.created': {
    1: { group: 'Product', description: 'Occurs when a product is created.', sensitive: [] },
  },
  'product.imported': {
    1: { group: 'Product', description: 'Occurs when a product is imported.', sensitive: [] },
  },
  'product.updated': {
    1: { group: 'Product', description: 'Occurs when a product is updated.', sensitive: [] },
  },
  'product_collection.created': {
    1: { group: 'Product Collection', description: 'Occurs when a product collection is created.', sensitive: [] },
  },
  'product_collection.updated': {
    1: { group: 'Product Collection', description: 'Occurs when a product collection is updated.', sensitive: [] },
  },
  'report.created': {
    1: { group: 'Report', description: 'Occurs when a report is created.', sensitive: [] },
  },
  'report.updated': {
    1: { group: 'Report', description: 'Occurs when a report is updated.', sensitive: [] },
  },
  'subscription.activated': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is activated.', sensitive: [] },
  },
  'subscription.canceled': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is canceled.', sensitive: [] },
  },
  'subscription.created': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is created.', sensitive: [] },
  },
  'subscription.imported': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is imported.', sensitive: [] },
  },
  'subscription.past_due': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is marked past due.', sensitive: [] },
  },
  'subscription.paused': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is paused.', sensitive: [] },
  },
  'subscription.resumed': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is resumed.', sensitive: [] },
  },
  'subscription.trialing': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is started with a trial.', sensitive: [] },
  },
  'subscription.updated': {
    1: { group: 'Subscription', description: 'Occurs when a subscription is updated.', sensitive: [] },
  },
  'transaction.billed': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is billed.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.canceled': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is canceled.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.completed': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is completed.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.created': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is created.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.paid': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is paid.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.past_due': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is marked past due.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.payment_failed': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a payment for a transaction is unsuccessful.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.ready': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is ready to be paid.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.revised': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is revised.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
  'transaction.updated': {
    1: {
      group: 'Transaction',
      description: 'Occurs when a transaction is updated.',
      sensitive: [
        { path: ['data', 'payments', '*', 'method_details', 'card', 'cardholder_name'], masked: '***' },
        { path: ['data', 'payments', '*', 'method_details', 'card', 'last4'], masked: '0000' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'email'], masked: 'masked@masked.invalid' },
        { path: ['data', 'payments', '*', 'method_details', 'paypal', 'reference'], masked: null },
        { path: ['data', 'payments', '*', 'method_details', 'south_korea_local_card', 'last4'], masked: '0000' },
      ],
    },
  },
} as const satisfies Record<string, Record<number, EventDefinition>>;

export type EventType = keyof typeof eventCatalogue;
