// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type KnownMembers, type StrictCheck, strictly } from './runtime/strict-check.ts';

/** The members of each schema that events use, by schema name. */
const named: Readonly<Record<string, KnownMembers>> = {
  Address: {
    members: {
      id: {},
      customer_id: {},
      description: {},
      first_line: {},
      second_line: {},
      city: {},
      postal_code: {},
      region: {},
      country_code: {},
      custom_data: {},
      status: {},
      created_at: {},
      updated_at: {},
      import_meta: 'ImportMeta',
    },
  },
  AddressCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Address' },
  },
  AddressImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Address' },
  },
  AddressUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Address' },
  },
  AdjustedPayoutTotals: {
    members: {
      subtotal: {},
      tax: {},
      total: {},
      fee: {},
      retained_fee: {},
      chargeback_fee: 'ChargebackFee',
      earnings: {},
      exchange_rate: {},
      currency_code: {},
    },
  },
  AdjustedTotals: {
    members: {
      subtotal: {},
      tax: {},
      total: {},
      grand_total: {},
      grand_total_tax: {},
      fee: {},
      retained_fee: {},
      earnings: {},
      currency_code: {},
    },
  },
  Adjustment: {
    members: {
      id: {},
      action: {},
      type: {},
      transaction_id: {},
      subscription_id: {},
      customer_id: {},
      reason: {},
      credit_applied_to_balance: {},
      currency_code: {},
      status: {},
      items: { items: 'AdjustmentItem' },
      totals: 'AdjustmentTotals',
      payout_totals: 'AdjustmentPayoutTotals',
      tax_rates_used: { items: 'AdjustmentTaxRateUsed' },
      created_at: {},
      updated_at: {},
    },
  },
  AdjustmentCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Adjustment' },
  },
  AdjustmentItem: {
    members: { id: {}, item_id: {}, type: {}, amount: {}, proration: 'Proration', totals: 'TotalsWithoutDiscount' },
  },
  AdjustmentPayoutTotals: {
    members: {
      subtotal: {},
      tax: {},
      total: {},
      fee: {},
      retained_fee: {},
      earnings: {},
      currency_code: {},
      chargeback_fee: 'ChargebackFee',
    },
  },
  AdjustmentTaxRateUsed: { members: { tax_rate: {}, totals: 'TotalsWithoutDiscount' } },
  AdjustmentTotals: {
    members: { subtotal: {}, tax: {}, total: {}, fee: {}, retained_fee: {}, earnings: {}, currency_code: {} },
  },
  AdjustmentUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Adjustment' },
  },
  ApiKey: {
    members: {
      id: {},
      name: {},
      description: {},
      key: {},
      status: {},
      permissions: { items: {} },
      expires_at: {},
      last_used_at: {},
      created_at: {},
      updated_at: {},
    },
  },
  ApiKeyCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKey' },
  },
  ApiKeyExpiredEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKey' },
  },
  ApiKeyExpiringEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKey' },
  },
  ApiKeyExposure: {
    members: {
      id: {},
      api_key_id: {},
      risk_level: {},
      action_taken: {},
      source: {},
      reference: {},
      description: {},
      created_at: {},
    },
  },
  ApiKeyExposureCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKeyExposure' },
  },
  ApiKeyRevokedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKey' },
  },
  ApiKeyUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ApiKey' },
  },
  BillingCycle: { members: { interval: {}, frequency: {} } },
  BillingDetails: {
    members: { enable_checkout: {}, purchase_order_number: {}, additional_information: {}, payment_terms: 'Duration' },
  },
  Business: {
    members: {
      id: {},
      seller_id: {},
      customer_id: {},
      name: {},
      company_number: {},
      tax_identifier: {},
      status: {},
      contacts: { items: 'BusinessContact' },
      custom_data: {},
      created_at: {},
      updated_at: {},
      import_meta: 'ImportMeta',
    },
  },
  BusinessContact: { members: { name: {}, email: {} } },
  BusinessCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Business' },
  },
  BusinessImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Business' },
  },
  BusinessUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Business' },
  },
  Card: { members: { type: {}, last4: {}, expiry_month: {}, expiry_year: {}, cardholder_name: {} } },
  ChargebackFee: { members: { amount: {}, original: 'OriginalChargebackFee' } },
  CheckoutLink: { members: { url: {} } },
  ClientToken: {
    members: {
      id: {},
      token: {},
      name: {},
      description: {},
      status: {},
      revoked_at: {},
      created_at: {},
      updated_at: {},
    },
  },
  ClientTokenCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ClientToken' },
  },
  ClientTokenRevokedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ClientToken' },
  },
  ClientTokenUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ClientToken' },
  },
  CreatedSubscription: {
    members: {
      id: {},
      status: {},
      customer_id: {},
      address_id: {},
      business_id: {},
      currency_code: {},
      created_at: {},
      updated_at: {},
      started_at: {},
      first_billed_at: {},
      next_billed_at: {},
      paused_at: {},
      canceled_at: {},
      discount: 'SubscriptionDiscount',
      collection_mode: {},
      billing_details: 'BillingDetails',
      current_billing_period: 'Period',
      billing_cycle: 'Duration',
      scheduled_change: 'ScheduledChange',
      items: { items: 'SubscriptionItem' },
      custom_data: {},
      import_meta: 'ImportMeta',
      transaction_id: {},
    },
  },
  Customer: {
    members: {
      id: {},
      name: {},
      email: {},
      marketing_consent: {},
      status: {},
      custom_data: {},
      locale: {},
      created_at: {},
      updated_at: {},
      import_meta: 'ImportMeta',
    },
  },
  CustomerCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Customer' },
  },
  CustomerImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Customer' },
  },
  CustomerUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Customer' },
  },
  DeletedPaymentMethod: {
    members: {
      id: {},
      customer_id: {},
      address_id: {},
      type: {},
      origin: {},
      saved_at: {},
      updated_at: {},
      deletion_reason: {},
    },
  },
  Discount: {
    members: {
      id: {},
      status: {},
      description: {},
      enabled_for_checkout: {},
      code: {},
      type: {},
      mode: {},
      amount: {},
      currency_code: {},
      recur: {},
      maximum_recurring_intervals: {},
      usage_limit: {},
      restrict_to: { items: {} },
      expires_at: {},
      custom_data: {},
      times_used: {},
      discount_group_id: {},
      created_at: {},
      updated_at: {},
      import_meta: 'ImportMeta',
    },
  },
  DiscountCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Discount' },
  },
  DiscountGroup: {
    members: { id: {}, name: {}, status: {}, created_at: {}, updated_at: {}, import_meta: 'ImportMeta' },
  },
  DiscountGroupCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'DiscountGroup' },
  },
  DiscountGroupUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'DiscountGroup' },
  },
  DiscountImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Discount' },
  },
  DiscountUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Discount' },
  },
  Duration: { members: { interval: {}, frequency: {} } },
  FlowSession: {
    members: {
      id: {},
      status: {},
      customer_id: {},
      subscription_id: {},
      transaction_id: {},
      custom_data: {},
      created_at: {},
      updated_at: {},
      completed_at: {},
      abandoned_at: {},
    },
  },
  FlowSessionAbandonedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FlowSession' },
  },
  FlowSessionCompletedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FlowSession' },
  },
  FlowSessionCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FlowSession' },
  },
  FunnelSession: {
    members: {
      id: {},
      status: {},
      customer_id: {},
      transaction_id: {},
      product_ids: { items: {} },
      custom_data: {},
      created_at: {},
      updated_at: {},
      completed_at: {},
      abandoned_at: {},
    },
  },
  FunnelSessionAbandonedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FunnelSession' },
  },
  FunnelSessionCompletedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FunnelSession' },
  },
  FunnelSessionCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'FunnelSession' },
  },
  ImportMeta: { members: { imported_from: {}, external_id: {} } },
  Invoice: {
    members: {
      id: {},
      status: {},
      transaction_id: {},
      customer_id: {},
      address_id: {},
      business_id: {},
      invoice_number: {},
      currency_code: {},
      billing_details: 'BillingDetails',
      billing_period: 'Period',
      items: { items: 'InvoiceItem' },
      details: 'InvoiceDetails',
      checkout: 'CheckoutLink',
      custom_data: {},
      issued_at: {},
      due_at: {},
      paid_at: {},
      created_at: {},
      updated_at: {},
    },
  },
  InvoiceCanceledEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Invoice' },
  },
  InvoiceDetails: { members: { totals: 'TotalsWithoutDiscount', line_items: { items: 'InvoiceLineItem' } } },
  InvoiceIssuedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Invoice' },
  },
  InvoiceItem: { members: { price: 'InvoiceItemPrice', quantity: {} } },
  InvoiceItemPrice: { members: { product_id: {}, unit_price: 'Money' } },
  InvoiceLineItem: {
    members: { product: 'InvoiceProduct', quantity: {}, tax_rate: {}, unit_totals: 'Totals', totals: 'Totals' },
  },
  InvoiceOverdueEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Invoice' },
  },
  InvoicePaidEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Invoice' },
  },
  InvoiceProduct: { members: { id: {}, name: {}, description: {}, status: {}, tax_category: {}, image_url: {} } },
  KoreaLocal: { members: { type: {} } },
  Money: { members: { amount: {}, currency_code: {} } },
  OriginalChargebackFee: { members: { amount: {}, currency_code: {} } },
  PaymentAttempt: {
    members: {
      payment_attempt_id: {},
      stored_payment_method_id: {},
      payment_method_id: {},
      amount: {},
      status: {},
      error_code: {},
      method_details: 'PaymentAttemptMethod',
      created_at: {},
      captured_at: {},
    },
  },
  PaymentAttemptMethod: {
    members: {
      type: {},
      card: 'Card',
      paypal: 'PaymentAttemptPaypal',
      underlying_details: 'UnderlyingDetails',
      south_korea_local_card: 'SouthKoreaLocalCard',
    },
  },
  PaymentAttemptPaypal: { members: { email: {}, reference: {} } },
  PaymentMethodDeletedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'DeletedPaymentMethod' },
  },
  PaymentMethodSavedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'SavedPaymentMethod' },
  },
  Payout: { members: { id: {}, status: {}, amount: {}, currency_code: {}, remittance_reference: {} } },
  PayoutCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Payout' },
  },
  PayoutPaidEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Payout' },
  },
  Period: { members: { starts_at: {}, ends_at: {} } },
  Price: {
    members: {
      id: {},
      product_id: {},
      description: {},
      type: {},
      name: {},
      billing_cycle: 'BillingCycle',
      trial_period: 'TrialPeriod',
      tax_mode: {},
      unit_price: 'Money',
      unit_price_overrides: { items: 'UnitPriceOverride' },
      quantity: 'PriceQuantity',
      status: {},
      custom_data: {},
      import_meta: 'ImportMeta',
      created_at: {},
      updated_at: {},
    },
  },
  PriceCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Price' },
  },
  PriceImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Price' },
  },
  PriceQuantity: { members: { minimum: {}, maximum: {} } },
  PriceUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Price' },
  },
  Product: {
    members: {
      id: {},
      name: {},
      description: {},
      type: {},
      tax_category: {},
      image_url: {},
      custom_data: {},
      status: {},
      import_meta: 'ImportMeta',
      created_at: {},
      updated_at: {},
    },
  },
  ProductCollection: {
    members: {
      id: {},
      name: {},
      description: {},
      status: {},
      product_ids: { items: {} },
      custom_data: {},
      created_at: {},
      updated_at: {},
    },
  },
  ProductCollectionCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ProductCollection' },
  },
  ProductCollectionUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'ProductCollection' },
  },
  ProductCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Product' },
  },
  ProductImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Product' },
  },
  ProductUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Product' },
  },
  Proration: { members: { rate: {}, billing_period: 'Period' } },
  Report: {
    members: {
      id: {},
      status: {},
      type: {},
      rows: {},
      filters: { items: 'ReportFilter' },
      expires_at: {},
      created_at: {},
      updated_at: {},
    },
  },
  ReportCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Report' },
  },
  ReportFilter: { members: { name: {}, operator: {}, value: { items: {} } } },
  ReportUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Report' },
  },
  SavedPaymentMethod: {
    members: { id: {}, customer_id: {}, address_id: {}, type: {}, origin: {}, saved_at: {}, updated_at: {} },
  },
  ScheduledChange: { members: { action: {}, effective_at: {}, resume_at: {} } },
  SouthKoreaLocalCard: { members: { last4: {}, type: {} } },
  Subscription: {
    members: {
      id: {},
      status: {},
      customer_id: {},
      address_id: {},
      business_id: {},
      currency_code: {},
      created_at: {},
      updated_at: {},
      started_at: {},
      first_billed_at: {},
      next_billed_at: {},
      paused_at: {},
      canceled_at: {},
      discount: 'SubscriptionDiscount',
      collection_mode: {},
      billing_details: 'BillingDetails',
      current_billing_period: 'Period',
      billing_cycle: 'Duration',
      scheduled_change: 'ScheduledChange',
      items: { items: 'SubscriptionItem' },
      custom_data: {},
      import_meta: 'ImportMeta',
    },
  },
  SubscriptionActivatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionCanceledEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'CreatedSubscription' },
  },
  SubscriptionDiscount: { members: { id: {}, starts_at: {}, ends_at: {} } },
  SubscriptionImportedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionItem: {
    members: {
      status: {},
      quantity: {},
      recurring: {},
      created_at: {},
      updated_at: {},
      previously_billed_at: {},
      next_billed_at: {},
      trial_dates: 'Period',
      price: 'Price',
      product: 'Product',
    },
  },
  SubscriptionPastDueEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionPausedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionResumedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionTrialingEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  SubscriptionUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Subscription' },
  },
  TaxRateUsed: { members: { tax_rate: {}, totals: 'Totals' } },
  Totals: { members: { subtotal: {}, discount: {}, tax: {}, total: {} } },
  TotalsWithoutDiscount: { members: { subtotal: {}, tax: {}, total: {} } },
  Transaction: {
    members: {
      id: {},
      status: {},
      customer_id: {},
      address_id: {},
      business_id: {},
      custom_data: {},
      currency_code: {},
      origin: {},
      subscription_id: {},
      invoice_id: {},
      invoice_number: {},
      collection_mode: {},
      discount_id: {},
      billing_details: 'BillingDetails',
      billing_period: 'Period',
      items: { items: 'TransactionItem' },
      details: 'TransactionDetails',
      payments: { items: 'PaymentAttempt' },
      checkout: 'CheckoutLink',
      created_at: {},
      updated_at: {},
      billed_at: {},
      revised_at: {},
    },
  },
  TransactionBilledEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionCanceledEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionCompletedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionCreatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionDetails: {
    members: {
      tax_rates_used: { items: 'TaxRateUsed' },
      totals: 'TransactionTotals',
      adjusted_totals: 'AdjustedTotals',
      payout_totals: 'TransactionPayoutTotals',
      adjusted_payout_totals: 'AdjustedPayoutTotals',
      line_items: { items: 'TransactionLineItem' },
    },
  },
  TransactionItem: { members: { price_id: {}, price: 'Price', quantity: {}, proration: 'Proration' } },
  TransactionLineItem: {
    members: {
      id: {},
      price_id: {},
      quantity: {},
      proration: 'Proration',
      tax_rate: {},
      unit_totals: 'Totals',
      totals: 'Totals',
      product: 'Product',
    },
  },
  TransactionPaidEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionPastDueEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionPaymentFailedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionPayoutTotals: {
    members: {
      subtotal: {},
      discount: {},
      tax: {},
      total: {},
      credit: {},
      credit_to_balance: {},
      balance: {},
      grand_total: {},
      grand_total_tax: {},
      fee: {},
      fee_rate: {},
      earnings: {},
      exchange_rate: {},
      currency_code: {},
    },
  },
  TransactionReadyEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionRevisedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TransactionTotals: {
    members: {
      subtotal: {},
      discount: {},
      tax: {},
      total: {},
      credit: {},
      credit_to_balance: {},
      balance: {},
      grand_total: {},
      grand_total_tax: {},
      fee: {},
      earnings: {},
      currency_code: {},
    },
  },
  TransactionUpdatedEventV1: {
    members: { event_id: {}, event_type: {}, occurred_at: {}, notification_id: {}, data: 'Transaction' },
  },
  TrialPeriod: { members: { interval: {}, frequency: {}, requires_payment_method: {} } },
  UnderlyingDetails: { members: { korea_local: 'KoreaLocal' } },
  UnitPriceOverride: { members: { country_codes: { items: {} }, unit_price: 'Money' } },
};

/** A strict validator of payloads for each event and version: unknown members are faults. */
export const eventChecks = {
  'address.created': {
    1: strictly(
      () => import('@billing/validators/events/address.created.v1').then((checks) => checks.AddressCreatedV1),
      'AddressCreatedEventV1',
      named,
    ),
  },
  'address.imported': {
    1: strictly(
      () => import('@billing/validators/events/address.imported.v1').then((checks) => checks.AddressImportedV1),
      'AddressImportedEventV1',
      named,
    ),
  },
  'address.updated': {
    1: strictly(
      () => import('@billing/validators/events/address.updated.v1').then((checks) => checks.AddressUpdatedV1),
      'AddressUpdatedEventV1',
      named,
    ),
  },
  'adjustment.created': {
    1: strictly(
      () => import('@billing/validators/events/adjustment.created.v1').then((checks) => checks.AdjustmentCreatedV1),
      'AdjustmentCreatedEventV1',
      named,
    ),
  },
  'adjustment.updated': {
    1: strictly(
      () => import('@billing/validators/events/adjustment.updated.v1').then((checks) => checks.AdjustmentUpdatedV1),
      'AdjustmentUpdatedEventV1',
      named,
    ),
  },
  'api_key.created': {
    1: strictly(
      () => import('@billing/validators/events/api_key.created.v1').then((checks) => checks.ApiKeyCreatedV1),
      'ApiKeyCreatedEventV1',
      named,
    ),
  },
  'api_key.expired': {
    1: strictly(
      () => import('@billing/validators/events/api_key.expired.v1').then((checks) => checks.ApiKeyExpiredV1),
      'ApiKeyExpiredEventV1',
      named,
    ),
  },
  'api_key.expiring': {
    1: strictly(
      () => import('@billing/validators/events/api_key.expiring.v1').then((checks) => checks.ApiKeyExpiringV1),
      'ApiKeyExpiringEventV1',
      named,
    ),
  },
  'api_key.revoked': {
    1: strictly(
      () => import('@billing/validators/events/api_key.revoked.v1').then((checks) => checks.ApiKeyRevokedV1),
      'ApiKeyRevokedEventV1',
      named,
    ),
  },
  'api_key.updated': {
    1: strictly(
      () => import('@billing/validators/events/api_key.updated.v1').then((checks) => checks.ApiKeyUpdatedV1),
      'ApiKeyUpdatedEventV1',
      named,
    ),
  },
  'api_key_exposure.created': {
    1: strictly(
      () =>
        import('@billing/validators/events/api_key_exposure.created.v1').then(
          (checks) => checks.ApiKeyExposureCreatedV1,
        ),
      'ApiKeyExposureCreatedEventV1',
      named,
    ),
  },
  'business.created': {
    1: strictly(
      () => import('@billing/validators/events/business.created.v1').then((checks) => checks.BusinessCreatedV1),
      'BusinessCreatedEventV1',
      named,
    ),
  },
  'business.imported': {
    1: strictly(
      () => import('@billing/validators/events/business.imported.v1').then((checks) => checks.BusinessImportedV1),
      'BusinessImportedEventV1',
      named,
    ),
  },
  'business.updated': {
    1: strictly(
      () => import('@billing/validators/events/business.updated.v1').then((checks) => checks.BusinessUpdatedV1),
      'BusinessUpdatedEventV1',
      named,
    ),
  },
  'client_token.created': {
    1: strictly(
      () => import('@billing/validators/events/client_token.created.v1').then((checks) => checks.ClientTokenCreatedV1),
      'ClientTokenCreatedEventV1',
      named,
    ),
  },
  'client_token.revoked': {
    1: strictly(
      () => import('@billing/validators/events/client_token.revoked.v1').then((checks) => checks.ClientTokenRevokedV1),
      'ClientTokenRevokedEventV1',
      named,
    ),
  },
  'client_token.updated': {
    1: strictly(
      () => import('@billing/validators/events/client_token.updated.v1').then((checks) => checks.ClientTokenUpdatedV1),
      'ClientTokenUpdatedEventV1',
      named,
    ),
  },
  'customer.created': {
    1: strictly(
      () => import('@billing/validators/events/customer.created.v1').then((checks) => checks.CustomerCreatedV1),
      'CustomerCreatedEventV1',
      named,
    ),
  },
  'customer.imported': {
    1: strictly(
      () => import('@billing/validators/events/customer.imported.v1').then((checks) => checks.CustomerImportedV1),
      'CustomerImportedEventV1',
      named,
    ),
  },
  'customer.updated': {
    1: strictly(
      () => import('@billing/validators/events/customer.updated.v1').then((checks) => checks.CustomerUpdatedV1),
      'CustomerUpdatedEventV1',
      named,
    ),
  },
  'discount.created': {
    1: strictly(
      () => import('@billing/validators/events/discount.created.v1').then((checks) => checks.DiscountCreatedV1),
      'DiscountCreatedEventV1',
      named,
    ),
  },
  'discount.imported': {
    1: strictly(
      () => import('@billing/validators/events/discount.imported.v1').then((checks) => checks.DiscountImportedV1),
      'DiscountImportedEventV1',
      named,
    ),
  },
  'discount.updated': {
    1: strictly(
      () => import('@billing/validators/events/discount.updated.v1').then((checks) => checks.DiscountUpdatedV1),
      'DiscountUpdatedEventV1',
      named,
    ),
  },
  'discount_group.created': {
    1: strictly(
      () =>
        import('@billing/validators/events/discount_group.created.v1').then((checks) => checks.DiscountGroupCreatedV1),
      'DiscountGroupCreatedEventV1',
      named,
    ),
  },
  'discount_group.updated': {
    1: strictly(
      () =>
        import('@billing/validators/events/discount_group.updated.v1').then((checks) => checks.DiscountGroupUpdatedV1),
      'DiscountGroupUpdatedEventV1',
      named,
    ),
  },
  'flow_session.abandoned': {
    1: strictly(
      () =>
        import('@billing/validators/events/flow_session.abandoned.v1').then((checks) => checks.FlowSessionAbandonedV1),
      'FlowSessionAbandonedEventV1',
      named,
    ),
  },
  'flow_session.completed': {
    1: strictly(
      () =>
        import('@billing/validators/events/flow_session.completed.v1').then((checks) => checks.FlowSessionCompletedV1),
      'FlowSessionCompletedEventV1',
      named,
    ),
  },
  'flow_session.created': {
    1: strictly(
      () => import('@billing/validators/events/flow_session.created.v1').then((checks) => checks.FlowSessionCreatedV1),
      'FlowSessionCreatedEventV1',
      named,
    ),
  },
  'funnel_session.abandoned': {
    1: strictly(
      () =>
        import('@billing/validators/events/funnel_session.abandoned.v1').then(
          (checks) => checks.FunnelSessionAbandonedV1,
        ),
      'FunnelSessionAbandonedEventV1',
      named,
    ),
  },
  'funnel_session.completed': {
    1: strictly(
      () =>
        import('@billing/validators/events/funnel_session.completed.v1').then(
          (checks) => checks.FunnelSessionCompletedV1,
        ),
      'FunnelSessionCompletedEventV1',
      named,
    ),
  },
  'funnel_session.created': {
    1: strictly(
      () =>
        import('@billing/validators/events/funnel_session.created.v1').then((checks) => checks.FunnelSessionCreatedV1),
      'FunnelSessionCreatedEventV1',
      named,
    ),
  },
  'invoice.canceled': {
    1: strictly(
      () => import('@billing/validators/events/invoice.canceled.v1').then((checks) => checks.InvoiceCanceledV1),
      'InvoiceCanceledEventV1',
      named,
    ),
  },
  'invoice.issued': {
    1: strictly(
      () => import('@billing/validators/events/invoice.issued.v1').then((checks) => checks.InvoiceIssuedV1),
      'InvoiceIssuedEventV1',
      named,
    ),
  },
  'invoice.overdue': {
    1: strictly(
      () => import('@billing/validators/events/invoice.overdue.v1').then((checks) => checks.InvoiceOverdueV1),
      'InvoiceOverdueEventV1',
      named,
    ),
  },
  'invoice.paid': {
    1: strictly(
      () => import('@billing/validators/events/invoice.paid.v1').then((checks) => checks.InvoicePaidV1),
      'InvoicePaidEventV1',
      named,
    ),
  },
  'payment_method.deleted': {
    1: strictly(
      () =>
        import('@billing/validators/events/payment_method.deleted.v1').then((checks) => checks.PaymentMethodDeletedV1),
      'PaymentMethodDeletedEventV1',
      named,
    ),
  },
  'payment_method.saved': {
    1: strictly(
      () => import('@billing/validators/events/payment_method.saved.v1').then((checks) => checks.PaymentMethodSavedV1),
      'PaymentMethodSavedEventV1',
      named,
    ),
  },
  'payout.created': {
    1: strictly(
      () => import('@billing/validators/events/payout.created.v1').then((checks) => checks.PayoutCreatedV1),
      'PayoutCreatedEventV1',
      named,
    ),
  },
  'payout.paid': {
    1: strictly(
      () => import('@billing/validators/events/payout.paid.v1').then((checks) => checks.PayoutPaidV1),
      'PayoutPaidEventV1',
      named,
    ),
  },
  'price.created': {
    1: strictly(
      () => import('@billing/validators/events/price.created.v1').then((checks) => checks.PriceCreatedV1),
      'PriceCreatedEventV1',
      named,
    ),
  },
  'price.imported': {
    1: strictly(
      () => import('@billing/validators/events/price.imported.v1').then((checks) => checks.PriceImportedV1),
      'PriceImportedEventV1',
      named,
    ),
  },
  'price.updated': {
    1: strictly(
      () => import('@billing/validators/events/price.updated.v1').then((checks) => checks.PriceUpdatedV1),
      'PriceUpdatedEventV1',
      named,
    ),
  },
  'product.created': {
    1: strictly(
      () => import('@billing/validators/events/product.created.v1').then((checks) => checks.ProductCreatedV1),
      'ProductCreatedEventV1',
      named,
    ),
  },
  'product.imported': {
    1: strictly(
      () => import('@billing/validators/events/product.imported.v1').then((checks) => checks.ProductImportedV1),
      'ProductImportedEventV1',
      named,
    ),
  },
  'product.updated': {
    1: strictly(
      () => import('@billing/validators/events/product.updated.v1').then((checks) => checks.ProductUpdatedV1),
      'ProductUpdatedEventV1',
      named,
    ),
  },
  'product_collection.created': {
    1: strictly(
      () =>
        import('@billing/validators/events/product_collection.created.v1').then(
          (checks) => checks.ProductCollectionCreatedV1,
        ),
      'ProductCollectionCreatedEventV1',
      named,
    ),
  },
  'product_collection.updated': {
    1: strictly(
      () =>
        import('@billing/validators/events/product_collection.updated.v1').then(
          (checks) => checks.ProductCollectionUpdatedV1,
        ),
      'ProductCollectionUpdatedEventV1',
      named,
    ),
  },
  'report.created': {
    1: strictly(
      () => import('@billing/validators/events/report.created.v1').then((checks) => checks.ReportCreatedV1),
      'ReportCreatedEventV1',
      named,
    ),
  },
  'report.updated': {
    1: strictly(
      () => import('@billing/validators/events/report.updated.v1').then((checks) => checks.ReportUpdatedV1),
      'ReportUpdatedEventV1',
      named,
    ),
  },
  'subscription.activated': {
    1: strictly(
      () =>
        import('@billing/validators/events/subscription.activated.v1').then((checks) => checks.SubscriptionActivatedV1),
      'SubscriptionActivatedEventV1',
      named,
    ),
  },
  'subscription.canceled': {
    1: strictly(
      () =>
        import('@billing/validators/events/subscription.canceled.v1').then((checks) => checks.SubscriptionCanceledV1),
      'SubscriptionCanceledEventV1',
      named,
    ),
  },
  'subscription.created': {
    1: strictly(
      () => import('@billing/validators/events/subscription.created.v1').then((checks) => checks.SubscriptionCreatedV1),
      'SubscriptionCreatedEventV1',
      named,
    ),
  },
  'subscription.imported': {
    1: strictly(
      () =>
        import('@billing/validators/events/subscription.imported.v1').then((checks) => checks.SubscriptionImportedV1),
      'SubscriptionImportedEventV1',
      named,
    ),
  },
  'subscription.past_due': {
    1: strictly(
      () =>
        import('@billing/validators/events/subscription.past_due.v1').then((checks) => checks.SubscriptionPastDueV1),
      'SubscriptionPastDueEventV1',
      named,
    ),
  },
  'subscription.paused': {
    1: strictly(
      () => import('@billing/validators/events/subscription.paused.v1').then((checks) => checks.SubscriptionPausedV1),
      'SubscriptionPausedEventV1',
      named,
    ),
  },
  'subscription.resumed': {
    1: strictly(
      () => import('@billing/validators/events/subscription.resumed.v1').then((checks) => checks.SubscriptionResumedV1),
      'SubscriptionResumedEventV1',
      named,
    ),
  },
  'subscription.trialing': {
    1: strictly(
      () =>
        import('@billing/validators/events/subscription.trialing.v1').then((checks) => checks.SubscriptionTrialingV1),
      'SubscriptionTrialingEventV1',
      named,
    ),
  },
  'subscription.updated': {
    1: strictly(
      () => import('@billing/validators/events/subscription.updated.v1').then((checks) => checks.SubscriptionUpdatedV1),
      'SubscriptionUpdatedEventV1',
      named,
    ),
  },
  'transaction.billed': {
    1: strictly(
      () => import('@billing/validators/events/transaction.billed.v1').then((checks) => checks.TransactionBilledV1),
      'TransactionBilledEventV1',
      named,
    ),
  },
  'transaction.canceled': {
    1: strictly(
      () => import('@billing/validators/events/transaction.canceled.v1').then((checks) => checks.TransactionCanceledV1),
      'TransactionCanceledEventV1',
      named,
    ),
  },
  'transaction.completed': {
    1: strictly(
      () =>
        import('@billing/validators/events/transaction.completed.v1').then((checks) => checks.TransactionCompletedV1),
      'TransactionCompletedEventV1',
      named,
    ),
  },
  'transaction.created': {
    1: strictly(
      () => import('@billing/validators/events/transaction.created.v1').then((checks) => checks.TransactionCreatedV1),
      'TransactionCreatedEventV1',
      named,
    ),
  },
  'transaction.paid': {
    1: strictly(
      () => import('@billing/validators/events/transaction.paid.v1').then((checks) => checks.TransactionPaidV1),
      'TransactionPaidEventV1',
      named,
    ),
  },
  'transaction.past_due': {
    1: strictly(
      () => import('@billing/validators/events/transaction.past_due.v1').then((checks) => checks.TransactionPastDueV1),
      'TransactionPastDueEventV1',
      named,
    ),
  },
  'transaction.payment_failed': {
    1: strictly(
      () =>
        import('@billing/validators/events/transaction.payment_failed.v1').then(
          (checks) => checks.TransactionPaymentFailedV1,
        ),
      'TransactionPaymentFailedEventV1',
      named,
    ),
  },
  'transaction.ready': {
    1: strictly(
      () => import('@billing/validators/events/transaction.ready.v1').then((checks) => checks.TransactionReadyV1),
      'TransactionReadyEventV1',
      named,
    ),
  },
  'transaction.revised': {
    1: strictly(
      () => import('@billing/validators/events/transaction.revised.v1').then((checks) => checks.TransactionRevisedV1),
      'TransactionRevisedEventV1',
      named,
    ),
  },
  'transaction.updated': {
    1: strictly(
      () => import('@billing/validators/events/transaction.updated.v1').then((checks) => checks.TransactionUpdatedV1),
      'TransactionUpdatedEventV1',
      named,
    ),
  },
} as const satisfies Record<string, Record<number, StrictCheck>>;
