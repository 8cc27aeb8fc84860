// Generated from the API's document: edit that, not this.
/**
 * An address of a customer. Its country and postal code decide which tax applies.
 *
 * @see schemas/address.yaml#/Address
 */
export interface Address {
  /** Id of the address. */
  id: AddressId;
  /** The customer it belongs to. */
  customer_id: CustomerId;
  /**
   * A note to tell addresses apart, not shown to the customer; null when you gave none.
   *
   * @maxLength 1024
   * @example "Head office"
   */
  description: string | null;
  /**
   * Street and number; null when not known.
   *
   * @maxLength 1024
   * @example "1 Example Street"
   */
  first_line: string | null;
  /**
   * Flat, floor or the like; null when there is none.
   *
   * @maxLength 1024
   * @example "Floor 3"
   */
  second_line: string | null;
  /**
   * Town; null when not known.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  city: string | null;
  /**
   * Postal or ZIP code; null when not known or when the country has none.
   *
   * @maxLength 200
   * @example "3511 AB"
   */
  postal_code: string | null;
  /**
   * State or province; null when not known.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  region: string | null;
  /** The country. */
  country_code: CountryCode | (string & {});
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** Whether the address can be used. */
  status: CatalogStatus | (string & {});
  /** When the address was created. */
  created_at: DateTime;
  /** When the address was last changed. */
  updated_at: DateTime;
  /** Where the address was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A delivery that says an address was added to a customer.
 *
 * @see events/address.yaml#/AddressCreatedEventV1
 */
export type AddressCreatedEventV1 = EventEnvelope & {
  /** Always `address.created`. */
  event_type: 'address.created';
  /** The address as created. */
  data: Address;
};

/**
 * Id of an address.
 *
 * @pattern ^add_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/AddressId
 */
export type AddressId = `add_${string}`;

/**
 * A delivery that says an address came in from another system.
 *
 * @see events/address.yaml#/AddressImportedEventV1
 */
export type AddressImportedEventV1 = EventEnvelope & {
  /** Always `address.imported`. */
  event_type: 'address.imported';
  /** The address as imported. */
  data: Address;
};

/**
 * A delivery that says an address was changed.
 *
 * @see events/address.yaml#/AddressUpdatedEventV1
 */
export type AddressUpdatedEventV1 = EventEnvelope & {
  /** Always `address.updated`. */
  event_type: 'address.updated';
  /** The address as it is now. */
  data: Address;
};

/**
 * What is left of a transaction after its adjustments, in the currency you are paid out in.
 *
 * @see schemas/transaction-details.yaml#/AdjustedPayoutTotals
 */
export interface AdjustedPayoutTotals {
  /** Before tax. */
  subtotal: AmountString;
  /** Tax on the subtotal. */
  tax: AmountString;
  /** With tax. */
  total: AmountString;
  /** What the service keeps. */
  fee: AmountString;
  /** Part of the fee that was kept though money was returned. */
  retained_fee: AmountString;
  /** What chargebacks cost. */
  chargeback_fee: ChargebackFee;
  /** What you earn without tax and fees. */
  earnings: SignedAmountString;
  /**
   * Units of the payout currency for one of the transaction's.
   *
   * @example "1.085"
   */
  exchange_rate: DecimalString;
  /** Currency of the payout. */
  currency_code: PayoutCurrencyCode | (string & {});
}

/**
 * What is left of a transaction after its adjustments.
 *
 * @see schemas/transaction-details.yaml#/AdjustedTotals
 */
export interface AdjustedTotals {
  /** Before tax. */
  subtotal: AmountString;
  /** Tax on the subtotal. */
  tax: AmountString;
  /** With tax. */
  total: AmountString;
  /** Total less credit. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** What the service keeps; null until it is known. */
  fee: AmountString | null;
  /** Part of the fee that was kept though money was returned. */
  retained_fee: AmountString;
  /** What you earn, without tax and fee; null until it is known. */
  earnings: SignedAmountString | null;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * Money given back or put to a customer's credit after a transaction was billed.
 *
 * @see schemas/adjustment.yaml#/Adjustment
 */
export interface Adjustment {
  /** Id of the adjustment. */
  id: AdjustmentId;
  /** What is done. */
  action: AdjustmentAction | (string & {});
  /**
   * Whether it is about all of the transaction.
   *
   * @default "partial"
   */
  type: AdjustmentType | (string & {});
  /** The transaction it adjusts. */
  transaction_id: TransactionId;
  /** The subscription of the transaction; null when it has none. */
  subscription_id: SubscriptionId | null;
  /** The customer of the transaction. */
  customer_id: CustomerId;
  /**
   * Why it was made.
   *
   * @example "Ordered twice"
   */
  reason: string;
  /** Whether a credit went to the customer's balance; null when it is no credit. */
  credit_applied_to_balance: boolean | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** How far it has come. */
  status: AdjustmentStatus | (string & {});
  /**
   * The lines of the transaction that it adjusts.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: AdjustmentItem[];
  /** What it comes to. */
  totals: AdjustmentTotals;
  /** What it comes to in the currency you are paid out in; null until that is known. */
  payout_totals: AdjustmentPayoutTotals | null;
  /** Every tax rate with what is adjusted at it. */
  tax_rates_used: AdjustmentTaxRateUsed[];
  /** When the adjustment was created. */
  created_at: DateTime;
  /** When the adjustment was last changed. */
  updated_at: DateTime;
}

/**
 * What an adjustment does. A `refund` returns money, a `credit` lowers what is to be paid, a `chargeback` is taken by the customer's bank; the `reverse` ones undo them.
 *
 * @see schemas/adjustment.yaml#/AdjustmentAction
 */
export type AdjustmentAction =
  | 'credit'
  | 'refund'
  | 'chargeback'
  | 'chargeback_reverse'
  | 'chargeback_warning'
  | 'chargeback_warning_reverse'
  | 'credit_reverse';

/**
 * A delivery that says an adjustment was made.
 *
 * @see events/adjustment.yaml#/AdjustmentCreatedEventV1
 */
export type AdjustmentCreatedEventV1 = EventEnvelope & {
  /** Always `adjustment.created`. */
  event_type: 'adjustment.created';
  /** The adjustment as created. */
  data: Adjustment;
};

/**
 * Id of an adjustment.
 *
 * @pattern ^adj_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/AdjustmentId
 */
export type AdjustmentId = `adj_${string}`;

/**
 * What is adjusted of one line.
 *
 * @see schemas/adjustment.yaml#/AdjustmentItem
 */
export interface AdjustmentItem {
  /** Id of the item. */
  id: AdjustmentItemId;
  /** The line of the transaction. */
  item_id: TransactionItemId;
  /** What of the line is adjusted. */
  type: AdjustmentItemType | (string & {});
  /** How much is adjusted; null when all of the line is. */
  amount: AmountString | null;
  /** For which part of a period; null when it is not about a part. */
  proration: Proration | null;
  /** What the item comes to. */
  totals: TotalsWithoutDiscount;
}

/**
 * Id of an item of an adjustment.
 *
 * @pattern ^adjitm_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/AdjustmentItemId
 */
export type AdjustmentItemId = `adjitm_${string}`;

/**
 * What is adjusted of a line, all of it, an amount, its tax, or a part of a period.
 *
 * @see schemas/adjustment.yaml#/AdjustmentItemType
 */
export type AdjustmentItemType = 'full' | 'partial' | 'tax' | 'proration';

/**
 * What an adjustment comes to in the currency you are paid out in.
 *
 * @see schemas/adjustment.yaml#/AdjustmentPayoutTotals
 */
export interface AdjustmentPayoutTotals {
  /** Before tax. */
  subtotal: AmountString;
  /** Tax on the subtotal. */
  tax: AmountString;
  /** With tax. */
  total: AmountString;
  /** Fee of the service that is given back. */
  fee: AmountString;
  /** Fee of the service that is not given back. */
  retained_fee: AmountString;
  /** What is taken from your earnings. */
  earnings: SignedAmountString;
  /** Currency of the payout. */
  currency_code: PayoutCurrencyCode | (string & {});
  /** What a chargeback costs. */
  chargeback_fee: ChargebackFee;
}

/**
 * How far an adjustment has come. Refunds wait for approval, most others are `approved` at once.
 *
 * @see schemas/adjustment.yaml#/AdjustmentStatus
 */
export type AdjustmentStatus = 'pending_approval' | 'approved' | 'rejected' | 'reversed';

/**
 * What was adjusted at one tax rate.
 *
 * @see schemas/adjustment.yaml#/AdjustmentTaxRateUsed
 */
export interface AdjustmentTaxRateUsed {
  /**
   * The rate.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** What is adjusted at this rate comes to. */
  totals: TotalsWithoutDiscount;
}

/**
 * What an adjustment comes to.
 *
 * @see schemas/adjustment.yaml#/AdjustmentTotals
 */
export interface AdjustmentTotals {
  /** Before tax. */
  subtotal: AmountString;
  /** Tax on the subtotal. */
  tax: AmountString;
  /** With tax. */
  total: AmountString;
  /** Fee of the service that is given back. */
  fee: AmountString;
  /** Fee of the service that is not given back. */
  retained_fee: AmountString;
  /** What is taken from your earnings. */
  earnings: SignedAmountString;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * Whether all of a transaction is adjusted or a part of it.
 *
 * @see schemas/adjustment.yaml#/AdjustmentType
 */
export type AdjustmentType = 'full' | 'partial';

/**
 * A delivery that says an adjustment was approved, rejected or reversed.
 *
 * @see events/adjustment.yaml#/AdjustmentUpdatedEventV1
 */
export type AdjustmentUpdatedEventV1 = EventEnvelope & {
  /** Always `adjustment.updated`. */
  event_type: 'adjustment.updated';
  /** The adjustment as it is now. */
  data: Adjustment;
};

/**
 * An amount in the smallest unit of its currency, so `1999` in EUR is 19.99 euros and in JPY 1,999 yen.
 *
 * @pattern ^[0-9]{1,15}$
 * @example "1999"
 * @see schemas/shared.yaml#/AmountString
 */
export type AmountString = string;

/**
 * A key that programs call the API with. The whole key is shown once, when it is created.
 *
 * @see schemas/api-key.yaml#/ApiKey
 */
export interface ApiKey {
  /** Id of the key. Its 26 characters are a part of the key itself. */
  id: ApiKeyId;
  /**
   * A name to tell keys apart.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Order sync"
   */
  name: string;
  /**
   * A note on what it is for; null when you gave none.
   *
   * @minLength 1
   * @maxLength 250
   * @example "Runs on the shop server."
   */
  description: string | null;
  /**
   * The key up to its secret part and four asterisks.
   *
   * @pattern ^[a-z\d_]*\*{4}$
   * @example "svc_apikey_sdbx_01kjpy44hv6q2n8r5t7w9y1b3d_****"
   */
  key: string;
  /** Whether the key works. */
  status: ApiKeyStatus | (string & {});
  /**
   * What the key may do.
   *
   * @uniqueItems
   * @example ["customer.read","notification.read"]
   */
  permissions: string[];
  /**
   * When it stops working; null when it never does.
   *
   * @format date-time
   */
  expires_at: string | null;
  /**
   * When it was last used, to the hour; null when it never was.
   *
   * @format date-time
   */
  last_used_at: string | null;
  /** When the key was created. */
  created_at: DateTime;
  /** When the key was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says an API key was created.
 *
 * @see events/api-key.yaml#/ApiKeyCreatedEventV1
 */
export type ApiKeyCreatedEventV1 = EventEnvelope & {
  /** Always `api_key.created`. */
  event_type: 'api_key.created';
  /** The key as created, its secret part replaced. */
  data: ApiKey;
};

/**
 * A delivery that says an API key has stopped working because its time is over.
 *
 * @see events/api-key.yaml#/ApiKeyExpiredEventV1
 */
export type ApiKeyExpiredEventV1 = EventEnvelope & {
  /** Always `api_key.expired`. */
  event_type: 'api_key.expired';
  /** The key as it is now. */
  data: ApiKey;
};

/**
 * A delivery that says an API key stops working in seven days.
 *
 * @see events/api-key.yaml#/ApiKeyExpiringEventV1
 */
export type ApiKeyExpiringEventV1 = EventEnvelope & {
  /** Always `api_key.expiring`. */
  event_type: 'api_key.expiring';
  /** The key as it is now. */
  data: ApiKey;
};

/**
 * One of your API keys was seen where others can read it.
 *
 * @see schemas/api-key-exposure.yaml#/ApiKeyExposure
 */
export interface ApiKeyExposure {
  /** Id of the exposure. */
  id: ApiKeyExposureId;
  /** The key that was seen. */
  api_key_id: ApiKeyId;
  /** How likely it is to be abused. */
  risk_level: ExposureRisk | (string & {});
  /** What was done to the key at once. */
  action_taken: ExposureAction | (string & {});
  /** What kind of place it was seen in. */
  source: ExposureSource | (string & {});
  /**
   * Where it was seen.
   *
   * @format uri
   * @maxLength 2048
   * @example "https://code.host.example/works/shop/blob/main/.env"
   */
  reference: string;
  /**
   * More about it; null when there is nothing to add.
   *
   * @maxLength 500
   * @example "In a public repository."
   */
  description: string | null;
  /** When it was recorded. */
  created_at: DateTime;
}

/**
 * A delivery that says one of your API keys was seen in public.
 *
 * @see events/api-key-exposure.yaml#/ApiKeyExposureCreatedEventV1
 */
export type ApiKeyExposureCreatedEventV1 = EventEnvelope & {
  /** Always `api_key_exposure.created`. */
  event_type: 'api_key_exposure.created';
  /** Which key, where it was seen and what was done. */
  data: ApiKeyExposure;
};

/**
 * Id of an API key exposure.
 *
 * @pattern ^apikeyexp_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ApiKeyExposureId
 */
export type ApiKeyExposureId = `apikeyexp_${string}`;

/**
 * Id of an API key.
 *
 * @pattern ^apikey_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ApiKeyId
 */
export type ApiKeyId = `apikey_${string}`;

/**
 * A delivery that says an API key was made useless before its time.
 *
 * @see events/api-key.yaml#/ApiKeyRevokedEventV1
 */
export type ApiKeyRevokedEventV1 = EventEnvelope & {
  /** Always `api_key.revoked`. */
  event_type: 'api_key.revoked';
  /** The key as it is now. */
  data: ApiKey;
};

/**
 * Whether a key works. Only an `active` one does.
 *
 * @see schemas/api-key.yaml#/ApiKeyStatus
 */
export type ApiKeyStatus = 'active' | 'expired' | 'revoked';

/**
 * A delivery that says an API key was changed.
 *
 * @see events/api-key.yaml#/ApiKeyUpdatedEventV1
 */
export type ApiKeyUpdatedEventV1 = EventEnvelope & {
  /** Always `api_key.updated`. */
  event_type: 'api_key.updated';
  /** The key as it is now. */
  data: ApiKey;
};

/**
 * A version of the API. There is one so far.
 *
 * @minimum 1
 * @see schemas/notification-setting.yaml#/ApiVersion
 */
export type ApiVersion = 1;

/**
 * How often a price is charged, at most every three years (1095 days, 156 weeks, 36 months, 3 years).
 *
 * @see schemas/price.yaml#/BillingCycle
 */
export interface BillingCycle {
  /** The unit that is counted. */
  interval: TimeInterval | (string & {});
  /**
   * How many units lie between charges.
   *
   * @minimum 1
   * @maximum 1095
   * @example 1
   */
  frequency: number;
}

/**
 * What is agreed on paying an invoice.
 *
 * @see schemas/billing.yaml#/BillingDetails
 */
export interface BillingDetails {
  /**
   * Whether the invoice can be paid at a checkout page as well.
   *
   * @default false
   */
  enable_checkout: boolean;
  /**
   * The customer's order number.
   *
   * @maxLength 100
   * @example "PO-2026-117"
   */
  purchase_order_number: string;
  /**
   * More text for the invoice; null when there is none.
   *
   * @maxLength 1500
   * @example "Delivery to the second floor."
   */
  additional_information: string | null;
  /** How long the customer has to pay. */
  payment_terms: Duration;
}

/**
 * A company that a customer buys for. Its name and tax number appear on what the customer is sent.
 *
 * @see schemas/business.yaml#/Business
 */
export interface Business {
  /** Id of the business. */
  id: BusinessId;
  /**
   * Id of your account, the same on all its businesses.
   *
   * @pattern ^[a-z0-9_]+$
   * @example "acct_7f3k"
   */
  seller_id: string;
  /** The customer it belongs to. */
  customer_id: CustomerId;
  /**
   * Name of the company.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "Sample Works B.V."
   */
  name: string;
  /**
   * Number in the company register; null when you gave none.
   *
   * @maxLength 1024
   * @example "80123456"
   */
  company_number: string | null;
  /**
   * Tax or VAT number; null when you gave none.
   *
   * @maxLength 1024
   * @example "NL000099998B57"
   */
  tax_identifier: string | null;
  /**
   * Whether the business can be used.
   *
   * @default "active"
   */
  status: CatalogStatus | (string & {});
  /**
   * People at the company to write to; empty when there are none.
   *
   * @maxItems 100
   * @uniqueItems
   */
  contacts: BusinessContact[];
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** When the business was created. */
  created_at: DateTime;
  /** When the business was last changed. */
  updated_at: DateTime;
  /** Where the business was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * Someone to write to at a business.
 *
 * @see schemas/business.yaml#/BusinessContact
 */
export interface BusinessContact {
  /**
   * Full name; empty when you gave none.
   *
   * @maxLength 1024
   * @example "Sam Sample"
   */
  name: string;
  /**
   * Where to reach the contact.
   *
   * @example "sam@works.example"
   */
  email: Email;
}

/**
 * A contact of a business to create.
 *
 * @see schemas/business.yaml#/BusinessContactCreate
 */
export interface BusinessContactCreate {
  /**
   * Where to reach the contact.
   *
   * @example "sam@works.example"
   */
  email: Email;
  /**
   * Full name.
   *
   * @maxLength 1024
   * @default ""
   * @example "Sam Sample"
   */
  name?: string | null;
}

/**
 * A business to create.
 *
 * @see schemas/business.yaml#/BusinessCreate
 */
export interface BusinessCreate {
  /**
   * Name of the company.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "Sample Works B.V."
   */
  name: string;
  /**
   * Number in the company register.
   *
   * @maxLength 1024
   * @example "80123456"
   */
  company_number?: string | null;
  /**
   * People at the company to write to, no two the same. Null means none.
   *
   * @maxItems 100
   * @uniqueItems
   */
  contacts?: BusinessContactCreate[] | null;
  /** Your own keys and values. */
  custom_data?: CustomData | null;
  /**
   * Whether the business can be used.
   *
   * @default "active"
   */
  status?: CatalogStatus | null;
  /**
   * Tax or VAT number.
   *
   * @maxLength 1024
   * @example "NL000099998B57"
   */
  tax_identifier?: string | null;
}

/**
 * A delivery that says a business was added to a customer.
 *
 * @see events/business.yaml#/BusinessCreatedEventV1
 */
export type BusinessCreatedEventV1 = EventEnvelope & {
  /** Always `business.created`. */
  event_type: 'business.created';
  /** The business as created. */
  data: Business;
};

/**
 * Id of a business.
 *
 * @pattern ^biz_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/BusinessId
 */
export type BusinessId = `biz_${string}`;

/**
 * A delivery that says a business came in from another system.
 *
 * @see events/business.yaml#/BusinessImportedEventV1
 */
export type BusinessImportedEventV1 = EventEnvelope & {
  /** Always `business.imported`. */
  event_type: 'business.imported';
  /** The business as imported. */
  data: Business;
};

/**
 * One business.
 *
 * @see schemas/business.yaml#/BusinessResponse
 */
export interface BusinessResponse {
  /** The business. */
  data: Business;
  /** About the response. */
  meta: Meta;
}

/**
 * A delivery that says a business was changed.
 *
 * @see events/business.yaml#/BusinessUpdatedEventV1
 */
export type BusinessUpdatedEventV1 = EventEnvelope & {
  /** Always `business.updated`. */
  event_type: 'business.updated';
  /** The business as it is now. */
  data: Business;
};

/**
 * A payment card.
 *
 * @see schemas/payment-method.yaml#/Card
 */
export interface Card {
  /** Network of the card. */
  type: CardScheme | (string & {});
  /**
   * The last four digits.
   *
   * @example "4242"
   */
  last4: string;
  /**
   * Month in which it expires.
   *
   * @minimum 1
   * @maximum 12
   * @example 11
   */
  expiry_month: number;
  /**
   * Year in which it expires.
   *
   * @example 2029
   */
  expiry_year: number;
  /**
   * Name on the card.
   *
   * @example "Jo Sample"
   */
  cardholder_name: string;
}

/**
 * The network a card belongs to; `unknown` when it could not be told.
 *
 * @see schemas/shared.yaml#/CardScheme
 */
export type CardScheme =
  | 'scheme_01'
  | 'scheme_02'
  | 'scheme_03'
  | 'scheme_04'
  | 'scheme_05'
  | 'scheme_06'
  | 'scheme_07'
  | 'scheme_08'
  | 'scheme_09'
  | 'unknown';

/**
 * Whether an entity can be used. An archived one stays readable but cannot be used in anything else.
 *
 * @see schemas/shared.yaml#/CatalogStatus
 */
export type CatalogStatus = 'active' | 'archived';

/**
 * `standard` is part of your catalog and listed; `custom` was made for one occasion and is not.
 *
 * @see schemas/product.yaml#/CatalogType
 */
export type CatalogType = 'standard' | 'custom';

/**
 * What a chargeback costs, in the currency you are paid out in and as it was charged.
 *
 * @see schemas/adjustment.yaml#/ChargebackFee
 */
export interface ChargebackFee {
  /** In the currency you are paid out in. */
  amount: AmountString;
  /** As it was charged; null when in the same currency or when there is none. */
  original: OriginalChargebackFee | null;
}

/**
 * A currency that chargeback fees are charged in.
 *
 * @see schemas/adjustment.yaml#/ChargebackFeeCurrencyCode
 */
export type ChargebackFeeCurrencyCode = 'AUD' | 'CAD' | 'EUR' | 'GBP' | 'USD';

/**
 * A website that was submitted for showing the checkout on it.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomain
 */
export interface CheckoutDomain {
  /** Id of the checkout domain. */
  id: CheckoutDomainId;
  /**
   * Host name of the website in small letters.
   *
   * @format hostname
   * @maxLength 253
   * @pattern ^[a-z0-9.-]+$
   * @example "shop.works.example"
   */
  domain: string;
  /** How far the review has come. */
  status: CheckoutDomainStatus | (string & {});
  /** Whether ways to pay that ask for it have verified the domain. */
  payment_method_verification: PaymentMethodVerification;
  /** When the domain was submitted. */
  created_at: DateTime;
  /** When the domain or its review was last changed. */
  updated_at: DateTime;
}

/**
 * Id of a checkout domain.
 *
 * @pattern ^chedom_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/CheckoutDomainId
 */
export type CheckoutDomainId = `chedom_${string}`;

/**
 * One page of checkout domains.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomainListResponse
 */
export interface CheckoutDomainListResponse {
  /** The checkout domains. */
  data: CheckoutDomain[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * How far the review of a domain has come. Only `approved` ones can show the checkout. With `action_required` something has to be put right before it is submitted again.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomainStatus
 */
export type CheckoutDomainStatus = 'pending_review' | 'approved' | 'rejected' | 'in_review' | 'action_required';

/**
 * Where a customer can pay.
 *
 * @see schemas/billing.yaml#/CheckoutLink
 */
export interface CheckoutLink {
  /**
   * Address of the checkout page; null when there is none.
   *
   * @minLength 1
   * @maxLength 2048
   * @example "https://shop.works.example/pay"
   */
  url: string | null;
}

/**
 * A token that may be public, for the client library on a web page. It is no API key.
 *
 * @see schemas/client-token.yaml#/ClientToken
 */
export interface ClientToken {
  /** Id of the client token. */
  id: ClientTokenId;
  /**
   * The token itself. It begins with `test_` in the sandbox.
   *
   * @pattern ^(live|test)_[a-z0-9]{27}$
   * @example "test_0example0token0000000000000"
   */
  token: string;
  /**
   * A name to tell tokens apart.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Shop"
   */
  name: string;
  /**
   * A note on what it is for; null when you gave none.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Checkout of the web shop."
   */
  description: string | null;
  /** Whether the token works. */
  status: ClientTokenStatus | (string & {});
  /**
   * When it was revoked; null when it was not.
   *
   * @format date-time
   */
  revoked_at: string | null;
  /** When the token was created. */
  created_at: DateTime;
  /** When the token was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says a client token was created.
 *
 * @see events/client-token.yaml#/ClientTokenCreatedEventV1
 */
export type ClientTokenCreatedEventV1 = EventEnvelope & {
  /** Always `client_token.created`. */
  event_type: 'client_token.created';
  /** The token as created. */
  data: ClientToken;
};

/**
 * Id of a client token.
 *
 * @pattern ^ctkn_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ClientTokenId
 */
export type ClientTokenId = `ctkn_${string}`;

/**
 * A delivery that says a client token was made useless for good.
 *
 * @see events/client-token.yaml#/ClientTokenRevokedEventV1
 */
export type ClientTokenRevokedEventV1 = EventEnvelope & {
  /** Always `client_token.revoked`. */
  event_type: 'client_token.revoked';
  /** The token as it is now. */
  data: ClientToken;
};

/**
 * Whether a client token works. A `revoked` one never does again.
 *
 * @see schemas/client-token.yaml#/ClientTokenStatus
 */
export type ClientTokenStatus = 'active' | 'revoked';

/**
 * A delivery that says the name or description of a client token was changed.
 *
 * @see events/client-token.yaml#/ClientTokenUpdatedEventV1
 */
export type ClientTokenUpdatedEventV1 = EventEnvelope & {
  /** Always `client_token.updated`. */
  event_type: 'client_token.updated';
  /** The token as it is now. */
  data: ClientToken;
};

/**
 * How money is collected. `automatic` charges a payment method, `manual` issues an invoice to be paid.
 *
 * @see schemas/shared.yaml#/CollectionMode
 */
export type CollectionMode = 'automatic' | 'manual';

/**
 * A country by its two capital letters in ISO 3166-1.
 *
 * @example "NL"
 * @see schemas/shared.yaml#/CountryCode
 */
export type CountryCode =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

/**
 * A subscription right after its creation, as that event shows it.
 *
 * @see schemas/subscription.yaml#/CreatedSubscription
 */
export type CreatedSubscription = Subscription & {
  /** The transaction that created it. */
  transaction_id: TransactionId;
};

/**
 * How the creation of a subscription is played.
 *
 * @see schemas/simulation-config.yaml#/CreationConfig
 */
export interface CreationConfig {
  /** Stored entities to use instead of samples. */
  entities: CreationEntities;
  /** Which turns it takes. */
  options: CreationOptions;
}

/**
 * How to play the creation of a subscription.
 *
 * @see schemas/simulation-config.yaml#/CreationConfigInput
 */
export interface CreationConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: CreationEntitiesInput;
  /** Which turns it takes. */
  options?: CreationOptionsInput;
}

/**
 * Stored entities that a creation is played with; null takes a sample. Either a transaction or items.
 *
 * @see schemas/simulation-config.yaml#/CreationEntities
 */
export interface CreationEntities {
  /** Who buys. */
  customer_id: CustomerId | null;
  /** The address. */
  address_id: AddressId | null;
  /** The business. */
  business_id: BusinessId | null;
  /** What is paid with. */
  payment_method_id: PaymentMethodId | null;
  /** What is taken off. */
  discount_id: DiscountId | null;
  /** What is bought. */
  transaction_id: TransactionId | null;
  /**
   * What is bought when no transaction is named.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: SimulatedItem[] | null;
}

/**
 * Stored entities to play a creation with. Give either a transaction or items, not both.
 *
 * @see schemas/simulation-config.yaml#/CreationEntitiesInput
 */
export interface CreationEntitiesInput {
  /**
   * The address.
   *
   * @default null
   */
  address_id?: AddressId | null;
  /**
   * The business.
   *
   * @default null
   */
  business_id?: BusinessId | null;
  /**
   * Who buys.
   *
   * @default null
   */
  customer_id?: CustomerId | null;
  /**
   * What is taken off.
   *
   * @default null
   */
  discount_id?: DiscountId | null;
  /**
   * What is bought when no transaction is named.
   *
   * @minItems 1
   * @maxItems 100
   * @default null
   */
  items?: SimulatedItemInput[] | null;
  /**
   * What is paid with.
   *
   * @default null
   */
  payment_method_id?: PaymentMethodId | null;
  /**
   * What is bought.
   *
   * @default null
   */
  transaction_id?: TransactionId | null;
}

/**
 * Which turns the creation of a subscription takes.
 *
 * @see schemas/simulation-config.yaml#/CreationOptions
 */
export interface CreationOptions {
  /**
   * How the customer comes in.
   *
   * @default "new"
   */
  customer_simulated_as: SimulatedCustomer | (string & {});
  /**
   * How the business comes in.
   *
   * @default "not_provided"
   */
  business_simulated_as: SimulatedBusiness | (string & {});
  /**
   * How the discount comes in.
   *
   * @default "not_provided"
   */
  discount_simulated_as: SimulatedDiscount | (string & {});
  /**
   * Whether it starts with a trial.
   *
   * @default false
   */
  trial_period_on_price: boolean;
}

/**
 * Which turns the creation of a subscription takes.
 *
 * @see schemas/simulation-config.yaml#/CreationOptionsInput
 */
export interface CreationOptionsInput {
  /**
   * How the business comes in.
   *
   * @default "not_provided"
   */
  business_simulated_as?: SimulatedBusiness | null;
  /**
   * How the customer comes in.
   *
   * @default "new"
   */
  customer_simulated_as?: SimulatedCustomer | null;
  /**
   * How the discount comes in.
   *
   * @default "not_provided"
   */
  discount_simulated_as?: SimulatedDiscount | null;
  /**
   * Whether it starts with a trial.
   *
   * @default false
   */
  trial_period_on_price?: boolean | null;
}

/**
 * A currency that prices and transactions can be in, by its ISO 4217 code.
 *
 * @example "EUR"
 * @see schemas/shared.yaml#/CurrencyCode
 */
export type CurrencyCode =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'JPY'
  | 'AUD'
  | 'CAD'
  | 'CHF'
  | 'HKD'
  | 'SGD'
  | 'SEK'
  | 'ARS'
  | 'BRL'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CZK'
  | 'DKK'
  | 'HUF'
  | 'ILS'
  | 'INR'
  | 'KRW'
  | 'MXN'
  | 'NOK'
  | 'NZD'
  | 'PEN'
  | 'PLN'
  | 'RUB'
  | 'THB'
  | 'TRY'
  | 'TWD'
  | 'UAH'
  | 'VND'
  | 'ZAR';

/**
 * Your own keys and values, returned with the entity as you sent them. At most 16 KiB as JSON. Send a number with more digits than JSON readers keep, such as `12345678901234567890`, as a string: as a number it is refused.
 *
 * @minProperties 1
 * @maxBytes 16384
 * @example {"crm_id":"88421","tier":"gold"}
 * @see schemas/shared.yaml#/CustomData
 */
export interface CustomData {
  [key: string]: unknown;
}

/**
 * A person or organisation that buys from you. Addresses, businesses and payment methods hang off it.
 *
 * @see schemas/customer.yaml#/Customer
 */
export interface Customer {
  /** Id of the customer. */
  id: CustomerId;
  /**
   * Full name; null when you gave none.
   *
   * @maxLength 1024
   * @example "Jo Sample"
   */
  name: string | null;
  /**
   * Where to reach the customer. No two customers of your account share one, whatever the letter case.
   *
   * @example "jo@customer.example"
   */
  email: Email;
  /**
   * Whether the customer agreed to marketing at checkout. Cannot be set through the API.
   *
   * @default false
   */
  marketing_consent: boolean;
  /** Whether the customer can be used. */
  status: CatalogStatus | (string & {});
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /**
   * Language to address the customer in.
   *
   * @default "en"
   */
  locale: Locale;
  /** When the customer was created. */
  created_at: DateTime;
  /** When the customer was last changed. */
  updated_at: DateTime;
  /** Where the customer was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A customer to create.
 *
 * @see schemas/customer.yaml#/CustomerCreate
 */
export interface CustomerCreate {
  /**
   * Where to reach the customer. Refused when another customer, even an archived one, has it.
   *
   * @minLength 1
   * @maxLength 320
   * @pattern ^[^@]+@[^@]+$
   * @example "jo@customer.example"
   */
  email: string;
  /** Your own keys and values. */
  custom_data?: CustomData | null;
  /**
   * Language to address the customer in.
   *
   * @default "en"
   */
  locale?: Locale | null;
  /**
   * Full name.
   *
   * @maxLength 1024
   * @example "Jo Sample"
   */
  name?: string | null;
}

/**
 * A delivery that says a customer was created.
 *
 * @see events/customer.yaml#/CustomerCreatedEventV1
 */
export type CustomerCreatedEventV1 = EventEnvelope & {
  /** Always `customer.created`. */
  event_type: 'customer.created';
  /** The customer as created. */
  data: Customer;
};

/**
 * Id of a customer.
 *
 * @pattern ^ctm_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/CustomerId
 */
export type CustomerId = `ctm_${string}`;

/**
 * A delivery that says a customer came in from another system.
 *
 * @see events/customer.yaml#/CustomerImportedEventV1
 */
export type CustomerImportedEventV1 = EventEnvelope & {
  /** Always `customer.imported`. */
  event_type: 'customer.imported';
  /** The customer as imported. */
  data: Customer;
};

/**
 * One customer.
 *
 * @see schemas/customer.yaml#/CustomerResponse
 */
export interface CustomerResponse {
  /** The customer. */
  data: Customer;
  /** About the response. */
  meta: Meta;
}

/**
 * A delivery that says a customer was changed.
 *
 * @see events/customer.yaml#/CustomerUpdatedEventV1
 */
export type CustomerUpdatedEventV1 = EventEnvelope & {
  /** Always `customer.updated`. */
  event_type: 'customer.updated';
  /** The customer as it is now. */
  data: Customer;
};

/**
 * A moment in UTC as RFC 3339 writes it, with a `Z` and up to six digits after the second.
 *
 * @format date-time
 * @example "2026-03-02T09:30:00.123456Z"
 * @see schemas/shared.yaml#/DateTime
 */
export type DateTime = string;

/**
 * A rate or factor, written as text so that no digit is lost.
 *
 * @pattern ^[0-9]+(\.[0-9]+)?$
 * @example "0.21"
 * @see schemas/shared.yaml#/DecimalString
 */
export type DecimalString = string;

/**
 * A way to pay that is no longer saved, as events show it.
 *
 * @see schemas/payment-method.yaml#/DeletedPaymentMethod
 */
export type DeletedPaymentMethod = SavedPaymentMethod & {
  /** Why it was deleted. */
  deletion_reason: PaymentMethodDeletionReason | (string & {});
};

/**
 * Something taken off what a customer pays, as a percentage or an amount.
 *
 * @see schemas/discount.yaml#/Discount
 */
export interface Discount {
  /** Id of the discount. */
  id: DiscountId;
  /**
   * Whether the discount can be used.
   *
   * @default "active"
   */
  status: CatalogStatus | (string & {});
  /**
   * A note for yourself, not shown to customers.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring campaign"
   */
  description: string;
  /**
   * Whether customers can redeem it themselves at checkout with its code.
   *
   * @default true
   */
  enabled_for_checkout: boolean;
  /**
   * What customers type in to redeem it, in capital or small letters; null when it has none.
   *
   * @pattern ^[a-zA-Z0-9]{1,32}$
   * @example "SPRING26"
   */
  code: string | null;
  /** What `amount` means. */
  type: DiscountType | (string & {});
  /**
   * Whether it is in your catalog.
   *
   * @default "standard"
   */
  mode: DiscountMode | (string & {});
  /**
   * With type `percentage` the percentage, from 0.01 to 100. With the flat types an amount above zero in the smallest unit of the currency.
   *
   * @pattern ^[0-9]{1,15}(\.[0-9]{1,2})?$
   * @example "12.5"
   * @example "500"
   */
  amount: string;
  /** The currency of `amount` with the flat types; null with `percentage`. */
  currency_code: (CurrencyCode | (string & {})) | null;
  /**
   * Whether a subscription gets it in later billing periods too.
   *
   * @default false
   */
  recur: boolean;
  /**
   * In how many billing periods it applies when `recur` is true; null means in all.
   *
   * @minimum 1
   * @example 3
   */
  maximum_recurring_intervals: number | null;
  /**
   * How often it can be redeemed by all customers together; null means as often as they like.
   *
   * @minimum 1
   * @example 1000
   */
  usage_limit: number | null;
  /**
   * Products and prices it applies to, a product with all its prices; null means to everything.
   *
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  restrict_to: (ProductId | PriceId | (string & {}))[] | null;
  /**
   * From when it can no longer be redeemed; null means never. A subscription can still be given it by an update afterwards.
   *
   * @format date-time
   * @example "2026-06-30T22:00:00Z"
   */
  expires_at: string | null;
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /**
   * How often it was redeemed. Renewals and later changes or charges of a subscription do not count.
   *
   * @minimum 0
   * @example 12
   */
  times_used: number;
  /** The group it is in; null when in none. */
  discount_group_id: DiscountGroupId | null;
  /** When the discount was created. */
  created_at: DateTime;
  /** When the discount was last changed or redeemed. */
  updated_at: DateTime;
  /** Where the discount was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A delivery that says a discount was created.
 *
 * @see events/discount.yaml#/DiscountCreatedEventV1
 */
export type DiscountCreatedEventV1 = EventEnvelope & {
  /** Always `discount.created`. */
  event_type: 'discount.created';
  /** The discount as created. */
  data: Discount;
};

/**
 * Discounts that belong together, such as those of one campaign.
 *
 * @see schemas/discount-group.yaml#/DiscountGroup
 */
export interface DiscountGroup {
  /** Id of the discount group. */
  id: DiscountGroupId;
  /**
   * A name for yourself, not shown to customers. No two groups of your account share one.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring 2026"
   */
  name: string;
  /**
   * Whether discounts can be put into the group.
   *
   * @default "active"
   */
  status: CatalogStatus | (string & {});
  /** When the group was created. */
  created_at: DateTime;
  /** When the group was last changed. */
  updated_at: DateTime;
  /** Where the group was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A delivery that says a discount group was created.
 *
 * @see events/discount-group.yaml#/DiscountGroupCreatedEventV1
 */
export type DiscountGroupCreatedEventV1 = EventEnvelope & {
  /** Always `discount_group.created`. */
  event_type: 'discount_group.created';
  /** The group as created. */
  data: DiscountGroup;
};

/**
 * Id of a discount group.
 *
 * @pattern ^dsg_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/DiscountGroupId
 */
export type DiscountGroupId = `dsg_${string}`;

/**
 * A delivery that says a discount group was changed.
 *
 * @see events/discount-group.yaml#/DiscountGroupUpdatedEventV1
 */
export type DiscountGroupUpdatedEventV1 = EventEnvelope & {
  /** Always `discount_group.updated`. */
  event_type: 'discount_group.updated';
  /** The group as it is now. */
  data: DiscountGroup;
};

/**
 * Id of a discount.
 *
 * @pattern ^dsc_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/DiscountId
 */
export type DiscountId = `dsc_${string}`;

/**
 * A delivery that says a discount came in from another system.
 *
 * @see events/discount.yaml#/DiscountImportedEventV1
 */
export type DiscountImportedEventV1 = EventEnvelope & {
  /** Always `discount.imported`. */
  event_type: 'discount.imported';
  /** The discount as imported. */
  data: Discount;
};

/**
 * `standard` discounts are part of your catalog. `custom` ones were made for one occasion and are listed only when you ask for them.
 *
 * @see schemas/discount.yaml#/DiscountMode
 */
export type DiscountMode = 'standard' | 'custom';

/**
 * Id of a discount as a path may name it, with or without one of its revisions.
 *
 * @pattern ^dsc_[a-z0-9]{26}(@dscrev_[a-z0-9]{26})?$
 * @see schemas/shared.yaml#/DiscountPathId
 */
export type DiscountPathId = string;

/**
 * A discount as the API returns it, with what `include` asked for.
 *
 * @see schemas/discount.yaml#/DiscountRead
 */
export type DiscountRead = Discount & {
  /** Its group. Only there with `include=discount_group` and when the discount is in one. */
  discount_group?: DiscountGroup;
};

/**
 * One discount.
 *
 * @see schemas/discount.yaml#/DiscountResponse
 */
export interface DiscountResponse {
  /** The discount. */
  data: DiscountRead;
  /** About the response. */
  meta: Meta;
}

/**
 * What is taken off: `flat` an amount off the whole, `flat_per_seat` an amount off each unit, `percentage` a share.
 *
 * @see schemas/discount.yaml#/DiscountType
 */
export type DiscountType = 'flat' | 'flat_per_seat' | 'percentage';

/**
 * A delivery that says a discount was changed or redeemed.
 *
 * @see events/discount.yaml#/DiscountUpdatedEventV1
 */
export type DiscountUpdatedEventV1 = EventEnvelope & {
  /** Always `discount.updated`. */
  event_type: 'discount.updated';
  /** The discount as it is now. */
  data: Discount;
};

/**
 * Verification of a domain by one way to pay.
 *
 * @see schemas/checkout-domain.yaml#/DomainVerification
 */
export interface DomainVerification {
  /** Whether the wallet can be offered on the domain. */
  status: DomainVerificationStatus | (string & {});
}

/**
 * Whether a domain is verified.
 *
 * @see schemas/checkout-domain.yaml#/DomainVerificationStatus
 */
export type DomainVerificationStatus = 'verified' | 'unverified';

/**
 * What is done to a subscription that is not paid in the end.
 *
 * @see schemas/simulation-config.yaml#/DunningExhaustedAction
 */
export type DunningExhaustedAction = 'subscription_paused' | 'subscription_canceled';

/**
 * A span of time as a number of days, weeks, months or years.
 *
 * @see schemas/shared.yaml#/Duration
 */
export interface Duration {
  /** The unit that is counted. */
  interval: TimeInterval | (string & {});
  /**
   * How many units.
   *
   * @minimum 1
   * @example 3
   */
  frequency: number;
}

/**
 * An email address, `local@domain`, by the one rule that holds for customers, contacts and destinations. It is in ASCII. The local part has 1 to 64 characters: letters, digits, `` !#$%&'*+/=?^_`{|}~- `` and single dots between them. The domain is a host name.
 *
 * @format email
 * @minLength 1
 * @maxLength 320
 * @pattern ^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$
 * @example "jo@customer.example"
 * @see schemas/shared.yaml#/Email
 */
export type Email = string;

/**
 * How a pause or a cancellation is played.
 *
 * @see schemas/simulation-config.yaml#/EndingConfig
 */
export interface EndingConfig {
  /** Stored entities to use instead of samples. */
  entities: SubscriptionEntities;
  /** Which turns it takes. */
  options: EndingOptions;
}

/**
 * How to play a pause or a cancellation.
 *
 * @see schemas/simulation-config.yaml#/EndingConfigInput
 */
export interface EndingConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: SubscriptionEntitiesInput;
  /** Which turns it takes. */
  options?: EndingOptionsInput;
}

/**
 * Which turns a pause or a cancellation takes.
 *
 * @see schemas/simulation-config.yaml#/EndingOptions
 */
export interface EndingOptions {
  /**
   * When it takes effect.
   *
   * @default "immediately"
   */
  effective_from: SimulatedEffectiveFrom | (string & {});
  /**
   * Whether an overdue transaction is canceled too.
   *
   * @default false
   */
  has_past_due_transaction: boolean;
}

/**
 * Which turns a pause or a cancellation takes.
 *
 * @see schemas/simulation-config.yaml#/EndingOptionsInput
 */
export interface EndingOptionsInput {
  /**
   * When it takes effect.
   *
   * @default "immediately"
   */
  effective_from?: SimulatedEffectiveFrom | null;
  /**
   * Whether an overdue transaction is canceled too.
   *
   * @default false
   */
  has_past_due_transaction?: boolean | null;
}

/**
 * What every failed request is answered with.
 *
 * @see schemas/shared.yaml#/Error
 */
export interface Error {
  /** What went wrong. */
  error: ErrorBody;
  /** About the response. */
  meta: Meta;
}

/**
 * What went wrong and what to read about it.
 *
 * @see schemas/shared.yaml#/ErrorBody
 */
export interface ErrorBody {
  /** Whose move it is. */
  type: ErrorType | (string & {});
  /**
   * Names the kind of error. Branch on this and never on `detail`.
   *
   * @example "invalid_field"
   */
  code: string;
  /**
   * One sentence for people.
   *
   * @example "The request has an invalid field."
   */
  detail: string;
  /**
   * A page that says what the code means and what to do.
   *
   * @format uri
   * @example "https://docs.billing.example/errors/shared/invalid_field"
   */
  documentation_url: string;
  /**
   * Every wrong field, all at once. Only there when `code` is `invalid_field`.
   *
   * @minItems 1
   */
  errors?: FieldError[];
}

/**
 * `request_error` is for you to correct; `api_error` is on the service's side, so try again later.
 *
 * @see schemas/shared.yaml#/ErrorType
 */
export type ErrorType = 'request_error' | 'api_error';

/**
 * One change that happened, as the event stream lists it. Nothing in it is masked.
 *
 * @see schemas/event.yaml#/Event
 */
export interface Event {
  /** Id of the event. */
  event_id: EventId;
  /** What happened to what. */
  event_type: EventTypeName | (string & {});
  /** When it happened. */
  occurred_at: DateTime;
  /** The entity as it was right after the change. Its shape depends on the event type. */
  data: {
    [key: string]: unknown;
  };
}

/**
 * What every delivery has around the entity. The same event can arrive more than once and events can overtake each other, so remember each `event_id` you have handled and order by `occurred_at`.
 *
 * @see schemas/event.yaml#/EventEnvelope
 */
export interface EventEnvelope {
  /** Id of the event, the same in retries and replays. A simulated one has a simulation event's id. */
  event_id: EventId | SimulationEventId | (string & {});
  /** What happened to what. */
  event_type: EventTypeName | (string & {});
  /** When it happened. */
  occurred_at: DateTime;
  /** Id of the notification that brought it to this destination. Quote it when you ask about a delivery. */
  notification_id?: NotificationId | SimulationNotificationId | (string & {});
}

/**
 * Id of an event.
 *
 * @pattern ^evt_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/EventId
 */
export type EventId = `evt_${string}`;

/**
 * One page of events.
 *
 * @see schemas/event.yaml#/EventListResponse
 */
export interface EventListResponse {
  /** The events. */
  data: Event[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * A delivery of any event type. The webhooks of this document tell the shape of `data` for each type.
 *
 * @see schemas/event.yaml#/EventPayload
 */
export type EventPayload = EventEnvelope & {
  /** The entity as it was right after the change. Its shape depends on the event type. */
  data: {
    [key: string]: unknown;
  };
};

/**
 * A kind of event that a destination can subscribe to.
 *
 * @see schemas/event-type.yaml#/EventType
 */
export interface EventType {
  /** The entity, a dot, and what happened to it. */
  name: EventTypeName | (string & {});
  /**
   * When it is sent.
   *
   * @example "Occurs when a customer is created."
   */
  description: string;
  /**
   * The kind of entity it is about.
   *
   * @example "Customer"
   */
  group: string;
  /**
   * Versions of the API that its payload can be had in.
   *
   * @example [1]
   */
  available_versions: number[];
}

/**
 * Every event type.
 *
 * @see schemas/event-type.yaml#/EventTypeListResponse
 */
export interface EventTypeListResponse {
  /** The event types, by name. */
  data: EventType[];
  /** About the response. */
  meta: Meta;
}

/**
 * Name of an event type. New ones are added without notice, so ignore those you do not know.
 *
 * @example "customer.created"
 * @see schemas/event-type.yaml#/EventTypeName
 */
export type EventTypeName =
  | 'address.created'
  | 'address.imported'
  | 'address.updated'
  | 'adjustment.created'
  | 'adjustment.updated'
  | 'api_key.created'
  | 'api_key.expired'
  | 'api_key.expiring'
  | 'api_key.revoked'
  | 'api_key.updated'
  | 'api_key_exposure.created'
  | 'business.created'
  | 'business.imported'
  | 'business.updated'
  | 'client_token.created'
  | 'client_token.revoked'
  | 'client_token.updated'
  | 'customer.created'
  | 'customer.imported'
  | 'customer.updated'
  | 'discount.created'
  | 'discount.imported'
  | 'discount.updated'
  | 'discount_group.created'
  | 'discount_group.updated'
  | 'flow_session.abandoned'
  | 'flow_session.completed'
  | 'flow_session.created'
  | 'funnel_session.abandoned'
  | 'funnel_session.completed'
  | 'funnel_session.created'
  | 'invoice.canceled'
  | 'invoice.issued'
  | 'invoice.overdue'
  | 'invoice.paid'
  | 'payment_method.deleted'
  | 'payment_method.saved'
  | 'payout.created'
  | 'payout.paid'
  | 'price.created'
  | 'price.imported'
  | 'price.updated'
  | 'product.created'
  | 'product.imported'
  | 'product.updated'
  | 'product_collection.created'
  | 'product_collection.updated'
  | 'report.created'
  | 'report.updated'
  | 'subscription.activated'
  | 'subscription.canceled'
  | 'subscription.created'
  | 'subscription.imported'
  | 'subscription.past_due'
  | 'subscription.paused'
  | 'subscription.resumed'
  | 'subscription.trialing'
  | 'subscription.updated'
  | 'transaction.billed'
  | 'transaction.canceled'
  | 'transaction.completed'
  | 'transaction.created'
  | 'transaction.paid'
  | 'transaction.past_due'
  | 'transaction.payment_failed'
  | 'transaction.ready'
  | 'transaction.revised'
  | 'transaction.updated';

/**
 * What was done to an exposed key. With `none`, replace it yourself.
 *
 * @see schemas/api-key-exposure.yaml#/ExposureAction
 */
export type ExposureAction = 'revoked' | 'none';

/**
 * How likely an exposed key is to be abused. With `high` the key is revoked.
 *
 * @see schemas/api-key-exposure.yaml#/ExposureRisk
 */
export type ExposureRisk = 'high' | 'low';

/**
 * What kind of place a key was seen in.
 *
 * @see schemas/api-key-exposure.yaml#/ExposureSource
 */
export type ExposureSource = 'code_host' | 'other';

/**
 * One wrong field of a request.
 *
 * @see schemas/shared.yaml#/FieldError
 */
export interface FieldError {
  /**
   * Path of the field in the body, or name of the query parameter.
   *
   * @example "contacts[0].email"
   */
  field: string;
  /**
   * What the value has to be.
   *
   * @example "must be an e-mail address"
   */
  message: string;
}

/**
 * One pass of a customer through a guided flow, such as canceling a subscription without help.
 *
 * @see schemas/flow-session.yaml#/FlowSession
 */
export interface FlowSession {
  /** Id of the flow session. */
  id: FlowSessionId;
  /** How far the customer has come. */
  status: PassStatus | (string & {});
  /** The customer. */
  customer_id: CustomerId;
  /** The subscription it is about; null when about none. */
  subscription_id: SubscriptionId | null;
  /** The transaction that came out of it; null when none did. */
  transaction_id: TransactionId | null;
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** When it began. */
  created_at: DateTime;
  /** When it last went on. */
  updated_at: DateTime;
  /**
   * When it was completed; null when it was not.
   *
   * @format date-time
   */
  completed_at: string | null;
  /**
   * When it was given up; null when it was not.
   *
   * @format date-time
   */
  abandoned_at: string | null;
}

/**
 * A delivery that says a customer left a guided flow before its end.
 *
 * @see events/flow-session.yaml#/FlowSessionAbandonedEventV1
 */
export type FlowSessionAbandonedEventV1 = EventEnvelope & {
  /** Always `flow_session.abandoned`. */
  event_type: 'flow_session.abandoned';
  /** The session as it is now. */
  data: FlowSession;
};

/**
 * A delivery that says a customer reached the end of a guided flow.
 *
 * @see events/flow-session.yaml#/FlowSessionCompletedEventV1
 */
export type FlowSessionCompletedEventV1 = EventEnvelope & {
  /** Always `flow_session.completed`. */
  event_type: 'flow_session.completed';
  /** The session as it is now. */
  data: FlowSession;
};

/**
 * A delivery that says a customer began a guided flow.
 *
 * @see events/flow-session.yaml#/FlowSessionCreatedEventV1
 */
export type FlowSessionCreatedEventV1 = EventEnvelope & {
  /** Always `flow_session.created`. */
  event_type: 'flow_session.created';
  /** The session as it begins. */
  data: FlowSession;
};

/**
 * Id of a flow session.
 *
 * @pattern ^flwses_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/FlowSessionId
 */
export type FlowSessionId = `flwses_${string}`;

/**
 * One visitor's pass through a purchase funnel.
 *
 * @see schemas/funnel-session.yaml#/FunnelSession
 */
export interface FunnelSession {
  /** Id of the funnel session. */
  id: FunnelSessionId;
  /** How far the visitor has come. */
  status: PassStatus | (string & {});
  /** The visitor as a customer; null while not known. */
  customer_id: CustomerId | null;
  /** The transaction that came out of it; null when none did. */
  transaction_id: TransactionId | null;
  /**
   * The products in the visitor's choice.
   *
   * @maxItems 100
   * @uniqueItems
   */
  product_ids: ProductId[];
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** When it began. */
  created_at: DateTime;
  /** When it last went on. */
  updated_at: DateTime;
  /**
   * When it was completed; null when it was not.
   *
   * @format date-time
   */
  completed_at: string | null;
  /**
   * When it was given up; null when it was not.
   *
   * @format date-time
   */
  abandoned_at: string | null;
}

/**
 * A delivery that says a visitor left a purchase funnel without buying.
 *
 * @see events/funnel-session.yaml#/FunnelSessionAbandonedEventV1
 */
export type FunnelSessionAbandonedEventV1 = EventEnvelope & {
  /** Always `funnel_session.abandoned`. */
  event_type: 'funnel_session.abandoned';
  /** The session as it is now. */
  data: FunnelSession;
};

/**
 * A delivery that says a visitor bought at the end of a purchase funnel.
 *
 * @see events/funnel-session.yaml#/FunnelSessionCompletedEventV1
 */
export type FunnelSessionCompletedEventV1 = EventEnvelope & {
  /** Always `funnel_session.completed`. */
  event_type: 'funnel_session.completed';
  /** The session as it is now. */
  data: FunnelSession;
};

/**
 * A delivery that says a visitor entered a purchase funnel.
 *
 * @see events/funnel-session.yaml#/FunnelSessionCreatedEventV1
 */
export type FunnelSessionCreatedEventV1 = EventEnvelope & {
  /** Always `funnel_session.created`. */
  event_type: 'funnel_session.created';
  /** The session as it begins. */
  data: FunnelSession;
};

/**
 * Id of a funnel session.
 *
 * @pattern ^fnlses_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/FunnelSessionId
 */
export type FunnelSessionId = `fnlses_${string}`;

/**
 * Where an imported entity came from.
 *
 * @see schemas/shared.yaml#/ImportMeta
 */
export interface ImportMeta {
  /**
   * Name of the system it came from.
   *
   * @minLength 1
   * @maxLength 200
   * @example "old-billing"
   */
  imported_from: string;
  /**
   * Its id in the system it came from; null, or left out, when it had none.
   *
   * @minLength 1
   * @maxLength 200
   * @example "cust-0042"
   */
  external_id?: string | null;
}

/**
 * A bill for a transaction that is collected manually.
 *
 * @see schemas/invoice.yaml#/Invoice
 */
export interface Invoice {
  /** Id of the invoice. */
  id: InvoiceId;
  /** How far the invoice has come. */
  status: InvoiceStatus | (string & {});
  /** The transaction it bills. */
  transaction_id: TransactionId;
  /** Who has to pay. */
  customer_id: CustomerId;
  /** The address that decides the tax. */
  address_id: AddressId;
  /** The business it is made out to; null when there is none. */
  business_id: BusinessId | null;
  /**
   * Number printed on the invoice; null when it has none yet.
   *
   * @example "INV-2026-00042"
   */
  invoice_number: string | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** What is agreed on paying; null when nothing is. */
  billing_details: BillingDetails | null;
  /** The time that is charged for; null when nothing in it recurs. */
  billing_period: Period | null;
  /**
   * What is billed.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: InvoiceItem[];
  /** What it comes to. */
  details: InvoiceDetails;
  /** Where the customer can pay; null when only by transfer. */
  checkout: CheckoutLink | null;
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** When it was issued. */
  issued_at: DateTime;
  /**
   * Until when to pay; null when no term is set.
   *
   * @format date-time
   */
  due_at: string | null;
  /**
   * When it was paid; null when it was not.
   *
   * @format date-time
   */
  paid_at: string | null;
  /** When the invoice was created. */
  created_at: DateTime;
  /** When the invoice was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says an invoice is not to be paid any more.
 *
 * @see events/invoice.yaml#/InvoiceCanceledEventV1
 */
export type InvoiceCanceledEventV1 = EventEnvelope & {
  /** Always `invoice.canceled`. */
  event_type: 'invoice.canceled';
  /** The invoice as it is now. */
  data: Invoice;
};

/**
 * What an invoice comes to, in all and line by line.
 *
 * @see schemas/invoice.yaml#/InvoiceDetails
 */
export interface InvoiceDetails {
  /** The sum of all lines. */
  totals: TotalsWithoutDiscount;
  /** One line for each item. */
  line_items: InvoiceLineItem[];
}

/**
 * Id of an invoice.
 *
 * @pattern ^inv_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/InvoiceId
 */
export type InvoiceId = `inv_${string}`;

/**
 * A delivery that says an invoice was issued and can be sent.
 *
 * @see events/invoice.yaml#/InvoiceIssuedEventV1
 */
export type InvoiceIssuedEventV1 = EventEnvelope & {
  /** Always `invoice.issued`. */
  event_type: 'invoice.issued';
  /** The invoice as issued. */
  data: Invoice;
};

/**
 * A price and how many of it are billed.
 *
 * @see schemas/invoice.yaml#/InvoiceItem
 */
export interface InvoiceItem {
  /** What one costs. */
  price: InvoiceItemPrice;
  /**
   * How many are billed.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
}

/**
 * The price of a billed item.
 *
 * @see schemas/invoice.yaml#/InvoiceItemPrice
 */
export interface InvoiceItemPrice {
  /** The product. */
  product_id: ProductId;
  /** What one unit costs. */
  unit_price: Money;
}

/**
 * What one item comes to.
 *
 * @see schemas/invoice.yaml#/InvoiceLineItem
 */
export interface InvoiceLineItem {
  /** The product as it was when the invoice was issued. */
  product: InvoiceProduct;
  /**
   * How many are billed.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** What one unit comes to. */
  unit_totals: Totals;
  /** What the line comes to. */
  totals: Totals;
}

/**
 * A delivery that says an invoice was not paid in time.
 *
 * @see events/invoice.yaml#/InvoiceOverdueEventV1
 */
export type InvoiceOverdueEventV1 = EventEnvelope & {
  /** Always `invoice.overdue`. */
  event_type: 'invoice.overdue';
  /** The invoice as it is now. */
  data: Invoice;
};

/**
 * A delivery that says an invoice was paid.
 *
 * @see events/invoice.yaml#/InvoicePaidEventV1
 */
export type InvoicePaidEventV1 = EventEnvelope & {
  /** Always `invoice.paid`. */
  event_type: 'invoice.paid';
  /** The invoice as it is now. */
  data: Invoice;
};

/**
 * What an invoice says of a product.
 *
 * @see schemas/invoice.yaml#/InvoiceProduct
 */
export interface InvoiceProduct {
  /** Id of the product. */
  id: ProductId;
  /**
   * Its name.
   *
   * @minLength 1
   * @maxLength 200
   * @example "Team plan"
   */
  name: string;
  /**
   * What it is; null when nothing is said.
   *
   * @maxLength 2048
   */
  description: string | null;
  /** Whether it can be sold. */
  status: CatalogStatus | (string & {});
  /** How it is taxed. */
  tax_category: TaxCategory | (string & {});
  /**
   * Its picture; null when there is none.
   *
   * @format uri
   */
  image_url: string | null;
}

/**
 * How far an invoice has come. An `overdue` one can still be paid.
 *
 * @see schemas/invoice.yaml#/InvoiceStatus
 */
export type InvoiceStatus = 'issued' | 'paid' | 'canceled' | 'overdue';

/**
 * Who issued a Korean local payment method; `unknown` when it could not be told.
 *
 * @see schemas/shared.yaml#/Issuer
 */
export type Issuer =
  | 'issuer_01'
  | 'issuer_02'
  | 'issuer_03'
  | 'issuer_04'
  | 'issuer_05'
  | 'issuer_06'
  | 'issuer_07'
  | 'issuer_08'
  | 'issuer_09'
  | 'issuer_10'
  | 'issuer_11'
  | 'issuer_12'
  | 'issuer_13'
  | 'issuer_14'
  | 'issuer_15'
  | 'issuer_16'
  | 'issuer_17'
  | 'issuer_18'
  | 'issuer_19'
  | 'issuer_20'
  | 'issuer_21'
  | 'issuer_22'
  | 'unknown';

/**
 * A Korean local payment.
 *
 * @see schemas/payment-method.yaml#/KoreaLocal
 */
export interface KoreaLocal {
  /** Who issued it. */
  type: Issuer | (string & {});
}

/**
 * The language to address a customer in, as a language tag.
 *
 * @pattern ^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$
 * @example "en"
 * @example "pt-BR"
 * @see schemas/shared.yaml#/Locale
 */
export type Locale = string;

/**
 * About the response rather than the entity.
 *
 * @see schemas/shared.yaml#/Meta
 */
export interface Meta {
  /**
   * Identifies this request. Quote it to support; the `Request-Id` header repeats it.
   *
   * @format uuid
   * @example "0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04"
   */
  request_id: string;
}

/**
 * About a list response.
 *
 * @see schemas/shared.yaml#/MetaWithPagination
 */
export interface MetaWithPagination {
  /**
   * Identifies this request. Quote it to support; the `Request-Id` header repeats it.
   *
   * @format uuid
   * @example "0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04"
   */
  request_id: string;
  /** Which page this is and how to get the next. */
  pagination: PaginationInfo;
}

/**
 * An amount together with its currency.
 *
 * @see schemas/shared.yaml#/Money
 */
export interface Money {
  /** How much in the smallest unit of the currency. */
  amount: AmountString;
  /** Which currency the amount is in. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * One event on its way to one destination, with all attempts to deliver it. Kept for 90 days.
 *
 * @see schemas/notification.yaml#/Notification
 */
export interface Notification {
  /** Id of the notification. */
  id: NotificationId;
  /** Type of the event. */
  type: EventTypeName | (string & {});
  /** How far the delivery has come. */
  status: NotificationStatus | (string & {});
  /** The body that is sent, masked if this destination gets no sensitive fields. */
  payload: EventPayload;
  /** When the event happened. */
  occurred_at: DateTime;
  /**
   * When the destination accepted it; null until then.
   *
   * @format date-time
   */
  delivered_at: string | null;
  /**
   * When it was last replayed; null when it never was.
   *
   * @format date-time
   */
  replayed_at: string | null;
  /** What made the notification. */
  origin: NotificationOrigin | (string & {});
  /**
   * When delivery was last tried; null before the first time.
   *
   * @format date-time
   */
  last_attempt_at: string | null;
  /**
   * When delivery is tried again; null when it will not be.
   *
   * @format date-time
   */
  retry_at: string | null;
  /**
   * How often delivery was tried.
   *
   * @minimum 0
   * @example 1
   */
  times_attempted: number;
  /** The destination. */
  notification_setting_id: NotificationSettingId;
}

/**
 * Id of a notification.
 *
 * @pattern ^ntf_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/NotificationId
 */
export type NotificationId = `ntf_${string}`;

/**
 * One page of notifications.
 *
 * @see schemas/notification.yaml#/NotificationListResponse
 */
export interface NotificationListResponse {
  /** The notifications. */
  data: Notification[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One attempt to deliver a notification and how the destination answered.
 *
 * @see schemas/notification-log.yaml#/NotificationLog
 */
export interface NotificationLog {
  /** Id of the attempt. */
  id: NotificationLogId;
  /**
   * HTTP status, or SMTP reply code with e-mail; 0 when there was no answer.
   *
   * @minimum 0
   * @example 200
   */
  response_code: number;
  /**
   * Content type of the answer; null when it named none.
   *
   * @example "application/json"
   */
  response_content_type: string | null;
  /**
   * The first 4,096 bytes of the answer. Without an answer the reason in short, such as `timeout`, `connection_refused`, `tls_error`, `dns_error` or `address_not_allowed`, which also says what is wrong with the destination.
   *
   * @example "ok"
   * @example "timeout"
   */
  response_body: string;
  /** When it was tried. */
  attempted_at: DateTime;
}

/**
 * Id of one logged delivery attempt.
 *
 * @pattern ^ntflog_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/NotificationLogId
 */
export type NotificationLogId = `ntflog_${string}`;

/**
 * One page of attempts to deliver a notification.
 *
 * @see schemas/notification-log.yaml#/NotificationLogListResponse
 */
export interface NotificationLogListResponse {
  /** The attempts. */
  data: NotificationLog[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Whether a notification was made by the `event` itself or by a `replay` of such a notification.
 *
 * @see schemas/notification.yaml#/NotificationOrigin
 */
export type NotificationOrigin = 'event' | 'replay';

/**
 * What a replay added.
 *
 * @see schemas/notification.yaml#/NotificationReplay
 */
export interface NotificationReplay {
  /** The notification that sends the event again. */
  notification_id: NotificationId;
}

/**
 * The notification that a replay added.
 *
 * @see schemas/notification.yaml#/NotificationReplayResponse
 */
export interface NotificationReplayResponse {
  /** What was added. */
  data: NotificationReplay;
  /** About the response. */
  meta: Meta;
}

/**
 * One notification.
 *
 * @see schemas/notification.yaml#/NotificationResponse
 */
export interface NotificationResponse {
  /** The notification. */
  data: Notification;
  /** About the response. */
  meta: Meta;
}

/**
 * A destination that events are delivered to, as a webhook or by e-mail.
 *
 * @see schemas/notification-setting.yaml#/NotificationSetting
 */
export interface NotificationSetting {
  /** Id of the notification setting. */
  id: NotificationSettingId;
  /**
   * A note to tell destinations apart.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Order sync"
   */
  description: string;
  /** How events are delivered. Cannot be changed after creation. */
  type: NotificationSettingType | (string & {});
  /**
   * The webhook URL or e-mail address.
   *
   * @minLength 1
   * @maxLength 2048
   * @example "https://hooks.works.example/billing"
   */
  destination: string;
  /**
   * Whether anything is delivered. Events that happen while it is false are not sent later.
   *
   * @default true
   */
  active: boolean;
  /**
   * Version of the API that payloads follow, whatever version your requests use.
   *
   * @example 1
   */
  api_version: ApiVersion | (number & {});
  /**
   * Whether personal data is sent as it is. Otherwise it is masked; no field is left out.
   *
   * @default false
   */
  include_sensitive_fields: boolean;
  /** The event types that are delivered. */
  subscribed_events: EventType[];
  /**
   * Key to check the signature of webhooks with. Keep it secret. While it is being rotated, the newer one.
   *
   * @pattern ^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$
   * @example "svc_ntfset_01kjpy44hv6q2n8r5t7w9y1b3d_ExampleEndpointSecretAAAAAAAAAAA"
   */
  endpoint_secret_key: string;
  /**
   * Whether real events, simulated ones or both are delivered.
   *
   * @default "platform"
   */
  traffic_source: TrafficSource | (string & {});
}

/**
 * A notification setting to create.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingCreate
 */
export interface NotificationSettingCreate {
  /**
   * A note to tell destinations apart.
   *
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /** How events are delivered. It cannot be changed later. */
  type: NotificationSettingType;
  /**
   * The webhook URL, `https` and reachable from the internet, or the e-mail address.
   *
   * @minLength 1
   * @maxLength 2048
   * @example "https://hooks.works.example/billing"
   */
  destination: string;
  /**
   * The event types to deliver. An empty list delivers none.
   *
   * @uniqueItems
   * @example ["customer.created","customer.updated"]
   */
  subscribed_events: EventTypeName[];
  /**
   * Whether anything is delivered.
   *
   * @default true
   */
  active?: boolean | null;
  /**
   * Version of the API that payloads follow, not older than your account's default version, which it is when you leave it out or send null.
   *
   * @example 1
   */
  api_version?: ApiVersion | null;
  /**
   * Whether personal data is sent as it is instead of masked.
   *
   * @default false
   */
  include_sensitive_fields?: boolean | null;
  /**
   * Whether real events, simulated ones or both are delivered. E-mail takes `platform` only.
   *
   * @default "platform"
   */
  traffic_source?: TrafficSource | null;
}

/**
 * Id of a notification setting.
 *
 * @pattern ^ntfset_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/NotificationSettingId
 */
export type NotificationSettingId = `ntfset_${string}`;

/**
 * One page of notification settings.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingListResponse
 */
export interface NotificationSettingListResponse {
  /** The notification settings. */
  data: NotificationSetting[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One notification setting.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingResponse
 */
export interface NotificationSettingResponse {
  /** The notification setting. */
  data: NotificationSetting;
  /** About the response. */
  meta: Meta;
}

/**
 * How a destination gets its events, as mail or as webhooks.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingType
 */
export type NotificationSettingType = 'email' | 'url';

/**
 * What to change of a notification setting. What you leave out stays as it is.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingUpdate
 */
export interface NotificationSettingUpdate {
  /** Whether anything is delivered. Deliveries under way fail when set to false. */
  active?: boolean;
  /**
   * Version of the API that payloads follow, not older than your account's default version.
   *
   * @example 1
   */
  api_version?: ApiVersion;
  /**
   * A note to tell destinations apart.
   *
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  /**
   * The webhook URL or e-mail address.
   *
   * @minLength 1
   * @maxLength 2048
   */
  destination?: string;
  /** Whether personal data is sent as it is instead of masked. */
  include_sensitive_fields?: boolean;
  /**
   * All event types to deliver from now on. Those you do not name are dropped; an empty list drops all.
   *
   * @uniqueItems
   * @example ["customer.created","customer.updated"]
   */
  subscribed_events?: EventTypeName[];
  /** Whether real events, simulated ones or both are delivered. E-mail takes `platform` only. */
  traffic_source?: TrafficSource;
}

/**
 * How far a delivery has come: `not_attempted` yet, failed and `needs_retry` at `retry_at`, `delivered`, or `failed` for good.
 *
 * @see schemas/notification.yaml#/NotificationStatus
 */
export type NotificationStatus = 'not_attempted' | 'needs_retry' | 'delivered' | 'failed';

/**
 * A chargeback fee as it was charged.
 *
 * @see schemas/adjustment.yaml#/OriginalChargebackFee
 */
export interface OriginalChargebackFee {
  /** How much was charged. */
  amount: AmountString;
  /** Currency it was charged in. */
  currency_code: ChargebackFeeCurrencyCode | (string & {});
}

/**
 * Which page of a list this is and how to get the next.
 *
 * @see schemas/shared.yaml#/PaginationInfo
 */
export interface PaginationInfo {
  /**
   * The page size that was applied. Lower than you asked for when you asked for more than 200.
   *
   * @minimum 1
   * @maximum 200
   * @example 50
   */
  per_page: number;
  /**
   * Address of the next page with your own filters in it. Sent on the last page too, so look at `has_more`.
   *
   * @format uri
   * @example "https://api.billing.example/events?after=evt_01kjpyc33tgmfjz7b6a5xqv2dn&per_page=50"
   */
  next: string;
  /** Whether the next page holds anything. */
  has_more: boolean;
  /**
   * How many items match on all pages together. Exact up to 100,000; 100001 stands for more than that, and -1 for not counted, because you sent `Skip-Count: true` or because counting failed.
   *
   * @minimum -1
   * @maximum 100001
   * @example 1204
   */
  estimated_total?: number;
}

/**
 * How far a pass through a flow or funnel has come.
 *
 * @see schemas/flow-session.yaml#/PassStatus
 */
export type PassStatus = 'open' | 'completed' | 'abandoned';

/**
 * One attempt to pay a transaction.
 *
 * @see schemas/payment-attempt.yaml#/PaymentAttempt
 */
export interface PaymentAttempt {
  /**
   * Id of the attempt.
   *
   * @format uuid
   * @example "7d1c0a94-52e6-4b3f-8a17-c9f2e5d0b836"
   */
  payment_attempt_id: string;
  /**
   * Former id of the payment method. Use `payment_method_id`.
   *
   * @deprecated
   * @format uuid
   * @example "2f8b6d13-9c47-4e05-b1a8-603d7ec95f42"
   */
  stored_payment_method_id: string;
  /** The saved payment method that was charged; null when it was not a saved one. */
  payment_method_id: PaymentMethodId | null;
  /** What was to be charged in the transaction's currency. */
  amount: AmountString;
  /** What became of the attempt. */
  status: PaymentAttemptStatus | (string & {});
  /** Why it failed; null when it did not. */
  error_code: (PaymentErrorCode | (string & {})) | null;
  /** What it was paid with. */
  method_details: PaymentAttemptMethod;
  /** When the attempt was made. */
  created_at: DateTime;
  /**
   * When the money was taken; null when it was not.
   *
   * @format date-time
   */
  captured_at: string | null;
}

/**
 * What a payment was attempted with. At most one of the objects is filled, as `type` says.
 *
 * @see schemas/payment-attempt.yaml#/PaymentAttemptMethod
 */
export interface PaymentAttemptMethod {
  /** What kind of payment method it is. */
  type: PaymentAttemptType | (string & {});
  /** The card; null unless `type` is `card`. */
  card: Card | null;
  /** The wallet account; null unless `type` is `paypal_kind`. */
  paypal: PaymentAttemptPaypal | null;
  /**
   * What is behind a Korean local payment; null with the other types.
   *
   * @deprecated
   */
  underlying_details: UnderlyingDetails | null;
  /** The Korean card; null unless `type` is `south_korea_local_card`. */
  south_korea_local_card: SouthKoreaLocalCard | null;
}

/**
 * The account with the global online wallet that a payment was attempted with.
 *
 * @see schemas/payment-attempt.yaml#/PaymentAttemptPaypal
 */
export interface PaymentAttemptPaypal {
  /** E-mail address of the account. */
  email: Email;
  /**
   * The wallet's own reference for the account; null when it gave none.
   *
   * @example "WALLET-7K2M9"
   */
  reference: string | null;
}

/**
 * What became of an attempt to pay. `captured` has the money. `action_required` waits for the customer, `pending_no_action_required` for the bank. `authorized_flagged` is held back for a review, `dropped` was left behind by the customer.
 *
 * @see schemas/payment-attempt.yaml#/PaymentAttemptStatus
 */
export type PaymentAttemptStatus =
  | 'authorized'
  | 'authorized_flagged'
  | 'canceled'
  | 'captured'
  | 'error'
  | 'action_required'
  | 'pending_no_action_required'
  | 'created'
  | 'unknown'
  | 'dropped';

/**
 * A way to pay, saved or not. `unknown` when it could not be told.
 *
 * @see schemas/payment-attempt.yaml#/PaymentAttemptType
 */
export type PaymentAttemptType =
  | 'card'
  | 'korea_local'
  | 'south_korea_local_card'
  | 'device_wallet_a'
  | 'device_wallet_b'
  | 'device_wallet_c'
  | 'paypal_kind'
  | 'method_01'
  | 'method_02'
  | 'method_03'
  | 'method_04'
  | 'method_05'
  | 'method_06'
  | 'method_07'
  | 'method_08'
  | 'method_09'
  | 'method_10'
  | 'offline'
  | 'wire_transfer'
  | 'unknown';

/**
 * Why an attempt to pay failed.
 *
 * @see schemas/payment-attempt.yaml#/PaymentErrorCode
 */
export type PaymentErrorCode =
  | 'already_canceled'
  | 'already_refunded'
  | 'authentication_failed'
  | 'blocked_card'
  | 'canceled'
  | 'declined'
  | 'declined_not_retryable'
  | 'expired_card'
  | 'fraud'
  | 'invalid_amount'
  | 'invalid_payment_details'
  | 'issuer_unavailable'
  | 'not_enough_balance'
  | 'preferred_network_not_supported'
  | 'psp_error'
  | 'redacted_payment_method'
  | 'system_error'
  | 'transaction_not_permitted'
  | 'unknown';

/**
 * A way to pay that a customer has saved. At most one of the objects with details is filled, as `type` says.
 *
 * @see schemas/payment-method.yaml#/PaymentMethod
 */
export interface PaymentMethod {
  /** Id of the payment method. */
  id: PaymentMethodId;
  /** The customer it belongs to. */
  customer_id: CustomerId;
  /** The address it was saved with. */
  address_id: AddressId;
  /** What kind of payment method it is. */
  type: PaymentMethodType | (string & {});
  /** The card; null unless `type` is `card`. */
  card: Card | null;
  /** The wallet account; null unless `type` is `paypal_kind`. */
  paypal: PaypalAccount | null;
  /**
   * What is behind a Korean local payment; null with the other types.
   *
   * @deprecated
   */
  underlying_details: UnderlyingDetails | null;
  /** The Korean card; null unless `type` is `south_korea_local_card`. */
  south_korea_local_card: SouthKoreaLocalCard | null;
  /** How it came to be saved. */
  origin: PaymentMethodOrigin | (string & {});
  /** When it was saved. */
  saved_at: DateTime;
  /** When it was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says a saved payment method is gone.
 *
 * @see events/payment-method.yaml#/PaymentMethodDeletedEventV1
 */
export type PaymentMethodDeletedEventV1 = EventEnvelope & {
  /** Always `payment_method.deleted`. */
  event_type: 'payment_method.deleted';
  /** What was deleted and why. */
  data: DeletedPaymentMethod;
};

/**
 * Whether the same method was saved again and replaced it, or a request deleted it.
 *
 * @see schemas/payment-method.yaml#/PaymentMethodDeletionReason
 */
export type PaymentMethodDeletionReason = 'replaced_by_newer_version' | 'api';

/**
 * Id of a payment method.
 *
 * @pattern ^paymtd_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/PaymentMethodId
 */
export type PaymentMethodId = `paymtd_${string}`;

/**
 * One page of payment methods.
 *
 * @see schemas/payment-method.yaml#/PaymentMethodListResponse
 */
export interface PaymentMethodListResponse {
  /** The payment methods. */
  data: PaymentMethod[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * How a payment method came to be saved: the customer ticked a box at checkout, a subscription is paid with it, or both. One that only pays a subscription is not offered at checkout.
 *
 * @see schemas/payment-method.yaml#/PaymentMethodOrigin
 */
export type PaymentMethodOrigin = 'saved_during_purchase' | 'subscription' | 'subscription_saved_during_purchase';

/**
 * A delivery that says a customer saved a payment method.
 *
 * @see events/payment-method.yaml#/PaymentMethodSavedEventV1
 */
export type PaymentMethodSavedEventV1 = EventEnvelope & {
  /** Always `payment_method.saved`. */
  event_type: 'payment_method.saved';
  /** The payment method, without the details of the card or account. */
  data: SavedPaymentMethod;
};

/**
 * A way to pay. `device_wallet_*` are wallets of device families, `method_*` regional wallets and schemes.
 *
 * @see schemas/shared.yaml#/PaymentMethodType
 */
export type PaymentMethodType =
  | 'card'
  | 'korea_local'
  | 'south_korea_local_card'
  | 'device_wallet_a'
  | 'device_wallet_b'
  | 'device_wallet_c'
  | 'paypal_kind'
  | 'method_01'
  | 'method_02'
  | 'method_03'
  | 'method_04'
  | 'method_05'
  | 'method_06'
  | 'method_07'
  | 'method_08'
  | 'method_09'
  | 'method_10';

/**
 * Verification of a domain by the ways to pay that ask for it.
 *
 * @see schemas/checkout-domain.yaml#/PaymentMethodVerification
 */
export interface PaymentMethodVerification {
  /** Verification by this wallet. */
  device_wallet_a: DomainVerification;
}

/**
 * Earnings that are transferred to you.
 *
 * @see schemas/payout.yaml#/Payout
 */
export interface Payout {
  /** Id of the payout. */
  id: PayoutId;
  /** Whether the money is on its way. */
  status: PayoutStatus | (string & {});
  /** What is transferred. */
  amount: AmountString;
  /** Currency of the amount. */
  currency_code: PayoutCurrencyCode | (string & {});
  /**
   * Reference that your bank statement shows.
   *
   * @example "RMT-2026-03-0007"
   */
  remittance_reference: string;
}

/**
 * A delivery that says earnings are going to be transferred to you.
 *
 * @see events/payout.yaml#/PayoutCreatedEventV1
 */
export type PayoutCreatedEventV1 = EventEnvelope & {
  /** Always `payout.created`. */
  event_type: 'payout.created';
  /** The payout as created. */
  data: Payout;
};

/**
 * A currency that earnings can be paid out in, by its ISO 4217 code.
 *
 * @example "USD"
 * @see schemas/shared.yaml#/PayoutCurrencyCode
 */
export type PayoutCurrencyCode =
  | 'AUD'
  | 'CAD'
  | 'CHF'
  | 'CNY'
  | 'CZK'
  | 'DKK'
  | 'EUR'
  | 'GBP'
  | 'HUF'
  | 'PLN'
  | 'SEK'
  | 'USD'
  | 'ZAR';

/**
 * Id of a payout.
 *
 * @pattern ^pay_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/PayoutId
 */
export type PayoutId = `pay_${string}`;

/**
 * A delivery that says earnings were transferred to you.
 *
 * @see events/payout.yaml#/PayoutPaidEventV1
 */
export type PayoutPaidEventV1 = EventEnvelope & {
  /** Always `payout.paid`. */
  event_type: 'payout.paid';
  /** The payout as it is now. */
  data: Payout;
};

/**
 * Whether a payout was transferred.
 *
 * @see schemas/payout.yaml#/PayoutStatus
 */
export type PayoutStatus = 'unpaid' | 'paid';

/**
 * An account with the global online wallet.
 *
 * @see schemas/payment-method.yaml#/PaypalAccount
 */
export interface PaypalAccount {
  /** E-mail address of the account. */
  email: Email;
  /**
   * The wallet's own reference for the account.
   *
   * @example "WALLET-7K2M9"
   */
  reference: string;
}

/**
 * A stretch of time between two moments.
 *
 * @see schemas/shared.yaml#/Period
 */
export interface Period {
  /** First moment that belongs to the period. */
  starts_at: DateTime;
  /** Moment at which the period is over. */
  ends_at: DateTime;
}

/**
 * What a product costs, how often it is charged and how many of it can be bought.
 *
 * @see schemas/price.yaml#/Price
 */
export interface Price {
  /** Id of the price. */
  id: PriceId;
  /** The product it is a price of. */
  product_id: ProductId;
  /**
   * A note for yourself, not shown to customers.
   *
   * @minLength 2
   * @maxLength 500
   * @example "Team plan, monthly"
   */
  description: string;
  /**
   * Whether it is in your catalog.
   *
   * @default "standard"
   */
  type: CatalogType | (string & {});
  /**
   * Name that customers see; null when you gave none.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name: string | null;
  /** How often it is charged; null when it is charged once. */
  billing_cycle: BillingCycle | null;
  /** How long it is free at first; null when there is no trial. A price charged once has none. */
  trial_period: TrialPeriod | null;
  /**
   * Whether tax is in the amount.
   *
   * @default "account_setting"
   */
  tax_mode: TaxMode | (string & {});
  /** What one unit costs where no override applies. */
  unit_price: Money;
  /**
   * Other prices for some countries. No country is in two of them.
   *
   * @maxItems 250
   */
  unit_price_overrides: UnitPriceOverride[];
  /** How many units one purchase may have. */
  quantity: PriceQuantity;
  /** Whether the price can be sold at. */
  status: CatalogStatus | (string & {});
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** Where the price was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
  /** When the price was created. */
  created_at: DateTime;
  /** When the price was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says a price was created.
 *
 * @see events/price.yaml#/PriceCreatedEventV1
 */
export type PriceCreatedEventV1 = EventEnvelope & {
  /** Always `price.created`. */
  event_type: 'price.created';
  /** The price as created. */
  data: Price;
};

/**
 * Id of a price.
 *
 * @pattern ^pri_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/PriceId
 */
export type PriceId = `pri_${string}`;

/**
 * A delivery that says a price came in from another system.
 *
 * @see events/price.yaml#/PriceImportedEventV1
 */
export type PriceImportedEventV1 = EventEnvelope & {
  /** Always `price.imported`. */
  event_type: 'price.imported';
  /** The price as imported. */
  data: Price;
};

/**
 * How many units one purchase may have. `minimum` is never above `maximum`.
 *
 * @see schemas/price.yaml#/PriceQuantity
 */
export interface PriceQuantity {
  /**
   * Fewest units.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 1
   */
  minimum: number;
  /**
   * Most units.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 100
   */
  maximum: number;
}

/**
 * A delivery that says a price was changed.
 *
 * @see events/price.yaml#/PriceUpdatedEventV1
 */
export type PriceUpdatedEventV1 = EventEnvelope & {
  /** Always `price.updated`. */
  event_type: 'price.updated';
  /** The price as it is now. */
  data: Price;
};

/**
 * Something you sell. What it costs is said by its prices.
 *
 * @see schemas/product.yaml#/Product
 */
export interface Product {
  /** Id of the product. */
  id: ProductId;
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   * @example "Team plan"
   */
  name: string;
  /**
   * What it is, for customers; null when you gave none.
   *
   * @maxLength 2048
   * @example "Everything a team of ten needs."
   */
  description: string | null;
  /**
   * Whether it is in your catalog.
   *
   * @default "standard"
   */
  type: CatalogType | (string & {});
  /** How it is taxed. */
  tax_category: TaxCategory | (string & {});
  /**
   * Picture to show at checkout; null when there is none.
   *
   * @format uri
   * @pattern ^https?://
   * @example "https://cdn.works.example/team-plan.png"
   */
  image_url: string | null;
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** Whether the product can be sold. */
  status: CatalogStatus | (string & {});
  /** Where the product was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
  /** When the product was created. */
  created_at: DateTime;
  /** When the product was last changed. */
  updated_at: DateTime;
}

/**
 * Products that are shown together, in an order.
 *
 * @see schemas/product-collection.yaml#/ProductCollection
 */
export interface ProductCollection {
  /** Id of the product collection. */
  id: ProductCollectionId;
  /**
   * Name of the collection.
   *
   * @minLength 1
   * @maxLength 200
   * @example "Plans"
   */
  name: string;
  /**
   * What is in it; null when you gave none.
   *
   * @maxLength 2048
   * @example "Our plans."
   */
  description: string | null;
  /** Whether the collection can be used. */
  status: CatalogStatus | (string & {});
  /**
   * The products in the order they are shown.
   *
   * @maxItems 100
   * @uniqueItems
   */
  product_ids: ProductId[];
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** When the collection was created. */
  created_at: DateTime;
  /** When the collection was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says a product collection was created.
 *
 * @see events/product-collection.yaml#/ProductCollectionCreatedEventV1
 */
export type ProductCollectionCreatedEventV1 = EventEnvelope & {
  /** Always `product_collection.created`. */
  event_type: 'product_collection.created';
  /** The collection as created. */
  data: ProductCollection;
};

/**
 * Id of a product collection.
 *
 * @pattern ^procol_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ProductCollectionId
 */
export type ProductCollectionId = `procol_${string}`;

/**
 * A delivery that says a product collection was changed.
 *
 * @see events/product-collection.yaml#/ProductCollectionUpdatedEventV1
 */
export type ProductCollectionUpdatedEventV1 = EventEnvelope & {
  /** Always `product_collection.updated`. */
  event_type: 'product_collection.updated';
  /** The collection as it is now. */
  data: ProductCollection;
};

/**
 * A product to create.
 *
 * @see schemas/product.yaml#/ProductCreate
 */
export interface ProductCreate {
  /**
   * Name that customers will see.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   * @example "Team plan"
   */
  name: string;
  /** How it is taxed. */
  tax_category: TaxCategory;
  /** Your own keys and values. */
  custom_data?: CustomData | null;
  /**
   * What it is, for customers.
   *
   * @maxLength 2048
   * @example "Everything a team of ten needs."
   */
  description?: string | null;
  /**
   * Picture to show at checkout. Empty means the same as null, none.
   *
   * @pattern ^(https?://[\w.~-]+(:\d+)?([/?]([\w!$&-;=?@~]|%[\dA-Fa-f]{2})*)?(#([\w!$&-;=?@~]|%[\dA-Fa-f]{2})*)?)?$
   * @example "https://cdn.works.example/team-plan.png"
   */
  image_url?: string | null;
  /**
   * Whether it belongs in your catalog.
   *
   * @default "standard"
   */
  type?: CatalogType | null;
}

/**
 * A delivery that says a product was created.
 *
 * @see events/product.yaml#/ProductCreatedEventV1
 */
export type ProductCreatedEventV1 = EventEnvelope & {
  /** Always `product.created`. */
  event_type: 'product.created';
  /** The product as created. */
  data: Product;
};

/**
 * Id of a product.
 *
 * @pattern ^pro_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ProductId
 */
export type ProductId = `pro_${string}`;

/**
 * A delivery that says a product came in from another system.
 *
 * @see events/product.yaml#/ProductImportedEventV1
 */
export type ProductImportedEventV1 = EventEnvelope & {
  /** Always `product.imported`. */
  event_type: 'product.imported';
  /** The product as imported. */
  data: Product;
};

/**
 * A product as the API returns it, with what `include` asked for.
 *
 * @see schemas/product.yaml#/ProductRead
 */
export type ProductRead = Product & {
  /** All active prices of the product. Only there with `include=prices`. */
  prices?: Price[];
};

/**
 * One product.
 *
 * @see schemas/product.yaml#/ProductResponse
 */
export interface ProductResponse {
  /** The product. */
  data: ProductRead;
  /** About the response. */
  meta: Meta;
}

/**
 * A delivery that says a product was changed.
 *
 * @see events/product.yaml#/ProductUpdatedEventV1
 */
export type ProductUpdatedEventV1 = EventEnvelope & {
  /** Always `product.updated`. */
  event_type: 'product.updated';
  /** The product as it is now. */
  data: Product;
};

/**
 * How an item was charged for a part of a billing period.
 *
 * @see schemas/billing.yaml#/Proration
 */
export interface Proration {
  /**
   * The part that was charged.
   *
   * @example "0.5"
   */
  rate: DecimalString;
  /** The stretch of time that was charged. */
  billing_period: Period;
}

/**
 * How a renewal or the end of a pause is played.
 *
 * @see schemas/simulation-config.yaml#/RenewalConfig
 */
export interface RenewalConfig {
  /** Stored entities to use instead of samples. */
  entities: SubscriptionEntities;
  /** Which turns it takes. */
  options: RenewalOptions;
}

/**
 * How to play a renewal or the end of a pause.
 *
 * @see schemas/simulation-config.yaml#/RenewalConfigInput
 */
export interface RenewalConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: SubscriptionEntitiesInput;
  /** Which turns it takes. */
  options?: RenewalOptionsInput;
}

/**
 * Which turns a renewal or the end of a pause takes.
 *
 * @see schemas/simulation-config.yaml#/RenewalOptions
 */
export interface RenewalOptions {
  /**
   * How the payment goes.
   *
   * @default "success"
   */
  payment_outcome: SimulatedPaymentOutcome | (string & {});
  /**
   * What follows when it fails for good; null when nothing does, and with all other outcomes.
   *
   * @default null
   */
  dunning_exhausted_action: (DunningExhaustedAction | (string & {})) | null;
}

/**
 * Which turns a renewal or the end of a pause takes.
 *
 * @see schemas/simulation-config.yaml#/RenewalOptionsInput
 */
export interface RenewalOptionsInput {
  /**
   * What follows when it fails for good. Only with `payment_outcome` `failed`.
   *
   * @default null
   */
  dunning_exhausted_action?: DunningExhaustedAction | null;
  /**
   * How the payment goes.
   *
   * @default "success"
   */
  payment_outcome?: SimulatedPaymentOutcome | null;
}

/**
 * A table of data that is put together for download.
 *
 * @see schemas/report.yaml#/Report
 */
export interface Report {
  /** Id of the report. */
  id: ReportId;
  /** How far the report has come. */
  status: ReportStatus | (string & {});
  /** What it is about. */
  type: ReportType | (string & {});
  /**
   * How many rows it has; null until it is ready.
   *
   * @minimum 0
   */
  rows: number | null;
  /**
   * What it is limited to; empty when to nothing.
   *
   * @maxItems 10
   */
  filters: ReportFilter[];
  /**
   * Until when it can be downloaded; null until it is ready.
   *
   * @format date-time
   */
  expires_at: string | null;
  /** When the report was requested. */
  created_at: DateTime;
  /** When the report was last changed. */
  updated_at: DateTime;
}

/**
 * A delivery that says a report was requested.
 *
 * @see events/report.yaml#/ReportCreatedEventV1
 */
export type ReportCreatedEventV1 = EventEnvelope & {
  /** Always `report.created`. */
  event_type: 'report.created';
  /** The report as requested. */
  data: Report;
};

/**
 * One condition that the rows of a report meet.
 *
 * @see schemas/report.yaml#/ReportFilter
 */
export interface ReportFilter {
  /** What is compared. */
  name: ReportFilterName | (string & {});
  /** How times are compared; null with everything else, which has to be equal. */
  operator: (ReportFilterOperator | (string & {})) | null;
  /**
   * What it is compared with; with several values one of them has to match.
   *
   * @example "2026-02-01T00:00:00Z"
   * @example ["paid","completed"]
   */
  value: string | string[];
}

/**
 * What the rows of a report can be limited by. Which of them a report takes depends on its type: adjustments take `action`, `currency_code`, `status` and `updated_at`; transactions `collection_mode`, `currency_code`, `origin`, `status` and `updated_at`; products and prices the names with `product_` and `price_`; discounts `type`, `status` and `updated_at`; balance and checkouts `updated_at`; the payout reconciliation the last four.
 *
 * @see schemas/report.yaml#/ReportFilterName
 */
export type ReportFilterName =
  | 'action'
  | 'collection_mode'
  | 'currency_code'
  | 'origin'
  | 'status'
  | 'type'
  | 'updated_at'
  | 'product_status'
  | 'product_type'
  | 'product_updated_at'
  | 'price_status'
  | 'price_type'
  | 'price_updated_at'
  | 'remittance_reference'
  | 'transaction_updated_at'
  | 'balance_movement_date'
  | 'balance_movement_type';

/**
 * Before a time, or at it or later.
 *
 * @see schemas/report.yaml#/ReportFilterOperator
 */
export type ReportFilterOperator = 'lt' | 'gte';

/**
 * Id of a report.
 *
 * @pattern ^rep_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/ReportId
 */
export type ReportId = `rep_${string}`;

/**
 * How far a report has come. It can be downloaded while it is `ready`.
 *
 * @see schemas/report.yaml#/ReportStatus
 */
export type ReportStatus = 'pending' | 'ready' | 'failed' | 'expired';

/**
 * What a report is about. `balance` is deprecated.
 *
 * @see schemas/report.yaml#/ReportType
 */
export type ReportType =
  | 'adjustments'
  | 'adjustment_line_items'
  | 'transactions'
  | 'transaction_line_items'
  | 'products_prices'
  | 'discounts'
  | 'balance'
  | 'payout_reconciliation'
  | 'checkouts';

/**
 * A delivery that says a report became ready, failed or expired.
 *
 * @see events/report.yaml#/ReportUpdatedEventV1
 */
export type ReportUpdatedEventV1 = EventEnvelope & {
  /** Always `report.updated`. */
  event_type: 'report.updated';
  /** The report as it is now. */
  data: Report;
};

/**
 * A notification setting with the secret that was just made for it.
 *
 * @see schemas/notification-setting.yaml#/RotatedNotificationSetting
 */
export type RotatedNotificationSetting = NotificationSetting & {
  /** Until when webhooks are signed with the older secret as well. */
  previous_secret_expires_at: DateTime;
};

/**
 * A saved way to pay as events show it, without the details of the card or account.
 *
 * @see schemas/payment-method.yaml#/SavedPaymentMethod
 */
export interface SavedPaymentMethod {
  /** Id of the payment method. */
  id: PaymentMethodId;
  /** The customer it belongs to. */
  customer_id: CustomerId;
  /** The address it was saved with. */
  address_id: AddressId;
  /** What kind of payment method it is. */
  type: PaymentMethodType | (string & {});
  /** How it came to be saved. */
  origin: PaymentMethodOrigin | (string & {});
  /** When it was saved. */
  saved_at: DateTime;
  /** When it was last changed. */
  updated_at: DateTime;
}

/**
 * A run that sends all events of one step in the life of a subscription.
 *
 * @see schemas/simulation-run.yaml#/ScenarioRun
 */
export interface ScenarioRun {
  /** Id of the run. */
  id: SimulationRunId;
  /** How far the run has come. */
  status: SimulationRunStatus | (string & {});
  /**
   * The scenario that is played.
   *
   * @pattern ^[^.]*$
   */
  type: SimulationScenario | (string & {});
  /** When the run was started. */
  created_at: DateTime;
  /** When the run was last changed. */
  updated_at: DateTime;
  /** The events of the run in the order they are sent. Only there with `include=events`. */
  events?: SimulationEvent[];
}

/**
 * A change of a subscription that can be planned.
 *
 * @see schemas/subscription.yaml#/ScheduledAction
 */
export type ScheduledAction = 'cancel' | 'pause' | 'resume';

/**
 * What is planned to happen to a subscription.
 *
 * @see schemas/subscription.yaml#/ScheduledChange
 */
export interface ScheduledChange {
  /** What will happen. */
  action: ScheduledAction | (string & {});
  /** When it will happen. */
  effective_at: DateTime;
  /**
   * When a pause will end; null when it has no end or the change is no pause.
   *
   * @format date-time
   */
  resume_at: string | null;
}

/**
 * How to change over to a new secret.
 *
 * @see schemas/notification-setting.yaml#/SecretRotation
 */
export interface SecretRotation {
  /**
   * How many seconds webhooks are signed with the older secret as well. A week at most, and `0` for none.
   *
   * @minimum 0
   * @maximum 604800
   * @default 86400
   */
  overlap_seconds?: number | null;
}

/**
 * A notification setting after the rotation of its secret.
 *
 * @see schemas/notification-setting.yaml#/SecretRotationResponse
 */
export interface SecretRotationResponse {
  /** The notification setting. */
  data: RotatedNotificationSetting;
  /** About the response. */
  meta: Meta;
}

/**
 * An amount in the smallest unit of its currency that goes below zero when fees outweigh what was taken.
 *
 * @pattern ^-?[0-9]{1,15}$
 * @example "1899"
 * @example "-250"
 * @see schemas/shared.yaml#/SignedAmountString
 */
export type SignedAmountString = string;

/**
 * Whether there is no business, one is added on the way, or it is known from the start.
 *
 * @see schemas/simulation-config.yaml#/SimulatedBusiness
 */
export type SimulatedBusiness = 'not_provided' | 'new' | 'existing_details_prefilled';

/**
 * Whether a customer is new, is recognised by the e-mail address, or is known from the start.
 *
 * @see schemas/simulation-config.yaml#/SimulatedCustomer
 */
export type SimulatedCustomer = 'new' | 'existing_email_matched' | 'existing_details_prefilled';

/**
 * Whether there is no discount, it is there from the start, or the customer types in its code.
 *
 * @see schemas/simulation-config.yaml#/SimulatedDiscount
 */
export type SimulatedDiscount = 'not_provided' | 'prefilled' | 'entered_by_customer';

/**
 * Whether a change takes effect at once or with the next billing period.
 *
 * @see schemas/simulation-config.yaml#/SimulatedEffectiveFrom
 */
export type SimulatedEffectiveFrom = 'immediately' | 'next_billing_period';

/**
 * A price and how many of it are bought in a simulation.
 *
 * @see schemas/simulation-config.yaml#/SimulatedItem
 */
export interface SimulatedItem {
  /** The price. */
  price_id: PriceId;
  /**
   * How many are bought.
   *
   * @minimum 1
   */
  quantity: number;
}

/**
 * A price and how many of it are bought in a simulation.
 *
 * @see schemas/simulation-config.yaml#/SimulatedItemInput
 */
export interface SimulatedItemInput {
  /** The price. */
  price_id: PriceId;
  /**
   * How many are bought.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
}

/**
 * Whether a payment goes through, does so after a failure with the same or another payment method, or fails.
 *
 * @see schemas/simulation-config.yaml#/SimulatedPaymentOutcome
 */
export type SimulatedPaymentOutcome =
  | 'success'
  | 'recovered_existing_payment_method'
  | 'recovered_updated_payment_method'
  | 'failed';

/**
 * What a destination answered to a simulated event.
 *
 * @see schemas/simulation-event.yaml#/SimulatedReply
 */
export interface SimulatedReply {
  /** The first 64 KiB of the body, often empty. */
  body: string;
  /**
   * HTTP status.
   *
   * @example 200
   */
  status_code: number;
}

/**
 * What a simulation sent.
 *
 * @see schemas/simulation-event.yaml#/SimulatedRequest
 */
export interface SimulatedRequest {
  /** The body, exactly as it was sent and signed. */
  body: string;
}

/**
 * What to send to a destination to try it out. Each run plays it once.
 *
 * @see schemas/simulation.yaml#/Simulation
 */
export interface Simulation {
  /** Id of the simulation. */
  id: SimulationId;
  /** Whether the simulation can be run. */
  status: CatalogStatus | (string & {});
  /** The destination to send to. */
  notification_setting_id: NotificationSettingId;
  /**
   * A name to tell simulations apart.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Renewal"
   */
  name: string;
  /** The event type that is sent, or the scenario that is played. */
  type: (EventTypeName | (string & {})) | (SimulationScenario | (string & {}));
  /** Members of the entity to send instead of those of the sample; null to send the sample, or a scenario. */
  payload: {
    [key: string]: unknown;
  } | null;
  /** How the scenario is played; null with a single event. */
  config: SimulationConfig | null;
  /**
   * When it was last run; null when it never was.
   *
   * @format date-time
   */
  last_run_at: string | null;
  /** When the simulation was created. */
  created_at: DateTime;
  /** When the simulation was last changed. */
  updated_at: DateTime;
}

/**
 * How a scenario is played. The member named like the scenario is filled, the other four are null.
 *
 * @see schemas/simulation-config.yaml#/SimulationConfig
 */
export interface SimulationConfig {
  /** How a subscription is created. */
  subscription_creation: CreationConfig | null;
  /** How a subscription is renewed. */
  subscription_renewal: RenewalConfig | null;
  /** How a subscription is paused. */
  subscription_pause: EndingConfig | null;
  /** How a subscription is resumed. */
  subscription_resume: RenewalConfig | null;
  /** How a subscription is canceled. */
  subscription_cancellation: EndingConfig | null;
}

/**
 * How to play a scenario. It has one member that is not null, which is named like the scenario.
 *
 * @example {"subscription_renewal":{"options":{"payment_outcome":"failed"}}}
 * @see schemas/simulation-config.yaml#/SimulationConfigInput
 */
export interface SimulationConfigInput {
  /** How to play a cancellation. */
  subscription_cancellation?: EndingConfigInput | null;
  /** How to play the creation of a subscription. */
  subscription_creation?: CreationConfigInput | null;
  /** How to play a pause. */
  subscription_pause?: EndingConfigInput | null;
  /** How to play a renewal. */
  subscription_renewal?: RenewalConfigInput | null;
  /** How to play the end of a pause. */
  subscription_resume?: RenewalConfigInput | null;
}

/**
 * A simulation to create.
 *
 * @see schemas/simulation.yaml#/SimulationCreate
 */
export interface SimulationCreate {
  /** The destination to send to. It has to take simulated events when the simulation is run. */
  notification_setting_id: NotificationSettingId;
  /**
   * A name to tell simulations apart.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Renewal"
   */
  name: string;
  /** The event type to send, or the scenario to play. */
  type: SimulationTypeName;
  /** For a scenario: how it is played, if not as usual. Not for an event type. */
  config?: SimulationConfigInput | null;
  /**
   * For an event type: members of the entity to send instead of those of the sample, or of the stored entity whose `id` is among them. It may be partial at every level of objects: what is missing is filled in from there. Arrays and `custom_data` are replaced whole. Not for a scenario.
   *
   * @example {"name":"Camille Laurent","locale":"fr"}
   */
  payload?: {
    [key: string]: unknown;
  } | null;
}

/**
 * One event of a simulation run with what was sent and what came back. It is sent once, without retries.
 *
 * @see schemas/simulation-event.yaml#/SimulationEvent
 */
export interface SimulationEvent {
  /** Id of the simulation event. */
  id: SimulationEventId;
  /** What became of it. */
  status: SimulationEventStatus | (string & {});
  /** Type of the event. */
  event_type: EventTypeName | (string & {});
  /** The entity that is sent in `data`. */
  payload: {
    [key: string]: unknown;
  };
  /** What was sent; null before that. */
  request: SimulatedRequest | null;
  /** What the destination answered; null when it did not. */
  response: SimulatedReply | null;
  /** When it was planned. */
  created_at: DateTime;
  /** When it was last changed. */
  updated_at: DateTime;
}

/**
 * Id of a simulation event.
 *
 * @pattern ^ntfsimevt_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/SimulationEventId
 */
export type SimulationEventId = `ntfsimevt_${string}`;

/**
 * One page of simulation events.
 *
 * @see schemas/simulation-event.yaml#/SimulationEventListResponse
 */
export interface SimulationEventListResponse {
  /** The simulation events. */
  data: SimulationEvent[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One simulation event.
 *
 * @see schemas/simulation-event.yaml#/SimulationEventResponse
 */
export interface SimulationEventResponse {
  /** The simulation event. */
  data: SimulationEvent;
  /** About the response. */
  meta: Meta;
}

/**
 * What became of a simulated event: still `pending`; `success` when the destination accepted it; `failed` when it did not; `aborted` when it could not be sent at all.
 *
 * @see schemas/simulation-event.yaml#/SimulationEventStatus
 */
export type SimulationEventStatus = 'pending' | 'success' | 'failed' | 'aborted';

/**
 * Id of a simulation.
 *
 * @pattern ^ntfsim_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/SimulationId
 */
export type SimulationId = `ntfsim_${string}`;

/**
 * Whether a simulation sends one event or plays a scenario.
 *
 * @see schemas/simulation-type.yaml#/SimulationKind
 */
export type SimulationKind = 'single_event' | 'scenario';

/**
 * One page of simulations.
 *
 * @see schemas/simulation.yaml#/SimulationListResponse
 */
export interface SimulationListResponse {
  /** The simulations. */
  data: Simulation[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Stands for the notification id in a simulated delivery; nothing can be read by it.
 *
 * @pattern ^ntfsimntf_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/SimulationNotificationId
 */
export type SimulationNotificationId = `ntfsimntf_${string}`;

/**
 * One simulation.
 *
 * @see schemas/simulation.yaml#/SimulationResponse
 */
export interface SimulationResponse {
  /** The simulation. */
  data: Simulation;
  /** About the response. */
  meta: Meta;
}

/**
 * One play of a simulation, either of a single event or of a scenario. Kept for 90 days.
 *
 * @see schemas/simulation-run.yaml#/SimulationRun
 */
export type SimulationRun = SingleEventRun | ScenarioRun;

/**
 * Id of a simulation run.
 *
 * @pattern ^ntfsimrun_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/SimulationRunId
 */
export type SimulationRunId = `ntfsimrun_${string}`;

/**
 * One page of simulation runs.
 *
 * @see schemas/simulation-run.yaml#/SimulationRunListResponse
 */
export interface SimulationRunListResponse {
  /** The runs. */
  data: SimulationRun[];
  /** About the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One simulation run.
 *
 * @see schemas/simulation-run.yaml#/SimulationRunResponse
 */
export interface SimulationRunResponse {
  /** The run. */
  data: SimulationRun;
  /** About the response. */
  meta: Meta;
}

/**
 * How far a run has come. `completed` means that every event was tried, whatever came back; `canceled` that the rest was given up.
 *
 * @see schemas/simulation-run.yaml#/SimulationRunStatus
 */
export type SimulationRunStatus = 'pending' | 'completed' | 'canceled';

/**
 * A step in the life of a subscription that can be played with all its events.
 *
 * @see schemas/simulation-run.yaml#/SimulationScenario
 */
export type SimulationScenario =
  | 'subscription_creation'
  | 'subscription_renewal'
  | 'subscription_pause'
  | 'subscription_resume'
  | 'subscription_cancellation';

/**
 * Something that can be simulated, an event type or a scenario.
 *
 * @see schemas/simulation-type.yaml#/SimulationType
 */
export interface SimulationType {
  /** What to name it by in a simulation. */
  name: (EventTypeName | (string & {})) | (SimulationScenario | (string & {}));
  /**
   * Its name for people.
   *
   * @example "Subscription creation"
   */
  label: string;
  /** What happens in it. */
  description: string;
  /**
   * The kind of entity it is about.
   *
   * @example "Subscription"
   */
  group: string;
  /** Whether it is one event or several. */
  type: SimulationKind | (string & {});
  /**
   * The events that are sent, in their usual order.
   *
   * @minItems 1
   */
  events: (EventTypeName | (string & {}))[];
}

/**
 * Everything that can be simulated.
 *
 * @see schemas/simulation-type.yaml#/SimulationTypeListResponse
 */
export interface SimulationTypeListResponse {
  /** The event types by name, then the scenarios. */
  data: SimulationType[];
  /** About the response. */
  meta: Meta;
}

/**
 * Name of an event type or of a scenario.
 *
 * @see schemas/simulation-type.yaml#/SimulationTypeName
 */
export type SimulationTypeName = EventTypeName | SimulationScenario;

/**
 * What to change of a simulation. What you leave out stays as it is.
 *
 * @see schemas/simulation.yaml#/SimulationUpdate
 */
export interface SimulationUpdate {
  /** How the scenario is played; null for the usual course. */
  config?: SimulationConfigInput | null;
  /**
   * A name to tell simulations apart.
   *
   * @minLength 1
   * @maxLength 500
   */
  name?: string;
  /** The destination to send to. */
  notification_setting_id?: NotificationSettingId;
  /**
   * All members of the entity to send instead of those of the sample; null to send the sample.
   *
   * @example {"name":"Camille Laurent","locale":"fr"}
   */
  payload?: {
    [key: string]: unknown;
  } | null;
  /** Whether the simulation can be run. A run that is under way ends when it is archived. */
  status?: CatalogStatus;
  /** The event type to send, or the scenario to play. What was stored for the old type and means nothing to the new one, a `payload` for a scenario or another type's `config`, is dropped, also when you send it back as you read it. */
  type?: SimulationTypeName;
}

/**
 * A run that sends one event.
 *
 * @see schemas/simulation-run.yaml#/SingleEventRun
 */
export interface SingleEventRun {
  /** Id of the run. */
  id: SimulationRunId;
  /** How far the run has come. */
  status: SimulationRunStatus | (string & {});
  /**
   * The event type that is sent.
   *
   * @pattern \.
   */
  type: EventTypeName | (string & {});
  /** When the run was started. */
  created_at: DateTime;
  /** When the run was last changed. */
  updated_at: DateTime;
  /** The event of the run, and its replays. Only there with `include=events`. */
  events?: SimulationEvent[];
}

/**
 * A card issued in Korea.
 *
 * @see schemas/payment-method.yaml#/SouthKoreaLocalCard
 */
export interface SouthKoreaLocalCard {
  /**
   * The last four digits. Left out when not known.
   *
   * @example "4242"
   */
  last4?: string;
  /** Who issued it. Left out when not known. */
  type?: Issuer | (string & {});
}

/**
 * What a customer pays for again and again until it is canceled.
 *
 * @see schemas/subscription.yaml#/Subscription
 */
export interface Subscription {
  /** Id of the subscription. */
  id: SubscriptionId;
  /** What state the subscription is in. */
  status: SubscriptionStatus | (string & {});
  /** Who pays. */
  customer_id: CustomerId;
  /** The address that decides the tax. */
  address_id: AddressId;
  /** The business it is bought for; null when there is none. */
  business_id: BusinessId | null;
  /** Currency it is charged in. */
  currency_code: CurrencyCode | (string & {});
  /** When the subscription was created. */
  created_at: DateTime;
  /** When the subscription was last changed. */
  updated_at: DateTime;
  /**
   * When it started, trial included; null before that.
   *
   * @format date-time
   */
  started_at: string | null;
  /**
   * When it was first charged; null before that.
   *
   * @format date-time
   */
  first_billed_at: string | null;
  /**
   * When it is charged next; null when it will not be.
   *
   * @format date-time
   */
  next_billed_at: string | null;
  /**
   * Since when it is paused; null when it is not.
   *
   * @format date-time
   */
  paused_at: string | null;
  /**
   * When it was canceled; null when it was not.
   *
   * @format date-time
   */
  canceled_at: string | null;
  /** The discount taken off its charges; null when there is none. */
  discount: SubscriptionDiscount | null;
  /**
   * How the money is collected.
   *
   * @default "automatic"
   */
  collection_mode: CollectionMode | (string & {});
  /** What is agreed on paying; null with automatic collection. */
  billing_details: BillingDetails | null;
  /** The period that runs now; null while it is paused or after it was canceled. */
  current_billing_period: Period | null;
  /** How often it is charged. */
  billing_cycle: Duration;
  /** What is planned to happen to it; null when nothing is. */
  scheduled_change: ScheduledChange | null;
  /**
   * What is charged.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: SubscriptionItem[];
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** Where the subscription was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A delivery that says a subscription began to be charged, or was paid again after it was past due.
 *
 * @see events/subscription.yaml#/SubscriptionActivatedEventV1
 */
export type SubscriptionActivatedEventV1 = EventEnvelope & {
  /** Always `subscription.activated`. */
  event_type: 'subscription.activated';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * A delivery that says a subscription is over for good.
 *
 * @see events/subscription.yaml#/SubscriptionCanceledEventV1
 */
export type SubscriptionCanceledEventV1 = EventEnvelope & {
  /** Always `subscription.canceled`. */
  event_type: 'subscription.canceled';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * A delivery that says a subscription was created by a paid transaction.
 *
 * @see events/subscription.yaml#/SubscriptionCreatedEventV1
 */
export type SubscriptionCreatedEventV1 = EventEnvelope & {
  /** Always `subscription.created`. */
  event_type: 'subscription.created';
  /** The subscription as created and the transaction that created it. */
  data: CreatedSubscription;
};

/**
 * A discount and the time it applies for.
 *
 * @see schemas/subscription.yaml#/SubscriptionDiscount
 */
export interface SubscriptionDiscount {
  /** Id of the discount. */
  id: DiscountId;
  /**
   * When it starts; null when not planned yet.
   *
   * @format date-time
   */
  starts_at: string | null;
  /**
   * When it ends; null when it applies for ever.
   *
   * @format date-time
   */
  ends_at: string | null;
}

/**
 * The stored subscription that a scenario is played with; null takes a sample.
 *
 * @see schemas/simulation-config.yaml#/SubscriptionEntities
 */
export interface SubscriptionEntities {
  /** The subscription. */
  subscription_id: SubscriptionId | null;
}

/**
 * The stored subscription to play a scenario with.
 *
 * @see schemas/simulation-config.yaml#/SubscriptionEntitiesInput
 */
export interface SubscriptionEntitiesInput {
  /**
   * The subscription; null takes a sample.
   *
   * @default null
   */
  subscription_id?: SubscriptionId | null;
}

/**
 * Id of a subscription.
 *
 * @pattern ^sub_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/SubscriptionId
 */
export type SubscriptionId = `sub_${string}`;

/**
 * A delivery that says a subscription came in from another system.
 *
 * @see events/subscription.yaml#/SubscriptionImportedEventV1
 */
export type SubscriptionImportedEventV1 = EventEnvelope & {
  /** Always `subscription.imported`. */
  event_type: 'subscription.imported';
  /** The subscription as imported. */
  data: Subscription;
};

/**
 * A price and how many of it are charged.
 *
 * @see schemas/subscription.yaml#/SubscriptionItem
 */
export interface SubscriptionItem {
  /** Whether it is being charged. */
  status: SubscriptionItemStatus | (string & {});
  /**
   * How many are charged.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /** Whether it is charged in every period. */
  recurring: boolean;
  /** When the item was added. */
  created_at: DateTime;
  /** When the item was last changed. */
  updated_at: DateTime;
  /**
   * When it was last charged; null when it never was.
   *
   * @format date-time
   */
  previously_billed_at: string | null;
  /**
   * When it is charged next; null when it will not be.
   *
   * @format date-time
   */
  next_billed_at: string | null;
  /** When its trial runs; null when it has none. */
  trial_dates: Period | null;
  /** The price. */
  price: Price;
  /** The product of the price. */
  product: Product;
}

/**
 * Whether an item of a subscription is being charged.
 *
 * @see schemas/subscription.yaml#/SubscriptionItemStatus
 */
export type SubscriptionItemStatus = 'active' | 'inactive' | 'trialing';

/**
 * A delivery that says the renewal of a subscription could not be charged.
 *
 * @see events/subscription.yaml#/SubscriptionPastDueEventV1
 */
export type SubscriptionPastDueEventV1 = EventEnvelope & {
  /** Always `subscription.past_due`. */
  event_type: 'subscription.past_due';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * A delivery that says a subscription is not charged for the time being.
 *
 * @see events/subscription.yaml#/SubscriptionPausedEventV1
 */
export type SubscriptionPausedEventV1 = EventEnvelope & {
  /** Always `subscription.paused`. */
  event_type: 'subscription.paused';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * A delivery that says a subscription is charged again after a pause.
 *
 * @see events/subscription.yaml#/SubscriptionResumedEventV1
 */
export type SubscriptionResumedEventV1 = EventEnvelope & {
  /** Always `subscription.resumed`. */
  event_type: 'subscription.resumed';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * What state a subscription is in. `past_due` waits for overdue money, a `paused` one can be resumed, a `canceled` one never comes back.
 *
 * @see schemas/subscription.yaml#/SubscriptionStatus
 */
export type SubscriptionStatus = 'active' | 'canceled' | 'past_due' | 'paused' | 'trialing';

/**
 * A delivery that says a subscription began with a trial.
 *
 * @see events/subscription.yaml#/SubscriptionTrialingEventV1
 */
export type SubscriptionTrialingEventV1 = EventEnvelope & {
  /** Always `subscription.trialing`. */
  event_type: 'subscription.trialing';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * A delivery that says a subscription was changed in any way.
 *
 * @see events/subscription.yaml#/SubscriptionUpdatedEventV1
 */
export type SubscriptionUpdatedEventV1 = EventEnvelope & {
  /** Always `subscription.updated`. */
  event_type: 'subscription.updated';
  /** The subscription as it is now. */
  data: Subscription;
};

/**
 * What kind of goods a product is for tax purposes. Any but `standard` may need approval for your account first.
 *
 * @see schemas/shared.yaml#/TaxCategory
 */
export type TaxCategory =
  | 'digital-goods'
  | 'ebooks'
  | 'implementation-services'
  | 'professional-services'
  | 'saas'
  | 'software-programming-services'
  | 'standard'
  | 'training-services'
  | 'website-hosting';

/**
 * Where tax stands against the amount: `external` adds it on top, `internal` has it inside, `location` goes by the customer's country, `account_setting` by what your account is set to.
 *
 * @see schemas/price.yaml#/TaxMode
 */
export type TaxMode = 'account_setting' | 'external' | 'internal' | 'location';

/**
 * What was taxed at one rate.
 *
 * @see schemas/billing.yaml#/TaxRateUsed
 */
export interface TaxRateUsed {
  /**
   * The rate.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** What is taxed at this rate comes to. */
  totals: Totals;
}

/**
 * The unit a duration is counted in.
 *
 * @see schemas/shared.yaml#/TimeInterval
 */
export type TimeInterval = 'day' | 'week' | 'month' | 'year';

/**
 * What something comes to. `subtotal` less `discount` plus `tax` gives `total`.
 *
 * @see schemas/shared.yaml#/Totals
 */
export interface Totals {
  /**
   * Before discount and tax.
   *
   * @example "30000"
   */
  subtotal: AmountString;
  /**
   * Taken off the subtotal.
   *
   * @example "0"
   */
  discount: AmountString;
  /**
   * Tax on what is left after the discount.
   *
   * @example "6300"
   */
  tax: AmountString;
  /**
   * After discount and with tax.
   *
   * @example "36300"
   */
  total: AmountString;
}

/**
 * What something comes to where discounts are already taken off. `subtotal` plus `tax` gives `total`.
 *
 * @see schemas/shared.yaml#/TotalsWithoutDiscount
 */
export interface TotalsWithoutDiscount {
  /**
   * Before tax.
   *
   * @example "30000"
   */
  subtotal: AmountString;
  /**
   * Tax on the subtotal.
   *
   * @example "6300"
   */
  tax: AmountString;
  /**
   * With tax.
   *
   * @example "36300"
   */
  total: AmountString;
}

/**
 * Which events a destination gets. `platform` is what really happens, `simulation` what simulations send.
 *
 * @see schemas/notification-setting.yaml#/TrafficSource
 */
export type TrafficSource = 'platform' | 'simulation' | 'all';

/**
 * A purchase, from the first draft to the money, with what is bought, what it comes to and who pays how.
 *
 * @see schemas/transaction.yaml#/Transaction
 */
export interface Transaction {
  /** Id of the transaction. */
  id: TransactionId;
  /** How far the transaction has come. */
  status: TransactionStatus | (string & {});
  /** Who buys; null while not known. */
  customer_id: CustomerId | null;
  /** The address that decides the tax; null while not known. */
  address_id: AddressId | null;
  /** The business it is bought for; null when there is none. */
  business_id: BusinessId | null;
  /** Your own keys and values; null when you gave none. */
  custom_data: CustomData | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** What made the transaction. */
  origin: TransactionOrigin | (string & {});
  /** The subscription it started or belongs to; null when there is none. */
  subscription_id: SubscriptionId | null;
  /**
   * The invoice with manual collection; null otherwise.
   *
   * @deprecated
   */
  invoice_id: InvoiceId | null;
  /**
   * Number of the invoice; null until the transaction is billed or completed.
   *
   * @example "INV-2026-00042"
   */
  invoice_number: string | null;
  /**
   * How the money is collected.
   *
   * @default "automatic"
   */
  collection_mode: CollectionMode | (string & {});
  /** The discount that was taken off; null when there is none. */
  discount_id: DiscountId | null;
  /** What is agreed on paying; null with automatic collection. */
  billing_details: BillingDetails | null;
  /** The time that is charged for; null when nothing in it recurs or the period is not known yet. */
  billing_period: Period | null;
  /**
   * What is bought.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionItem[];
  /** What it comes to. */
  details: TransactionDetails;
  /** All attempts to pay, the latest first. */
  payments: PaymentAttempt[];
  /** Where the customer can pay; null when nowhere. */
  checkout: CheckoutLink | null;
  /** When the transaction was created. */
  created_at: DateTime;
  /** When the transaction was last changed. */
  updated_at: DateTime;
  /**
   * When it was billed or paid; null before that.
   *
   * @format date-time
   */
  billed_at: string | null;
  /**
   * When the customer's data on it was last corrected after billing; null when it never was.
   *
   * @format date-time
   */
  revised_at: string | null;
}

/**
 * A delivery that says a transaction can no longer be changed and is waiting for money.
 *
 * @see events/transaction.yaml#/TransactionBilledEventV1
 */
export type TransactionBilledEventV1 = EventEnvelope & {
  /** Always `transaction.billed`. */
  event_type: 'transaction.billed';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says a transaction is not to be paid any more.
 *
 * @see events/transaction.yaml#/TransactionCanceledEventV1
 */
export type TransactionCanceledEventV1 = EventEnvelope & {
  /** Always `transaction.canceled`. */
  event_type: 'transaction.canceled';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says a paid transaction has been processed to the end.
 *
 * @see events/transaction.yaml#/TransactionCompletedEventV1
 */
export type TransactionCompletedEventV1 = EventEnvelope & {
  /** Always `transaction.completed`. */
  event_type: 'transaction.completed';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says a transaction was created.
 *
 * @see events/transaction.yaml#/TransactionCreatedEventV1
 */
export type TransactionCreatedEventV1 = EventEnvelope & {
  /** Always `transaction.created`. */
  event_type: 'transaction.created';
  /** The transaction as created. */
  data: Transaction;
};

/**
 * What a transaction comes to, in all and line by line.
 *
 * @see schemas/transaction-details.yaml#/TransactionDetails
 */
export interface TransactionDetails {
  /** Every tax rate with what is taxed at it. */
  tax_rates_used: TaxRateUsed[];
  /** The sum of all lines. */
  totals: TransactionTotals;
  /** What is left after refunds and other adjustments. */
  adjusted_totals: AdjustedTotals;
  /** The totals in the currency you are paid out in; null until fees are known. */
  payout_totals: TransactionPayoutTotals | null;
  /** What is left after adjustments in the currency you are paid out in; null until fees are known. */
  adjusted_payout_totals: AdjustedPayoutTotals | null;
  /** One line for each item. */
  line_items: TransactionLineItem[];
}

/**
 * Id of a transaction.
 *
 * @pattern ^txn_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/TransactionId
 */
export type TransactionId = `txn_${string}`;

/**
 * A price and how many of it are bought.
 *
 * @see schemas/transaction.yaml#/TransactionItem
 */
export interface TransactionItem {
  /** Id of the price. */
  price_id: PriceId;
  /** The price as it was when the transaction was made. */
  price: Price;
  /**
   * How many are bought.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /** How it was charged for a part of a period; null when for the whole. */
  proration: Proration | null;
}

/**
 * Id of a line of a transaction.
 *
 * @pattern ^txnitm_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/TransactionItemId
 */
export type TransactionItemId = `txnitm_${string}`;

/**
 * What one item comes to.
 *
 * @see schemas/transaction-details.yaml#/TransactionLineItem
 */
export interface TransactionLineItem {
  /** Id of the line. Adjustments name it. */
  id: TransactionItemId;
  /** The price that was charged. */
  price_id: PriceId;
  /**
   * How many are bought.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /** How it was charged for a part of a period; null when for the whole. */
  proration: Proration | null;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** What one unit comes to. */
  unit_totals: Totals;
  /** What the line comes to. */
  totals: Totals;
  /** The product as it was when the transaction was made. */
  product: Product;
}

/**
 * What made a transaction: a request (`api`), a checkout (`web`), or a subscription by its renewal, an extra charge, a change of its items or of its payment method.
 *
 * @see schemas/transaction.yaml#/TransactionOrigin
 */
export type TransactionOrigin =
  | 'api'
  | 'subscription_charge'
  | 'subscription_payment_method_change'
  | 'subscription_recurring'
  | 'subscription_update'
  | 'web';

/**
 * A delivery that says a transaction was paid in full.
 *
 * @see events/transaction.yaml#/TransactionPaidEventV1
 */
export type TransactionPaidEventV1 = EventEnvelope & {
  /** Always `transaction.paid`. */
  event_type: 'transaction.paid';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says a transaction was not paid in time.
 *
 * @see events/transaction.yaml#/TransactionPastDueEventV1
 */
export type TransactionPastDueEventV1 = EventEnvelope & {
  /** Always `transaction.past_due`. */
  event_type: 'transaction.past_due';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says an attempt to pay a transaction failed.
 *
 * @see events/transaction.yaml#/TransactionPaymentFailedEventV1
 */
export type TransactionPaymentFailedEventV1 = EventEnvelope & {
  /** Always `transaction.payment_failed`. */
  event_type: 'transaction.payment_failed';
  /** The transaction as it is now, the failed attempt first in its payments. */
  data: Transaction;
};

/**
 * What a transaction comes to in the currency you are paid out in.
 *
 * @see schemas/transaction-details.yaml#/TransactionPayoutTotals
 */
export interface TransactionPayoutTotals {
  /** Before discount and tax. */
  subtotal: AmountString;
  /** Taken off the subtotal. */
  discount: AmountString;
  /** Tax on what is left after the discount. */
  tax: AmountString;
  /** After discount and with tax. */
  total: AmountString;
  /** Paid from what the customer has to their credit. */
  credit: AmountString;
  /** Put to the customer's credit by this. */
  credit_to_balance: AmountString;
  /** Still to be paid. */
  balance: AmountString;
  /** Total less credit, what is charged. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** What the service keeps. */
  fee: AmountString;
  /**
   * Share of the grand total that the fee is.
   *
   * @example "0.05"
   */
  fee_rate: DecimalString;
  /** What you earn without tax and fee. */
  earnings: SignedAmountString;
  /**
   * Units of the payout currency for one of the transaction's.
   *
   * @example "1.085"
   */
  exchange_rate: DecimalString;
  /** Currency of the payout. */
  currency_code: PayoutCurrencyCode | (string & {});
}

/**
 * A delivery that says a transaction has all it needs to be paid.
 *
 * @see events/transaction.yaml#/TransactionReadyEventV1
 */
export type TransactionReadyEventV1 = EventEnvelope & {
  /** Always `transaction.ready`. */
  event_type: 'transaction.ready';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * A delivery that says the customer's data on a billed transaction was corrected.
 *
 * @see events/transaction.yaml#/TransactionRevisedEventV1
 */
export type TransactionRevisedEventV1 = EventEnvelope & {
  /** Always `transaction.revised`. */
  event_type: 'transaction.revised';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * How far a transaction has come. A `draft` lacks customer or address, a `ready` one can be paid, a `billed` one can no longer be changed; once `paid` it is `completed` after processing. `past_due` waits for overdue money.
 *
 * @see schemas/transaction.yaml#/TransactionStatus
 */
export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';

/**
 * What a transaction comes to.
 *
 * @see schemas/transaction-details.yaml#/TransactionTotals
 */
export interface TransactionTotals {
  /** Before discount and tax. */
  subtotal: AmountString;
  /** Taken off the subtotal. */
  discount: AmountString;
  /** Tax on what is left after the discount. */
  tax: AmountString;
  /** After discount and with tax. */
  total: AmountString;
  /** Paid from what the customer has to their credit. */
  credit: AmountString;
  /** Put to the customer's credit by this. */
  credit_to_balance: AmountString;
  /** Still to be paid. */
  balance: AmountString;
  /** Total less credit, what is charged. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** What the service keeps; null until it is known. */
  fee: AmountString | null;
  /** What you earn, without tax and fee; null until it is known. */
  earnings: SignedAmountString | null;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * A delivery that says something about a transaction was changed that no other event tells.
 *
 * @see events/transaction.yaml#/TransactionUpdatedEventV1
 */
export type TransactionUpdatedEventV1 = EventEnvelope & {
  /** Always `transaction.updated`. */
  event_type: 'transaction.updated';
  /** The transaction as it is now. */
  data: Transaction;
};

/**
 * Time before the first charge of a recurring price.
 *
 * @see schemas/price.yaml#/TrialPeriod
 */
export interface TrialPeriod {
  /** The unit that is counted. */
  interval: TimeInterval | (string & {});
  /**
   * How many units the trial lasts.
   *
   * @minimum 1
   * @example 14
   */
  frequency: number;
  /**
   * Whether the customer gives a payment method before the trial starts.
   *
   * @default true
   */
  requires_payment_method: boolean;
}

/**
 * What is behind a Korean local payment.
 *
 * @see schemas/payment-method.yaml#/UnderlyingDetails
 */
export interface UnderlyingDetails {
  /** Details with type `korea_local`; null with the others. */
  korea_local: KoreaLocal | null;
}

/**
 * What one unit costs in some countries.
 *
 * @see schemas/price.yaml#/UnitPriceOverride
 */
export interface UnitPriceOverride {
  /**
   * The countries it applies in.
   *
   * @minItems 1
   * @uniqueItems
   * @example ["BR","MX"]
   */
  country_codes: (CountryCode | (string & {}))[];
  /** What one unit costs there. */
  unit_price: Money;
}
