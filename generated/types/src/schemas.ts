// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/**
 * An address of a customer. Its country and postal code determine the tax.
 *
 * @see schemas/address.yaml#/Address
 */
export interface Address {
  /** Id of the address. */
  id: AddressId;
  /** Its customer. */
  customer_id: CustomerId;
  /**
   * A note that identifies the address, not shown to the customer; null when not set.
   *
   * @maxLength 1024
   * @example "Head office"
   */
  description: string | null;
  /**
   * Street and number; null when unknown.
   *
   * @maxLength 1024
   * @example "1 Example Street"
   */
  first_line: string | null;
  /**
   * Apartment, floor or similar; null when not set.
   *
   * @maxLength 1024
   * @example "Floor 3"
   */
  second_line: string | null;
  /**
   * Town; null when unknown.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  city: string | null;
  /**
   * Postal or ZIP code; null when unknown or when the country has none.
   *
   * @maxLength 200
   * @example "3511 AB"
   */
  postal_code: string | null;
  /**
   * State or province; null when unknown.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  region: string | null;
  /** The country. */
  country_code: CountryCode | (string & {});
  /** Your own data as key-value pairs; null when not set. */
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
 * An address to create.
 *
 * @see schemas/address.yaml#/AddressCreate
 */
export interface AddressCreate {
  /** The country. */
  country_code: CountryCode;
  /**
   * Town.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  city?: string | null;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * A note that identifies the address, not shown to the customer.
   *
   * @maxLength 1024
   * @example "Head office"
   */
  description?: string | null;
  /**
   * Street and number.
   *
   * @maxLength 1024
   * @example "1 Example Street"
   */
  first_line?: string | null;
  /**
   * Postal or ZIP code.
   *
   * @maxLength 200
   * @example "3511 AB"
   */
  postal_code?: string | null;
  /**
   * State or province.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  region?: string | null;
  /**
   * Apartment, floor or similar.
   *
   * @maxLength 1024
   * @example "Floor 3"
   */
  second_line?: string | null;
}

/**
 * Reports that an address was added to a customer.
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
 * Reports that an address was imported from another system.
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
 * One page of addresses.
 *
 * @see schemas/address.yaml#/AddressListResponse
 */
export interface AddressListResponse {
  /** The addresses. */
  data: Address[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One address.
 *
 * @see schemas/address.yaml#/AddressResponse
 */
export interface AddressResponse {
  /** The address. */
  data: Address;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to an address. Members that you leave out remain unchanged.
 *
 * @see schemas/address.yaml#/AddressUpdate
 */
export interface AddressUpdate {
  /**
   * Town; null removes it.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  city?: string | null;
  /** The country. */
  country_code?: CountryCode;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * A note that identifies the address, not shown to the customer; null removes it.
   *
   * @maxLength 1024
   * @example "Head office"
   */
  description?: string | null;
  /**
   * Street and number; null removes it.
   *
   * @maxLength 1024
   * @example "1 Example Street"
   */
  first_line?: string | null;
  /**
   * Postal or ZIP code; null removes it.
   *
   * @maxLength 200
   * @example "3511 AB"
   */
  postal_code?: string | null;
  /**
   * State or province; null removes it.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  region?: string | null;
  /**
   * Apartment, floor or similar; null removes it.
   *
   * @maxLength 1024
   * @example "Floor 3"
   */
  second_line?: string | null;
  /** Whether the address can be used. */
  status?: CatalogStatus;
}

/**
 * Reports that an address was updated.
 *
 * @see events/address.yaml#/AddressUpdatedEventV1
 */
export type AddressUpdatedEventV1 = EventEnvelope & {
  /** Always `address.updated`. */
  event_type: 'address.updated';
  /** The address after the change. */
  data: Address;
};

/**
 * Totals of a transaction after its adjustments, in the currency of your payouts.
 *
 * @see schemas/transaction-details.yaml#/AdjustedPayoutTotals
 */
export interface AdjustedPayoutTotals {
  /** Before tax. */
  subtotal: SignedAmountString;
  /** Tax on the subtotal. */
  tax: SignedAmountString;
  /** With tax. */
  total: SignedAmountString;
  /** Fee of the service. */
  fee: AmountString;
  /** Part of the fee that was not refunded. */
  retained_fee: AmountString;
  /** Fees for chargebacks. */
  chargeback_fee: ChargebackFee;
  /** Your earnings without tax and fees. */
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
 * Totals of a transaction after its adjustments.
 *
 * @see schemas/transaction-details.yaml#/AdjustedTotals
 */
export interface AdjustedTotals {
  /** Before tax. */
  subtotal: SignedAmountString;
  /** Tax on the subtotal. */
  tax: SignedAmountString;
  /** With tax. */
  total: SignedAmountString;
  /** Total minus credit. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** Fee of the service; null until known. */
  fee: AmountString | null;
  /** Part of the fee that was not refunded. */
  retained_fee: AmountString;
  /** Your earnings without tax and fee; null until known. */
  earnings: SignedAmountString | null;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * A refund, credit or chargeback after a transaction was billed.
 *
 * @see schemas/adjustment.yaml#/Adjustment
 */
export interface Adjustment {
  /** Id of the adjustment. */
  id: AdjustmentId;
  /** The action. */
  action: AdjustmentAction | (string & {});
  /**
   * Whether it covers the whole transaction.
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
   * Reason.
   *
   * @example "Ordered twice"
   */
  reason: string;
  /** Whether a credit was added to the customer's balance; null for other actions. */
  credit_applied_to_balance: boolean | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** Status. */
  status: AdjustmentStatus | (string & {});
  /**
   * The lines of the transaction that it adjusts.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: AdjustmentItem[];
  /** Totals. */
  totals: AdjustmentTotals;
  /** Totals in the currency of your payouts; null until known. */
  payout_totals: AdjustmentPayoutTotals | null;
  /** Every tax rate with the part adjusted at it. */
  tax_rates_used: AdjustmentTaxRateUsed[];
  /** When the adjustment was created. */
  created_at: DateTime;
  /** When the adjustment was last changed. */
  updated_at: DateTime;
}

/**
 * The effect of an adjustment. A `refund` returns money, a `credit` reduces the amount due, and a `chargeback` is initiated by the bank of the customer. The `reverse` actions undo them.
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
 * Adjustments by their action.
 *
 * @see schemas/report.yaml#/AdjustmentActionFilter
 */
export interface AdjustmentActionFilter {
  /** Always `action`. */
  name: 'action';
  /**
   * The action, or several of which one must match.
   *
   * @example ["refund","chargeback"]
   */
  value: AdjustmentAction | AdjustmentActions;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Actions of adjustments, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/AdjustmentActions
 */
export type AdjustmentActions = AdjustmentAction[];

/**
 * A refund or credit to create.
 *
 * @see schemas/adjustment.yaml#/AdjustmentCreate
 */
export interface AdjustmentCreate {
  /** `refund` or `credit`. */
  action: AdjustmentCreateAction;
  /** The transaction to adjust. */
  transaction_id: TransactionId;
  /**
   * Why it is adjusted. The credit note shows it.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "Ordered twice"
   */
  reason: string;
  /**
   * The lines to adjust. Required for `partial`; absent or null for `full`.
   *
   * @minItems 1
   * @maxItems 100
   */
  items?: AdjustmentItemInput[] | null;
  /**
   * Whether the amounts of `items` contain tax (`internal`) or tax is added to them (`external`, only for refunds of `type: partial`).
   *
   * @default "internal"
   */
  tax_mode?: AdjustmentTaxMode | null;
  /**
   * `full` takes all that is left of the transaction; `partial` takes what `items` says.
   *
   * @default "partial"
   */
  type?: AdjustmentType | null;
}

/**
 * The actions that a request can create. The others come from banks and from the service.
 *
 * @see schemas/adjustment.yaml#/AdjustmentCreateAction
 */
export type AdjustmentCreateAction = 'refund' | 'credit';

/**
 * Reports that an adjustment was created.
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
 * The adjustment of one line.
 *
 * @see schemas/adjustment.yaml#/AdjustmentItem
 */
export interface AdjustmentItem {
  /** Id of the item. */
  id: AdjustmentItemId;
  /** The line of the transaction. */
  item_id: TransactionItemId;
  /** The adjusted part of the line. */
  type: AdjustmentItemType | (string & {});
  /** The adjusted amount; null when the line is adjusted in full. */
  amount: AmountString | null;
  /** The prorated part of a period; null when not prorated. */
  proration: Proration | null;
  /** Totals of the item. */
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
 * What to adjust of one line of the transaction.
 *
 * @see schemas/adjustment.yaml#/AdjustmentItemInput
 */
export interface AdjustmentItemInput {
  /** The line: an id of `details.line_items` of the transaction. Each line at most once. */
  item_id: TransactionItemId;
  /** `full` takes what is left of the line; `partial` takes `amount`. */
  type: AdjustmentType;
  /** The amount to adjust. Required for `partial`; absent or null for `full`. */
  amount?: AmountString | null;
}

/**
 * How a line is adjusted: in full, by an amount, its tax, or a part of a period.
 *
 * @see schemas/adjustment.yaml#/AdjustmentItemType
 */
export type AdjustmentItemType = 'full' | 'partial' | 'tax' | 'proration';

/**
 * One page of adjustments.
 *
 * @see schemas/adjustment.yaml#/AdjustmentListResponse
 */
export interface AdjustmentListResponse {
  /** The adjustments. */
  data: Adjustment[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Totals of an adjustment in the currency of your payouts.
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
  /** Refunded fee of the service. */
  fee: AmountString;
  /** Fee of the service that is not refunded. */
  retained_fee: AmountString;
  /** Amount deducted from your earnings. */
  earnings: SignedAmountString;
  /** Currency of the payout. */
  currency_code: PayoutCurrencyCode | (string & {});
  /** Fee for a chargeback. */
  chargeback_fee: ChargebackFee;
}

/**
 * A report of adjustments or of their items.
 *
 * @see schemas/report.yaml#/AdjustmentReportCreate
 */
export interface AdjustmentReportCreate {
  /** Whether a row is an adjustment or one of its items. */
  type: 'adjustments' | 'adjustment_line_items';
  /**
   * All must match. Without any, the report has the adjustments that changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: AdjustmentReportFilter[];
}

/**
 * A filter of a report of adjustments.
 *
 * @see schemas/report.yaml#/AdjustmentReportFilter
 */
export type AdjustmentReportFilter = AdjustmentActionFilter | CurrencyFilter | AdjustmentStatusFilter | UpdatedAtFilter;

/**
 * One adjustment.
 *
 * @see schemas/adjustment.yaml#/AdjustmentResponse
 */
export interface AdjustmentResponse {
  /** The adjustment. */
  data: Adjustment;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Status of an adjustment. Refunds require approval; most others are `approved` at once.
 *
 * @see schemas/adjustment.yaml#/AdjustmentStatus
 */
export type AdjustmentStatus = 'pending_approval' | 'approved' | 'rejected' | 'reversed';

/**
 * Adjustments by their status.
 *
 * @see schemas/report.yaml#/AdjustmentStatusFilter
 */
export interface AdjustmentStatusFilter {
  /** Always `status`. */
  name: 'status';
  /**
   * The status, or several of which one must match.
   *
   * @example ["approved","reversed"]
   */
  value: AdjustmentStatus | AdjustmentStatuses;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Statuses of adjustments, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/AdjustmentStatuses
 */
export type AdjustmentStatuses = AdjustmentStatus[];

/**
 * Whether amounts contain tax (`internal`) or tax is added (`external`).
 *
 * @see schemas/adjustment.yaml#/AdjustmentTaxMode
 */
export type AdjustmentTaxMode = 'internal' | 'external';

/**
 * The part adjusted at one tax rate.
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
  /** Totals of the part adjusted at this rate. */
  totals: TotalsWithoutDiscount;
}

/**
 * Totals of an adjustment.
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
  /** Refunded fee of the service. */
  fee: AmountString;
  /** Fee of the service that is not refunded. */
  retained_fee: AmountString;
  /** Amount deducted from your earnings. */
  earnings: SignedAmountString;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * Whether a transaction is adjusted in full or in part.
 *
 * @see schemas/adjustment.yaml#/AdjustmentType
 */
export type AdjustmentType = 'full' | 'partial';

/**
 * Reports that an adjustment was approved, rejected or reversed.
 *
 * @see events/adjustment.yaml#/AdjustmentUpdatedEventV1
 */
export type AdjustmentUpdatedEventV1 = EventEnvelope & {
  /** Always `adjustment.updated`. */
  event_type: 'adjustment.updated';
  /** The adjustment after the change. */
  data: Adjustment;
};

/**
 * The amount of one day.
 *
 * @see schemas/metric.yaml#/AmountDay
 */
export interface AmountDay {
  /** Start of the day. */
  timestamp: DateTime;
  /** The amount. */
  amount: MetricAmountString;
}

/**
 * An amount for each day.
 *
 * @see schemas/metric.yaml#/AmountSeries
 */
export interface AmountSeries {
  /** Currency of the amounts. */
  currency_code: CurrencyCode | (string & {});
  /** The days, the earliest first. */
  timeseries: AmountDay[];
  /** Start of the range. */
  starts_at: DateTime;
  /** End of the range. */
  ends_at: DateTime;
  /** The length of the steps. */
  interval: MetricInterval;
  /** The time of the data. */
  updated_at: DateTime;
}

/**
 * Amounts by day.
 *
 * @see schemas/metric.yaml#/AmountSeriesResponse
 */
export interface AmountSeriesResponse {
  /** The series. */
  data: AmountSeries;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * An amount in the smallest unit of its currency, so `1999` in EUR is 19.99 euros and in JPY 1,999 yen.
 *
 * @pattern ^[0-9]{1,15}$
 * @example "1999"
 * @see schemas/shared.yaml#/AmountString
 */
export type AmountString = string;

/**
 * A key for calling the API. The whole key is shown only once, when it is created.
 *
 * @see schemas/api-key.yaml#/ApiKey
 */
export interface ApiKey {
  /** Id of the key. Its 26 characters are a part of the key itself. */
  id: ApiKeyId;
  /**
   * A name for the key.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Order sync"
   */
  name: string;
  /**
   * A note on its purpose; null when not set.
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
  /** Status of the key. */
  status: ApiKeyStatus | (string & {});
  /**
   * Permissions of the key.
   *
   * @uniqueItems
   * @example ["customer.read","notification.read"]
   */
  permissions: string[];
  /**
   * When it expires; null when it never expires.
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
 * Reports that an API key was created.
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
 * Reports that an API key expired.
 *
 * @see events/api-key.yaml#/ApiKeyExpiredEventV1
 */
export type ApiKeyExpiredEventV1 = EventEnvelope & {
  /** Always `api_key.expired`. */
  event_type: 'api_key.expired';
  /** The key after the change. */
  data: ApiKey;
};

/**
 * Reports that an API key expires in seven days.
 *
 * @see events/api-key.yaml#/ApiKeyExpiringEventV1
 */
export type ApiKeyExpiringEventV1 = EventEnvelope & {
  /** Always `api_key.expiring`. */
  event_type: 'api_key.expiring';
  /** The key after the change. */
  data: ApiKey;
};

/**
 * A leak of one of your API keys.
 *
 * @see schemas/api-key-exposure.yaml#/ApiKeyExposure
 */
export interface ApiKeyExposure {
  /** Id of the exposure. */
  id: ApiKeyExposureId;
  /** The exposed key. */
  api_key_id: ApiKeyId;
  /** Risk of abuse. */
  risk_level: ExposureRisk | (string & {});
  /** The automatic action on the key. */
  action_taken: ExposureAction | (string & {});
  /** Kind of source where it was found. */
  source: ExposureSource | (string & {});
  /**
   * Where it was found.
   *
   * @format uri
   * @maxLength 2048
   * @example "https://code.host.example/works/shop/blob/main/.env"
   */
  reference: string;
  /**
   * A longer description; null when not set.
   *
   * @maxLength 500
   * @example "In a public repository."
   */
  description: string | null;
  /** When it was recorded. */
  created_at: DateTime;
}

/**
 * Reports that one of your API keys was found in public.
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
 * One page of API keys.
 *
 * @see schemas/api-key.yaml#/ApiKeyListResponse
 */
export interface ApiKeyListResponse {
  /** The API keys. */
  data: ApiKey[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * An API key.
 *
 * @see schemas/api-key.yaml#/ApiKeyResponse
 */
export interface ApiKeyResponse {
  /** The API key. */
  data: ApiKey;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Reports that an API key was revoked.
 *
 * @see events/api-key.yaml#/ApiKeyRevokedEventV1
 */
export type ApiKeyRevokedEventV1 = EventEnvelope & {
  /** Always `api_key.revoked`. */
  event_type: 'api_key.revoked';
  /** The key after the change. */
  data: ApiKey;
};

/**
 * Whether a key can be used. Only `active` keys can.
 *
 * @see schemas/api-key.yaml#/ApiKeyStatus
 */
export type ApiKeyStatus = 'active' | 'expired' | 'revoked';

/**
 * Reports that an API key was updated.
 *
 * @see events/api-key.yaml#/ApiKeyUpdatedEventV1
 */
export type ApiKeyUpdatedEventV1 = EventEnvelope & {
  /** Always `api_key.updated`. */
  event_type: 'api_key.updated';
  /** The key after the change. */
  data: ApiKey;
};

/**
 * A version of the API.
 *
 * @minimum 1
 * @see schemas/notification-setting.yaml#/ApiVersion
 */
export type ApiVersion = 1;

/**
 * What changed the balance: the payment of a transaction, or an adjustment with this action. Credits move no money, so they are none.
 *
 * @see schemas/report.yaml#/BalanceMovementType
 */
export type BalanceMovementType = 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse';

/**
 * Causes of movements, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/BalanceMovementTypes
 */
export type BalanceMovementTypes = BalanceMovementType[];

/**
 * A shorter report of the movements of the balance that payouts are made from. Deprecated.
 *
 * @see schemas/report.yaml#/BalanceReportCreate
 */
export interface BalanceReportCreate {
  /** Each row is a payment, refund, chargeback or reverse of one. */
  type: 'balance';
  /**
   * All must match; they compare the transaction of a payment, or the adjustment of another movement. Without any, the report has the movements of which these changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: UpdatedAtFilter[];
}

/**
 * How often a price is charged, at most every three years (1095 days, 156 weeks, 36 months, 3 years).
 *
 * @see schemas/price.yaml#/BillingCycle
 */
export interface BillingCycle {
  /** The unit that is counted. */
  interval: TimeInterval | (string & {});
  /**
   * Number of units between charges.
   *
   * @minimum 1
   * @maximum 1095
   * @example 1
   */
  frequency: number;
}

/**
 * How often a price is charged, at most every three years (1095 days, 156 weeks, 36 months, 3 years). Other frequencies are rejected with `price_billing_cycle_frequency_below_1` or `price_billing_cycle_frequency_greater_than_maximum`.
 *
 * @see schemas/price.yaml#/BillingCycleInput
 */
export interface BillingCycleInput {
  /** The unit that is counted. */
  interval: TimeInterval;
  /**
   * Number of units between charges.
   *
   * @example 1
   */
  frequency: number;
}

/**
 * Payment terms of an invoice.
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
 * Payment terms of an invoice.
 *
 * @see schemas/transaction-input.yaml#/BillingDetailsInput
 */
export interface BillingDetailsInput {
  /**
   * More text for the invoice.
   *
   * @maxLength 1500
   * @example "Delivery to the second floor."
   */
  additional_information?: string | null;
  /**
   * Whether the invoice can be paid at a checkout page as well.
   *
   * @default false
   */
  enable_checkout?: boolean | null;
  /** How long the customer has to pay. Without it, the request is rejected with `transaction_payment_terms_object_required`. */
  payment_terms?: PaymentTermsInput;
  /**
   * The customer's order number.
   *
   * @maxLength 100
   * @default ""
   * @example "PO-2026-117"
   */
  purchase_order_number?: string | null;
}

/**
 * A period between two times.
 *
 * @see schemas/transaction-input.yaml#/BillingPeriodInput
 */
export interface BillingPeriodInput {
  /** When the period starts (inclusive), not in the future. */
  starts_at: DateTime;
  /** When the period ends (exclusive), after it starts. */
  ends_at: DateTime;
}

/**
 * A company that a customer buys for. Its name and tax number appear on documents for the customer.
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
  /** Its customer. */
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
   * Number in the company register; null when not set.
   *
   * @maxLength 1024
   * @example "80123456"
   */
  company_number: string | null;
  /**
   * Tax or VAT number; null when not set.
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
   * Contacts at the company; empty when there are none.
   *
   * @maxItems 100
   * @uniqueItems
   */
  contacts: BusinessContact[];
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** When the business was created. */
  created_at: DateTime;
  /** When the business was last changed. */
  updated_at: DateTime;
  /** Where the business was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A contact at a business.
 *
 * @see schemas/business.yaml#/BusinessContact
 */
export interface BusinessContact {
  /**
   * Full name; empty when not set.
   *
   * @maxLength 1024
   * @example "Sam Sample"
   */
  name: string;
  /**
   * Email address of the contact.
   *
   * @example "sam@works.example"
   */
  email: Email;
}

/**
 * A contact of a business in a request.
 *
 * @see schemas/business.yaml#/BusinessContactCreate
 */
export interface BusinessContactCreate {
  /**
   * Email address of the contact.
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
   * Contacts at the company. All must be different. Null means none.
   *
   * @maxItems 100
   * @uniqueItems
   */
  contacts?: BusinessContactCreate[] | null;
  /** Your own data as key-value pairs. */
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
 * Reports that a business was added to a customer.
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
 * Reports that a business was imported from another system.
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
 * One page of businesses.
 *
 * @see schemas/business.yaml#/BusinessListResponse
 */
export interface BusinessListResponse {
  /** The businesses. */
  data: Business[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One business.
 *
 * @see schemas/business.yaml#/BusinessResponse
 */
export interface BusinessResponse {
  /** The business. */
  data: Business;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to a business. Members that you leave out remain unchanged.
 *
 * @see schemas/business.yaml#/BusinessUpdate
 */
export interface BusinessUpdate {
  /**
   * Number in the company register; null removes it.
   *
   * @maxLength 1024
   * @example "80123456"
   */
  company_number?: string | null;
  /**
   * All contacts at the company. All must be different. Null means none.
   *
   * @maxItems 100
   * @uniqueItems
   */
  contacts?: BusinessContactCreate[] | null;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * Name of the company.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "Sample Works B.V."
   */
  name?: string;
  /** Whether the business can be used. */
  status?: CatalogStatus;
  /**
   * Tax or VAT number; null removes it.
   *
   * @maxLength 1024
   * @example "NL000099998B57"
   */
  tax_identifier?: string | null;
}

/**
 * Reports that a business was updated.
 *
 * @see events/business.yaml#/BusinessUpdatedEventV1
 */
export type BusinessUpdatedEventV1 = EventEnvelope & {
  /** Always `business.updated`. */
  event_type: 'business.updated';
  /** The business after the change. */
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
 * The network of a card; `unknown` when it could not be determined.
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
 * A report of products and their prices.
 *
 * @see schemas/report.yaml#/CatalogReportCreate
 */
export interface CatalogReportCreate {
  /** Each row is a price with its product, or a product without prices. */
  type: 'products_prices';
  /**
   * All must match; a product without prices matches no filter of prices. Without any, the report has the prices that changed, or whose products changed, in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: CatalogReportFilter[];
}

/**
 * A filter of a report of products and prices.
 *
 * @see schemas/report.yaml#/CatalogReportFilter
 */
export type CatalogReportFilter = CatalogStatusFilter | CatalogTypeFilter | CatalogTimeFilter;

/**
 * Whether an entity can be used. An archived entity can be read, but other entities can't use it.
 *
 * @see schemas/shared.yaml#/CatalogStatus
 */
export type CatalogStatus = 'active' | 'archived';

/**
 * Products or prices by their status.
 *
 * @see schemas/report.yaml#/CatalogStatusFilter
 */
export interface CatalogStatusFilter {
  /** Whether it applies to products or to prices. */
  name: 'product_status' | 'price_status';
  /**
   * The status, or several of which one must match.
   *
   * @example ["active"]
   */
  value: CatalogStatus | CatalogStatuses;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Statuses, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/CatalogStatuses
 */
export type CatalogStatuses = CatalogStatus[];

/**
 * Products or prices by when they were last changed.
 *
 * @see schemas/report.yaml#/CatalogTimeFilter
 */
export interface CatalogTimeFilter {
  /** Whether it applies to products or to prices. */
  name: 'product_updated_at' | 'price_updated_at';
  /** How the times are compared. */
  operator: ReportFilterOperator;
  /** The time to compare with. */
  value: DateTime;
}

/**
 * `standard` is part of your catalog and listed; `custom` was created for one occasion and is not listed.
 *
 * @see schemas/product.yaml#/CatalogType
 */
export type CatalogType = 'standard' | 'custom';

/**
 * Products or prices by their type.
 *
 * @see schemas/report.yaml#/CatalogTypeFilter
 */
export interface CatalogTypeFilter {
  /** Whether it applies to products or to prices. */
  name: 'product_type' | 'price_type';
  /**
   * The type, or several of which one must match.
   *
   * @example ["standard"]
   */
  value: CatalogType | CatalogTypes;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Types, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/CatalogTypes
 */
export type CatalogTypes = CatalogType[];

/**
 * When something begins or is charged.
 *
 * @see schemas/subscription-change.yaml#/ChangeEffectiveFrom
 */
export type ChangeEffectiveFrom = 'next_billing_period' | 'immediately';

/**
 * Fee for a chargeback, in the currency of your payouts and as it was charged.
 *
 * @see schemas/adjustment.yaml#/ChargebackFee
 */
export interface ChargebackFee {
  /** In the currency of your payouts. */
  amount: AmountString;
  /** As it was charged; null when it is in the same currency or when there is none. */
  original: OriginalChargebackFee | null;
}

/**
 * A currency for chargeback fees.
 *
 * @see schemas/adjustment.yaml#/ChargebackFeeCurrencyCode
 */
export type ChargebackFeeCurrencyCode = 'AUD' | 'CAD' | 'EUR' | 'GBP' | 'USD';

/**
 * A website that was submitted for showing the checkout.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomain
 */
export interface CheckoutDomain {
  /** Id of the checkout domain. */
  id: CheckoutDomainId;
  /**
   * Host name of the website in lower case.
   *
   * @format hostname
   * @maxLength 253
   * @pattern ^[a-z0-9.-]+$
   * @example "shop.works.example"
   */
  domain: string;
  /** Status of the review. */
  status: CheckoutDomainStatus | (string & {});
  /** Whether the payment methods that require it have verified the domain. */
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One checkout domain.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomainResponse
 */
export interface CheckoutDomainResponse {
  /** The checkout domain. */
  data: CheckoutDomain;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Review status of a domain. Only `approved` domains can show the checkout. With `action_required`, correct the site before you submit it again.
 *
 * @see schemas/checkout-domain.yaml#/CheckoutDomainStatus
 */
export type CheckoutDomainStatus = 'pending_review' | 'approved' | 'rejected' | 'in_review' | 'action_required';

/**
 * The payment page.
 *
 * @see schemas/transaction-input.yaml#/CheckoutInput
 */
export interface CheckoutInput {
  /**
   * A web address on an approved checkout domain, where your page opens the checkout. The transaction shows it with its identifier appended: `?_txn=txn_01...`. Null means the default of the account; in sandbox an account without a default has the hosted checkout.
   *
   * @minLength 1
   * @maxLength 2000
   * @example "https://works.example/pay"
   */
  url: string | null;
}

/**
 * The payment page.
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
 * A report of checkouts.
 *
 * @see schemas/report.yaml#/CheckoutReportCreate
 */
export interface CheckoutReportCreate {
  /** Each row is a transaction that has a checkout. */
  type: 'checkouts';
  /**
   * All must match. Without any, the report has the checkouts that changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: UpdatedAtFilter[];
}

/**
 * A public token for the client library on a web page. It is not an API key.
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
   * A name for the token.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Shop"
   */
  name: string;
  /**
   * A note on its purpose; null when not set.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Checkout of the web shop."
   */
  description: string | null;
  /** Status of the token. */
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
 * A client token to create.
 *
 * @see schemas/client-token.yaml#/ClientTokenCreate
 */
export interface ClientTokenCreate {
  /**
   * A name for the token.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Shop"
   */
  name: string;
  /**
   * A note on its purpose.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Checkout of the web shop."
   */
  description?: string | null;
}

/**
 * Reports that a client token was created.
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
 * One page of client tokens.
 *
 * @see schemas/client-token.yaml#/ClientTokenListResponse
 */
export interface ClientTokenListResponse {
  /** The client tokens. */
  data: ClientToken[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One client token.
 *
 * @see schemas/client-token.yaml#/ClientTokenResponse
 */
export interface ClientTokenResponse {
  /** The client token. */
  data: ClientToken;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Reports that a client token was revoked.
 *
 * @see events/client-token.yaml#/ClientTokenRevokedEventV1
 */
export type ClientTokenRevokedEventV1 = EventEnvelope & {
  /** Always `client_token.revoked`. */
  event_type: 'client_token.revoked';
  /** The token after the change. */
  data: ClientToken;
};

/**
 * Whether a client token can be used. A revoked token can't be reactivated.
 *
 * @see schemas/client-token.yaml#/ClientTokenStatus
 */
export type ClientTokenStatus = 'active' | 'revoked';

/**
 * Changes to a client token. Members that you leave out remain unchanged.
 *
 * @see schemas/client-token.yaml#/ClientTokenUpdate
 */
export interface ClientTokenUpdate {
  /**
   * A note on its purpose; null removes it.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Checkout of the web shop."
   */
  description?: string | null;
  /**
   * A name for the token.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Shop"
   */
  name?: string;
  /** `revoked` makes the token unusable, permanently. */
  status?: 'revoked';
}

/**
 * Reports that the name or description of a client token was updated.
 *
 * @see events/client-token.yaml#/ClientTokenUpdatedEventV1
 */
export type ClientTokenUpdatedEventV1 = EventEnvelope & {
  /** Always `client_token.updated`. */
  event_type: 'client_token.updated';
  /** The token after the change. */
  data: ClientToken;
};

/**
 * How money is collected. `automatic` charges a payment method, `manual` issues an invoice to be paid.
 *
 * @see schemas/shared.yaml#/CollectionMode
 */
export type CollectionMode = 'automatic' | 'manual';

/**
 * Transactions by how they are collected.
 *
 * @see schemas/report.yaml#/CollectionModeFilter
 */
export interface CollectionModeFilter {
  /** Always `collection_mode`. */
  name: 'collection_mode';
  /**
   * The collection mode, or several of which one must match.
   *
   * @example ["manual"]
   */
  value: CollectionMode | CollectionModes;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Collection modes, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/CollectionModes
 */
export type CollectionModes = CollectionMode[];

/**
 * The checkouts of one day.
 *
 * @see schemas/metric.yaml#/ConversionDay
 */
export interface ConversionDay {
  /** Start of the day. */
  timestamp: DateTime;
  /**
   * Number of checkouts that were created.
   *
   * @minimum 0
   * @example 40
   */
  count: number;
  /**
   * Number of those that are completed by now.
   *
   * @minimum 0
   * @example 25
   */
  completed_count: number;
  /**
   * `completed_count` divided by `count`, with six decimals; 0 on a day without checkouts.
   *
   * @pattern ^[01]\.[0-9]{6}$
   * @example "0.625000"
   */
  rate: string;
}

/**
 * The checkouts of each day.
 *
 * @see schemas/metric.yaml#/ConversionSeries
 */
export interface ConversionSeries {
  /** The days, the earliest first. */
  timeseries: ConversionDay[];
  /** Start of the range. */
  starts_at: DateTime;
  /** End of the range. */
  ends_at: DateTime;
  /** The length of the steps. */
  interval: MetricInterval;
  /** The time of the data. */
  updated_at: DateTime;
}

/**
 * Checkouts by day.
 *
 * @see schemas/metric.yaml#/ConversionSeriesResponse
 */
export interface ConversionSeriesResponse {
  /** The series. */
  data: ConversionSeries;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * The number of one day.
 *
 * @see schemas/metric.yaml#/CountDay
 */
export interface CountDay {
  /** Start of the day. */
  timestamp: DateTime;
  /**
   * The number.
   *
   * @minimum 0
   * @example 12
   */
  count: number;
}

/**
 * A number for each day.
 *
 * @see schemas/metric.yaml#/CountSeries
 */
export interface CountSeries {
  /** The days, the earliest first. */
  timeseries: CountDay[];
  /** Start of the range. */
  starts_at: DateTime;
  /** End of the range. */
  ends_at: DateTime;
  /** The length of the steps. */
  interval: MetricInterval;
  /** The time of the data. */
  updated_at: DateTime;
}

/**
 * Numbers by day.
 *
 * @see schemas/metric.yaml#/CountSeriesResponse
 */
export interface CountSeriesResponse {
  /** The series. */
  data: CountSeries;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * A country, as an ISO 3166-1 alpha-2 code.
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
 * Configuration of the creation of a subscription.
 *
 * @see schemas/simulation-config.yaml#/CreationConfig
 */
export interface CreationConfig {
  /** Stored entities to use instead of samples. */
  entities: CreationEntities;
  /** Options of the scenario. */
  options: CreationOptions;
}

/**
 * Configuration of the creation of a subscription.
 *
 * @see schemas/simulation-config.yaml#/CreationConfigInput
 */
export interface CreationConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: CreationEntitiesInput;
  /** Options of the scenario. */
  options?: CreationOptionsInput;
}

/**
 * Stored entities for a creation; null uses sample data. Either a transaction or items.
 *
 * @see schemas/simulation-config.yaml#/CreationEntities
 */
export interface CreationEntities {
  /** The customer. */
  customer_id: CustomerId | null;
  /** The address. */
  address_id: AddressId | null;
  /** The business. */
  business_id: BusinessId | null;
  /** The payment method. */
  payment_method_id: PaymentMethodId | null;
  /** Amount of the discount. */
  discount_id: DiscountId | null;
  /** The transaction whose items, customer, address, business and discount are used. */
  transaction_id: TransactionId | null;
  /**
   * The items, if you don't name a transaction.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: SimulatedItem[] | null;
}

/**
 * Stored entities for a creation. Send either a transaction or items, not both.
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
   * The customer.
   *
   * @default null
   */
  customer_id?: CustomerId | null;
  /**
   * Amount of the discount.
   *
   * @default null
   */
  discount_id?: DiscountId | null;
  /**
   * The items, if you don't name a transaction.
   *
   * @minItems 1
   * @maxItems 100
   * @default null
   */
  items?: SimulatedItemInput[] | null;
  /**
   * The payment method.
   *
   * @default null
   */
  payment_method_id?: PaymentMethodId | null;
  /**
   * The transaction whose items, customer, address, business and discount are used, unless you name others. It must have a recurring price.
   *
   * @default null
   */
  transaction_id?: TransactionId | null;
}

/**
 * Options for the creation of a subscription.
 *
 * @see schemas/simulation-config.yaml#/CreationOptions
 */
export interface CreationOptions {
  /**
   * How the customer is identified.
   *
   * @default "new"
   */
  customer_simulated_as: SimulatedCustomer | (string & {});
  /**
   * How the business is added.
   *
   * @default "not_provided"
   */
  business_simulated_as: SimulatedBusiness | (string & {});
  /**
   * How the discount is applied.
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
 * Options for the creation of a subscription.
 *
 * @see schemas/simulation-config.yaml#/CreationOptionsInput
 */
export interface CreationOptionsInput {
  /**
   * How the business is added.
   *
   * @default "not_provided"
   */
  business_simulated_as?: SimulatedBusiness | null;
  /**
   * How the customer is identified.
   *
   * @default "new"
   */
  customer_simulated_as?: SimulatedCustomer | null;
  /**
   * How the discount is applied.
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
 * The amounts of a credit balance. Their sum is all credit that the customer ever had in the currency.
 *
 * @see schemas/credit-balance.yaml#/CreditAmounts
 */
export interface CreditAmounts {
  /** What later transactions can take. */
  available: AmountString;
  /** What unpaid transactions have taken. It is available again when they are canceled. */
  reserved: AmountString;
  /** What completed transactions have taken. */
  used: AmountString;
}

/**
 * The credit of a customer in one currency.
 *
 * @see schemas/credit-balance.yaml#/CreditBalance
 */
export interface CreditBalance {
  /** The customer. */
  customer_id: CustomerId;
  /** Currency of the amounts. */
  currency_code: CurrencyCode | (string & {});
  /** The amounts. */
  balance: CreditAmounts;
}

/**
 * All credit balances of a customer.
 *
 * @see schemas/credit-balance.yaml#/CreditBalanceListResponse
 */
export interface CreditBalanceListResponse {
  /** The balances, one for each currency. */
  data: CreditBalance[];
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * An amount that is credited.
 *
 * @see schemas/subscription-change.yaml#/CreditedMoney
 */
export interface CreditedMoney {
  /** The amount in the smallest unit of the currency, negative or 0. */
  amount: SignedAmountString;
  /** Currency of the amount. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * A currency for prices and transactions, as an ISO 4217 code.
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
 * Currencies, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/CurrencyCodes
 */
export type CurrencyCodes = CurrencyCode[];

/**
 * Transactions or adjustments by their currency.
 *
 * @see schemas/report.yaml#/CurrencyFilter
 */
export interface CurrencyFilter {
  /** Always `currency_code`. */
  name: 'currency_code';
  /**
   * The currency, or several of which one must match.
   *
   * @example ["EUR","USD"]
   */
  value: CurrencyCode | CurrencyCodes;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Your own data as key-value pairs, returned with the entity as you sent it. At most 16 KiB as JSON. Send numbers with more digits than JSON parsers preserve, such as `12345678901234567890`, as strings; as numbers they are rejected.
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
 * A person or organization that buys from you. It has addresses, businesses and payment methods.
 *
 * @see schemas/customer.yaml#/Customer
 */
export interface Customer {
  /** Id of the customer. */
  id: CustomerId;
  /**
   * Full name; null when not set.
   *
   * @maxLength 1024
   * @example "Jo Sample"
   */
  name: string | null;
  /**
   * Email address of the customer. Unique in your account, regardless of case.
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
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /**
   * Language for communication with the customer.
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
   * Email address of the customer. Rejected if another customer has it, even an archived one.
   *
   * @minLength 1
   * @maxLength 320
   * @pattern ^[^@]+@[^@]+$
   * @example "jo@customer.example"
   */
  email: string;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * Language for communication with the customer.
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
 * Reports that a customer was created.
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
 * Reports that a customer was imported from another system.
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
 * One page of customers.
 *
 * @see schemas/customer.yaml#/CustomerListResponse
 */
export interface CustomerListResponse {
  /** The customers. */
  data: Customer[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Links to pages about a customer.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalGeneralUrls
 */
export interface CustomerPortalGeneralUrls {
  /**
   * A page with all subscriptions of the customer.
   *
   * @format uri
   * @example "https://sandbox-api.billing.example/portal/overview?token=v1.3qJf0Zr2mX8"
   */
  overview: string;
}

/**
 * Links to the customer portal for one customer. They contain secrets and work for one hour.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalSession
 */
export interface CustomerPortalSession {
  /** Id of the session, for your records. */
  id: CustomerPortalSessionId;
  /** The customer whom the links are for. */
  customer_id: CustomerId;
  /** The links. */
  urls: CustomerPortalUrls;
  /** When the session was created. */
  created_at: DateTime;
}

/**
 * A customer portal session to create.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalSessionCreate
 */
export interface CustomerPortalSessionCreate {
  /**
   * Subscriptions of the customer to link to directly.
   *
   * @maxItems 25
   * @uniqueItems
   * @example ["sub_01kjpya338sh85hm9fgsjx8hpp"]
   */
  subscription_ids?: SubscriptionId[];
}

/**
 * Id of a customer portal session.
 *
 * @pattern ^cpls_[a-z0-9]{26}$
 * @see schemas/shared.yaml#/CustomerPortalSessionId
 */
export type CustomerPortalSessionId = `cpls_${string}`;

/**
 * One customer portal session.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalSessionResponse
 */
export interface CustomerPortalSessionResponse {
  /** The session. */
  data: CustomerPortalSession;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Links to pages about a subscription.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalSubscriptionUrls
 */
export interface CustomerPortalSubscriptionUrls {
  /** Id of the subscription. */
  id: SubscriptionId;
  /**
   * The page that cancels the subscription.
   *
   * @format uri
   * @example "https://sandbox-api.billing.example/portal/cancel?token=v1.3qJf0Zr2mX8"
   */
  cancel_subscription: string;
  /**
   * The page that changes its payment method; null with manual collection.
   *
   * @format uri
   * @example "https://sandbox-api.billing.example/portal/update-payment-method?token=v1.3qJf0Zr2mX8"
   */
  update_subscription_payment_method: string | null;
}

/**
 * The links of a customer portal session.
 *
 * @see schemas/customer-portal-session.yaml#/CustomerPortalUrls
 */
export interface CustomerPortalUrls {
  /** Links to pages about the customer. */
  general: CustomerPortalGeneralUrls;
  /**
   * Links to pages about the subscriptions in the request, in the same order.
   *
   * @maxItems 25
   */
  subscriptions: CustomerPortalSubscriptionUrls[];
}

/**
 * One customer.
 *
 * @see schemas/customer.yaml#/CustomerResponse
 */
export interface CustomerResponse {
  /** The customer. */
  data: Customer;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to a customer. Members that you leave out remain unchanged.
 *
 * @see schemas/customer.yaml#/CustomerUpdate
 */
export interface CustomerUpdate {
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * Email address of the customer. Rejected if another customer has it, even an archived one.
   *
   * @minLength 1
   * @maxLength 320
   * @pattern ^[^@]+@[^@]+$
   * @example "jo@customer.example"
   */
  email?: string;
  /** Language for communication with the customer. */
  locale?: Locale;
  /**
   * Full name; null removes it.
   *
   * @maxLength 1024
   * @example "Jo Sample"
   */
  name?: string | null;
  /** Whether the customer can be used. */
  status?: CatalogStatus;
}

/**
 * Reports that a customer was updated.
 *
 * @see events/customer.yaml#/CustomerUpdatedEventV1
 */
export type CustomerUpdatedEventV1 = EventEnvelope & {
  /** Always `customer.updated`. */
  event_type: 'customer.updated';
  /** The customer after the change. */
  data: Customer;
};

/**
 * A UTC time in RFC 3339 format, with `Z` and up to six fractional digits of the second.
 *
 * @format date-time
 * @example "2026-03-02T09:30:00.123456Z"
 * @see schemas/shared.yaml#/DateTime
 */
export type DateTime = string;

/**
 * When and why the service turned off a destination.
 *
 * @see schemas/notification-setting.yaml#/Deactivation
 */
export interface Deactivation {
  /** When the destination was turned off, in real time also in an account with a test clock. */
  occurred_at: DateTime;
  /** How long all attempts had failed, and the last error. */
  reason: string;
}

/**
 * A rate or factor, as a string to preserve all digits.
 *
 * @pattern ^[0-9]+(\.[0-9]+)?$
 * @example "0.21"
 * @see schemas/shared.yaml#/DecimalString
 */
export type DecimalString = string;

/**
 * A deleted payment method, as events show it.
 *
 * @see schemas/payment-method.yaml#/DeletedPaymentMethod
 */
export type DeletedPaymentMethod = SavedPaymentMethod & {
  /** Why it was deleted. */
  deletion_reason: PaymentMethodDeletionReason | (string & {});
};

/**
 * A reduction of what a customer pays, as a percentage or an amount.
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
   * An internal note, not shown to customers.
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
   * The code that customers enter to redeem it, regardless of case; null when it has none.
   *
   * @pattern ^[a-zA-Z0-9]{1,32}$
   * @example "SPRING26"
   */
  code: string | null;
  /** How `amount` is applied. */
  type: DiscountType | (string & {});
  /**
   * Whether it is in your catalog.
   *
   * @default "standard"
   */
  mode: DiscountMode | (string & {});
  /**
   * For type `percentage`, the percentage from 0.01 to 100. For the flat types, an amount above zero in the smallest unit of the currency.
   *
   * @pattern ^[0-9]{1,15}(\.[0-9]{1,2})?$
   * @example "12.5"
   * @example "500"
   */
  amount: string;
  /** The currency of `amount` for the flat types; null for `percentage`. */
  currency_code: (CurrencyCode | (string & {})) | null;
  /**
   * Whether it also applies to later billing periods of a subscription.
   *
   * @default false
   */
  recur: boolean;
  /**
   * The number of billing periods it applies to when `recur` is true; null means all.
   *
   * @minimum 1
   * @example 3
   */
  maximum_recurring_intervals: number | null;
  /**
   * Maximum number of redemptions by all customers together; null means no limit.
   *
   * @minimum 1
   * @example 1000
   */
  usage_limit: number | null;
  /**
   * Products and prices it applies to. A product includes all its prices; null means everything.
   *
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  restrict_to: (ProductId | PriceId | (string & {}))[] | null;
  /**
   * When the discount can no longer be redeemed; null means never. You can still apply it to a subscription with an update afterwards.
   *
   * @format date-time
   * @example "2026-06-30T22:00:00Z"
   */
  expires_at: string | null;
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /**
   * Number of redemptions. Renewals and later changes or charges of a subscription don't count.
   *
   * @minimum 0
   * @example 12
   */
  times_used: number;
  /** Its group; null when there is none. */
  discount_group_id: DiscountGroupId | null;
  /** When the discount was created. */
  created_at: DateTime;
  /** When the discount was last changed or redeemed. */
  updated_at: DateTime;
  /** Where the discount was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * A discount to create.
 *
 * @see schemas/discount.yaml#/DiscountCreate
 */
export interface DiscountCreate {
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring campaign"
   */
  description: string;
  /** How `amount` is applied. */
  type: DiscountType;
  /**
   * For type `percentage`, the percentage from 0.01 to 100. For the flat types, an amount above zero in the smallest unit of the currency.
   *
   * @pattern ^[0-9]{1,15}(\.[0-9]{1,2})?$
   * @example "12.5"
   * @example "500"
   */
  amount: string;
  /**
   * The code that customers enter to redeem it, regardless of case. Without one, a discount that is enabled for checkout gets ten random letters and digits. Rejected if another active discount has it.
   *
   * @pattern ^[a-zA-Z0-9]{1,32}$
   * @example "SPRING26"
   */
  code?: string | null;
  /** The currency of `amount`. Required for the flat types; null or absent for `percentage`. */
  currency_code?: CurrencyCode | null;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /** An active discount group that it belongs to. */
  discount_group_id?: DiscountGroupId | null;
  /**
   * Whether customers can redeem it themselves at checkout with its code.
   *
   * @default true
   */
  enabled_for_checkout?: boolean | null;
  /**
   * A time in the future, when the discount can no longer be redeemed; null means never. You can still apply it to a subscription with an update afterwards.
   *
   * @format date-time
   * @example "2036-06-30T22:00:00Z"
   */
  expires_at?: string | null;
  /**
   * The number of billing periods it applies to; null means all. Only with `recur`.
   *
   * @minimum 1
   * @maximum 999999999999999
   * @example 3
   */
  maximum_recurring_intervals?: number | null;
  /**
   * Whether it is in your catalog.
   *
   * @default "standard"
   */
  mode?: DiscountMode | null;
  /**
   * Whether it also applies to later billing periods of a subscription.
   *
   * @default false
   */
  recur?: boolean | null;
  /**
   * Active products and prices it applies to. A product includes all its prices; null means everything.
   *
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  restrict_to?: (ProductId | PriceId)[] | null;
  /**
   * Whether the discount can be used.
   *
   * @default "active"
   */
  status?: CatalogStatus | null;
  /**
   * Maximum number of redemptions by all customers together; null means no limit.
   *
   * @minimum 1
   * @maximum 999999999999999
   * @example 1000
   */
  usage_limit?: number | null;
}

/**
 * Reports that a discount was created.
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
   * An internal name, not shown to customers. Unique in your account.
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
 * A discount group to create.
 *
 * @see schemas/discount-group.yaml#/DiscountGroupCreate
 */
export interface DiscountGroupCreate {
  /**
   * An internal name, not shown to customers. Rejected if another group has it, even an archived one.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring 2026"
   */
  name: string;
}

/**
 * Reports that a discount group was created.
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
 * One page of discount groups.
 *
 * @see schemas/discount-group.yaml#/DiscountGroupListResponse
 */
export interface DiscountGroupListResponse {
  /** The discount groups. */
  data: DiscountGroup[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One discount group.
 *
 * @see schemas/discount-group.yaml#/DiscountGroupResponse
 */
export interface DiscountGroupResponse {
  /** The discount group. */
  data: DiscountGroup;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to a discount group. Members that you leave out remain unchanged.
 *
 * @see schemas/discount-group.yaml#/DiscountGroupUpdate
 */
export interface DiscountGroupUpdate {
  /**
   * An internal name, not shown to customers. Rejected if another group has it, even an archived one.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring 2026"
   */
  name?: string;
  /** Whether discounts can be put into the group. */
  status?: CatalogStatus;
}

/**
 * Reports that a discount group was updated.
 *
 * @see events/discount-group.yaml#/DiscountGroupUpdatedEventV1
 */
export type DiscountGroupUpdatedEventV1 = EventEnvelope & {
  /** Always `discount_group.updated`. */
  event_type: 'discount_group.updated';
  /** The group after the change. */
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
 * Reports that a discount was imported from another system.
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
 * One page of discounts.
 *
 * @see schemas/discount.yaml#/DiscountListResponse
 */
export interface DiscountListResponse {
  /** The discounts. */
  data: DiscountRead[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * `standard` discounts are part of your catalog. `custom` discounts were created for one occasion, and lists include them only on request.
 *
 * @see schemas/discount.yaml#/DiscountMode
 */
export type DiscountMode = 'standard' | 'custom';

/**
 * Id of a discount in a path, with or without a revision.
 *
 * @pattern ^dsc_[a-z0-9]{26}(@dscrev_[a-z0-9]{26})?$
 * @see schemas/shared.yaml#/DiscountPathId
 */
export type DiscountPathId = string;

/**
 * A discount as the API returns it, with the parts selected by `include`.
 *
 * @see schemas/discount.yaml#/DiscountRead
 */
export type DiscountRead = Discount & {
  /** Its group. Only present with `include=discount_group` and when the discount has a group. */
  discount_group?: DiscountGroup;
};

/**
 * A report of discounts.
 *
 * @see schemas/report.yaml#/DiscountReportCreate
 */
export interface DiscountReportCreate {
  /** Each row is a discount. */
  type: 'discounts';
  /**
   * All must match. Without any, the report has the discounts that changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: DiscountReportFilter[];
}

/**
 * A filter of a report of discounts.
 *
 * @see schemas/report.yaml#/DiscountReportFilter
 */
export type DiscountReportFilter = DiscountStatusFilter | DiscountTypeFilter | UpdatedAtFilter;

/**
 * One discount.
 *
 * @see schemas/discount.yaml#/DiscountResponse
 */
export interface DiscountResponse {
  /** The discount. */
  data: DiscountRead;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Discounts by their status.
 *
 * @see schemas/report.yaml#/DiscountStatusFilter
 */
export interface DiscountStatusFilter {
  /** Always `status`. */
  name: 'status';
  /**
   * The status, or several of which one must match.
   *
   * @example ["active"]
   */
  value: CatalogStatus | CatalogStatuses;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * How the discount is calculated: `flat` is an amount off the total, `flat_per_seat` an amount off each unit, `percentage` a share.
 *
 * @see schemas/discount.yaml#/DiscountType
 */
export type DiscountType = 'flat' | 'flat_per_seat' | 'percentage';

/**
 * Discounts by their type.
 *
 * @see schemas/report.yaml#/DiscountTypeFilter
 */
export interface DiscountTypeFilter {
  /** Always `type`. */
  name: 'type';
  /**
   * The type, or several of which one must match.
   *
   * @example ["flat","flat_per_seat"]
   */
  value: DiscountType | DiscountTypes;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Types of discounts, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/DiscountTypes
 */
export type DiscountTypes = DiscountType[];

/**
 * Changes to a discount. Members that you leave out remain unchanged.
 *
 * @see schemas/discount.yaml#/DiscountUpdate
 */
export interface DiscountUpdate {
  /**
   * For type `percentage`, the percentage from 0.01 to 100. For the flat types, an amount above zero in the smallest unit of the currency.
   *
   * @maxLength 15
   * @pattern ^0*([1-9][0-9]*|100\.0{1,2}|[1-9][0-9]?\.[0-9]{1,2}|0\.(0[1-9]|[1-9][0-9]?))$
   * @example "12.5"
   * @example "500"
   */
  amount?: string;
  /**
   * The code that customers enter to redeem it, regardless of case. Null removes it; a discount that is enabled for checkout then gets ten random letters and digits. Rejected if another active discount has it.
   *
   * @pattern ^[a-zA-Z0-9]{1,32}$
   * @example "SPRING26"
   */
  code?: string | null;
  /** The currency of `amount` for the flat types; null for `percentage`. */
  currency_code?: CurrencyCode | null;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Spring campaign"
   */
  description?: string;
  /** An active discount group that it belongs to; null removes it from its group. */
  discount_group_id?: DiscountGroupId | null;
  /** Whether customers can redeem it themselves at checkout with its code. */
  enabled_for_checkout?: boolean;
  /**
   * A time in the future, when the discount can no longer be redeemed; null means never. You can still apply it to a subscription with an update afterwards.
   *
   * @format date-time
   * @example "2036-06-30T22:00:00Z"
   */
  expires_at?: string | null;
  /**
   * The number of billing periods it applies to; null means all. Only with `recur`.
   *
   * @minimum 1
   * @maximum 999999999999999
   * @example 3
   */
  maximum_recurring_intervals?: number | null;
  /** Whether it is in your catalog. */
  mode?: DiscountMode;
  /** Whether it also applies to later billing periods of a subscription. */
  recur?: boolean;
  /**
   * All active products and prices it applies to. A product includes all its prices; null means everything.
   *
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  restrict_to?: (ProductId | PriceId)[] | null;
  /** Whether the discount can be used. Another active discount can have the code of an archived one. */
  status?: CatalogStatus;
  /** How `amount` is applied. Another type can require another `amount` and `currency_code`. */
  type?: DiscountType;
  /**
   * Maximum number of redemptions by all customers together, at least `times_used`; null means no limit.
   *
   * @minimum 1
   * @maximum 999999999999999
   * @example 1000
   */
  usage_limit?: number | null;
}

/**
 * Reports that a discount was updated or redeemed.
 *
 * @see events/discount.yaml#/DiscountUpdatedEventV1
 */
export type DiscountUpdatedEventV1 = EventEnvelope & {
  /** Always `discount.updated`. */
  event_type: 'discount.updated';
  /** The discount after the change. */
  data: Discount;
};

/**
 * Whether a browser saves the file (`attachment`) or shows it (`inline`).
 *
 * @see schemas/document-link.yaml#/DocumentDisposition
 */
export type DocumentDisposition = 'attachment' | 'inline';

/**
 * A link to a document.
 *
 * @see schemas/document-link.yaml#/DocumentLink
 */
export interface DocumentLink {
  /**
   * URL of the PDF file, valid for one hour. It contains a secret, so share it like the document.
   *
   * @format uri
   * @example "https://api.billing.example/documents?token=v1.3qJf0Zr2mX8"
   */
  url: string;
}

/**
 * A link to a document.
 *
 * @see schemas/document-link.yaml#/DocumentLinkResponse
 */
export interface DocumentLinkResponse {
  /** The link. */
  data: DocumentLink;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Verification of a domain by one payment method.
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
 * The action on a subscription whose payment finally fails.
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
   * Number of units.
   *
   * @minimum 1
   * @example 3
   */
  frequency: number;
}

/**
 * When a change takes effect.
 *
 * @see schemas/subscription-lifecycle.yaml#/EffectiveFrom
 */
export type EffectiveFrom = 'next_billing_period' | 'immediately';

/**
 * An email address in the form `local@domain`, in ASCII. The same rule applies to customers, contacts and destinations. The local part has 1 to 64 characters: letters, digits, `` !#$%&'*+/=?^_`{|}~- `` and single dots between them. The domain is a host name.
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
 * Configuration of a pause or a cancellation.
 *
 * @see schemas/simulation-config.yaml#/EndingConfig
 */
export interface EndingConfig {
  /** Stored entities to use instead of samples. */
  entities: SubscriptionEntities;
  /** Options of the scenario. */
  options: EndingOptions;
}

/**
 * Configuration of a pause or a cancellation.
 *
 * @see schemas/simulation-config.yaml#/EndingConfigInput
 */
export interface EndingConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: SubscriptionEntitiesInput;
  /** Options of the scenario. */
  options?: EndingOptionsInput;
}

/**
 * Options for a pause or a cancellation.
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
 * Options for a pause or a cancellation.
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
 * The response of every failed request.
 *
 * @see schemas/shared.yaml#/Error
 */
export interface Error {
  /** Description of the error. */
  error: ErrorBody;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * The error and its documentation.
 *
 * @see schemas/shared.yaml#/ErrorBody
 */
export interface ErrorBody {
  /** Whether to change the request or to try again later. */
  type: ErrorType | (string & {});
  /**
   * Code of the error. Branch on it, never on `detail`.
   *
   * @example "invalid_field"
   */
  code: string;
  /**
   * A sentence for humans.
   *
   * @example "The request has an invalid field."
   */
  detail: string;
  /**
   * URL of the documentation of the code.
   *
   * @format uri
   * @example "https://docs.billing.example/errors/shared/invalid_field"
   */
  documentation_url: string;
  /**
   * Every invalid field. Only present when `code` is `invalid_field`.
   *
   * @minItems 1
   */
  errors?: FieldError[];
}

/**
 * `request_error`: change the request; `api_error`: a problem of the service, try again later.
 *
 * @see schemas/shared.yaml#/ErrorType
 */
export type ErrorType = 'request_error' | 'api_error';

/**
 * One event, as the event stream lists it. Nothing in it is masked.
 *
 * @see schemas/event.yaml#/Event
 */
export interface Event {
  /** Id of the event. */
  event_id: EventId;
  /** Type of the event. */
  event_type: EventTypeName | (string & {});
  /** When it happened. */
  occurred_at: DateTime;
  /** The entity after the change. Its shape depends on the event type. */
  data: {
    [key: string]: unknown;
  };
}

/**
 * The members that every delivery has around the entity. The same event can arrive more than once, and events can arrive in any order: store each `event_id` that you have processed, and order by `occurred_at`.
 *
 * @see schemas/event.yaml#/EventEnvelope
 */
export interface EventEnvelope {
  /** Id of the event, the same in retries and replays. For a simulated event, the id of the simulation event. */
  event_id: EventId | SimulationEventId | (string & {});
  /** Type of the event. */
  event_type: EventTypeName | (string & {});
  /** When it happened. */
  occurred_at: DateTime;
  /** Id of the notification that delivered it. Include it in questions about a delivery. */
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * A delivery of any event type. The webhooks of this document describe `data` for each type.
 *
 * @see schemas/event.yaml#/EventPayload
 */
export type EventPayload = EventEnvelope & {
  /** The entity after the change. Its shape depends on the event type. */
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
   * Versions of the API in which its payload is available.
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
  /** Metadata of the response. */
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
 * The amounts of a charge that is not made yet, overall and per line.
 *
 * @see schemas/subscription.yaml#/ExpectedDetails
 */
export interface ExpectedDetails {
  /** Every tax rate with the part taxed at it. */
  tax_rates_used: TaxRateUsed[];
  /** The sum of all lines. `fee` and `earnings` are null. */
  totals: TransactionTotals;
  /** One line for each item. */
  line_items: ExpectedLine[];
}

/**
 * Totals of one item.
 *
 * @see schemas/subscription.yaml#/ExpectedLine
 */
export interface ExpectedLine {
  /** The price. */
  price_id: PriceId;
  /**
   * Quantity; negative for what a change takes away.
   *
   * @example 10
   * @example -5
   */
  quantity: number;
  /** Proration; null for an item that is charged once. */
  proration: Proration | null;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** Totals of one unit. */
  unit_totals: Totals;
  /** Totals of the line. */
  totals: Totals;
  /** The product. */
  product: Product;
}

/**
 * The automatic action on an exposed key. With `none`, replace the key yourself.
 *
 * @see schemas/api-key-exposure.yaml#/ExposureAction
 */
export type ExposureAction = 'revoked' | 'none';

/**
 * Risk of abuse of an exposed key. With `high`, the key is revoked.
 *
 * @see schemas/api-key-exposure.yaml#/ExposureRisk
 */
export type ExposureRisk = 'high' | 'low';

/**
 * Kind of source where a key was found.
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
   * The expected value.
   *
   * @example "must be an email address"
   */
  message: string;
}

/**
 * One customer's session in a guided flow, such as canceling a subscription.
 *
 * @see schemas/flow-session.yaml#/FlowSession
 */
export interface FlowSession {
  /** Id of the flow session. */
  id: FlowSessionId;
  /** Status of the session. */
  status: PassStatus | (string & {});
  /** The customer. */
  customer_id: CustomerId;
  /** The subscription; null when there is none. */
  subscription_id: SubscriptionId | null;
  /** The transaction that came out of it; null when none did. */
  transaction_id: TransactionId | null;
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** When it began. */
  created_at: DateTime;
  /** When it last continued. */
  updated_at: DateTime;
  /**
   * When it was completed; null when it was not.
   *
   * @format date-time
   */
  completed_at: string | null;
  /**
   * When it was abandoned; null when it was not.
   *
   * @format date-time
   */
  abandoned_at: string | null;
}

/**
 * Reports that a customer left a guided flow before its end.
 *
 * @see events/flow-session.yaml#/FlowSessionAbandonedEventV1
 */
export type FlowSessionAbandonedEventV1 = EventEnvelope & {
  /** Always `flow_session.abandoned`. */
  event_type: 'flow_session.abandoned';
  /** The session after the change. */
  data: FlowSession;
};

/**
 * Reports that a customer completed a guided flow.
 *
 * @see events/flow-session.yaml#/FlowSessionCompletedEventV1
 */
export type FlowSessionCompletedEventV1 = EventEnvelope & {
  /** Always `flow_session.completed`. */
  event_type: 'flow_session.completed';
  /** The session after the change. */
  data: FlowSession;
};

/**
 * Reports that a customer started a guided flow.
 *
 * @see events/flow-session.yaml#/FlowSessionCreatedEventV1
 */
export type FlowSessionCreatedEventV1 = EventEnvelope & {
  /** Always `flow_session.created`. */
  event_type: 'flow_session.created';
  /** The session as created. */
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
 * Totals with the symbol of the currency, written as in the country of the address; as in the United States when there is none.
 *
 * @see schemas/preview.yaml#/FormattedTotals
 */
export interface FormattedTotals {
  /**
   * Before discount and tax.
   *
   * @example "$300.00"
   */
  subtotal: string;
  /**
   * Discount on the subtotal.
   *
   * @example "$0.00"
   */
  discount: string;
  /**
   * Tax on the amount after the discount.
   *
   * @example "$26.62"
   */
  tax: string;
  /**
   * After discount and with tax.
   *
   * @example "$326.62"
   */
  total: string;
}

/**
 * One visitor's session in a purchase funnel.
 *
 * @see schemas/funnel-session.yaml#/FunnelSession
 */
export interface FunnelSession {
  /** Id of the funnel session. */
  id: FunnelSessionId;
  /** Status of the visit. */
  status: PassStatus | (string & {});
  /** The visitor as a customer; null while unknown. */
  customer_id: CustomerId | null;
  /** The transaction that came out of it; null when none did. */
  transaction_id: TransactionId | null;
  /**
   * The products that the visitor selected.
   *
   * @maxItems 100
   * @uniqueItems
   */
  product_ids: ProductId[];
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** When it began. */
  created_at: DateTime;
  /** When it last continued. */
  updated_at: DateTime;
  /**
   * When it was completed; null when it was not.
   *
   * @format date-time
   */
  completed_at: string | null;
  /**
   * When it was abandoned; null when it was not.
   *
   * @format date-time
   */
  abandoned_at: string | null;
}

/**
 * Reports that a visitor left a purchase funnel without buying.
 *
 * @see events/funnel-session.yaml#/FunnelSessionAbandonedEventV1
 */
export type FunnelSessionAbandonedEventV1 = EventEnvelope & {
  /** Always `funnel_session.abandoned`. */
  event_type: 'funnel_session.abandoned';
  /** The session after the change. */
  data: FunnelSession;
};

/**
 * Reports that a visitor bought at the end of a purchase funnel.
 *
 * @see events/funnel-session.yaml#/FunnelSessionCompletedEventV1
 */
export type FunnelSessionCompletedEventV1 = EventEnvelope & {
  /** Always `funnel_session.completed`. */
  event_type: 'funnel_session.completed';
  /** The session after the change. */
  data: FunnelSession;
};

/**
 * Reports that a visitor entered a purchase funnel.
 *
 * @see events/funnel-session.yaml#/FunnelSessionCreatedEventV1
 */
export type FunnelSessionCreatedEventV1 = EventEnvelope & {
  /** Always `funnel_session.created`. */
  event_type: 'funnel_session.created';
  /** The session as created. */
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
 * A time in the future.
 *
 * @format date-time
 * @example "2026-06-02T09:30:00Z"
 * @see schemas/subscription-lifecycle.yaml#/FutureTime
 */
export type FutureTime = string;

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
  /** Status of the invoice. */
  status: InvoiceStatus | (string & {});
  /** The transaction it bills. */
  transaction_id: TransactionId;
  /** The paying customer. */
  customer_id: CustomerId;
  /** The address that determines the tax. */
  address_id: AddressId;
  /** The business on the invoice; null when there is none. */
  business_id: BusinessId | null;
  /**
   * Number on the invoice; null until it has one.
   *
   * @example "INV-2026-00042"
   */
  invoice_number: string | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** Payment terms; null when there are none. */
  billing_details: BillingDetails | null;
  /** The charged period; null when nothing recurs. */
  billing_period: Period | null;
  /**
   * The billed items.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: InvoiceItem[];
  /** Totals. */
  details: InvoiceDetails;
  /** URL of the payment page; null when the customer can pay only by bank transfer. */
  checkout: CheckoutLink | null;
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** When it was issued. */
  issued_at: DateTime;
  /**
   * Payment due date; null without payment terms.
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
 * Reports that an invoice was canceled.
 *
 * @see events/invoice.yaml#/InvoiceCanceledEventV1
 */
export type InvoiceCanceledEventV1 = EventEnvelope & {
  /** Always `invoice.canceled`. */
  event_type: 'invoice.canceled';
  /** The invoice after the change. */
  data: Invoice;
};

/**
 * Totals of an invoice, overall and per line.
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
 * Reports that an invoice was issued and can be sent.
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
 * A price and its quantity.
 *
 * @see schemas/invoice.yaml#/InvoiceItem
 */
export interface InvoiceItem {
  /** Price of one unit. */
  price: InvoiceItemPrice;
  /**
   * Quantity; negative for what a change of a subscription takes away.
   *
   * @example 10
   * @example -5
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
  /** Price of one unit. */
  unit_price: Money;
}

/**
 * Totals of one item.
 *
 * @see schemas/invoice.yaml#/InvoiceLineItem
 */
export interface InvoiceLineItem {
  /** The product when the invoice was issued. */
  product: InvoiceProduct;
  /**
   * Quantity; negative for what a change of a subscription takes away.
   *
   * @example 10
   * @example -5
   */
  quantity: number;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** Totals of one unit. */
  unit_totals: Totals;
  /** Totals of the line. */
  totals: Totals;
}

/**
 * Reports that an invoice is overdue.
 *
 * @see events/invoice.yaml#/InvoiceOverdueEventV1
 */
export type InvoiceOverdueEventV1 = EventEnvelope & {
  /** Always `invoice.overdue`. */
  event_type: 'invoice.overdue';
  /** The invoice after the change. */
  data: Invoice;
};

/**
 * Reports that an invoice was paid.
 *
 * @see events/invoice.yaml#/InvoicePaidEventV1
 */
export type InvoicePaidEventV1 = EventEnvelope & {
  /** Always `invoice.paid`. */
  event_type: 'invoice.paid';
  /** The invoice after the change. */
  data: Invoice;
};

/**
 * A product as an invoice shows it.
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
   * A description; null when not set.
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
 * Status of an invoice. An `overdue` invoice can still be paid.
 *
 * @see schemas/invoice.yaml#/InvoiceStatus
 */
export type InvoiceStatus = 'issued' | 'paid' | 'canceled' | 'overdue';

/**
 * The networks from which an environment sends webhooks.
 *
 * @see schemas/ip-list.yaml#/IpList
 */
export interface IpList {
  /** IPv4 networks in CIDR notation. */
  ipv4_cidrs: Ipv4Cidr[];
}

/**
 * The IP addresses of the service.
 *
 * @see schemas/ip-list.yaml#/IpListResponse
 */
export interface IpListResponse {
  /** The networks. */
  data: IpList;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * An IPv4 network in CIDR notation. A single address ends with `/32`.
 *
 * @pattern ^(\d{1,3}\.){3}\d{1,3}/\d{1,2}$
 * @example "192.0.2.14/32"
 * @see schemas/ip-list.yaml#/Ipv4Cidr
 */
export type Ipv4Cidr = string;

/**
 * The issuer of a Korean local payment method; `unknown` when it could not be determined.
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
  /** The issuer. */
  type: Issuer | (string & {});
}

/**
 * The language for communication with a customer, as a language tag.
 *
 * @pattern ^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$
 * @example "en"
 * @example "pt-BR"
 * @see schemas/shared.yaml#/Locale
 */
export type Locale = string;

/**
 * Pages on which the customer manages a subscription, without an API key. Each response has new ones, which work for one hour: don't store them, and send them to this customer only.
 *
 * @see schemas/subscription.yaml#/ManagementUrls
 */
export interface ManagementUrls {
  /**
   * URL for changing the payment method; null with manual collection.
   *
   * @format uri
   */
  update_payment_method: string | null;
  /**
   * URL for canceling.
   *
   * @format uri
   */
  cancel: string;
}

/**
 * Metadata of the response.
 *
 * @see schemas/shared.yaml#/Meta
 */
export interface Meta {
  /**
   * Identifier of this request. Send it to support; the `Request-Id` header repeats it.
   *
   * @format uuid
   * @example "0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04"
   */
  request_id: string;
}

/**
 * Metadata of a list response.
 *
 * @see schemas/shared.yaml#/MetaWithPagination
 */
export interface MetaWithPagination {
  /**
   * Identifier of this request. Send it to support; the `Request-Id` header repeats it.
   *
   * @format uuid
   * @example "0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04"
   */
  request_id: string;
  /** This page, and how to get the next. */
  pagination: PaginationInfo;
}

/**
 * A sum in the smallest unit of the currency.
 *
 * @pattern ^-?[0-9]{1,20}$
 * @example "125000"
 * @example "-4500"
 * @see schemas/metric.yaml#/MetricAmountString
 */
export type MetricAmountString = string;

/**
 * The length of the steps.
 *
 * @example "day"
 * @see schemas/metric.yaml#/MetricInterval
 */
export type MetricInterval = 'day' | (string & {});

/**
 * An amount together with its currency.
 *
 * @see schemas/shared.yaml#/Money
 */
export interface Money {
  /** The amount in the smallest unit of the currency. */
  amount: AmountString;
  /** Currency of the amount. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * An amount together with its currency.
 *
 * @see schemas/shared.yaml#/MoneyInput
 */
export interface MoneyInput {
  /** The amount in the smallest unit of the currency. */
  amount: AmountString;
  /** Currency of the amount. */
  currency_code: CurrencyCode;
}

/**
 * Movements by when they occurred, or by when their transactions were last changed.
 *
 * @see schemas/report.yaml#/MovementTimeFilter
 */
export interface MovementTimeFilter {
  /** Whether it applies to movements or to their transactions. */
  name: 'balance_movement_date' | 'transaction_updated_at';
  /** How the times are compared. */
  operator: ReportFilterOperator;
  /** The time to compare with. */
  value: DateTime;
}

/**
 * Movements by what caused them.
 *
 * @see schemas/report.yaml#/MovementTypeFilter
 */
export interface MovementTypeFilter {
  /** Always `balance_movement_type`. */
  name: 'balance_movement_type';
  /**
   * The cause, or several of which one must match.
   *
   * @example ["refund","chargeback"]
   */
  value: BalanceMovementType | BalanceMovementTypes;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * A charge of a subscription that is not made yet.
 *
 * @see schemas/subscription.yaml#/NextTransaction
 */
export interface NextTransaction {
  /** The period that will be charged. */
  billing_period: Period;
  /** Expected totals. */
  details: ExpectedDetails;
  /** Adjustments that will be offset against it. */
  adjustments: Adjustment[];
}

/**
 * A discount that is not in your catalog.
 *
 * @see schemas/non-catalog.yaml#/NonCatalogDiscountInput
 */
export interface NonCatalogDiscountInput {
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Agreed with the customer"
   */
  description: string;
  /** How `amount` is applied. */
  type: DiscountType;
  /**
   * For type `percentage`, the percentage from 0.01 to 100. For the flat types, an amount above zero in the smallest unit of the currency of the transaction.
   *
   * @pattern ^[0-9]{1,15}(\.[0-9]{1,2})?$
   * @example "12.5"
   * @example "500"
   */
  amount: string;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * The number of billing periods it applies to; null means all. Only with `recur`.
   *
   * @minimum 1
   * @maximum 999999999999999
   * @example 3
   */
  maximum_recurring_intervals?: number | null;
  /**
   * Whether it also applies to later billing periods of a subscription.
   *
   * @default false
   */
  recur?: boolean | null;
  /**
   * Active products and prices that exist, to which it applies. A product includes all its prices; null means everything.
   *
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  restrict_to?: (ProductId | PriceId)[] | null;
}

/**
 * A price that is not in your catalog, of a product of your catalog or of another one.
 *
 * @see schemas/non-catalog.yaml#/NonCatalogPriceInput
 */
export interface NonCatalogPriceInput {
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 2
   * @maxLength 500
   * @example "Team plan, monthly"
   */
  description: string;
  /** Price of one unit where no override applies. */
  unit_price: MoneyInput;
  /** How often it is charged; null or absent for a one-time price. */
  billing_cycle?: BillingCycleInput | null;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name?: string | null;
  /** A product that is not in your catalog. Send either this or `product_id`. */
  product?: NonCatalogProductInput | null;
  /** A product of your catalog, which must not be archived. Send either this or `product`. */
  product_id?: ProductId | null;
  /**
   * Allowed quantity per purchase.
   *
   * @default {"maximum":100,"minimum":1}
   */
  quantity?: PriceQuantityInput | null;
  /**
   * Whether the amount includes tax.
   *
   * @default "account_setting"
   */
  tax_mode?: TaxMode | null;
  /** Trial period, only with a `billing_cycle`. */
  trial_period?: TrialPeriodInput | null;
  /**
   * Other prices for some countries. Each country can be in one of them.
   *
   * @maxItems 250
   * @default []
   */
  unit_price_overrides?: UnitPriceOverrideInput[] | null;
}

/**
 * A product that is not in your catalog.
 *
 * @see schemas/non-catalog.yaml#/NonCatalogProductInput
 */
export interface NonCatalogProductInput {
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   * @example "Team plan"
   */
  name: string;
  /** How it is taxed. */
  tax_category: TaxCategory;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * A description for customers.
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
}

/**
 * The delivery of one event to one destination, with all its attempts. Available for 90 days.
 *
 * @see schemas/notification.yaml#/Notification
 */
export interface Notification {
  /** Id of the notification. */
  id: NotificationId;
  /** Type of the event. */
  type: EventTypeName | (string & {});
  /** Status of the delivery. */
  status: NotificationStatus | (string & {});
  /** The body that is sent, masked unless this destination includes sensitive fields. */
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
  /** Origin of the notification. */
  origin: NotificationOrigin | (string & {});
  /**
   * When the last attempt was made; null before the first attempt.
   *
   * @format date-time
   */
  last_attempt_at: string | null;
  /**
   * When the next attempt is made; null when there is none.
   *
   * @format date-time
   */
  retry_at: string | null;
  /**
   * Number of delivery attempts.
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One attempt to deliver a notification, with the response of the destination.
 *
 * @see schemas/notification-log.yaml#/NotificationLog
 */
export interface NotificationLog {
  /** Id of the attempt. */
  id: NotificationLogId;
  /**
   * HTTP status, or SMTP reply code for email; 0 when there was no response.
   *
   * @minimum 0
   * @example 200
   */
  response_code: number;
  /**
   * Content type of the response; null when absent.
   *
   * @example "application/json"
   */
  response_content_type: string | null;
  /**
   * The first 4,096 bytes of the response. Without a response, a short reason: `timeout`, `connection_refused`, `tls_error`, `dns_error`, `address_not_allowed` or similar. It also states what is wrong with the destination.
   *
   * @example "ok"
   * @example "timeout"
   */
  response_body: string;
  /** When the attempt was made. */
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Whether a notification was created by the `event` itself or by a `replay`.
 *
 * @see schemas/notification.yaml#/NotificationOrigin
 */
export type NotificationOrigin = 'event' | 'replay';

/**
 * Result of a replay.
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
  /** Metadata of the response. */
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * A destination for events: a webhook URL or an email address.
 *
 * @see schemas/notification-setting.yaml#/NotificationSetting
 */
export interface NotificationSetting {
  /** Id of the notification setting. */
  id: NotificationSettingId;
  /**
   * A note that identifies the destination.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Order sync"
   */
  description: string;
  /** How events are delivered. Cannot be changed after creation. */
  type: NotificationSettingType | (string & {});
  /**
   * The webhook URL or email address.
   *
   * @minLength 1
   * @maxLength 2048
   * @example "https://hooks.works.example/billing"
   */
  destination: string;
  /**
   * Whether events are delivered. Events that happen while it is false are not sent later. The service sets it to false when all attempts have failed for three days.
   *
   * @default true
   */
  active: boolean;
  /**
   * Version of the API that payloads conform to, regardless of the version of your requests.
   *
   * @example 1
   */
  api_version: ApiVersion | (number & {});
  /**
   * Whether personal data is sent unmasked. Masking never removes a field.
   *
   * @default false
   */
  include_sensitive_fields: boolean;
  /** The event types that are delivered. */
  subscribed_events: EventType[];
  /**
   * Key for verifying the signature of webhooks. Keep it secret. During a rotation, the new key.
   *
   * @pattern ^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$
   * @example "svc_ntfset_01kjpy44hv6q2n8r5t7w9y1b3d_ExampleEndpointSecretAAAAAAAAAAA"
   */
  endpoint_secret_key: string;
  /**
   * Whether real events, simulated events or both are delivered.
   *
   * @default "platform"
   */
  traffic_source: TrafficSource | (string & {});
  /** Why the service set `active` to false. Null while the destination is active, and when a request set it to false. */
  deactivation: Deactivation | null;
}

/**
 * A notification setting to create.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingCreate
 */
export interface NotificationSettingCreate {
  /**
   * A note that identifies the destination.
   *
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /** How events are delivered. It cannot be changed later. */
  type: NotificationSettingType;
  /**
   * The webhook URL, `https` and reachable from the internet, or the email address.
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
   * Whether events are delivered.
   *
   * @default true
   */
  active?: boolean | null;
  /**
   * Version of the API that payloads conform to. It can't be older than the default version of your account. If you leave it out or send null, it is the default version.
   *
   * @example 1
   */
  api_version?: ApiVersion | null;
  /**
   * Whether personal data is sent unmasked.
   *
   * @default false
   */
  include_sensitive_fields?: boolean | null;
  /**
   * Whether real events, simulated events or both are delivered. Email destinations accept only `platform`.
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
  /** Metadata of the response and the page. */
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * How a destination receives its events: by email or as webhooks.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingType
 */
export type NotificationSettingType = 'email' | 'url';

/**
 * Changes to a notification setting. Members that you leave out remain unchanged.
 *
 * @see schemas/notification-setting.yaml#/NotificationSettingUpdate
 */
export interface NotificationSettingUpdate {
  /** Whether events are delivered. Pending deliveries fail when you set it to false. */
  active?: boolean;
  /**
   * Version of the API that payloads conform to. It can't be older than the default version of your account.
   *
   * @example 1
   */
  api_version?: ApiVersion;
  /**
   * A note that identifies the destination.
   *
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  /**
   * The webhook URL or email address.
   *
   * @minLength 1
   * @maxLength 2048
   */
  destination?: string;
  /** Whether personal data is sent unmasked. */
  include_sensitive_fields?: boolean;
  /**
   * All event types to deliver from now on. Types that are not in the list are no longer delivered.
   *
   * @uniqueItems
   * @example ["customer.created","customer.updated"]
   */
  subscribed_events?: EventTypeName[];
  /** Whether real events, simulated events or both are delivered. Email destinations accept only `platform`. */
  traffic_source?: TrafficSource;
}

/**
 * Delivery status: `not_attempted` before the first attempt, `needs_retry` after a failed attempt with another one at `retry_at`, `delivered`, or permanently `failed`.
 *
 * @see schemas/notification.yaml#/NotificationStatus
 */
export type NotificationStatus = 'not_attempted' | 'needs_retry' | 'delivered' | 'failed';

/**
 * `prevent_change` changes nothing when the payment is declined. `apply_change` makes the change, and the subscription is `past_due`.
 *
 * @see schemas/subscription-change.yaml#/OnPaymentFailure
 */
export type OnPaymentFailure = 'prevent_change' | 'apply_change';

/**
 * `start_new_billing_period` charges for a new period, from which later ones are counted. `continue_existing_billing_period` charges nothing and continues with the period of the pause, as long as that has not ended.
 *
 * @see schemas/subscription-lifecycle.yaml#/OnResume
 */
export type OnResume = 'start_new_billing_period' | 'continue_existing_billing_period';

/**
 * A chargeback fee as it was charged.
 *
 * @see schemas/adjustment.yaml#/OriginalChargebackFee
 */
export interface OriginalChargebackFee {
  /** The charged amount. */
  amount: AmountString;
  /** Currency it was charged in. */
  currency_code: ChargebackFeeCurrencyCode | (string & {});
}

/**
 * This page of a list, and how to get the next.
 *
 * @see schemas/shared.yaml#/PaginationInfo
 */
export interface PaginationInfo {
  /**
   * The applied page size. At most 200, even if you request more.
   *
   * @minimum 1
   * @maximum 200
   * @example 50
   */
  per_page: number;
  /**
   * URL of the next page, including your filters. It is also present on the last page, so check `has_more`.
   *
   * @format uri
   * @example "https://api.billing.example/events?after=evt_01kjpyc33tgmfjz7b6a5xqv2dn&per_page=50"
   */
  next: string;
  /** Whether the next page has items. */
  has_more: boolean;
  /**
   * Number of matching items on all pages. Exact up to 100,000; 100001 means more than that, and -1 means not counted: you sent `Skip-Count: true`, your `search` matches more than 1,000 items of a long list, or counting failed.
   *
   * @minimum -1
   * @maximum 100001
   * @example 1204
   */
  estimated_total?: number;
}

/**
 * Status of a session in a flow or funnel.
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
  /** Amount to charge, in the currency of the transaction. */
  amount: AmountString;
  /** Result of the attempt. */
  status: PaymentAttemptStatus | (string & {});
  /** Why it failed; null when it did not. */
  error_code: (PaymentErrorCode | (string & {})) | null;
  /** What it was paid with. */
  method_details: PaymentAttemptMethod;
  /** When the attempt was made. */
  created_at: DateTime;
  /**
   * When the payment was captured; null when it was not.
   *
   * @format date-time
   */
  captured_at: string | null;
}

/**
 * The payment method of an attempt. Depending on `type`, at most one of the objects is not null.
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
   * The provider behind a Korean local payment; null for other types.
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
  /** Email address of the account. */
  email: Email;
  /**
   * The wallet's reference for the account; null when there is none.
   *
   * @example "WALLET-7K2M9"
   */
  reference: string | null;
}

/**
 * Result of a payment attempt. `captured`: the money was collected. `action_required`: the customer has to act. `pending_no_action_required`: the bank has to act. `authorized_flagged`: held for review. `dropped`: abandoned by the customer.
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
 * A payment method, saved or not. `unknown` when it could not be determined.
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
 * A payment method that a customer saved. Depending on `type`, at most one of the objects with details is not null.
 *
 * @see schemas/payment-method.yaml#/PaymentMethod
 */
export interface PaymentMethod {
  /** Id of the payment method. */
  id: PaymentMethodId;
  /** Its customer. */
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
   * The provider behind a Korean local payment; null for other types.
   *
   * @deprecated
   */
  underlying_details: UnderlyingDetails | null;
  /** The Korean card; null unless `type` is `south_korea_local_card`. */
  south_korea_local_card: SouthKoreaLocalCard | null;
  /** How it was saved. */
  origin: PaymentMethodOrigin | (string & {});
  /** When it was saved. */
  saved_at: DateTime;
  /** When it was last changed. */
  updated_at: DateTime;
}

/**
 * Reports that a saved payment method was deleted.
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
 * Whether a newer version of the same payment method replaced it, or a request deleted it.
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * How a payment method was saved: the customer chose to save it at checkout, a subscription is paid with it, or both. A payment method that only pays for a subscription is not offered at checkout.
 *
 * @see schemas/payment-method.yaml#/PaymentMethodOrigin
 */
export type PaymentMethodOrigin = 'saved_during_purchase' | 'subscription' | 'subscription_saved_during_purchase';

/**
 * One payment method.
 *
 * @see schemas/payment-method.yaml#/PaymentMethodResponse
 */
export interface PaymentMethodResponse {
  /** The payment method. */
  data: PaymentMethod;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Reports that a customer saved a payment method.
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
 * A payment method. `device_wallet_*` are wallets of device families, `method_*` regional wallets and networks.
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
 * Verification of a domain by the payment methods that require it.
 *
 * @see schemas/checkout-domain.yaml#/PaymentMethodVerification
 */
export interface PaymentMethodVerification {
  /** Verification by this wallet. */
  device_wallet_a: DomainVerification;
}

/**
 * How long the customer has to pay an invoice.
 *
 * @see schemas/transaction-input.yaml#/PaymentTermsInput
 */
export interface PaymentTermsInput {
  /** The unit that is counted. */
  interval: TimeInterval;
  /**
   * Number of units.
   *
   * @minimum 1
   * @maximum 1095
   * @example 14
   */
  frequency: number;
}

/**
 * Earnings that are transferred to you.
 *
 * @see schemas/payout.yaml#/Payout
 */
export interface Payout {
  /** Id of the payout. */
  id: PayoutId;
  /** Whether the payout was transferred. */
  status: PayoutStatus | (string & {});
  /** The transferred amount. */
  amount: AmountString;
  /** Currency of the amount. */
  currency_code: PayoutCurrencyCode | (string & {});
  /**
   * Reference on your bank statement.
   *
   * @example "RMT-2026-03-0007"
   */
  remittance_reference: string;
}

/**
 * Reports that a payout to you was created.
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
 * A currency for payouts, as an ISO 4217 code.
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
 * Reports that a payout was transferred to you.
 *
 * @see events/payout.yaml#/PayoutPaidEventV1
 */
export type PayoutPaidEventV1 = EventEnvelope & {
  /** Always `payout.paid`. */
  event_type: 'payout.paid';
  /** The payout after the change. */
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
  /** Email address of the account. */
  email: Email;
  /**
   * The wallet's reference for the account.
   *
   * @example "WALLET-7K2M9"
   */
  reference: string;
}

/**
 * A period between two times.
 *
 * @see schemas/shared.yaml#/Period
 */
export interface Period {
  /** When the period starts (inclusive). */
  starts_at: DateTime;
  /** When the period ends (exclusive). */
  ends_at: DateTime;
}

/**
 * The part of an address that tax depends on.
 *
 * @see schemas/preview.yaml#/PreviewAddress
 */
export interface PreviewAddress {
  /** The country. */
  country_code: CountryCode | (string & {});
  /**
   * Postal or ZIP code; null when unknown or when the country has none.
   *
   * @maxLength 200
   * @example "10001"
   */
  postal_code: string | null;
}

/**
 * The part of an address that tax depends on.
 *
 * @see schemas/preview.yaml#/PreviewAddressInput
 */
export interface PreviewAddressInput {
  /** The country. */
  country_code: CountryCode;
  /**
   * Postal or ZIP code, which some countries require, such as the United States.
   *
   * @maxLength 200
   * @example "10001"
   */
  postal_code?: string | null;
}

/**
 * A price in a preview. That of an item with a `price` object is not in your catalog: its `id`, `created_at` and `updated_at` are null, and so is its `product_id` if the product is an object as well.
 *
 * @see schemas/preview.yaml#/PreviewedPrice
 */
export interface PreviewedPrice {
  /** Id of the price; null when it is not in your catalog. */
  id: PriceId | null;
  /** The product it is a price of; null when that is not in your catalog. */
  product_id: ProductId | null;
  /**
   * An internal note, not shown to customers.
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
   * Name that customers see; null when not set.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name: string | null;
  /** How often it is charged; null when it is charged once. */
  billing_cycle: BillingCycle | null;
  /** Trial period; null when there is none. A one-time price has none. */
  trial_period: TrialPeriod | null;
  /**
   * Whether the amount includes tax.
   *
   * @default "account_setting"
   */
  tax_mode: TaxMode | (string & {});
  /** Price of one unit where no override applies. */
  unit_price: Money;
  /**
   * Other prices for some countries. Each country is in at most one of them.
   *
   * @maxItems 250
   */
  unit_price_overrides: UnitPriceOverride[];
  /** Allowed quantity per purchase. */
  quantity: PriceQuantity;
  /** Whether the price can be sold at. */
  status: CatalogStatus | (string & {});
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** Where the price was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
  /**
   * When the price was created; null when it is not in your catalog.
   *
   * @format date-time
   */
  created_at: string | null;
  /**
   * When the price was last changed; null when it is not in your catalog.
   *
   * @format date-time
   */
  updated_at: string | null;
}

/**
 * A product in a preview. That of an item with a `product` object is not in your catalog: its `id`, `created_at` and `updated_at` are null.
 *
 * @see schemas/preview.yaml#/PreviewedProduct
 */
export interface PreviewedProduct {
  /** Id of the product; null when it is not in your catalog. */
  id: ProductId | null;
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
   * A description for customers; null when not set.
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
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** Whether the product can be sold. */
  status: CatalogStatus | (string & {});
  /** Where the product was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
  /**
   * When the product was created; null when it is not in your catalog.
   *
   * @format date-time
   */
  created_at: string | null;
  /**
   * When the product was last changed; null when it is not in your catalog.
   *
   * @format date-time
   */
  updated_at: string | null;
}

/**
 * The amount for a product, how often it is charged, and how many units can be bought.
 *
 * @see schemas/price.yaml#/Price
 */
export interface Price {
  /** Id of the price. */
  id: PriceId;
  /** The product it is a price of. */
  product_id: ProductId;
  /**
   * An internal note, not shown to customers.
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
   * Name that customers see; null when not set.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name: string | null;
  /** How often it is charged; null when it is charged once. */
  billing_cycle: BillingCycle | null;
  /** Trial period; null when there is none. A one-time price has none. */
  trial_period: TrialPeriod | null;
  /**
   * Whether the amount includes tax.
   *
   * @default "account_setting"
   */
  tax_mode: TaxMode | (string & {});
  /** Price of one unit where no override applies. */
  unit_price: Money;
  /**
   * Other prices for some countries. Each country is in at most one of them.
   *
   * @maxItems 250
   */
  unit_price_overrides: UnitPriceOverride[];
  /** Allowed quantity per purchase. */
  quantity: PriceQuantity;
  /** Whether the price can be sold at. */
  status: CatalogStatus | (string & {});
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** Where the price was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
  /** When the price was created. */
  created_at: DateTime;
  /** When the price was last changed. */
  updated_at: DateTime;
}

/**
 * A price to create.
 *
 * @see schemas/price.yaml#/PriceCreate
 */
export interface PriceCreate {
  /** The product, which must not be archived. */
  product_id: ProductId;
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 2
   * @maxLength 500
   * @example "Team plan, monthly"
   */
  description: string;
  /** Price of one unit where no override applies. */
  unit_price: MoneyInput;
  /** How often it is charged; null or absent for a one-time price. */
  billing_cycle?: BillingCycleInput | null;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name?: string | null;
  /**
   * Allowed quantity per purchase.
   *
   * @default {"maximum":100,"minimum":1}
   */
  quantity?: PriceQuantityInput | null;
  /**
   * Whether the amount includes tax.
   *
   * @default "account_setting"
   */
  tax_mode?: TaxMode | null;
  /** Trial period, only with a `billing_cycle`. */
  trial_period?: TrialPeriodInput | null;
  /**
   * Whether it belongs in your catalog.
   *
   * @default "standard"
   */
  type?: CatalogType | null;
  /**
   * Other prices for some countries. Each country can be in one of them.
   *
   * @maxItems 250
   * @default []
   */
  unit_price_overrides?: UnitPriceOverrideInput[] | null;
}

/**
 * Reports that a price was created.
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
 * Reports that a price was imported from another system.
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
 * One page of prices.
 *
 * @see schemas/price.yaml#/PriceListResponse
 */
export interface PriceListResponse {
  /** The prices. */
  data: PriceRead[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Allowed quantity per purchase. `minimum` is at most `maximum`.
 *
 * @see schemas/price.yaml#/PriceQuantity
 */
export interface PriceQuantity {
  /**
   * Minimum quantity.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 1
   */
  minimum: number;
  /**
   * Maximum quantity.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 100
   */
  maximum: number;
}

/**
 * Allowed quantity per purchase. `minimum` is at most `maximum`.
 *
 * @see schemas/price.yaml#/PriceQuantityInput
 */
export interface PriceQuantityInput {
  /**
   * Maximum quantity.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 100
   */
  maximum?: number | null;
  /**
   * Minimum quantity.
   *
   * @minimum 1
   * @maximum 999999999
   * @default 1
   */
  minimum?: number | null;
}

/**
 * A price as the API returns it, with the parts selected by `include`.
 *
 * @see schemas/price.yaml#/PriceRead
 */
export type PriceRead = Price & {
  /** Its product. Only present with `include=product`. */
  product?: Product;
};

/**
 * One price.
 *
 * @see schemas/price.yaml#/PriceResponse
 */
export interface PriceResponse {
  /** The price. */
  data: PriceRead;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to a price. Members that you leave out remain unchanged; objects and lists are replaced as a whole.
 *
 * @see schemas/price.yaml#/PriceUpdate
 */
export interface PriceUpdate {
  /** How often it is charged; null makes it a one-time price. */
  billing_cycle?: BillingCycleInput | null;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * An internal note, not shown to customers.
   *
   * @minLength 2
   * @maxLength 500
   * @example "Team plan, monthly"
   */
  description?: string;
  /**
   * Name that customers see; null removes it.
   *
   * @minLength 1
   * @maxLength 150
   * @example "Monthly"
   */
  name?: string | null;
  /** Allowed quantity per purchase. */
  quantity?: PriceQuantityInput;
  /** Whether the price can be sold at. */
  status?: CatalogStatus;
  /** Whether the amount includes tax. */
  tax_mode?: TaxMode;
  /** Trial period, only with a `billing_cycle`; null removes it. */
  trial_period?: TrialPeriodInput | null;
  /** Whether it belongs in your catalog. */
  type?: CatalogType;
  /** Price of one unit where no override applies. */
  unit_price?: MoneyInput;
  /**
   * All other prices for some countries. Each country can be in one of them.
   *
   * @maxItems 250
   */
  unit_price_overrides?: UnitPriceOverrideInput[];
}

/**
 * Reports that a price was updated.
 *
 * @see events/price.yaml#/PriceUpdatedEventV1
 */
export type PriceUpdatedEventV1 = EventEnvelope & {
  /** Always `price.updated`. */
  event_type: 'price.updated';
  /** The price after the change. */
  data: Price;
};

/**
 * What each of some prices would cost, for a price table.
 *
 * @see schemas/preview.yaml#/PricingPreview
 */
export interface PricingPreview {
  /** The customer of the request; null when there was none. */
  customer_id: CustomerId | null;
  /** The address of the request; null when there was none. */
  address_id: AddressId | null;
  /** The business of the request; null when there was none. */
  business_id: BusinessId | null;
  /** The applied discount; null when there is none. */
  discount_id: DiscountId | null;
  /** Currency of the amounts. */
  currency_code: CurrencyCode | (string & {});
  /** The country and postal code that the tax was computed for; null when the request had none. */
  address: PreviewAddress | null;
  /** The amounts. */
  details: PricingPreviewDetails;
  /** The payment methods that the customer can choose. */
  available_payment_methods: (PaymentMethodType | (string & {}))[];
}

/**
 * The prices to preview, and for whom.
 *
 * @see schemas/preview.yaml#/PricingPreviewCreate
 */
export interface PricingPreviewCreate {
  /**
   * The prices, each of which is computed on its own.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: PricingPreviewItemInput[];
  /** The country and postal code of a customer whose address you don't have. */
  address?: PreviewAddressInput | null;
  /** An address of the customer, which determines the tax and the prices for its country. Send either this or `address`; without both there is no tax. */
  address_id?: AddressId | null;
  /** A business of the customer. One of another country than yours with a valid tax number pays no tax. */
  business_id?: BusinessId | null;
  /** The currency, in which all items must have a price for this country; when null or absent, that of the first item. */
  currency_code?: CurrencyCode | null;
  /** The customer, which must not be archived. */
  customer_id?: CustomerId | null;
  /** A discount to apply. */
  discount_id?: DiscountId | null;
}

/**
 * The amounts of a pricing preview.
 *
 * @see schemas/preview.yaml#/PricingPreviewDetails
 */
export interface PricingPreviewDetails {
  /** One line for each item, in the same order. */
  line_items: PricingPreviewLine[];
}

/**
 * What a discount takes from a line.
 *
 * @see schemas/preview.yaml#/PricingPreviewDiscount
 */
export interface PricingPreviewDiscount {
  /** The discount. */
  discount_id: DiscountId;
  /** The discount on the subtotal of the line. */
  total: AmountString;
  /**
   * The same for customers.
   *
   * @example "$5.00"
   */
  formatted_total: string;
}

/**
 * A price and its quantity.
 *
 * @see schemas/preview.yaml#/PricingPreviewItemInput
 */
export interface PricingPreviewItemInput {
  /** The price, which must not be archived. */
  price_id: PriceId;
  /**
   * Quantity, within the limits of the price.
   *
   * @minimum 1
   * @maximum 999999999
   * @example 10
   */
  quantity: number;
}

/**
 * What one price would cost.
 *
 * @see schemas/preview.yaml#/PricingPreviewLine
 */
export interface PricingPreviewLine {
  /** The price. */
  price: Price;
  /** Its product. */
  product: Product;
  /**
   * Quantity.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /**
   * The tax rate.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** Totals of one unit. */
  unit_totals: Totals;
  /** Totals of the line. */
  totals: Totals;
  /** Totals of one unit as text for customers. */
  formatted_unit_totals: FormattedTotals;
  /** Totals of the line as text for customers. */
  formatted_totals: FormattedTotals;
  /** The discount that applies to the line; empty when none does. */
  discounts: PricingPreviewDiscount[];
}

/**
 * A pricing preview.
 *
 * @see schemas/preview.yaml#/PricingPreviewResponse
 */
export interface PricingPreviewResponse {
  /** The pricing preview. */
  data: PricingPreview;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Something you sell. Its prices hold the amounts.
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
   * A description for customers; null when not set.
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
  /** Your own data as key-value pairs; null when not set. */
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
   * A description; null when not set.
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
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** When the collection was created. */
  created_at: DateTime;
  /** When the collection was last changed. */
  updated_at: DateTime;
}

/**
 * Reports that a product collection was created.
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
 * Reports that a product collection was updated.
 *
 * @see events/product-collection.yaml#/ProductCollectionUpdatedEventV1
 */
export type ProductCollectionUpdatedEventV1 = EventEnvelope & {
  /** Always `product_collection.updated`. */
  event_type: 'product_collection.updated';
  /** The collection after the change. */
  data: ProductCollection;
};

/**
 * A product to create.
 *
 * @see schemas/product.yaml#/ProductCreate
 */
export interface ProductCreate {
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   * @example "Team plan"
   */
  name: string;
  /** How it is taxed. */
  tax_category: TaxCategory;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /**
   * A description for customers.
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
 * Reports that a product was created.
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
 * Reports that a product was imported from another system.
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
 * One page of products.
 *
 * @see schemas/product.yaml#/ProductListResponse
 */
export interface ProductListResponse {
  /** The products. */
  data: ProductRead[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * A product as the API returns it, with the parts selected by `include`.
 *
 * @see schemas/product.yaml#/ProductRead
 */
export type ProductRead = Product & {
  /** All active prices of the product. Only present with `include=prices`. */
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Changes to a product. Members that you leave out remain unchanged.
 *
 * @see schemas/product.yaml#/ProductUpdate
 */
export interface ProductUpdate {
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /**
   * A description for customers; null removes it.
   *
   * @maxLength 2048
   * @example "Everything a team of ten needs."
   */
  description?: string | null;
  /**
   * Picture to show at checkout. Null removes it, and empty means the same.
   *
   * @pattern ^(https?://[\w.~-]+(:\d+)?([/?]([\w!$&-;=?@~]|%[\dA-Fa-f]{2})*)?(#([\w!$&-;=?@~]|%[\dA-Fa-f]{2})*)?)?$
   * @example "https://cdn.works.example/team-plan.png"
   */
  image_url?: string | null;
  /**
   * Name that customers see.
   *
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   * @example "Team plan"
   */
  name?: string;
  /** Whether the product can be sold. */
  status?: CatalogStatus;
  /** How it is taxed. */
  tax_category?: TaxCategory;
  /** Whether it belongs in your catalog. */
  type?: CatalogType;
}

/**
 * Reports that a product was updated.
 *
 * @see events/product.yaml#/ProductUpdatedEventV1
 */
export type ProductUpdatedEventV1 = EventEnvelope & {
  /** Always `product.updated`. */
  event_type: 'product.updated';
  /** The product after the change. */
  data: Product;
};

/**
 * How an item was prorated.
 *
 * @see schemas/billing.yaml#/Proration
 */
export interface Proration {
  /**
   * The charged part.
   *
   * @example "0.5"
   */
  rate: DecimalString;
  /** The charged period. */
  billing_period: Period;
}

/**
 * How a change is charged. `prorated` charges and credits the rest of the billing period, to the minute; `full` charges what is added for a whole period and credits nothing. `immediately` charges in this request, `next_billing_period` with the next renewal. `do_not_bill` charges and credits nothing.
 *
 * @see schemas/subscription-change.yaml#/ProrationBillingMode
 */
export type ProrationBillingMode =
  | 'prorated_immediately'
  | 'full_immediately'
  | 'prorated_next_billing_period'
  | 'full_next_billing_period'
  | 'do_not_bill';

/**
 * A report of the movements of the balance that payouts are made from.
 *
 * @see schemas/report.yaml#/ReconciliationReportCreate
 */
export interface ReconciliationReportCreate {
  /** Each row is a payment, refund, chargeback or reverse of one. */
  type: 'payout_reconciliation';
  /**
   * All must match. Without any, the report has the movements whose transactions changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: ReconciliationReportFilter[];
}

/**
 * A filter of a report of the movements of the balance.
 *
 * @see schemas/report.yaml#/ReconciliationReportFilter
 */
export type ReconciliationReportFilter = RemittanceReferenceFilter | MovementTypeFilter | MovementTimeFilter;

/**
 * Reference of a payout on your bank statement.
 *
 * @minLength 1
 * @maxLength 255
 * @example "RMT-2026-03-0007"
 * @see schemas/report.yaml#/RemittanceReference
 */
export type RemittanceReference = string;

/**
 * Movements by the payout that they are part of.
 *
 * @see schemas/report.yaml#/RemittanceReferenceFilter
 */
export interface RemittanceReferenceFilter {
  /** Always `remittance_reference`. */
  name: 'remittance_reference';
  /**
   * The reference on your bank statement, or several of which one must match. The service makes no payouts yet, so no movement has one.
   *
   * @example ["RMT-2026-03-0007"]
   */
  value: RemittanceReference | RemittanceReferences;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * References of payouts, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/RemittanceReferences
 */
export type RemittanceReferences = RemittanceReference[];

/**
 * Configuration of a renewal or the end of a pause.
 *
 * @see schemas/simulation-config.yaml#/RenewalConfig
 */
export interface RenewalConfig {
  /** Stored entities to use instead of samples. */
  entities: SubscriptionEntities;
  /** Options of the scenario. */
  options: RenewalOptions;
}

/**
 * Configuration of a renewal or the end of a pause.
 *
 * @see schemas/simulation-config.yaml#/RenewalConfigInput
 */
export interface RenewalConfigInput {
  /** Stored entities to use instead of samples. */
  entities?: SubscriptionEntitiesInput;
  /** Options of the scenario. */
  options?: RenewalOptionsInput;
}

/**
 * Options for a renewal or the end of a pause.
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
   * The action when the payment finally fails; null when there is none, and for all other outcomes.
   *
   * @default null
   */
  dunning_exhausted_action: (DunningExhaustedAction | (string & {})) | null;
}

/**
 * Options for a renewal or the end of a pause.
 *
 * @see schemas/simulation-config.yaml#/RenewalOptionsInput
 */
export interface RenewalOptionsInput {
  /**
   * The action when the payment finally fails. Only with `payment_outcome` `failed`.
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
 * A table of data for download.
 *
 * @see schemas/report.yaml#/Report
 */
export interface Report {
  /** Id of the report. */
  id: ReportId;
  /** Status of the report. */
  status: ReportStatus | (string & {});
  /** Type of the report. */
  type: ReportType | (string & {});
  /**
   * Number of rows; null until it is ready.
   *
   * @minimum 0
   */
  rows: number | null;
  /**
   * Filters; empty when there are none.
   *
   * @maxItems 10
   */
  filters: ReportFilter[];
  /**
   * When the download expires; null until it is ready.
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
 * A report to create. The filters that it accepts depend on its type.
 *
 * @see schemas/report.yaml#/ReportCreate
 */
export type ReportCreate =
  | TransactionReportCreate
  | AdjustmentReportCreate
  | CatalogReportCreate
  | DiscountReportCreate
  | CheckoutReportCreate
  | ReconciliationReportCreate
  | BalanceReportCreate;

/**
 * Reports that a report was requested.
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
 * Where a report can be downloaded.
 *
 * @see schemas/report.yaml#/ReportDownload
 */
export interface ReportDownload {
  /**
   * The address of the file, without an API key. Valid for three minutes.
   *
   * @format uri
   * @example "https://sandbox-api.billing.example/downloads/report?token=v1.q2XnV0s8Yb6R4dTzKp1uHw"
   */
  url: string;
}

/**
 * The address of a report's file.
 *
 * @see schemas/report.yaml#/ReportDownloadResponse
 */
export interface ReportDownloadResponse {
  /** The address. */
  data: ReportDownload;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * One filter of a report.
 *
 * @see schemas/report.yaml#/ReportFilter
 */
export interface ReportFilter {
  /** The compared field. */
  name: ReportFilterName | (string & {});
  /** How times are compared; null for all other fields, which must be equal. */
  operator: (ReportFilterOperator | (string & {})) | null;
  /**
   * Values to compare with; one of them must match.
   *
   * @example "2026-02-01T00:00:00Z"
   * @example ["paid","completed"]
   */
  value: string | string[];
}

/**
 * A field to filter the rows of a report by. The available fields depend on the type of the report. Adjustments: `action`, `currency_code`, `status` and `updated_at`. Transactions: `collection_mode`, `currency_code`, `origin`, `status` and `updated_at`. Products and prices: the fields that start with `product_` and `price_`. Discounts: `type`, `status` and `updated_at`. Balance and checkouts: `updated_at`. Payout reconciliation: the last four.
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
 * Whether before a time, or at it or later.
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
 * One page of reports.
 *
 * @see schemas/report.yaml#/ReportListResponse
 */
export interface ReportListResponse {
  /** The reports. */
  data: Report[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * One report.
 *
 * @see schemas/report.yaml#/ReportResponse
 */
export interface ReportResponse {
  /** The report. */
  data: Report;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Status of a report. It can be downloaded while it is `ready`.
 *
 * @see schemas/report.yaml#/ReportStatus
 */
export type ReportStatus = 'pending' | 'ready' | 'failed' | 'expired';

/**
 * The content of a report. `balance` is deprecated: `payout_reconciliation` has the same rows with more columns.
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
 * Reports that a report became ready, failed or expired.
 *
 * @see events/report.yaml#/ReportUpdatedEventV1
 */
export type ReportUpdatedEventV1 = EventEnvelope & {
  /** Always `report.updated`. */
  event_type: 'report.updated';
  /** The report after the change. */
  data: Report;
};

/**
 * At once.
 *
 * @pattern ^immediately$
 * @see schemas/subscription-lifecycle.yaml#/ResumeNow
 */
export type ResumeNow = string;

/**
 * The revenue of one day.
 *
 * @see schemas/metric.yaml#/RevenueDay
 */
export interface RevenueDay {
  /** Start of the day. */
  timestamp: DateTime;
  /** The revenue. It is negative when fees exceed the payments. */
  amount: MetricAmountString;
  /**
   * Number of transactions.
   *
   * @minimum 0
   * @example 12
   */
  count: number;
}

/**
 * The revenue of each day.
 *
 * @see schemas/metric.yaml#/RevenueSeries
 */
export interface RevenueSeries {
  /** Currency of the amounts. */
  currency_code: CurrencyCode | (string & {});
  /** The days, the earliest first. */
  timeseries: RevenueDay[];
  /** Start of the range. */
  starts_at: DateTime;
  /** End of the range. */
  ends_at: DateTime;
  /** The length of the steps. */
  interval: MetricInterval;
  /** The time of the data. */
  updated_at: DateTime;
}

/**
 * Revenue by day.
 *
 * @see schemas/metric.yaml#/RevenueSeriesResponse
 */
export interface RevenueSeriesResponse {
  /** The series. */
  data: RevenueSeries;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Corrections of the address on documents.
 *
 * @see schemas/transaction-revision.yaml#/RevisedAddress
 */
export interface RevisedAddress {
  /**
   * Town; null removes it.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  city?: string | null;
  /**
   * Street and number; null removes it.
   *
   * @maxLength 1024
   * @example "1 Example Street"
   */
  first_line?: string | null;
  /**
   * State or province; null removes it.
   *
   * @maxLength 200
   * @example "Utrecht"
   */
  region?: string | null;
  /**
   * Apartment, floor or similar; null removes it.
   *
   * @maxLength 1024
   * @example "Floor 3"
   */
  second_line?: string | null;
}

/**
 * Corrections of the business on documents.
 *
 * @see schemas/transaction-revision.yaml#/RevisedBusiness
 */
export interface RevisedBusiness {
  /**
   * Name of the company. Required if the transaction has no business.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "Sample Works B.V."
   */
  name?: string;
  /**
   * Tax or VAT number. Only another valid one can replace a valid one.
   *
   * @minLength 1
   * @maxLength 1024
   * @example "NL000099998B57"
   */
  tax_identifier?: string;
}

/**
 * Corrections of the customer on documents.
 *
 * @see schemas/transaction-revision.yaml#/RevisedCustomer
 */
export interface RevisedCustomer {
  /**
   * Full name; null removes it.
   *
   * @maxLength 1024
   * @example "Jo Sample"
   */
  name?: string | null;
}

/**
 * A notification setting with its new secret.
 *
 * @see schemas/notification-setting.yaml#/RotatedNotificationSetting
 */
export type RotatedNotificationSetting = NotificationSetting & {
  /** End of the period in which webhooks are also signed with the previous secret. */
  previous_secret_expires_at: DateTime;
};

/**
 * A saved payment method, as events show it, without the details of the card or account.
 *
 * @see schemas/payment-method.yaml#/SavedPaymentMethod
 */
export interface SavedPaymentMethod {
  /** Id of the payment method. */
  id: PaymentMethodId;
  /** Its customer. */
  customer_id: CustomerId;
  /** The address it was saved with. */
  address_id: AddressId;
  /** What kind of payment method it is. */
  type: PaymentMethodType | (string & {});
  /** How it was saved. */
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
  /** Status of the run. */
  status: SimulationRunStatus | (string & {});
  /**
   * The scenario.
   *
   * @pattern ^[^.]*$
   */
  type: SimulationScenario | (string & {});
  /** When the run was started. */
  created_at: DateTime;
  /** When the run was last changed. */
  updated_at: DateTime;
  /** The events of the run in the order they are sent. Only present with `include=events`. */
  events?: SimulationEvent[];
}

/**
 * A change of a subscription that can be scheduled.
 *
 * @see schemas/subscription.yaml#/ScheduledAction
 */
export type ScheduledAction = 'cancel' | 'pause' | 'resume';

/**
 * A scheduled change of a subscription.
 *
 * @see schemas/subscription.yaml#/ScheduledChange
 */
export interface ScheduledChange {
  /** The scheduled action. */
  action: ScheduledAction | (string & {});
  /** When it will happen. */
  effective_at: DateTime;
  /**
   * When a pause ends; null when it has no end, or for other changes.
   *
   * @format date-time
   */
  resume_at: string | null;
}

/**
 * How to switch to a new secret.
 *
 * @see schemas/notification-setting.yaml#/SecretRotation
 */
export interface SecretRotation {
  /**
   * For how many seconds webhooks are also signed with the previous secret: at most one week; `0` for none.
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * An amount in the smallest unit of its currency. It is negative for what is credited, as when a change of a subscription takes units away, and for earnings when fees exceed the payment.
 *
 * @pattern ^-?[0-9]{1,15}$
 * @example "1899"
 * @example "-250"
 * @see schemas/shared.yaml#/SignedAmountString
 */
export type SignedAmountString = string;

/**
 * Whether there is no business, one is added at checkout, or it is known from the start.
 *
 * @see schemas/simulation-config.yaml#/SimulatedBusiness
 */
export type SimulatedBusiness = 'not_provided' | 'new' | 'existing_details_prefilled';

/**
 * Whether a customer is new, is recognized by the email address, or is known from the start.
 *
 * @see schemas/simulation-config.yaml#/SimulatedCustomer
 */
export type SimulatedCustomer = 'new' | 'existing_email_matched' | 'existing_details_prefilled';

/**
 * Whether there is no discount, it is applied from the start, or the customer enters its code.
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
 * A price and its quantity in a simulation.
 *
 * @see schemas/simulation-config.yaml#/SimulatedItem
 */
export interface SimulatedItem {
  /** The price. */
  price_id: PriceId;
  /**
   * Quantity.
   *
   * @minimum 1
   */
  quantity: number;
}

/**
 * A price and its quantity in a simulation.
 *
 * @see schemas/simulation-config.yaml#/SimulatedItemInput
 */
export interface SimulatedItemInput {
  /** The price. */
  price_id: PriceId;
  /**
   * Quantity.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
}

/**
 * Whether a payment succeeds, succeeds after a failure with the same or another payment method, or fails.
 *
 * @see schemas/simulation-config.yaml#/SimulatedPaymentOutcome
 */
export type SimulatedPaymentOutcome =
  | 'success'
  | 'recovered_existing_payment_method'
  | 'recovered_updated_payment_method'
  | 'failed';

/**
 * The response of a destination to a simulated event.
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
 * The request of a simulation.
 *
 * @see schemas/simulation-event.yaml#/SimulatedRequest
 */
export interface SimulatedRequest {
  /** The body, exactly as it was sent and signed. */
  body: string;
}

/**
 * A set of events to send to a destination for testing. Each run sends them once.
 *
 * @see schemas/simulation.yaml#/Simulation
 */
export interface Simulation {
  /** Id of the simulation. */
  id: SimulationId;
  /** Whether the simulation can be run. */
  status: CatalogStatus | (string & {});
  /** The destination. */
  notification_setting_id: NotificationSettingId;
  /**
   * A name for the simulation.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Renewal"
   */
  name: string;
  /** The event type or scenario that is sent. */
  type: (EventTypeName | (string & {})) | (SimulationScenario | (string & {}));
  /** Members that replace those of the sample; null for the sample itself, and for a scenario. */
  payload: {
    [key: string]: unknown;
  } | null;
  /** Configuration of the scenario; null for a single event. */
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
 * Configuration of a scenario. The member named like the scenario is not null; the other four are null.
 *
 * @see schemas/simulation-config.yaml#/SimulationConfig
 */
export interface SimulationConfig {
  /** Configuration of the creation of a subscription. */
  subscription_creation: CreationConfig | null;
  /** Configuration of a renewal. */
  subscription_renewal: RenewalConfig | null;
  /** Configuration of a pause. */
  subscription_pause: EndingConfig | null;
  /** Configuration of the end of a pause. */
  subscription_resume: RenewalConfig | null;
  /** Configuration of a cancellation. */
  subscription_cancellation: EndingConfig | null;
}

/**
 * Configuration of a scenario. It has one member that is not null, named like the scenario.
 *
 * @example {"subscription_renewal":{"options":{"payment_outcome":"failed"}}}
 * @see schemas/simulation-config.yaml#/SimulationConfigInput
 */
export interface SimulationConfigInput {
  /** Configuration of a cancellation. */
  subscription_cancellation?: EndingConfigInput | null;
  /** Configuration of the creation of a subscription. */
  subscription_creation?: CreationConfigInput | null;
  /** Configuration of a pause. */
  subscription_pause?: EndingConfigInput | null;
  /** Configuration of a renewal. */
  subscription_renewal?: RenewalConfigInput | null;
  /** Configuration of the end of a pause. */
  subscription_resume?: RenewalConfigInput | null;
}

/**
 * A simulation to create.
 *
 * @see schemas/simulation.yaml#/SimulationCreate
 */
export interface SimulationCreate {
  /** The destination. It must accept simulated events when you run the simulation. */
  notification_setting_id: NotificationSettingId;
  /**
   * A name for the simulation.
   *
   * @minLength 1
   * @maxLength 500
   * @example "Renewal"
   */
  name: string;
  /** The event type or scenario to send. */
  type: SimulationTypeName;
  /** For a scenario: its configuration, if it differs from the defaults. Not allowed for an event type. */
  config?: SimulationConfigInput | null;
  /**
   * For an event type: members that replace those of the sample, or of the stored entity whose `id` you include. Objects can be partial at every level; missing members are taken from the sample or entity. Arrays and `custom_data` are replaced as a whole. Not allowed for a scenario.
   *
   * @example {"name":"Camille Laurent","locale":"fr"}
   */
  payload?: {
    [key: string]: unknown;
  } | null;
}

/**
 * One event of a simulation run with its request and response. It is sent once, without retries.
 *
 * @see schemas/simulation-event.yaml#/SimulationEvent
 */
export interface SimulationEvent {
  /** Id of the simulation event. */
  id: SimulationEventId;
  /** Status of the event. */
  status: SimulationEventStatus | (string & {});
  /** Type of the event. */
  event_type: EventTypeName | (string & {});
  /** The entity that is sent in `data`. */
  payload: {
    [key: string]: unknown;
  };
  /** The request; null before it is sent. */
  request: SimulatedRequest | null;
  /** The response of the destination; null when there was none. */
  response: SimulatedReply | null;
  /** When it was scheduled. */
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
  /** Metadata of the response and the page. */
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Status of a simulated event: `pending`; `success` when the destination accepted it; `failed` when it did not; `aborted` when it could not be sent.
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
 * Whether a simulation sends one event or all events of a scenario.
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
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * The notification id of a simulated delivery. You can't read an entity with it.
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * One run of a simulation, of a single event or of a scenario. Available for 90 days.
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
  /** Metadata of the response and the page. */
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Status of a run. `completed` means that every event was attempted, regardless of the responses; `canceled` means that the remaining events were not sent.
 *
 * @see schemas/simulation-run.yaml#/SimulationRunStatus
 */
export type SimulationRunStatus = 'pending' | 'completed' | 'canceled';

/**
 * A step in the life of a subscription whose events a simulation can send.
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
  /** Its name in a simulation. */
  name: (EventTypeName | (string & {})) | (SimulationScenario | (string & {}));
  /**
   * Its display name.
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
  /** Whether it sends one event or several. */
  type: SimulationKind | (string & {});
  /**
   * The events that are sent, in their default order.
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
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * Name of an event type or of a scenario.
 *
 * @see schemas/simulation-type.yaml#/SimulationTypeName
 */
export type SimulationTypeName = EventTypeName | SimulationScenario;

/**
 * Changes to a simulation. Members that you leave out remain unchanged.
 *
 * @see schemas/simulation.yaml#/SimulationUpdate
 */
export interface SimulationUpdate {
  /** Configuration of the scenario; null for the defaults. */
  config?: SimulationConfigInput | null;
  /**
   * A name for the simulation.
   *
   * @minLength 1
   * @maxLength 500
   */
  name?: string;
  /** The destination. */
  notification_setting_id?: NotificationSettingId;
  /**
   * All members that replace those of the sample; null for the sample itself.
   *
   * @example {"name":"Camille Laurent","locale":"fr"}
   */
  payload?: {
    [key: string]: unknown;
  } | null;
  /** Whether the simulation can be run. Archiving it ends a pending run. */
  status?: CatalogStatus;
  /** The event type or scenario to send. Stored values that don't apply to the new type, a `payload` for a scenario or the `config` of another type, are removed, even if you send them back as you read them. */
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
  /** Status of the run. */
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
  /** The event of the run, and its replays. Only present with `include=events`. */
  events?: SimulationEvent[];
}

/**
 * A card issued in Korea.
 *
 * @see schemas/payment-method.yaml#/SouthKoreaLocalCard
 */
export interface SouthKoreaLocalCard {
  /**
   * The last four digits. Absent when unknown.
   *
   * @example "4242"
   */
  last4?: string;
  /** The issuer. Absent when unknown. */
  type?: Issuer | (string & {});
}

/**
 * An agreement that a customer pays for in each billing period until it is canceled.
 *
 * @see schemas/subscription.yaml#/Subscription
 */
export interface Subscription {
  /** Id of the subscription. */
  id: SubscriptionId;
  /** Status of the subscription. */
  status: SubscriptionStatus | (string & {});
  /** The paying customer. */
  customer_id: CustomerId;
  /** The address that determines the tax. */
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
  /** The discount on its charges; null when there is none. */
  discount: SubscriptionDiscount | null;
  /**
   * How the money is collected.
   *
   * @default "automatic"
   */
  collection_mode: CollectionMode | (string & {});
  /** Payment terms; null with automatic collection. */
  billing_details: BillingDetails | null;
  /** The period that runs now; null after it was canceled, and while it is paused unless that period can be continued. */
  current_billing_period: Period | null;
  /** How often it is charged. */
  billing_cycle: Duration;
  /** The scheduled change; null when there is none. */
  scheduled_change: ScheduledChange | null;
  /**
   * The charged items.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: SubscriptionItem[];
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** Where the subscription was imported from; null when it was not imported. */
  import_meta: ImportMeta | null;
}

/**
 * Reports that a subscription became active, or was paid after it was past due.
 *
 * @see events/subscription.yaml#/SubscriptionActivatedEventV1
 */
export type SubscriptionActivatedEventV1 = EventEnvelope & {
  /** Always `subscription.activated`. */
  event_type: 'subscription.activated';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * When a subscription is canceled.
 *
 * @see schemas/subscription-lifecycle.yaml#/SubscriptionCancel
 */
export interface SubscriptionCancel {
  /**
   * When it takes effect. A `paused` subscription is always canceled immediately.
   *
   * @default "next_billing_period"
   */
  effective_from?: EffectiveFrom | null;
}

/**
 * Reports that a subscription was canceled.
 *
 * @see events/subscription.yaml#/SubscriptionCanceledEventV1
 */
export type SubscriptionCanceledEventV1 = EventEnvelope & {
  /** Always `subscription.canceled`. */
  event_type: 'subscription.canceled';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * One-time items to charge.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionCharge
 */
export interface SubscriptionCharge {
  /** `immediately` to charge in this request, `next_billing_period` to charge with the next renewal. */
  effective_from: ChangeEffectiveFrom;
  /**
   * What is charged, each item with a price without a billing cycle.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionItemInput[];
  /**
   * What happens when the payment is declined.
   *
   * @default "prevent_change"
   */
  on_payment_failure?: OnPaymentFailure | null;
}

/**
 * Reports that a subscription was created by a paid transaction.
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
 * A discount and the period it applies to.
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
   * When it ends; null when it never ends.
   *
   * @format date-time
   */
  ends_at: string | null;
}

/**
 * A discount of your catalog, and when it begins.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionDiscountInput
 */
export interface SubscriptionDiscountInput {
  /** The discount, which must not be archived. It can be expired or used up. A discount that does not recur can only begin immediately: it applies to what this request charges. */
  id: DiscountId;
  /** `immediately` for what this request charges and all later charges, `next_billing_period` for those from the next renewal on. */
  effective_from: ChangeEffectiveFrom;
}

/**
 * The stored subscription that a scenario uses; null uses sample data.
 *
 * @see schemas/simulation-config.yaml#/SubscriptionEntities
 */
export interface SubscriptionEntities {
  /** The subscription. */
  subscription_id: SubscriptionId | null;
}

/**
 * The stored subscription that a scenario uses.
 *
 * @see schemas/simulation-config.yaml#/SubscriptionEntitiesInput
 */
export interface SubscriptionEntitiesInput {
  /**
   * The subscription; null uses sample data.
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
 * Reports that a subscription was imported from another system.
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
 * A price and its quantity.
 *
 * @see schemas/subscription.yaml#/SubscriptionItem
 */
export interface SubscriptionItem {
  /** Whether it is being charged. */
  status: SubscriptionItemStatus | (string & {});
  /**
   * Quantity.
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
  /** Its trial period; null when it has none. */
  trial_dates: Period | null;
  /** The price. */
  price: Price;
  /** The product of the price. */
  product: Product;
}

/**
 * A recurring price and its quantity.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionItemInput
 */
export interface SubscriptionItemInput {
  /** A price that is not in your catalog, which is created for this item. Send either this or `price_id`. */
  price?: NonCatalogPriceInput | null;
  /** A price of an item that the subscription has, which remains as it was copied, or another one, which must not be archived. Send either this or `price`. */
  price_id?: PriceId | null;
  /**
   * Quantity, within the limits of the price. Can be absent for an item that the subscription has.
   *
   * @minimum 1
   * @maximum 999999999
   * @example 10
   */
  quantity?: number;
}

/**
 * Whether an item of a subscription is being charged.
 *
 * @see schemas/subscription.yaml#/SubscriptionItemStatus
 */
export type SubscriptionItemStatus = 'active' | 'inactive' | 'trialing';

/**
 * One page of subscriptions.
 *
 * @see schemas/subscription.yaml#/SubscriptionListResponse
 */
export interface SubscriptionListResponse {
  /** The subscriptions. */
  data: SubscriptionRead[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Reports that the renewal of a subscription could not be charged.
 *
 * @see events/subscription.yaml#/SubscriptionPastDueEventV1
 */
export type SubscriptionPastDueEventV1 = EventEnvelope & {
  /** Always `subscription.past_due`. */
  event_type: 'subscription.past_due';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * When a subscription pauses and when it resumes.
 *
 * @see schemas/subscription-lifecycle.yaml#/SubscriptionPause
 */
export interface SubscriptionPause {
  /**
   * When the pause begins. A `trialing` subscription can only pause at the end of its trial.
   *
   * @default "next_billing_period"
   */
  effective_from?: EffectiveFrom | null;
  /**
   * What happens to billing when the pause ends.
   *
   * @default "start_new_billing_period"
   */
  on_resume?: OnResume | null;
  /** When the subscription resumes by itself, after the pause begins; null for a pause without end. */
  resume_at?: FutureTime | null;
}

/**
 * Reports that a subscription was paused.
 *
 * @see events/subscription.yaml#/SubscriptionPausedEventV1
 */
export type SubscriptionPausedEventV1 = EventEnvelope & {
  /** Always `subscription.paused`. */
  event_type: 'subscription.paused';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * A subscription as a change would leave it, and what would be charged.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionPreview
 */
export type SubscriptionPreview = Subscription & {
  /** What is charged or credited at once; null when nothing is. */
  immediate_transaction: NextTransaction | null;
  /** The next renewal, with stored changes and charges; null when there is none. */
  next_transaction: NextTransaction | null;
  /** Totals of each renewal, without what is charged once. */
  recurring_transaction_details: ExpectedDetails;
  /** What the change credits and charges, now or with the renewal; null when it does neither. */
  update_summary: UpdateSummary | null;
};

/**
 * A preview of a change.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionPreviewResponse
 */
export interface SubscriptionPreviewResponse {
  /** The preview. */
  data: SubscriptionPreview;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * A subscription as the API returns it, with the parts selected by `include`.
 *
 * @see schemas/subscription.yaml#/SubscriptionRead
 */
export type SubscriptionRead = Subscription & {
  /** Pages on which the customer manages it. */
  management_urls: ManagementUrls;
  /** The next charge; null when there is none. Only present with `include=next_transaction`. */
  next_transaction?: NextTransaction | null;
  /** Totals of each renewal. Only present with `include=recurring_transaction_details`. */
  recurring_transaction_details?: ExpectedDetails;
};

/**
 * One subscription.
 *
 * @see schemas/subscription.yaml#/SubscriptionResponse
 */
export interface SubscriptionResponse {
  /** The subscription. */
  data: SubscriptionRead;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * When a subscription resumes.
 *
 * @see schemas/subscription-lifecycle.yaml#/SubscriptionResume
 */
export interface SubscriptionResume {
  /**
   * `immediately`, or a future time.
   *
   * @default "immediately"
   */
  effective_from?: ResumeNow | FutureTime | null;
  /**
   * What happens to billing. It replaces what was set with the pause.
   *
   * @default "start_new_billing_period"
   */
  on_resume?: OnResume | null;
}

/**
 * Reports that a subscription was resumed.
 *
 * @see events/subscription.yaml#/SubscriptionResumedEventV1
 */
export type SubscriptionResumedEventV1 = EventEnvelope & {
  /** Always `subscription.resumed`. */
  event_type: 'subscription.resumed';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * Status of a subscription. A `past_due` subscription has overdue payments, a `paused` one can be resumed, and a `canceled` one can't be reactivated.
 *
 * @see schemas/subscription.yaml#/SubscriptionStatus
 */
export type SubscriptionStatus = 'active' | 'canceled' | 'past_due' | 'paused' | 'trialing';

/**
 * Reports that a subscription started with a trial.
 *
 * @see events/subscription.yaml#/SubscriptionTrialingEventV1
 */
export type SubscriptionTrialingEventV1 = EventEnvelope & {
  /** Always `subscription.trialing`. */
  event_type: 'subscription.trialing';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * Changes to a subscription. Members that you leave out remain unchanged; objects and lists are replaced as a whole.
 *
 * @see schemas/subscription-change.yaml#/SubscriptionUpdate
 */
export interface SubscriptionUpdate {
  /** An address of the customer, which determines the tax and the prices for its country. */
  address_id?: AddressId;
  /** Payment terms. Required for manual collection, rejected for automatic collection. */
  billing_details?: BillingDetailsInput | null;
  /** A business of the customer; null removes it. */
  business_id?: BusinessId | null;
  /** How the money is collected. For `automatic`, send also `billing_details: null`, and for `manual` the details. */
  collection_mode?: CollectionMode;
  /** The currency of later charges. All items must have a price in it. Manual collection accepts USD, EUR and GBP. */
  currency_code?: CurrencyCode;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /** The customer, who must not be archived. With another customer, send an address of that customer. The business is then removed unless you send one. */
  customer_id?: CustomerId;
  /** The discount from now on; null removes it. */
  discount?: SubscriptionDiscountInput | null;
  /**
   * All items that the subscription has from now on: those that you leave out are removed. Requires `proration_billing_mode`.
   *
   * @maxItems 100
   */
  items?: SubscriptionItemInput[];
  /** When the current period or trial ends, at least 30 minutes from now. Later periods are counted from here. Requires `proration_billing_mode`. */
  next_billed_at?: DateTime;
  /**
   * What happens when a charge that this change makes at once is declined.
   *
   * @default "prevent_change"
   */
  on_payment_failure?: OnPaymentFailure;
  /** How a change of `items` or `next_billed_at` is charged. Required with these. */
  proration_billing_mode?: ProrationBillingMode;
  /** Null removes the scheduled change. Other values are rejected. */
  scheduled_change?: null;
}

/**
 * Reports that a subscription was updated.
 *
 * @see events/subscription.yaml#/SubscriptionUpdatedEventV1
 */
export type SubscriptionUpdatedEventV1 = EventEnvelope & {
  /** Always `subscription.updated`. */
  event_type: 'subscription.updated';
  /** The subscription after the change. */
  data: Subscription;
};

/**
 * Type of goods for tax purposes. Every category except `standard` may require approval for your account.
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
 * How tax relates to the amount: `external` adds it to the amount, `internal` includes it, `location` depends on the country of the customer, and `account_setting` on the setting of your account.
 *
 * @see schemas/price.yaml#/TaxMode
 */
export type TaxMode = 'account_setting' | 'external' | 'internal' | 'location';

/**
 * The part taxed at one rate.
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
  /** Totals of the part taxed at this rate. */
  totals: Totals;
}

/**
 * The time of an account in sandbox that does not follow real time.
 *
 * @see schemas/test-clock.yaml#/TestClock
 */
export interface TestClock {
  /** Whether the clock is advancing. */
  status: TestClockStatus | (string & {});
  /** The current time of the account. */
  time: DateTime;
  /**
   * The time that the clock is advancing to; null when it stands still.
   *
   * @format date-time
   */
  advances_to: string | null;
}

/**
 * A test clock.
 *
 * @see schemas/test-clock.yaml#/TestClockResponse
 */
export interface TestClockResponse {
  /** The test clock. */
  data: TestClock;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * `ready`: the clock stands still; `advancing`: what falls due is happening.
 *
 * @see schemas/test-clock.yaml#/TestClockStatus
 */
export type TestClockStatus = 'ready' | 'advancing';

/**
 * A time for the test clock.
 *
 * @see schemas/test-clock.yaml#/TestClockTime
 */
export interface TestClockTime {
  /**
   * A time that is not before the current time of the account. Fractions of a millisecond are cut off.
   *
   * @format date-time
   * @example "2030-01-01T00:00:00Z"
   */
  time: string;
}

/**
 * The unit a duration is counted in.
 *
 * @see schemas/shared.yaml#/TimeInterval
 */
export type TimeInterval = 'day' | 'week' | 'month' | 'year';

/**
 * Totals. `total` is `subtotal` minus `discount` plus `tax`.
 *
 * @see schemas/shared.yaml#/Totals
 */
export interface Totals {
  /**
   * Before discount and tax.
   *
   * @example "30000"
   */
  subtotal: SignedAmountString;
  /**
   * Discount on the subtotal.
   *
   * @example "0"
   */
  discount: SignedAmountString;
  /**
   * Tax on the amount after the discount.
   *
   * @example "6300"
   */
  tax: SignedAmountString;
  /**
   * After discount and with tax.
   *
   * @example "36300"
   */
  total: SignedAmountString;
}

/**
 * Totals after discounts. `total` is `subtotal` plus `tax`.
 *
 * @see schemas/shared.yaml#/TotalsWithoutDiscount
 */
export interface TotalsWithoutDiscount {
  /**
   * Before tax.
   *
   * @example "30000"
   */
  subtotal: SignedAmountString;
  /**
   * Tax on the subtotal.
   *
   * @example "6300"
   */
  tax: SignedAmountString;
  /**
   * With tax.
   *
   * @example "36300"
   */
  total: SignedAmountString;
}

/**
 * The events that a destination receives: real ones (`platform`), simulated ones (`simulation`), or both (`all`).
 *
 * @see schemas/notification-setting.yaml#/TrafficSource
 */
export type TrafficSource = 'platform' | 'simulation' | 'all';

/**
 * A purchase, from the first draft to the payment, with its items, totals and payments.
 *
 * @see schemas/transaction.yaml#/Transaction
 */
export interface Transaction {
  /** Id of the transaction. */
  id: TransactionId;
  /** Status of the transaction. */
  status: TransactionStatus | (string & {});
  /** The customer; null while unknown. */
  customer_id: CustomerId | null;
  /** The address that determines the tax; null while unknown. */
  address_id: AddressId | null;
  /** The business it is bought for; null when there is none. */
  business_id: BusinessId | null;
  /** Your own data as key-value pairs; null when not set. */
  custom_data: CustomData | null;
  /** Currency of its amounts. */
  currency_code: CurrencyCode | (string & {});
  /** Origin of the transaction. */
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
  /** The applied discount; null when there is none. */
  discount_id: DiscountId | null;
  /** Payment terms; null with automatic collection. */
  billing_details: BillingDetails | null;
  /** The charged period; null when nothing recurs or while the period is unknown. */
  billing_period: Period | null;
  /**
   * The items.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionItem[];
  /** Totals. */
  details: TransactionDetails;
  /** All attempts to pay, the latest first. */
  payments: PaymentAttempt[];
  /** URL of the payment page; null when there is none. */
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
   * When it was revised, which corrects the customer on its documents; null when it never was.
   *
   * @format date-time
   */
  revised_at: string | null;
}

/**
 * Reports that a transaction was billed: it can't be changed anymore and awaits payment.
 *
 * @see events/transaction.yaml#/TransactionBilledEventV1
 */
export type TransactionBilledEventV1 = EventEnvelope & {
  /** Always `transaction.billed`. */
  event_type: 'transaction.billed';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * Reports that a transaction was canceled.
 *
 * @see events/transaction.yaml#/TransactionCanceledEventV1
 */
export type TransactionCanceledEventV1 = EventEnvelope & {
  /** Always `transaction.canceled`. */
  event_type: 'transaction.canceled';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * Reports that a paid transaction was completed.
 *
 * @see events/transaction.yaml#/TransactionCompletedEventV1
 */
export type TransactionCompletedEventV1 = EventEnvelope & {
  /** Always `transaction.completed`. */
  event_type: 'transaction.completed';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * A transaction to create.
 *
 * @see schemas/transaction-input.yaml#/TransactionCreate
 */
export interface TransactionCreate {
  /**
   * What is sold.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionItemInput[];
  /** An address of the customer, which determines the tax and the prices for its country. */
  address_id?: AddressId | null;
  /** Payment terms. Required for manual collection, rejected for automatic collection. */
  billing_details?: BillingDetailsInput | null;
  /** The charged period, which must not start in the future. */
  billing_period?: BillingPeriodInput | null;
  /** A business of the customer. */
  business_id?: BusinessId | null;
  /** The payment page. */
  checkout?: CheckoutInput | null;
  /**
   * How the money is collected.
   *
   * @default "automatic"
   */
  collection_mode?: CollectionMode | null;
  /** The currency of all amounts; when null or absent, that of the prices for the country of the address. Manual collection accepts USD, EUR and GBP. */
  currency_code?: CurrencyCode | null;
  /** Your own data as key-value pairs. */
  custom_data?: CustomData | null;
  /** The customer, which must not be archived. */
  customer_id?: CustomerId | null;
  /** A discount that is not in your catalog, which is created for this transaction. Send either this or `discount_id`. */
  discount?: NonCatalogDiscountInput | null;
  /** A discount of your catalog to apply. Send either this or `discount`. */
  discount_id?: DiscountId | null;
  /** `billed` bills the transaction at once. It needs a customer and an address. */
  status?: 'billed';
}

/**
 * Reports that a transaction was created.
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
 * Totals of a transaction, overall and per line.
 *
 * @see schemas/transaction-details.yaml#/TransactionDetails
 */
export interface TransactionDetails {
  /** Every tax rate with the part taxed at it. */
  tax_rates_used: TaxRateUsed[];
  /** The sum of all lines. */
  totals: TransactionTotals;
  /** Totals after refunds and other adjustments. */
  adjusted_totals: AdjustedTotals;
  /** The totals in the currency you are paid out in; null until fees are known, and in a currency that is not paid out. */
  payout_totals: TransactionPayoutTotals | null;
  /** Totals after adjustments in the currency of your payouts; null until fees are known, and in a currency that is not paid out. */
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
 * A price and its quantity.
 *
 * @see schemas/transaction.yaml#/TransactionItem
 */
export interface TransactionItem {
  /** Id of the price. */
  price_id: PriceId;
  /** The price at the time of the transaction. */
  price: Price;
  /**
   * Quantity; negative for what a change of a subscription takes away.
   *
   * @example 10
   * @example -5
   */
  quantity: number;
  /** Proration; null when charged for the whole period. */
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
 * A price of your catalog or another one, and its quantity.
 *
 * @see schemas/transaction-input.yaml#/TransactionItemInput
 */
export interface TransactionItemInput {
  /**
   * Quantity, within the limits of the price.
   *
   * @minimum 1
   * @maximum 999999999
   * @example 10
   */
  quantity: number;
  /** A price that is not in your catalog, which is created for this item. Send either this or `price_id`. */
  price?: NonCatalogPriceInput | null;
  /** A price that exists, which must not be archived. Send either this or `price`. */
  price_id?: PriceId | null;
}

/**
 * Totals of one item.
 *
 * @see schemas/transaction-details.yaml#/TransactionLineItem
 */
export interface TransactionLineItem {
  /** Id of the line. Adjustments refer to it. */
  id: TransactionItemId;
  /** The price that was charged. */
  price_id: PriceId;
  /**
   * Quantity; negative for what a change of a subscription takes away.
   *
   * @example 10
   * @example -5
   */
  quantity: number;
  /** Proration; null when charged for the whole period. */
  proration: Proration | null;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** Totals of one unit. */
  unit_totals: Totals;
  /** Totals of the line. */
  totals: Totals;
  /** The product at the time of the transaction. */
  product: Product;
}

/**
 * One page of transactions.
 *
 * @see schemas/transaction.yaml#/TransactionListResponse
 */
export interface TransactionListResponse {
  /** The transactions. */
  data: TransactionRead[];
  /** Metadata of the response and the page. */
  meta: MetaWithPagination;
}

/**
 * Origin of a transaction: a request (`api`), a checkout (`web`), or a subscription by its renewal, a one-time charge, or a change of its items or of its payment method.
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
 * Transactions by what created them.
 *
 * @see schemas/report.yaml#/TransactionOriginFilter
 */
export interface TransactionOriginFilter {
  /** Always `origin`. */
  name: 'origin';
  /**
   * The origin, or several of which one must match.
   *
   * @example ["api","web"]
   */
  value: TransactionOrigin | TransactionOrigins;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Origins of transactions, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/TransactionOrigins
 */
export type TransactionOrigins = TransactionOrigin[];

/**
 * Reports that a transaction was paid in full.
 *
 * @see events/transaction.yaml#/TransactionPaidEventV1
 */
export type TransactionPaidEventV1 = EventEnvelope & {
  /** Always `transaction.paid`. */
  event_type: 'transaction.paid';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * Reports that a transaction is past due.
 *
 * @see events/transaction.yaml#/TransactionPastDueEventV1
 */
export type TransactionPastDueEventV1 = EventEnvelope & {
  /** Always `transaction.past_due`. */
  event_type: 'transaction.past_due';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * Reports that an attempt to pay a transaction failed.
 *
 * @see events/transaction.yaml#/TransactionPaymentFailedEventV1
 */
export type TransactionPaymentFailedEventV1 = EventEnvelope & {
  /** Always `transaction.payment_failed`. */
  event_type: 'transaction.payment_failed';
  /** The transaction after the change, the failed attempt first in its payments. */
  data: Transaction;
};

/**
 * Totals of a transaction in the currency of your payouts.
 *
 * @see schemas/transaction-details.yaml#/TransactionPayoutTotals
 */
export interface TransactionPayoutTotals {
  /** Before discount and tax. */
  subtotal: SignedAmountString;
  /** Discount on the subtotal. */
  discount: SignedAmountString;
  /** Tax on the amount after the discount. */
  tax: SignedAmountString;
  /** After discount and with tax. */
  total: SignedAmountString;
  /** Amount paid from the balance of the customer. */
  credit: AmountString;
  /** Amount credited to the balance of the customer. */
  credit_to_balance: AmountString;
  /** Amount due. */
  balance: AmountString;
  /** Total minus credit: the charged amount. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** Fee of the service. */
  fee: AmountString;
  /**
   * The fee as a share of the grand total.
   *
   * @example "0.05"
   */
  fee_rate: DecimalString;
  /** Your earnings without tax and fee. */
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
 * What a transaction would cost.
 *
 * @see schemas/preview.yaml#/TransactionPreview
 */
export interface TransactionPreview {
  /** The customer of the request; null when there was none. */
  customer_id: CustomerId | null;
  /** The address of the request; null when there was none. */
  address_id: AddressId | null;
  /** The business of the request; null when there was none. */
  business_id: BusinessId | null;
  /** The applied discount of your catalog; null when there is none, or one that is not in your catalog. */
  discount_id: DiscountId | null;
  /** Currency of the amounts. */
  currency_code: CurrencyCode | (string & {});
  /** The country and postal code that the tax was computed for; null when the request had none. */
  address: PreviewAddress | null;
  /** Whether items with a trial cost their full price. */
  ignore_trials: boolean;
  /**
   * The items.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionPreviewItem[];
  /** The amounts. */
  details: TransactionPreviewDetails;
  /** The payment methods that the customer can choose. */
  available_payment_methods: (PaymentMethodType | (string & {}))[];
}

/**
 * The purchase to preview.
 *
 * @see schemas/preview.yaml#/TransactionPreviewCreate
 */
export interface TransactionPreviewCreate {
  /**
   * What is sold.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: TransactionPreviewItemInput[];
  /** The country and postal code of a customer whose address you don't have. */
  address?: PreviewAddressInput | null;
  /** An address of the customer, which determines the tax and the prices for its country. Send either this or `address`; without both there is no tax. */
  address_id?: AddressId | null;
  /** A business of the customer. One of another country than yours with a valid tax number pays no tax. */
  business_id?: BusinessId | null;
  /** The currency, in which all items must have a price for this country; when null or absent, that of the first item. */
  currency_code?: CurrencyCode | null;
  /** The customer, which must not be archived. */
  customer_id?: CustomerId | null;
  /** A discount that is not in your catalog. Send either this or `discount_id`. */
  discount?: NonCatalogDiscountInput | null;
  /** A discount of your catalog to apply. Send either this or `discount`. */
  discount_id?: DiscountId | null;
  /**
   * Whether items with a trial cost their full price. Otherwise they cost nothing, as in the first transaction.
   *
   * @default false
   */
  ignore_trials?: boolean | null;
}

/**
 * The amounts of a transaction preview, overall and per line.
 *
 * @see schemas/preview.yaml#/TransactionPreviewDetails
 */
export interface TransactionPreviewDetails {
  /** Every tax rate with the part taxed at it. */
  tax_rates_used: TaxRateUsed[];
  /** The sum of all lines that count. `fee` and `earnings` are null. */
  totals: TransactionTotals;
  /** One line for each item, in the same order. */
  line_items: TransactionPreviewLine[];
}

/**
 * A price and its quantity.
 *
 * @see schemas/preview.yaml#/TransactionPreviewItem
 */
export interface TransactionPreviewItem {
  /** Id of the price; null when it is not in your catalog. */
  price_id: PriceId | null;
  /** The price. */
  price: PreviewedPrice;
  /**
   * Quantity.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /** Whether the item counts in the totals. */
  include_in_totals: boolean;
  /** Proration; null when charged for the whole period, as all items of a preview are. */
  proration: Proration | null;
}

/**
 * A price of your catalog or another one, and its quantity.
 *
 * @see schemas/preview.yaml#/TransactionPreviewItemInput
 */
export interface TransactionPreviewItemInput {
  /**
   * Quantity, within the limits of the price.
   *
   * @minimum 1
   * @maximum 999999999
   * @example 10
   */
  quantity: number;
  /**
   * Whether the item counts in the totals. Its line has amounts in any case.
   *
   * @default true
   */
  include_in_totals?: boolean | null;
  /** A price that is not in your catalog. Send either this or `price_id`. */
  price?: NonCatalogPriceInput | null;
  /** A price of your catalog, which must not be archived. Send either this or `price`. */
  price_id?: PriceId | null;
}

/**
 * Totals of one item.
 *
 * @see schemas/preview.yaml#/TransactionPreviewLine
 */
export interface TransactionPreviewLine {
  /** Id of the price; null when it is not in your catalog. */
  price_id: PriceId | null;
  /**
   * Quantity.
   *
   * @minimum 1
   * @example 10
   */
  quantity: number;
  /** Proration; null when charged for the whole period, as all items of a preview are. */
  proration: Proration | null;
  /**
   * The tax rate of the line.
   *
   * @example "0.21"
   */
  tax_rate: DecimalString;
  /** Totals of one unit. */
  unit_totals: Totals;
  /** Totals of the line. */
  totals: Totals;
  /** The product. */
  product: PreviewedProduct;
}

/**
 * A transaction preview.
 *
 * @see schemas/preview.yaml#/TransactionPreviewResponse
 */
export interface TransactionPreviewResponse {
  /** The transaction preview. */
  data: TransactionPreview;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * A transaction as the API returns it, with the parts selected by `include`.
 *
 * @see schemas/transaction.yaml#/TransactionRead
 */
export type TransactionRead = Transaction & {
  /** The address. Only present with `include=address`. */
  address?: Address;
  /** Its adjustments. Only present with `include=adjustment`. */
  adjustments?: Adjustment[];
  /** Available payment methods. Only present with `include=available_payment_methods`. */
  available_payment_methods?: (PaymentMethodType | (string & {}))[];
  /** The business. Only present with `include=business`. */
  business?: Business;
  /** The customer. Only present with `include=customer`. */
  customer?: Customer;
  /** The discount. Only present with `include=discount`. */
  discount?: Discount;
};

/**
 * Reports that a transaction is ready to be paid.
 *
 * @see events/transaction.yaml#/TransactionReadyEventV1
 */
export type TransactionReadyEventV1 = EventEnvelope & {
  /** Always `transaction.ready`. */
  event_type: 'transaction.ready';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * A report of transactions or of their lines.
 *
 * @see schemas/report.yaml#/TransactionReportCreate
 */
export interface TransactionReportCreate {
  /** Whether a row is a transaction or one of its lines. */
  type: 'transactions' | 'transaction_line_items';
  /**
   * All must match. Without any, the report has the transactions that changed in the last 30 days.
   *
   * @maxItems 10
   */
  filters?: TransactionReportFilter[];
}

/**
 * A filter of a report of transactions.
 *
 * @see schemas/report.yaml#/TransactionReportFilter
 */
export type TransactionReportFilter =
  | CollectionModeFilter
  | CurrencyFilter
  | TransactionOriginFilter
  | TransactionStatusFilter
  | UpdatedAtFilter;

/**
 * One transaction.
 *
 * @see schemas/transaction.yaml#/TransactionResponse
 */
export interface TransactionResponse {
  /** The transaction. */
  data: TransactionRead;
  /** Metadata of the response. */
  meta: Meta;
}

/**
 * What to correct of the customer on the documents of a transaction. Members that you leave out remain unchanged.
 *
 * @see schemas/transaction-revision.yaml#/TransactionRevise
 */
export interface TransactionRevise {
  /** The address. Its country and postal code can't be corrected. */
  address?: RevisedAddress;
  /** The business. A transaction without one gets it. */
  business?: RevisedBusiness;
  /** The person or organization that buys. */
  customer?: RevisedCustomer;
}

/**
 * Reports that the customer's data on a billed transaction was corrected.
 *
 * @see events/transaction.yaml#/TransactionRevisedEventV1
 */
export type TransactionRevisedEventV1 = EventEnvelope & {
  /** Always `transaction.revised`. */
  event_type: 'transaction.revised';
  /** The transaction after the change. */
  data: Transaction;
};

/**
 * Status of a transaction. A `draft` has no customer or address, a `ready` transaction can be paid, and a `billed` one can no longer be changed. A `paid` transaction becomes `completed` after processing. `past_due` has overdue payments.
 *
 * @see schemas/transaction.yaml#/TransactionStatus
 */
export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';

/**
 * Transactions by their status.
 *
 * @see schemas/report.yaml#/TransactionStatusFilter
 */
export interface TransactionStatusFilter {
  /** Always `status`. */
  name: 'status';
  /**
   * The status, or several of which one must match.
   *
   * @example ["paid","completed"]
   */
  value: TransactionStatus | TransactionStatuses;
  /** Has no effect; only filters of times have an operator. */
  operator?: null;
}

/**
 * Statuses of transactions, of which one must match.
 *
 * @minItems 1
 * @maxItems 50
 * @see schemas/report.yaml#/TransactionStatuses
 */
export type TransactionStatuses = TransactionStatus[];

/**
 * Totals of a transaction.
 *
 * @see schemas/transaction-details.yaml#/TransactionTotals
 */
export interface TransactionTotals {
  /** Before discount and tax. */
  subtotal: SignedAmountString;
  /** Discount on the subtotal. */
  discount: SignedAmountString;
  /** Tax on the amount after the discount. */
  tax: SignedAmountString;
  /** After discount and with tax. */
  total: SignedAmountString;
  /** Amount paid from the balance of the customer. */
  credit: AmountString;
  /** Amount credited to the balance of the customer. */
  credit_to_balance: AmountString;
  /** Amount due. */
  balance: AmountString;
  /** Total minus credit: the charged amount. */
  grand_total: AmountString;
  /** Tax within the grand total. */
  grand_total_tax: AmountString;
  /** Fee of the service; null until known. */
  fee: AmountString | null;
  /** Your earnings without tax and fee; null until known. */
  earnings: SignedAmountString | null;
  /** Currency of these amounts. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * Changes to a transaction. Members that you leave out remain unchanged; objects and lists are replaced as a whole.
 *
 * @see schemas/transaction-input.yaml#/TransactionUpdate
 */
export interface TransactionUpdate {
  /** An address of the customer, which determines the tax and the prices for its country. */
  address_id?: AddressId;
  /** Payment terms. Required for manual collection, rejected for automatic collection. */
  billing_details?: BillingDetailsInput | null;
  /** The charged period, which must not start in the future; null removes it. */
  billing_period?: BillingPeriodInput | null;
  /** A business of the customer; null removes it. */
  business_id?: BusinessId | null;
  /** The payment page; null returns to the default of the account. */
  checkout?: CheckoutInput | null;
  /** How the money is collected. For `automatic`, send also `billing_details: null`, and for `manual` the details. */
  collection_mode?: CollectionMode;
  /** The currency of all amounts. Manual collection accepts USD, EUR and GBP. */
  currency_code?: CurrencyCode;
  /** All your own data as key-value pairs; null removes them. */
  custom_data?: CustomData | null;
  /** The customer, which must not be archived. With another customer, send an address of that customer, and a business or null. */
  customer_id?: CustomerId;
  /** Another discount that is not in your catalog, which is created for this transaction; null removes the discount, unless `discount_id` names one. Send either this or `discount_id`. */
  discount?: NonCatalogDiscountInput | null;
  /** A discount of your catalog, or the one that was created for this transaction; null removes it. Send either this or `discount`. */
  discount_id?: DiscountId | null;
  /**
   * Everything that is sold.
   *
   * @minItems 1
   * @maxItems 100
   */
  items?: TransactionItemInput[];
  /** `billed` or `canceled`; other changes of the status are rejected. */
  status?: TransactionStatus;
}

/**
 * Reports that a transaction was updated in a way that no other event reports.
 *
 * @see events/transaction.yaml#/TransactionUpdatedEventV1
 */
export type TransactionUpdatedEventV1 = EventEnvelope & {
  /** Always `transaction.updated`. */
  event_type: 'transaction.updated';
  /** The transaction after the change. */
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
   * Length of the trial in units.
   *
   * @minimum 1
   * @example 14
   */
  frequency: number;
  /**
   * Whether the customer must enter a payment method before the trial starts.
   *
   * @default true
   */
  requires_payment_method: boolean;
}

/**
 * Time before the first charge of a recurring price. It needs `interval` and `frequency`, at least 1; a trial period without one of them is rejected with `price_trial_period_missing_fields`.
 *
 * @see schemas/price.yaml#/TrialPeriodInput
 */
export interface TrialPeriodInput {
  /**
   * Length of the trial in units.
   *
   * @example 14
   */
  frequency?: number;
  /** The unit that is counted. */
  interval?: TimeInterval;
  /**
   * Whether the customer must enter a payment method before the trial starts.
   *
   * @default true
   */
  requires_payment_method?: boolean | null;
}

/**
 * The provider behind a Korean local payment.
 *
 * @see schemas/payment-method.yaml#/UnderlyingDetails
 */
export interface UnderlyingDetails {
  /** Details for type `korea_local`; null for other types. */
  korea_local: KoreaLocal | null;
}

/**
 * Price of one unit in some countries.
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
  /** Price of one unit in these countries. */
  unit_price: Money;
}

/**
 * Price of one unit in some countries.
 *
 * @see schemas/price.yaml#/UnitPriceOverrideInput
 */
export interface UnitPriceOverrideInput {
  /**
   * The countries it applies in, none of which is in another override.
   *
   * @minItems 1
   * @uniqueItems
   * @example ["BR","MX"]
   */
  country_codes: CountryCode[];
  /** Price of one unit in these countries. */
  unit_price: MoneyInput;
}

/**
 * What a change results in.
 *
 * @see schemas/subscription-change.yaml#/UpdateAction
 */
export type UpdateAction = 'charge' | 'credit';

/**
 * What a change charges after credits, or credits after charges.
 *
 * @see schemas/subscription-change.yaml#/UpdateResult
 */
export interface UpdateResult {
  /** Whether it charges or credits. */
  action: UpdateAction | (string & {});
  /** The amount in the smallest unit of the currency. `action` is the direction. */
  amount: AmountString;
  /** Currency of the amount. */
  currency_code: CurrencyCode | (string & {});
}

/**
 * What a change credits and charges.
 *
 * @see schemas/subscription-change.yaml#/UpdateSummary
 */
export interface UpdateSummary {
  /** The sum of all lines that credit. */
  credit: CreditedMoney;
  /** The sum of all lines that charge. */
  charge: Money;
  /** What is left of both. */
  result: UpdateResult;
}

/**
 * Rows by when they were last changed.
 *
 * @see schemas/report.yaml#/UpdatedAtFilter
 */
export interface UpdatedAtFilter {
  /** Always `updated_at`. */
  name: 'updated_at';
  /** How the times are compared. */
  operator: ReportFilterOperator;
  /** The time to compare with. */
  value: DateTime;
}
