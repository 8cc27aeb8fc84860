// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type {
  AddressCreate,
  AddressId,
  AddressListResponse,
  AddressResponse,
  AddressUpdate,
  AdjustmentAction,
  AdjustmentCreate,
  AdjustmentId,
  AdjustmentListResponse,
  AdjustmentResponse,
  AdjustmentStatus,
  AmountSeriesResponse,
  ApiKeyId,
  ApiKeyListResponse,
  ApiKeyResponse,
  ApiKeyStatus,
  BusinessCreate,
  BusinessId,
  BusinessListResponse,
  BusinessResponse,
  BusinessUpdate,
  CatalogStatus,
  CatalogType,
  CheckoutDomainId,
  CheckoutDomainListResponse,
  CheckoutDomainResponse,
  CheckoutDomainStatus,
  ClientTokenCreate,
  ClientTokenId,
  ClientTokenListResponse,
  ClientTokenResponse,
  ClientTokenStatus,
  ClientTokenUpdate,
  CollectionMode,
  ConversionSeriesResponse,
  CountSeriesResponse,
  CreditBalanceListResponse,
  CurrencyCode,
  CustomerCreate,
  CustomerId,
  CustomerListResponse,
  CustomerPortalSessionCreate,
  CustomerPortalSessionResponse,
  CustomerResponse,
  CustomerUpdate,
  DiscountCreate,
  DiscountGroupCreate,
  DiscountGroupId,
  DiscountGroupListResponse,
  DiscountGroupResponse,
  DiscountGroupUpdate,
  DiscountId,
  DiscountListResponse,
  DiscountMode,
  DiscountPathId,
  DiscountResponse,
  DiscountUpdate,
  DocumentDisposition,
  DocumentLinkResponse,
  Email,
  Error,
  EventListResponse,
  EventTypeListResponse,
  EventTypeName,
  IpListResponse,
  NotificationId,
  NotificationListResponse,
  NotificationLogListResponse,
  NotificationReplayResponse,
  NotificationResponse,
  NotificationSettingCreate,
  NotificationSettingId,
  NotificationSettingListResponse,
  NotificationSettingResponse,
  NotificationSettingUpdate,
  NotificationStatus,
  PaymentMethodId,
  PaymentMethodListResponse,
  PaymentMethodResponse,
  PriceCreate,
  PriceId,
  PriceListResponse,
  PriceResponse,
  PriceUpdate,
  PricingPreviewCreate,
  PricingPreviewResponse,
  ProductCreate,
  ProductId,
  ProductListResponse,
  ProductResponse,
  ProductUpdate,
  ReportCreate,
  ReportDownloadResponse,
  ReportId,
  ReportListResponse,
  ReportResponse,
  ReportStatus,
  RevenueSeriesResponse,
  ScheduledAction,
  SecretRotation,
  SecretRotationResponse,
  SimulationCreate,
  SimulationEventId,
  SimulationEventListResponse,
  SimulationEventResponse,
  SimulationId,
  SimulationListResponse,
  SimulationResponse,
  SimulationRunId,
  SimulationRunListResponse,
  SimulationRunResponse,
  SimulationTypeListResponse,
  SimulationUpdate,
  SubscriptionCancel,
  SubscriptionCharge,
  SubscriptionId,
  SubscriptionListResponse,
  SubscriptionPause,
  SubscriptionPreviewResponse,
  SubscriptionResponse,
  SubscriptionResume,
  SubscriptionStatus,
  SubscriptionUpdate,
  TaxCategory,
  TestClockResponse,
  TestClockTime,
  TrafficSource,
  TransactionCreate,
  TransactionId,
  TransactionListResponse,
  TransactionOrigin,
  TransactionPreviewCreate,
  TransactionPreviewResponse,
  TransactionResponse,
  TransactionRevise,
  TransactionStatus,
  TransactionUpdate,
} from './schemas.ts';

/**
 * Path parameters of `addresses.create` (POST /customers/{customer_id}/addresses).
 *
 * @see operations/addresses.yaml#/addresses/post
 */
export interface AddressesCreatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Headers of `addresses.create` (POST /customers/{customer_id}/addresses).
 *
 * @see operations/addresses.yaml#/addresses/post
 */
export interface AddressesCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `addresses.create` (POST /customers/{customer_id}/addresses): The address to create.
 *
 * @see operations/addresses.yaml#/addresses/post/requestBody
 */
export type AddressesCreateBody = AddressCreate;

/**
 * Response 201 of `addresses.create` (POST /customers/{customer_id}/addresses): The address was created.
 *
 * @see operations/addresses.yaml#/addresses/post/responses/201
 */
export type AddressesCreateResponse201 = AddressResponse;

/**
 * Response 400 of `addresses.create` (POST /customers/{customer_id}/addresses): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AddressesCreateResponse400 = Error;

/**
 * Response 401 of `addresses.create` (POST /customers/{customer_id}/addresses): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AddressesCreateResponse401 = Error;

/**
 * Response 403 of `addresses.create` (POST /customers/{customer_id}/addresses): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AddressesCreateResponse403 = Error;

/**
 * Response 404 of `addresses.create` (POST /customers/{customer_id}/addresses): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type AddressesCreateResponse404 = Error;

/**
 * Response 409 of `addresses.create` (POST /customers/{customer_id}/addresses): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type AddressesCreateResponse409 = Error;

/**
 * Response 413 of `addresses.create` (POST /customers/{customer_id}/addresses): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type AddressesCreateResponse413 = Error;

/**
 * Response 415 of `addresses.create` (POST /customers/{customer_id}/addresses): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type AddressesCreateResponse415 = Error;

/**
 * Response 422 of `addresses.create` (POST /customers/{customer_id}/addresses): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type AddressesCreateResponse422 = Error;

/**
 * Response 429 of `addresses.create` (POST /customers/{customer_id}/addresses): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AddressesCreateResponse429 = Error;

/**
 * Response 431 of `addresses.create` (POST /customers/{customer_id}/addresses): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AddressesCreateResponse431 = Error;

/**
 * Response 500 of `addresses.create` (POST /customers/{customer_id}/addresses): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AddressesCreateResponse500 = Error;

/**
 * Response 503 of `addresses.create` (POST /customers/{customer_id}/addresses): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AddressesCreateResponse503 = Error;

/**
 * Path parameters of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}).
 *
 * @see operations/addresses.yaml#/address/get
 */
export interface AddressesGetPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The address. It must belong to the customer in the path.
   *
   * @example "add_01jnk8s3d5f7h9k1m3n5p7q9r1"
   */
  address_id: AddressId;
}

/**
 * Headers of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}).
 *
 * @see operations/addresses.yaml#/address/get
 */
export interface AddressesGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The address.
 *
 * @see operations/addresses.yaml#/address/get/responses/200
 */
export type AddressesGetResponse200 = AddressResponse;

/**
 * Response 400 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AddressesGetResponse400 = Error;

/**
 * Response 401 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AddressesGetResponse401 = Error;

/**
 * Response 403 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AddressesGetResponse403 = Error;

/**
 * Response 404 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type AddressesGetResponse404 = Error;

/**
 * Response 429 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AddressesGetResponse429 = Error;

/**
 * Response 431 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AddressesGetResponse431 = Error;

/**
 * Response 500 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AddressesGetResponse500 = Error;

/**
 * Response 503 of `addresses.get` (GET /customers/{customer_id}/addresses/{address_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AddressesGetResponse503 = Error;

/**
 * Path parameters of `addresses.list` (GET /customers/{customer_id}/addresses).
 *
 * @see operations/addresses.yaml#/addresses/get
 */
export interface AddressesListPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Query parameters of `addresses.list` (GET /customers/{customer_id}/addresses).
 *
 * @see operations/addresses.yaml#/addresses/get
 */
export interface AddressesListQuery {
  /**
   * Identifier of the last address of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(add_[a-z0-9]{26})?$
   * @example "add_01jnk8s3d5f7h9k1m3n5p7q9r1"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the addresses with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["add_01jnk8s3d5f7h9k1m3n5p7q9r1","add_01jnk8s4e6g8j0m2n4p6q8r0s2"]
   */
  id?: AddressId[];
  /**
   * Returns only addresses of which the identifier, `description`, `first_line`, `second_line`, `city`, `postal_code` or `region` contains this text, regardless of case.
   *
   * @maxLength 100
   * @example "leeds"
   */
  search?: string;
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
}

/**
 * Headers of `addresses.list` (GET /customers/{customer_id}/addresses).
 *
 * @see operations/addresses.yaml#/addresses/get
 */
export interface AddressesListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `addresses.list` (GET /customers/{customer_id}/addresses): A page of addresses.
 *
 * @see operations/addresses.yaml#/addresses/get/responses/200
 */
export type AddressesListResponse200 = AddressListResponse;

/**
 * Response 400 of `addresses.list` (GET /customers/{customer_id}/addresses): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AddressesListResponse400 = Error;

/**
 * Response 401 of `addresses.list` (GET /customers/{customer_id}/addresses): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AddressesListResponse401 = Error;

/**
 * Response 403 of `addresses.list` (GET /customers/{customer_id}/addresses): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AddressesListResponse403 = Error;

/**
 * Response 404 of `addresses.list` (GET /customers/{customer_id}/addresses): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type AddressesListResponse404 = Error;

/**
 * Response 429 of `addresses.list` (GET /customers/{customer_id}/addresses): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AddressesListResponse429 = Error;

/**
 * Response 431 of `addresses.list` (GET /customers/{customer_id}/addresses): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AddressesListResponse431 = Error;

/**
 * Response 500 of `addresses.list` (GET /customers/{customer_id}/addresses): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AddressesListResponse500 = Error;

/**
 * Response 503 of `addresses.list` (GET /customers/{customer_id}/addresses): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AddressesListResponse503 = Error;

/**
 * Path parameters of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}).
 *
 * @see operations/addresses.yaml#/address/patch
 */
export interface AddressesUpdatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The address. It must belong to the customer in the path.
   *
   * @example "add_01jnk8s3d5f7h9k1m3n5p7q9r1"
   */
  address_id: AddressId;
}

/**
 * Headers of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}).
 *
 * @see operations/addresses.yaml#/address/patch
 */
export interface AddressesUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The members to change.
 *
 * @see operations/addresses.yaml#/address/patch/requestBody
 */
export type AddressesUpdateBody = AddressUpdate;

/**
 * Response 200 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The address after the change.
 *
 * @see operations/addresses.yaml#/address/patch/responses/200
 */
export type AddressesUpdateResponse200 = AddressResponse;

/**
 * Response 400 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AddressesUpdateResponse400 = Error;

/**
 * Response 401 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AddressesUpdateResponse401 = Error;

/**
 * Response 403 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AddressesUpdateResponse403 = Error;

/**
 * Response 404 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type AddressesUpdateResponse404 = Error;

/**
 * Response 409 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type AddressesUpdateResponse409 = Error;

/**
 * Response 413 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type AddressesUpdateResponse413 = Error;

/**
 * Response 415 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type AddressesUpdateResponse415 = Error;

/**
 * Response 422 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type AddressesUpdateResponse422 = Error;

/**
 * Response 429 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AddressesUpdateResponse429 = Error;

/**
 * Response 431 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AddressesUpdateResponse431 = Error;

/**
 * Response 500 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AddressesUpdateResponse500 = Error;

/**
 * Response 503 of `addresses.update` (PATCH /customers/{customer_id}/addresses/{address_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AddressesUpdateResponse503 = Error;

/**
 * Headers of `adjustments.create` (POST /adjustments).
 *
 * @see operations/adjustments.yaml#/adjustments/post
 */
export interface AdjustmentsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `adjustments.create` (POST /adjustments): The adjustment to create.
 *
 * @see operations/adjustments.yaml#/adjustments/post/requestBody
 */
export type AdjustmentsCreateBody = AdjustmentCreate;

/**
 * Response 201 of `adjustments.create` (POST /adjustments): The adjustment was created.
 *
 * @see operations/adjustments.yaml#/adjustments/post/responses/201
 */
export type AdjustmentsCreateResponse201 = AdjustmentResponse;

/**
 * Response 400 of `adjustments.create` (POST /adjustments): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AdjustmentsCreateResponse400 = Error;

/**
 * Response 401 of `adjustments.create` (POST /adjustments): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AdjustmentsCreateResponse401 = Error;

/**
 * Response 403 of `adjustments.create` (POST /adjustments): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AdjustmentsCreateResponse403 = Error;

/**
 * Response 409 of `adjustments.create` (POST /adjustments): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type AdjustmentsCreateResponse409 = Error;

/**
 * Response 413 of `adjustments.create` (POST /adjustments): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type AdjustmentsCreateResponse413 = Error;

/**
 * Response 415 of `adjustments.create` (POST /adjustments): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type AdjustmentsCreateResponse415 = Error;

/**
 * Response 422 of `adjustments.create` (POST /adjustments): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type AdjustmentsCreateResponse422 = Error;

/**
 * Response 429 of `adjustments.create` (POST /adjustments): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AdjustmentsCreateResponse429 = Error;

/**
 * Response 431 of `adjustments.create` (POST /adjustments): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AdjustmentsCreateResponse431 = Error;

/**
 * Response 500 of `adjustments.create` (POST /adjustments): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AdjustmentsCreateResponse500 = Error;

/**
 * Response 503 of `adjustments.create` (POST /adjustments): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AdjustmentsCreateResponse503 = Error;

/**
 * Path parameters of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note).
 *
 * @see operations/adjustments.yaml#/credit-note/get
 */
export interface AdjustmentsCreditNotePath {
  /**
   * The adjustment.
   *
   * @example "adj_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  adjustment_id: AdjustmentId;
}

/**
 * Query parameters of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note).
 *
 * @see operations/adjustments.yaml#/credit-note/get
 */
export interface AdjustmentsCreditNoteQuery {
  /**
   * Whether a browser that opens the URL saves the file (`attachment`) or shows it (`inline`).
   *
   * @default "attachment"
   * @example "inline"
   */
  disposition?: DocumentDisposition;
}

/**
 * Headers of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note).
 *
 * @see operations/adjustments.yaml#/credit-note/get
 */
export interface AdjustmentsCreditNoteHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The URL of the credit note.
 *
 * @see operations/adjustments.yaml#/credit-note/get/responses/200
 */
export type AdjustmentsCreditNoteResponse200 = DocumentLinkResponse;

/**
 * Response 400 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AdjustmentsCreditNoteResponse400 = Error;

/**
 * Response 401 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AdjustmentsCreditNoteResponse401 = Error;

/**
 * Response 403 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AdjustmentsCreditNoteResponse403 = Error;

/**
 * Response 404 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type AdjustmentsCreditNoteResponse404 = Error;

/**
 * Response 429 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AdjustmentsCreditNoteResponse429 = Error;

/**
 * Response 431 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AdjustmentsCreditNoteResponse431 = Error;

/**
 * Response 500 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AdjustmentsCreditNoteResponse500 = Error;

/**
 * Response 503 of `adjustments.creditNote` (GET /adjustments/{adjustment_id}/credit-note): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AdjustmentsCreditNoteResponse503 = Error;

/**
 * Query parameters of `adjustments.list` (GET /adjustments).
 *
 * @see operations/adjustments.yaml#/adjustments/get
 */
export interface AdjustmentsListQuery {
  /**
   * Identifier of the last adjustment of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(adj_[a-z0-9]{26})?$
   * @example "adj_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the adjustments with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["adj_01jnk8t6d8f0h2k4m6n8q0r2s4"]
   */
  id?: AdjustmentId[];
  /**
   * Returns only adjustments with these actions, separated by commas.
   *
   * @maxItems 200
   * @example ["refund","chargeback"]
   */
  action?: AdjustmentAction[];
  /**
   * Returns only adjustments of transactions of these customers, separated by commas.
   *
   * @maxItems 200
   * @example ["ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"]
   */
  customer_id?: CustomerId[];
  /**
   * Returns only adjustments of transactions of these subscriptions, separated by commas.
   *
   * @maxItems 200
   * @example ["sub_01jnk8t6f0h2k4m6n8q0r2s4t6"]
   */
  subscription_id?: SubscriptionId[];
  /**
   * Returns only adjustments of these transactions, separated by commas.
   *
   * @maxItems 200
   * @example ["txn_01jnk8t5c7e9g1j3k5m7n9q1r3"]
   */
  transaction_id?: TransactionId[];
  /**
   * Returns only adjustments with these statuses, separated by commas.
   *
   * @maxItems 200
   * @example ["pending_approval"]
   */
  status?: AdjustmentStatus[];
}

/**
 * Headers of `adjustments.list` (GET /adjustments).
 *
 * @see operations/adjustments.yaml#/adjustments/get
 */
export interface AdjustmentsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `adjustments.list` (GET /adjustments): A page of adjustments.
 *
 * @see operations/adjustments.yaml#/adjustments/get/responses/200
 */
export type AdjustmentsListResponse200 = AdjustmentListResponse;

/**
 * Response 400 of `adjustments.list` (GET /adjustments): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type AdjustmentsListResponse400 = Error;

/**
 * Response 401 of `adjustments.list` (GET /adjustments): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type AdjustmentsListResponse401 = Error;

/**
 * Response 403 of `adjustments.list` (GET /adjustments): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type AdjustmentsListResponse403 = Error;

/**
 * Response 429 of `adjustments.list` (GET /adjustments): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type AdjustmentsListResponse429 = Error;

/**
 * Response 431 of `adjustments.list` (GET /adjustments): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type AdjustmentsListResponse431 = Error;

/**
 * Response 500 of `adjustments.list` (GET /adjustments): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type AdjustmentsListResponse500 = Error;

/**
 * Response 503 of `adjustments.list` (GET /adjustments): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type AdjustmentsListResponse503 = Error;

/**
 * Path parameters of `apiKeys.get` (GET /api-keys/{api_key_id}).
 *
 * @see operations/api-keys.yaml#/api-key/get
 */
export interface ApiKeysGetPath {
  /**
   * The API key.
   *
   * @example "apikey_01keknjdfvc1z00gbzj29ap43h"
   */
  api_key_id: ApiKeyId;
}

/**
 * Headers of `apiKeys.get` (GET /api-keys/{api_key_id}).
 *
 * @see operations/api-keys.yaml#/api-key/get
 */
export interface ApiKeysGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `apiKeys.get` (GET /api-keys/{api_key_id}): The API key.
 *
 * @see operations/api-keys.yaml#/api-key/get/responses/200
 */
export type ApiKeysGetResponse200 = ApiKeyResponse;

/**
 * Response 400 of `apiKeys.get` (GET /api-keys/{api_key_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ApiKeysGetResponse400 = Error;

/**
 * Response 401 of `apiKeys.get` (GET /api-keys/{api_key_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ApiKeysGetResponse401 = Error;

/**
 * Response 403 of `apiKeys.get` (GET /api-keys/{api_key_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ApiKeysGetResponse403 = Error;

/**
 * Response 404 of `apiKeys.get` (GET /api-keys/{api_key_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ApiKeysGetResponse404 = Error;

/**
 * Response 429 of `apiKeys.get` (GET /api-keys/{api_key_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ApiKeysGetResponse429 = Error;

/**
 * Response 431 of `apiKeys.get` (GET /api-keys/{api_key_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ApiKeysGetResponse431 = Error;

/**
 * Response 500 of `apiKeys.get` (GET /api-keys/{api_key_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ApiKeysGetResponse500 = Error;

/**
 * Response 503 of `apiKeys.get` (GET /api-keys/{api_key_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ApiKeysGetResponse503 = Error;

/**
 * Query parameters of `apiKeys.list` (GET /api-keys).
 *
 * @see operations/api-keys.yaml#/api-keys/get
 */
export interface ApiKeysListQuery {
  /**
   * Identifier of the last API key of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(apikey_[a-z0-9]{26})?$
   * @example "apikey_01keknjdfvc1z00gbzj29ap43h"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only API keys in these states, separated by commas. All states when absent.
   *
   * @maxItems 200
   * @example ["active"]
   */
  status?: ApiKeyStatus[];
}

/**
 * Headers of `apiKeys.list` (GET /api-keys).
 *
 * @see operations/api-keys.yaml#/api-keys/get
 */
export interface ApiKeysListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `apiKeys.list` (GET /api-keys): A page of API keys.
 *
 * @see operations/api-keys.yaml#/api-keys/get/responses/200
 */
export type ApiKeysListResponse200 = ApiKeyListResponse;

/**
 * Response 400 of `apiKeys.list` (GET /api-keys): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ApiKeysListResponse400 = Error;

/**
 * Response 401 of `apiKeys.list` (GET /api-keys): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ApiKeysListResponse401 = Error;

/**
 * Response 403 of `apiKeys.list` (GET /api-keys): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ApiKeysListResponse403 = Error;

/**
 * Response 429 of `apiKeys.list` (GET /api-keys): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ApiKeysListResponse429 = Error;

/**
 * Response 431 of `apiKeys.list` (GET /api-keys): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ApiKeysListResponse431 = Error;

/**
 * Response 500 of `apiKeys.list` (GET /api-keys): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ApiKeysListResponse500 = Error;

/**
 * Response 503 of `apiKeys.list` (GET /api-keys): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ApiKeysListResponse503 = Error;

/**
 * Path parameters of `businesses.create` (POST /customers/{customer_id}/businesses).
 *
 * @see operations/businesses.yaml#/businesses/post
 */
export interface BusinessesCreatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Headers of `businesses.create` (POST /customers/{customer_id}/businesses).
 *
 * @see operations/businesses.yaml#/businesses/post
 */
export interface BusinessesCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `businesses.create` (POST /customers/{customer_id}/businesses): The business to create.
 *
 * @see operations/businesses.yaml#/businesses/post/requestBody
 */
export type BusinessesCreateBody = BusinessCreate;

/**
 * Response 201 of `businesses.create` (POST /customers/{customer_id}/businesses): The business was created.
 *
 * @see operations/businesses.yaml#/businesses/post/responses/201
 */
export type BusinessesCreateResponse201 = BusinessResponse;

/**
 * Response 400 of `businesses.create` (POST /customers/{customer_id}/businesses): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type BusinessesCreateResponse400 = Error;

/**
 * Response 401 of `businesses.create` (POST /customers/{customer_id}/businesses): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type BusinessesCreateResponse401 = Error;

/**
 * Response 403 of `businesses.create` (POST /customers/{customer_id}/businesses): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type BusinessesCreateResponse403 = Error;

/**
 * Response 404 of `businesses.create` (POST /customers/{customer_id}/businesses): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type BusinessesCreateResponse404 = Error;

/**
 * Response 409 of `businesses.create` (POST /customers/{customer_id}/businesses): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type BusinessesCreateResponse409 = Error;

/**
 * Response 413 of `businesses.create` (POST /customers/{customer_id}/businesses): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type BusinessesCreateResponse413 = Error;

/**
 * Response 415 of `businesses.create` (POST /customers/{customer_id}/businesses): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type BusinessesCreateResponse415 = Error;

/**
 * Response 422 of `businesses.create` (POST /customers/{customer_id}/businesses): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type BusinessesCreateResponse422 = Error;

/**
 * Response 429 of `businesses.create` (POST /customers/{customer_id}/businesses): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type BusinessesCreateResponse429 = Error;

/**
 * Response 431 of `businesses.create` (POST /customers/{customer_id}/businesses): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type BusinessesCreateResponse431 = Error;

/**
 * Response 500 of `businesses.create` (POST /customers/{customer_id}/businesses): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type BusinessesCreateResponse500 = Error;

/**
 * Response 503 of `businesses.create` (POST /customers/{customer_id}/businesses): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type BusinessesCreateResponse503 = Error;

/**
 * Path parameters of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}).
 *
 * @see operations/businesses.yaml#/business/get
 */
export interface BusinessesGetPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The business. It must belong to the customer in the path.
   *
   * @example "biz_01jnk8v2e4g6j8m0p2q4r6s8t0"
   */
  business_id: BusinessId;
}

/**
 * Headers of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}).
 *
 * @see operations/businesses.yaml#/business/get
 */
export interface BusinessesGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The business.
 *
 * @see operations/businesses.yaml#/business/get/responses/200
 */
export type BusinessesGetResponse200 = BusinessResponse;

/**
 * Response 400 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type BusinessesGetResponse400 = Error;

/**
 * Response 401 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type BusinessesGetResponse401 = Error;

/**
 * Response 403 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type BusinessesGetResponse403 = Error;

/**
 * Response 404 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type BusinessesGetResponse404 = Error;

/**
 * Response 429 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type BusinessesGetResponse429 = Error;

/**
 * Response 431 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type BusinessesGetResponse431 = Error;

/**
 * Response 500 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type BusinessesGetResponse500 = Error;

/**
 * Response 503 of `businesses.get` (GET /customers/{customer_id}/businesses/{business_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type BusinessesGetResponse503 = Error;

/**
 * Path parameters of `businesses.list` (GET /customers/{customer_id}/businesses).
 *
 * @see operations/businesses.yaml#/businesses/get
 */
export interface BusinessesListPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Query parameters of `businesses.list` (GET /customers/{customer_id}/businesses).
 *
 * @see operations/businesses.yaml#/businesses/get
 */
export interface BusinessesListQuery {
  /**
   * Identifier of the last business of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(biz_[a-z0-9]{26})?$
   * @example "biz_01jnk8v1d3f5h7k9n1p3q5r7s9"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the businesses with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["biz_01jnk8v1d3f5h7k9n1p3q5r7s9","biz_01jnk8v2e4g6j8m0p2q4r6s8t0"]
   */
  id?: BusinessId[];
  /**
   * Returns only businesses of which the identifier, the name, the company number or the email address of a contact contains this text, regardless of case.
   *
   * @maxLength 100
   * @example "0815"
   */
  search?: string;
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
}

/**
 * Headers of `businesses.list` (GET /customers/{customer_id}/businesses).
 *
 * @see operations/businesses.yaml#/businesses/get
 */
export interface BusinessesListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `businesses.list` (GET /customers/{customer_id}/businesses): A page of businesses.
 *
 * @see operations/businesses.yaml#/businesses/get/responses/200
 */
export type BusinessesListResponse200 = BusinessListResponse;

/**
 * Response 400 of `businesses.list` (GET /customers/{customer_id}/businesses): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type BusinessesListResponse400 = Error;

/**
 * Response 401 of `businesses.list` (GET /customers/{customer_id}/businesses): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type BusinessesListResponse401 = Error;

/**
 * Response 403 of `businesses.list` (GET /customers/{customer_id}/businesses): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type BusinessesListResponse403 = Error;

/**
 * Response 404 of `businesses.list` (GET /customers/{customer_id}/businesses): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type BusinessesListResponse404 = Error;

/**
 * Response 429 of `businesses.list` (GET /customers/{customer_id}/businesses): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type BusinessesListResponse429 = Error;

/**
 * Response 431 of `businesses.list` (GET /customers/{customer_id}/businesses): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type BusinessesListResponse431 = Error;

/**
 * Response 500 of `businesses.list` (GET /customers/{customer_id}/businesses): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type BusinessesListResponse500 = Error;

/**
 * Response 503 of `businesses.list` (GET /customers/{customer_id}/businesses): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type BusinessesListResponse503 = Error;

/**
 * Path parameters of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}).
 *
 * @see operations/businesses.yaml#/business/patch
 */
export interface BusinessesUpdatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The business. It must belong to the customer in the path.
   *
   * @example "biz_01jnk8v2e4g6j8m0p2q4r6s8t0"
   */
  business_id: BusinessId;
}

/**
 * Headers of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}).
 *
 * @see operations/businesses.yaml#/business/patch
 */
export interface BusinessesUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The members to change.
 *
 * @see operations/businesses.yaml#/business/patch/requestBody
 */
export type BusinessesUpdateBody = BusinessUpdate;

/**
 * Response 200 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The business after the change.
 *
 * @see operations/businesses.yaml#/business/patch/responses/200
 */
export type BusinessesUpdateResponse200 = BusinessResponse;

/**
 * Response 400 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type BusinessesUpdateResponse400 = Error;

/**
 * Response 401 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type BusinessesUpdateResponse401 = Error;

/**
 * Response 403 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type BusinessesUpdateResponse403 = Error;

/**
 * Response 404 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type BusinessesUpdateResponse404 = Error;

/**
 * Response 409 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type BusinessesUpdateResponse409 = Error;

/**
 * Response 413 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type BusinessesUpdateResponse413 = Error;

/**
 * Response 415 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type BusinessesUpdateResponse415 = Error;

/**
 * Response 422 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type BusinessesUpdateResponse422 = Error;

/**
 * Response 429 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type BusinessesUpdateResponse429 = Error;

/**
 * Response 431 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type BusinessesUpdateResponse431 = Error;

/**
 * Response 500 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type BusinessesUpdateResponse500 = Error;

/**
 * Response 503 of `businesses.update` (PATCH /customers/{customer_id}/businesses/{business_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type BusinessesUpdateResponse503 = Error;

/**
 * Path parameters of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}).
 *
 * @see operations/checkout-domains.yaml#/checkout-domain/delete
 */
export interface CheckoutDomainsDeletePath {
  /**
   * The checkout domain.
   *
   * @example "chedom_01jnk8r1a3c5e7g9j1k3m5n7p9"
   */
  checkout_domain_id: CheckoutDomainId;
}

/**
 * Headers of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}).
 *
 * @see operations/checkout-domains.yaml#/checkout-domain/delete
 */
export interface CheckoutDomainsDeleteHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 400 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CheckoutDomainsDeleteResponse400 = Error;

/**
 * Response 401 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CheckoutDomainsDeleteResponse401 = Error;

/**
 * Response 403 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CheckoutDomainsDeleteResponse403 = Error;

/**
 * Response 404 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CheckoutDomainsDeleteResponse404 = Error;

/**
 * Response 429 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CheckoutDomainsDeleteResponse429 = Error;

/**
 * Response 431 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CheckoutDomainsDeleteResponse431 = Error;

/**
 * Response 500 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CheckoutDomainsDeleteResponse500 = Error;

/**
 * Response 503 of `checkoutDomains.delete` (DELETE /checkout-domains/{checkout_domain_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CheckoutDomainsDeleteResponse503 = Error;

/**
 * Path parameters of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}).
 *
 * @see operations/checkout-domains.yaml#/checkout-domain/get
 */
export interface CheckoutDomainsGetPath {
  /**
   * The checkout domain.
   *
   * @example "chedom_01jnk8r1a3c5e7g9j1k3m5n7p9"
   */
  checkout_domain_id: CheckoutDomainId;
}

/**
 * Headers of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}).
 *
 * @see operations/checkout-domains.yaml#/checkout-domain/get
 */
export interface CheckoutDomainsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The checkout domain.
 *
 * @see operations/checkout-domains.yaml#/checkout-domain/get/responses/200
 */
export type CheckoutDomainsGetResponse200 = CheckoutDomainResponse;

/**
 * Response 400 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CheckoutDomainsGetResponse400 = Error;

/**
 * Response 401 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CheckoutDomainsGetResponse401 = Error;

/**
 * Response 403 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CheckoutDomainsGetResponse403 = Error;

/**
 * Response 404 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CheckoutDomainsGetResponse404 = Error;

/**
 * Response 429 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CheckoutDomainsGetResponse429 = Error;

/**
 * Response 431 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CheckoutDomainsGetResponse431 = Error;

/**
 * Response 500 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CheckoutDomainsGetResponse500 = Error;

/**
 * Response 503 of `checkoutDomains.get` (GET /checkout-domains/{checkout_domain_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CheckoutDomainsGetResponse503 = Error;

/**
 * Query parameters of `checkoutDomains.list` (GET /checkout-domains).
 *
 * @see operations/checkout-domains.yaml#/checkout-domains/get
 */
export interface CheckoutDomainsListQuery {
  /**
   * Identifier of the last checkout domain of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(chedom_[a-z0-9]{26})?$
   * @example "chedom_01jnk8r1a3c5e7g9j1k3m5n7p9"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Checkout domains with the same value are sorted by their identifiers.
   *
   * @default "id[DESC]"
   * @example "updated_at[DESC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]' | 'created_at[ASC]' | 'created_at[DESC]' | 'updated_at[ASC]' | 'updated_at[DESC]';
  /**
   * Returns only the checkout domains with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["chedom_01jnk8r1a3c5e7g9j1k3m5n7p9","chedom_01jnk8r2b4d6f8h0k2m4n6p8q0"]
   */
  id?: CheckoutDomainId[];
  /**
   * A host name. Returns the checkout domain with that name, its parent domains and its subdomains: `shop.hillside.example` also matches `hillside.example` and `eu.shop.hillside.example`, but not `blog.hillside.example`.
   *
   * @format hostname
   * @example "shop.hillside.example"
   */
  domain?: string;
  /**
   * Returns only checkout domains in these states, separated by commas. All states when absent.
   *
   * @maxItems 200
   * @example ["approved","action_required"]
   */
  status?: CheckoutDomainStatus[];
}

/**
 * Headers of `checkoutDomains.list` (GET /checkout-domains).
 *
 * @see operations/checkout-domains.yaml#/checkout-domains/get
 */
export interface CheckoutDomainsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `checkoutDomains.list` (GET /checkout-domains): A page of checkout domains.
 *
 * @see operations/checkout-domains.yaml#/checkout-domains/get/responses/200
 */
export type CheckoutDomainsListResponse200 = CheckoutDomainListResponse;

/**
 * Response 400 of `checkoutDomains.list` (GET /checkout-domains): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CheckoutDomainsListResponse400 = Error;

/**
 * Response 401 of `checkoutDomains.list` (GET /checkout-domains): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CheckoutDomainsListResponse401 = Error;

/**
 * Response 403 of `checkoutDomains.list` (GET /checkout-domains): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CheckoutDomainsListResponse403 = Error;

/**
 * Response 429 of `checkoutDomains.list` (GET /checkout-domains): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CheckoutDomainsListResponse429 = Error;

/**
 * Response 431 of `checkoutDomains.list` (GET /checkout-domains): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CheckoutDomainsListResponse431 = Error;

/**
 * Response 500 of `checkoutDomains.list` (GET /checkout-domains): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CheckoutDomainsListResponse500 = Error;

/**
 * Response 503 of `checkoutDomains.list` (GET /checkout-domains): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CheckoutDomainsListResponse503 = Error;

/**
 * Headers of `clientTokens.create` (POST /client-tokens).
 *
 * @see operations/client-tokens.yaml#/client-tokens/post
 */
export interface ClientTokensCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `clientTokens.create` (POST /client-tokens): The client token to create.
 *
 * @see operations/client-tokens.yaml#/client-tokens/post/requestBody
 */
export type ClientTokensCreateBody = ClientTokenCreate;

/**
 * Response 201 of `clientTokens.create` (POST /client-tokens): The client token was created.
 *
 * @see operations/client-tokens.yaml#/client-tokens/post/responses/201
 */
export type ClientTokensCreateResponse201 = ClientTokenResponse;

/**
 * Response 400 of `clientTokens.create` (POST /client-tokens): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ClientTokensCreateResponse400 = Error;

/**
 * Response 401 of `clientTokens.create` (POST /client-tokens): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ClientTokensCreateResponse401 = Error;

/**
 * Response 403 of `clientTokens.create` (POST /client-tokens): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ClientTokensCreateResponse403 = Error;

/**
 * Response 409 of `clientTokens.create` (POST /client-tokens): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type ClientTokensCreateResponse409 = Error;

/**
 * Response 413 of `clientTokens.create` (POST /client-tokens): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type ClientTokensCreateResponse413 = Error;

/**
 * Response 415 of `clientTokens.create` (POST /client-tokens): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type ClientTokensCreateResponse415 = Error;

/**
 * Response 422 of `clientTokens.create` (POST /client-tokens): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type ClientTokensCreateResponse422 = Error;

/**
 * Response 429 of `clientTokens.create` (POST /client-tokens): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ClientTokensCreateResponse429 = Error;

/**
 * Response 431 of `clientTokens.create` (POST /client-tokens): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ClientTokensCreateResponse431 = Error;

/**
 * Response 500 of `clientTokens.create` (POST /client-tokens): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ClientTokensCreateResponse500 = Error;

/**
 * Response 503 of `clientTokens.create` (POST /client-tokens): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ClientTokensCreateResponse503 = Error;

/**
 * Path parameters of `clientTokens.get` (GET /client-tokens/{client_token_id}).
 *
 * @see operations/client-tokens.yaml#/client-token/get
 */
export interface ClientTokensGetPath {
  /**
   * The client token.
   *
   * @example "ctkn_01kghxdjvmktm6y8e4y3fd9j92"
   */
  client_token_id: ClientTokenId;
}

/**
 * Headers of `clientTokens.get` (GET /client-tokens/{client_token_id}).
 *
 * @see operations/client-tokens.yaml#/client-token/get
 */
export interface ClientTokensGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The client token.
 *
 * @see operations/client-tokens.yaml#/client-token/get/responses/200
 */
export type ClientTokensGetResponse200 = ClientTokenResponse;

/**
 * Response 400 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ClientTokensGetResponse400 = Error;

/**
 * Response 401 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ClientTokensGetResponse401 = Error;

/**
 * Response 403 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ClientTokensGetResponse403 = Error;

/**
 * Response 404 of `clientTokens.get` (GET /client-tokens/{client_token_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ClientTokensGetResponse404 = Error;

/**
 * Response 429 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ClientTokensGetResponse429 = Error;

/**
 * Response 431 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ClientTokensGetResponse431 = Error;

/**
 * Response 500 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ClientTokensGetResponse500 = Error;

/**
 * Response 503 of `clientTokens.get` (GET /client-tokens/{client_token_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ClientTokensGetResponse503 = Error;

/**
 * Query parameters of `clientTokens.list` (GET /client-tokens).
 *
 * @see operations/client-tokens.yaml#/client-tokens/get
 */
export interface ClientTokensListQuery {
  /**
   * Identifier of the last client token of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(ctkn_[a-z0-9]{26})?$
   * @example "ctkn_01kghxdjvmktm6y8e4y3fd9j92"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only client tokens in these states, separated by commas. Both states when absent.
   *
   * @maxItems 200
   * @example ["active"]
   */
  status?: ClientTokenStatus[];
}

/**
 * Headers of `clientTokens.list` (GET /client-tokens).
 *
 * @see operations/client-tokens.yaml#/client-tokens/get
 */
export interface ClientTokensListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `clientTokens.list` (GET /client-tokens): A page of client tokens.
 *
 * @see operations/client-tokens.yaml#/client-tokens/get/responses/200
 */
export type ClientTokensListResponse200 = ClientTokenListResponse;

/**
 * Response 400 of `clientTokens.list` (GET /client-tokens): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ClientTokensListResponse400 = Error;

/**
 * Response 401 of `clientTokens.list` (GET /client-tokens): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ClientTokensListResponse401 = Error;

/**
 * Response 403 of `clientTokens.list` (GET /client-tokens): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ClientTokensListResponse403 = Error;

/**
 * Response 429 of `clientTokens.list` (GET /client-tokens): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ClientTokensListResponse429 = Error;

/**
 * Response 431 of `clientTokens.list` (GET /client-tokens): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ClientTokensListResponse431 = Error;

/**
 * Response 500 of `clientTokens.list` (GET /client-tokens): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ClientTokensListResponse500 = Error;

/**
 * Response 503 of `clientTokens.list` (GET /client-tokens): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ClientTokensListResponse503 = Error;

/**
 * Path parameters of `clientTokens.update` (PATCH /client-tokens/{client_token_id}).
 *
 * @see operations/client-tokens.yaml#/client-token/patch
 */
export interface ClientTokensUpdatePath {
  /**
   * The client token.
   *
   * @example "ctkn_01kghxdjvmktm6y8e4y3fd9j92"
   */
  client_token_id: ClientTokenId;
}

/**
 * Headers of `clientTokens.update` (PATCH /client-tokens/{client_token_id}).
 *
 * @see operations/client-tokens.yaml#/client-token/patch
 */
export interface ClientTokensUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The members to change.
 *
 * @see operations/client-tokens.yaml#/client-token/patch/requestBody
 */
export type ClientTokensUpdateBody = ClientTokenUpdate;

/**
 * Response 200 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The client token after the change.
 *
 * @see operations/client-tokens.yaml#/client-token/patch/responses/200
 */
export type ClientTokensUpdateResponse200 = ClientTokenResponse;

/**
 * Response 400 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ClientTokensUpdateResponse400 = Error;

/**
 * Response 401 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ClientTokensUpdateResponse401 = Error;

/**
 * Response 403 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ClientTokensUpdateResponse403 = Error;

/**
 * Response 404 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ClientTokensUpdateResponse404 = Error;

/**
 * Response 409 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type ClientTokensUpdateResponse409 = Error;

/**
 * Response 413 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type ClientTokensUpdateResponse413 = Error;

/**
 * Response 415 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type ClientTokensUpdateResponse415 = Error;

/**
 * Response 422 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type ClientTokensUpdateResponse422 = Error;

/**
 * Response 429 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ClientTokensUpdateResponse429 = Error;

/**
 * Response 431 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ClientTokensUpdateResponse431 = Error;

/**
 * Response 500 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ClientTokensUpdateResponse500 = Error;

/**
 * Response 503 of `clientTokens.update` (PATCH /client-tokens/{client_token_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ClientTokensUpdateResponse503 = Error;

/**
 * Path parameters of `creditBalances.list` (GET /customers/{customer_id}/credit-balances).
 *
 * @see operations/credit-balances.yaml#/credit-balances/get
 */
export interface CreditBalancesListPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Query parameters of `creditBalances.list` (GET /customers/{customer_id}/credit-balances).
 *
 * @see operations/credit-balances.yaml#/credit-balances/get
 */
export interface CreditBalancesListQuery {
  /**
   * Returns only the balances in these currencies, separated by commas.
   *
   * @maxItems 200
   * @example ["EUR","USD"]
   */
  currency_code?: CurrencyCode[];
}

/**
 * Headers of `creditBalances.list` (GET /customers/{customer_id}/credit-balances).
 *
 * @see operations/credit-balances.yaml#/credit-balances/get
 */
export interface CreditBalancesListHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The credit balances.
 *
 * @see operations/credit-balances.yaml#/credit-balances/get/responses/200
 */
export type CreditBalancesListResponse200 = CreditBalanceListResponse;

/**
 * Response 400 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CreditBalancesListResponse400 = Error;

/**
 * Response 401 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CreditBalancesListResponse401 = Error;

/**
 * Response 403 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CreditBalancesListResponse403 = Error;

/**
 * Response 404 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CreditBalancesListResponse404 = Error;

/**
 * Response 429 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CreditBalancesListResponse429 = Error;

/**
 * Response 431 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CreditBalancesListResponse431 = Error;

/**
 * Response 500 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CreditBalancesListResponse500 = Error;

/**
 * Response 503 of `creditBalances.list` (GET /customers/{customer_id}/credit-balances): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CreditBalancesListResponse503 = Error;

/**
 * Path parameters of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions).
 *
 * @see operations/customer-portal-sessions.yaml#/portal-sessions/post
 */
export interface CustomerPortalSessionsCreatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Headers of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions).
 *
 * @see operations/customer-portal-sessions.yaml#/portal-sessions/post
 */
export interface CustomerPortalSessionsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The subscriptions to link to directly. All members are optional.
 *
 * @see operations/customer-portal-sessions.yaml#/portal-sessions/post/requestBody
 */
export type CustomerPortalSessionsCreateBody = CustomerPortalSessionCreate;

/**
 * Response 201 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The links.
 *
 * @see operations/customer-portal-sessions.yaml#/portal-sessions/post/responses/201
 */
export type CustomerPortalSessionsCreateResponse201 = CustomerPortalSessionResponse;

/**
 * Response 400 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CustomerPortalSessionsCreateResponse400 = Error;

/**
 * Response 401 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CustomerPortalSessionsCreateResponse401 = Error;

/**
 * Response 403 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CustomerPortalSessionsCreateResponse403 = Error;

/**
 * Response 404 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CustomerPortalSessionsCreateResponse404 = Error;

/**
 * Response 409 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type CustomerPortalSessionsCreateResponse409 = Error;

/**
 * Response 413 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type CustomerPortalSessionsCreateResponse413 = Error;

/**
 * Response 415 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type CustomerPortalSessionsCreateResponse415 = Error;

/**
 * Response 422 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type CustomerPortalSessionsCreateResponse422 = Error;

/**
 * Response 429 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CustomerPortalSessionsCreateResponse429 = Error;

/**
 * Response 431 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CustomerPortalSessionsCreateResponse431 = Error;

/**
 * Response 500 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CustomerPortalSessionsCreateResponse500 = Error;

/**
 * Response 503 of `customerPortalSessions.create` (POST /customers/{customer_id}/portal-sessions): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CustomerPortalSessionsCreateResponse503 = Error;

/**
 * Headers of `customers.create` (POST /customers).
 *
 * @see operations/customers.yaml#/customers/post
 */
export interface CustomersCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `customers.create` (POST /customers): The customer to create.
 *
 * @see operations/customers.yaml#/customers/post/requestBody
 */
export type CustomersCreateBody = CustomerCreate;

/**
 * Response 201 of `customers.create` (POST /customers): The customer was created.
 *
 * @see operations/customers.yaml#/customers/post/responses/201
 */
export type CustomersCreateResponse201 = CustomerResponse;

/**
 * Response 400 of `customers.create` (POST /customers): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CustomersCreateResponse400 = Error;

/**
 * Response 401 of `customers.create` (POST /customers): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CustomersCreateResponse401 = Error;

/**
 * Response 403 of `customers.create` (POST /customers): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CustomersCreateResponse403 = Error;

/**
 * Response 409 of `customers.create` (POST /customers): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type CustomersCreateResponse409 = Error;

/**
 * Response 413 of `customers.create` (POST /customers): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type CustomersCreateResponse413 = Error;

/**
 * Response 415 of `customers.create` (POST /customers): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type CustomersCreateResponse415 = Error;

/**
 * Response 422 of `customers.create` (POST /customers): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type CustomersCreateResponse422 = Error;

/**
 * Response 429 of `customers.create` (POST /customers): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CustomersCreateResponse429 = Error;

/**
 * Response 431 of `customers.create` (POST /customers): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CustomersCreateResponse431 = Error;

/**
 * Response 500 of `customers.create` (POST /customers): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CustomersCreateResponse500 = Error;

/**
 * Response 503 of `customers.create` (POST /customers): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CustomersCreateResponse503 = Error;

/**
 * Path parameters of `customers.get` (GET /customers/{customer_id}).
 *
 * @see operations/customers.yaml#/customer/get
 */
export interface CustomersGetPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Headers of `customers.get` (GET /customers/{customer_id}).
 *
 * @see operations/customers.yaml#/customer/get
 */
export interface CustomersGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `customers.get` (GET /customers/{customer_id}): The customer.
 *
 * @see operations/customers.yaml#/customer/get/responses/200
 */
export type CustomersGetResponse200 = CustomerResponse;

/**
 * Response 400 of `customers.get` (GET /customers/{customer_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CustomersGetResponse400 = Error;

/**
 * Response 401 of `customers.get` (GET /customers/{customer_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CustomersGetResponse401 = Error;

/**
 * Response 403 of `customers.get` (GET /customers/{customer_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CustomersGetResponse403 = Error;

/**
 * Response 404 of `customers.get` (GET /customers/{customer_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CustomersGetResponse404 = Error;

/**
 * Response 429 of `customers.get` (GET /customers/{customer_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CustomersGetResponse429 = Error;

/**
 * Response 431 of `customers.get` (GET /customers/{customer_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CustomersGetResponse431 = Error;

/**
 * Response 500 of `customers.get` (GET /customers/{customer_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CustomersGetResponse500 = Error;

/**
 * Response 503 of `customers.get` (GET /customers/{customer_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CustomersGetResponse503 = Error;

/**
 * Query parameters of `customers.list` (GET /customers).
 *
 * @see operations/customers.yaml#/customers/get
 */
export interface CustomersListQuery {
  /**
   * Identifier of the last customer of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(ctm_[a-z0-9]{26})?$
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the customers with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["ctm_01jnk8q4w6x2b9c7d5f3g1h0aa","ctm_01jnk8q5x7y3c0d8f6g4h2j1bb"]
   */
  id?: CustomerId[];
  /**
   * Returns only the customers with these email addresses, regardless of case, separated by commas.
   *
   * @maxItems 200
   * @example ["jo.brown@hillside-hosting.example","accounts@hillside-hosting.example"]
   */
  email?: Email[];
  /**
   * Returns only customers whose identifier, name or email address contains this text, regardless of case.
   *
   * @maxLength 100
   * @example "hillside"
   */
  search?: string;
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
}

/**
 * Headers of `customers.list` (GET /customers).
 *
 * @see operations/customers.yaml#/customers/get
 */
export interface CustomersListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `customers.list` (GET /customers): A page of customers.
 *
 * @see operations/customers.yaml#/customers/get/responses/200
 */
export type CustomersListResponse200 = CustomerListResponse;

/**
 * Response 400 of `customers.list` (GET /customers): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CustomersListResponse400 = Error;

/**
 * Response 401 of `customers.list` (GET /customers): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CustomersListResponse401 = Error;

/**
 * Response 403 of `customers.list` (GET /customers): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CustomersListResponse403 = Error;

/**
 * Response 429 of `customers.list` (GET /customers): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CustomersListResponse429 = Error;

/**
 * Response 431 of `customers.list` (GET /customers): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CustomersListResponse431 = Error;

/**
 * Response 500 of `customers.list` (GET /customers): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CustomersListResponse500 = Error;

/**
 * Response 503 of `customers.list` (GET /customers): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CustomersListResponse503 = Error;

/**
 * Path parameters of `customers.update` (PATCH /customers/{customer_id}).
 *
 * @see operations/customers.yaml#/customer/patch
 */
export interface CustomersUpdatePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Headers of `customers.update` (PATCH /customers/{customer_id}).
 *
 * @see operations/customers.yaml#/customer/patch
 */
export interface CustomersUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `customers.update` (PATCH /customers/{customer_id}): The members to change.
 *
 * @see operations/customers.yaml#/customer/patch/requestBody
 */
export type CustomersUpdateBody = CustomerUpdate;

/**
 * Response 200 of `customers.update` (PATCH /customers/{customer_id}): The customer after the change.
 *
 * @see operations/customers.yaml#/customer/patch/responses/200
 */
export type CustomersUpdateResponse200 = CustomerResponse;

/**
 * Response 400 of `customers.update` (PATCH /customers/{customer_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type CustomersUpdateResponse400 = Error;

/**
 * Response 401 of `customers.update` (PATCH /customers/{customer_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type CustomersUpdateResponse401 = Error;

/**
 * Response 403 of `customers.update` (PATCH /customers/{customer_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type CustomersUpdateResponse403 = Error;

/**
 * Response 404 of `customers.update` (PATCH /customers/{customer_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type CustomersUpdateResponse404 = Error;

/**
 * Response 409 of `customers.update` (PATCH /customers/{customer_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type CustomersUpdateResponse409 = Error;

/**
 * Response 413 of `customers.update` (PATCH /customers/{customer_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type CustomersUpdateResponse413 = Error;

/**
 * Response 415 of `customers.update` (PATCH /customers/{customer_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type CustomersUpdateResponse415 = Error;

/**
 * Response 422 of `customers.update` (PATCH /customers/{customer_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type CustomersUpdateResponse422 = Error;

/**
 * Response 429 of `customers.update` (PATCH /customers/{customer_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type CustomersUpdateResponse429 = Error;

/**
 * Response 431 of `customers.update` (PATCH /customers/{customer_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type CustomersUpdateResponse431 = Error;

/**
 * Response 500 of `customers.update` (PATCH /customers/{customer_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type CustomersUpdateResponse500 = Error;

/**
 * Response 503 of `customers.update` (PATCH /customers/{customer_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type CustomersUpdateResponse503 = Error;

/**
 * Headers of `discountGroups.create` (POST /discount-groups).
 *
 * @see operations/discount-groups.yaml#/discount-groups/post
 */
export interface DiscountGroupsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `discountGroups.create` (POST /discount-groups): The discount group to create.
 *
 * @see operations/discount-groups.yaml#/discount-groups/post/requestBody
 */
export type DiscountGroupsCreateBody = DiscountGroupCreate;

/**
 * Response 201 of `discountGroups.create` (POST /discount-groups): The discount group was created.
 *
 * @see operations/discount-groups.yaml#/discount-groups/post/responses/201
 */
export type DiscountGroupsCreateResponse201 = DiscountGroupResponse;

/**
 * Response 400 of `discountGroups.create` (POST /discount-groups): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountGroupsCreateResponse400 = Error;

/**
 * Response 401 of `discountGroups.create` (POST /discount-groups): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountGroupsCreateResponse401 = Error;

/**
 * Response 403 of `discountGroups.create` (POST /discount-groups): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountGroupsCreateResponse403 = Error;

/**
 * Response 409 of `discountGroups.create` (POST /discount-groups): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type DiscountGroupsCreateResponse409 = Error;

/**
 * Response 413 of `discountGroups.create` (POST /discount-groups): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type DiscountGroupsCreateResponse413 = Error;

/**
 * Response 415 of `discountGroups.create` (POST /discount-groups): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type DiscountGroupsCreateResponse415 = Error;

/**
 * Response 422 of `discountGroups.create` (POST /discount-groups): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type DiscountGroupsCreateResponse422 = Error;

/**
 * Response 429 of `discountGroups.create` (POST /discount-groups): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountGroupsCreateResponse429 = Error;

/**
 * Response 431 of `discountGroups.create` (POST /discount-groups): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountGroupsCreateResponse431 = Error;

/**
 * Response 500 of `discountGroups.create` (POST /discount-groups): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountGroupsCreateResponse500 = Error;

/**
 * Response 503 of `discountGroups.create` (POST /discount-groups): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountGroupsCreateResponse503 = Error;

/**
 * Path parameters of `discountGroups.get` (GET /discount-groups/{discount_group_id}).
 *
 * @see operations/discount-groups.yaml#/discount-group/get
 */
export interface DiscountGroupsGetPath {
  /**
   * The discount group.
   *
   * @example "dsg_01jnk8t2d4f6h8k0n2p4q6r8s0"
   */
  discount_group_id: DiscountGroupId;
}

/**
 * Headers of `discountGroups.get` (GET /discount-groups/{discount_group_id}).
 *
 * @see operations/discount-groups.yaml#/discount-group/get
 */
export interface DiscountGroupsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The discount group.
 *
 * @see operations/discount-groups.yaml#/discount-group/get/responses/200
 */
export type DiscountGroupsGetResponse200 = DiscountGroupResponse;

/**
 * Response 400 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountGroupsGetResponse400 = Error;

/**
 * Response 401 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountGroupsGetResponse401 = Error;

/**
 * Response 403 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountGroupsGetResponse403 = Error;

/**
 * Response 404 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type DiscountGroupsGetResponse404 = Error;

/**
 * Response 429 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountGroupsGetResponse429 = Error;

/**
 * Response 431 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountGroupsGetResponse431 = Error;

/**
 * Response 500 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountGroupsGetResponse500 = Error;

/**
 * Response 503 of `discountGroups.get` (GET /discount-groups/{discount_group_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountGroupsGetResponse503 = Error;

/**
 * Query parameters of `discountGroups.list` (GET /discount-groups).
 *
 * @see operations/discount-groups.yaml#/discount-groups/get
 */
export interface DiscountGroupsListQuery {
  /**
   * Identifier of the last discount group of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(dsg_[a-z0-9]{26})?$
   * @example "dsg_01jnk8t2d4f6h8k0n2p4q6r8s0"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the discount groups with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["dsg_01jnk8t2d4f6h8k0n2p4q6r8s0","dsg_01jnk8t4f6h8k0n2p4q6r8s0u2"]
   */
  id?: DiscountGroupId[];
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
}

/**
 * Headers of `discountGroups.list` (GET /discount-groups).
 *
 * @see operations/discount-groups.yaml#/discount-groups/get
 */
export interface DiscountGroupsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `discountGroups.list` (GET /discount-groups): A page of discount groups.
 *
 * @see operations/discount-groups.yaml#/discount-groups/get/responses/200
 */
export type DiscountGroupsListResponse200 = DiscountGroupListResponse;

/**
 * Response 400 of `discountGroups.list` (GET /discount-groups): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountGroupsListResponse400 = Error;

/**
 * Response 401 of `discountGroups.list` (GET /discount-groups): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountGroupsListResponse401 = Error;

/**
 * Response 403 of `discountGroups.list` (GET /discount-groups): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountGroupsListResponse403 = Error;

/**
 * Response 429 of `discountGroups.list` (GET /discount-groups): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountGroupsListResponse429 = Error;

/**
 * Response 431 of `discountGroups.list` (GET /discount-groups): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountGroupsListResponse431 = Error;

/**
 * Response 500 of `discountGroups.list` (GET /discount-groups): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountGroupsListResponse500 = Error;

/**
 * Response 503 of `discountGroups.list` (GET /discount-groups): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountGroupsListResponse503 = Error;

/**
 * Path parameters of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}).
 *
 * @see operations/discount-groups.yaml#/discount-group/patch
 */
export interface DiscountGroupsUpdatePath {
  /**
   * The discount group.
   *
   * @example "dsg_01jnk8t2d4f6h8k0n2p4q6r8s0"
   */
  discount_group_id: DiscountGroupId;
}

/**
 * Headers of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}).
 *
 * @see operations/discount-groups.yaml#/discount-group/patch
 */
export interface DiscountGroupsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The members to change.
 *
 * @see operations/discount-groups.yaml#/discount-group/patch/requestBody
 */
export type DiscountGroupsUpdateBody = DiscountGroupUpdate;

/**
 * Response 200 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The discount group after the change.
 *
 * @see operations/discount-groups.yaml#/discount-group/patch/responses/200
 */
export type DiscountGroupsUpdateResponse200 = DiscountGroupResponse;

/**
 * Response 400 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountGroupsUpdateResponse400 = Error;

/**
 * Response 401 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountGroupsUpdateResponse401 = Error;

/**
 * Response 403 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountGroupsUpdateResponse403 = Error;

/**
 * Response 404 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type DiscountGroupsUpdateResponse404 = Error;

/**
 * Response 409 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type DiscountGroupsUpdateResponse409 = Error;

/**
 * Response 413 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type DiscountGroupsUpdateResponse413 = Error;

/**
 * Response 415 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type DiscountGroupsUpdateResponse415 = Error;

/**
 * Response 422 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type DiscountGroupsUpdateResponse422 = Error;

/**
 * Response 429 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountGroupsUpdateResponse429 = Error;

/**
 * Response 431 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountGroupsUpdateResponse431 = Error;

/**
 * Response 500 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountGroupsUpdateResponse500 = Error;

/**
 * Response 503 of `discountGroups.update` (PATCH /discount-groups/{discount_group_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountGroupsUpdateResponse503 = Error;

/**
 * Headers of `discounts.create` (POST /discounts).
 *
 * @see operations/discounts.yaml#/discounts/post
 */
export interface DiscountsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `discounts.create` (POST /discounts): The discount to create.
 *
 * @see operations/discounts.yaml#/discounts/post/requestBody
 */
export type DiscountsCreateBody = DiscountCreate;

/**
 * Response 201 of `discounts.create` (POST /discounts): The discount was created.
 *
 * @see operations/discounts.yaml#/discounts/post/responses/201
 */
export type DiscountsCreateResponse201 = DiscountResponse;

/**
 * Response 400 of `discounts.create` (POST /discounts): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountsCreateResponse400 = Error;

/**
 * Response 401 of `discounts.create` (POST /discounts): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountsCreateResponse401 = Error;

/**
 * Response 403 of `discounts.create` (POST /discounts): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountsCreateResponse403 = Error;

/**
 * Response 409 of `discounts.create` (POST /discounts): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type DiscountsCreateResponse409 = Error;

/**
 * Response 413 of `discounts.create` (POST /discounts): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type DiscountsCreateResponse413 = Error;

/**
 * Response 415 of `discounts.create` (POST /discounts): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type DiscountsCreateResponse415 = Error;

/**
 * Response 422 of `discounts.create` (POST /discounts): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type DiscountsCreateResponse422 = Error;

/**
 * Response 429 of `discounts.create` (POST /discounts): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountsCreateResponse429 = Error;

/**
 * Response 431 of `discounts.create` (POST /discounts): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountsCreateResponse431 = Error;

/**
 * Response 500 of `discounts.create` (POST /discounts): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountsCreateResponse500 = Error;

/**
 * Response 503 of `discounts.create` (POST /discounts): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountsCreateResponse503 = Error;

/**
 * Path parameters of `discounts.get` (GET /discounts/{discount_id}).
 *
 * @see operations/discounts.yaml#/discount/get
 */
export interface DiscountsGetPath {
  /**
   * The discount. A revision can follow, as in `dsc_…@dscrev_…`; the response is the same, because only the current state is stored.
   *
   * @example "dsc_01jnk8t1c3e5g7j9m1n3p5q7r9"
   */
  discount_id: DiscountPathId;
}

/**
 * Query parameters of `discounts.get` (GET /discounts/{discount_id}).
 *
 * @see operations/discounts.yaml#/discount/get
 */
export interface DiscountsGetQuery {
  /**
   * `discount_group` adds the group that the discount belongs to, if it belongs to one.
   *
   * @example ["discount_group"]
   */
  include?: 'discount_group'[];
}

/**
 * Headers of `discounts.get` (GET /discounts/{discount_id}).
 *
 * @see operations/discounts.yaml#/discount/get
 */
export interface DiscountsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `discounts.get` (GET /discounts/{discount_id}): The discount.
 *
 * @see operations/discounts.yaml#/discount/get/responses/200
 */
export type DiscountsGetResponse200 = DiscountResponse;

/**
 * Response 400 of `discounts.get` (GET /discounts/{discount_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountsGetResponse400 = Error;

/**
 * Response 401 of `discounts.get` (GET /discounts/{discount_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountsGetResponse401 = Error;

/**
 * Response 403 of `discounts.get` (GET /discounts/{discount_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountsGetResponse403 = Error;

/**
 * Response 404 of `discounts.get` (GET /discounts/{discount_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type DiscountsGetResponse404 = Error;

/**
 * Response 429 of `discounts.get` (GET /discounts/{discount_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountsGetResponse429 = Error;

/**
 * Response 431 of `discounts.get` (GET /discounts/{discount_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountsGetResponse431 = Error;

/**
 * Response 500 of `discounts.get` (GET /discounts/{discount_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountsGetResponse500 = Error;

/**
 * Response 503 of `discounts.get` (GET /discounts/{discount_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountsGetResponse503 = Error;

/**
 * Query parameters of `discounts.list` (GET /discounts).
 *
 * @see operations/discounts.yaml#/discounts/get
 */
export interface DiscountsListQuery {
  /**
   * Identifier of the last discount of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(dsc_[a-z0-9]{26})?$
   * @example "dsc_01jnk8t1c3e5g7j9m1n3p5q7r9"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Discounts with the same value are sorted by their identifiers.
   *
   * @default "id[DESC]"
   * @example "created_at[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]' | 'created_at[ASC]' | 'created_at[DESC]';
  /**
   * Returns only the discounts with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["dsc_01jnk8t1c3e5g7j9m1n3p5q7r9","dsc_01jnk8t3e5g7j9m1p3q5r7s9t1"]
   */
  id?: DiscountId[];
  /**
   * Returns only the discounts with these codes, regardless of case, separated by commas.
   *
   * @maxItems 200
   * @example ["SPRING26"]
   */
  code?: string[];
  /**
   * Returns only the discounts of these discount groups, separated by commas.
   *
   * @maxItems 200
   * @example ["dsg_01jnk8t2d4f6h8k0n2p4q6r8s0"]
   */
  discount_group_id?: DiscountGroupId[];
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
  /**
   * Returns only discounts of this mode.
   *
   * @default "standard"
   * @example "custom"
   */
  mode?: DiscountMode;
  /**
   * `discount_group` adds the group that the discount belongs to, if it belongs to one.
   *
   * @example ["discount_group"]
   */
  include?: 'discount_group'[];
}

/**
 * Headers of `discounts.list` (GET /discounts).
 *
 * @see operations/discounts.yaml#/discounts/get
 */
export interface DiscountsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `discounts.list` (GET /discounts): A page of discounts.
 *
 * @see operations/discounts.yaml#/discounts/get/responses/200
 */
export type DiscountsListResponse200 = DiscountListResponse;

/**
 * Response 400 of `discounts.list` (GET /discounts): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountsListResponse400 = Error;

/**
 * Response 401 of `discounts.list` (GET /discounts): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountsListResponse401 = Error;

/**
 * Response 403 of `discounts.list` (GET /discounts): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountsListResponse403 = Error;

/**
 * Response 429 of `discounts.list` (GET /discounts): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountsListResponse429 = Error;

/**
 * Response 431 of `discounts.list` (GET /discounts): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountsListResponse431 = Error;

/**
 * Response 500 of `discounts.list` (GET /discounts): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountsListResponse500 = Error;

/**
 * Response 503 of `discounts.list` (GET /discounts): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountsListResponse503 = Error;

/**
 * Path parameters of `discounts.update` (PATCH /discounts/{discount_id}).
 *
 * @see operations/discounts.yaml#/discount/patch
 */
export interface DiscountsUpdatePath {
  /**
   * The discount. A revision can follow, as in `dsc_…@dscrev_…`; the response is the same, because only the current state is stored.
   *
   * @example "dsc_01jnk8t1c3e5g7j9m1n3p5q7r9"
   */
  discount_id: DiscountPathId;
}

/**
 * Headers of `discounts.update` (PATCH /discounts/{discount_id}).
 *
 * @see operations/discounts.yaml#/discount/patch
 */
export interface DiscountsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `discounts.update` (PATCH /discounts/{discount_id}): The members to change.
 *
 * @see operations/discounts.yaml#/discount/patch/requestBody
 */
export type DiscountsUpdateBody = DiscountUpdate;

/**
 * Response 200 of `discounts.update` (PATCH /discounts/{discount_id}): The discount after the change.
 *
 * @see operations/discounts.yaml#/discount/patch/responses/200
 */
export type DiscountsUpdateResponse200 = DiscountResponse;

/**
 * Response 400 of `discounts.update` (PATCH /discounts/{discount_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type DiscountsUpdateResponse400 = Error;

/**
 * Response 401 of `discounts.update` (PATCH /discounts/{discount_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type DiscountsUpdateResponse401 = Error;

/**
 * Response 403 of `discounts.update` (PATCH /discounts/{discount_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type DiscountsUpdateResponse403 = Error;

/**
 * Response 404 of `discounts.update` (PATCH /discounts/{discount_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type DiscountsUpdateResponse404 = Error;

/**
 * Response 409 of `discounts.update` (PATCH /discounts/{discount_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type DiscountsUpdateResponse409 = Error;

/**
 * Response 413 of `discounts.update` (PATCH /discounts/{discount_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type DiscountsUpdateResponse413 = Error;

/**
 * Response 415 of `discounts.update` (PATCH /discounts/{discount_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type DiscountsUpdateResponse415 = Error;

/**
 * Response 422 of `discounts.update` (PATCH /discounts/{discount_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type DiscountsUpdateResponse422 = Error;

/**
 * Response 429 of `discounts.update` (PATCH /discounts/{discount_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type DiscountsUpdateResponse429 = Error;

/**
 * Response 431 of `discounts.update` (PATCH /discounts/{discount_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type DiscountsUpdateResponse431 = Error;

/**
 * Response 500 of `discounts.update` (PATCH /discounts/{discount_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type DiscountsUpdateResponse500 = Error;

/**
 * Response 503 of `discounts.update` (PATCH /discounts/{discount_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type DiscountsUpdateResponse503 = Error;

/**
 * Headers of `eventTypes.list` (GET /event-types).
 *
 * @see operations/event-types.yaml#/event-types/get
 */
export interface EventTypesListHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `eventTypes.list` (GET /event-types): The event types.
 *
 * @see operations/event-types.yaml#/event-types/get/responses/200
 */
export type EventTypesListResponse200 = EventTypeListResponse;

/**
 * Response 400 of `eventTypes.list` (GET /event-types): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type EventTypesListResponse400 = Error;

/**
 * Response 401 of `eventTypes.list` (GET /event-types): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type EventTypesListResponse401 = Error;

/**
 * Response 429 of `eventTypes.list` (GET /event-types): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type EventTypesListResponse429 = Error;

/**
 * Response 431 of `eventTypes.list` (GET /event-types): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type EventTypesListResponse431 = Error;

/**
 * Response 500 of `eventTypes.list` (GET /event-types): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type EventTypesListResponse500 = Error;

/**
 * Response 503 of `eventTypes.list` (GET /event-types): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type EventTypesListResponse503 = Error;

/**
 * Query parameters of `events.list` (GET /events).
 *
 * @see operations/events.yaml#/events/get
 */
export interface EventsListQuery {
  /**
   * Identifier of the last event of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(evt_[a-z0-9]{26})?$
   * @example "evt_01jnk8q4xh7m2s9v4t6w8y0b1c"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only events of these types, separated by commas.
   *
   * @maxItems 200
   * @example ["customer.created","customer.updated"]
   */
  event_type?: EventTypeName[];
}

/**
 * Headers of `events.list` (GET /events).
 *
 * @see operations/events.yaml#/events/get
 */
export interface EventsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `events.list` (GET /events): A page of events.
 *
 * @see operations/events.yaml#/events/get/responses/200
 */
export type EventsListResponse200 = EventListResponse;

/**
 * Response 400 of `events.list` (GET /events): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type EventsListResponse400 = Error;

/**
 * Response 401 of `events.list` (GET /events): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type EventsListResponse401 = Error;

/**
 * Response 403 of `events.list` (GET /events): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type EventsListResponse403 = Error;

/**
 * Response 429 of `events.list` (GET /events): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type EventsListResponse429 = Error;

/**
 * Response 431 of `events.list` (GET /events): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type EventsListResponse431 = Error;

/**
 * Response 500 of `events.list` (GET /events): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type EventsListResponse500 = Error;

/**
 * Response 503 of `events.list` (GET /events): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type EventsListResponse503 = Error;

/**
 * Headers of `ips.get` (GET /ips).
 *
 * @see operations/ips.yaml#/ips/get
 */
export interface IpsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `ips.get` (GET /ips): The networks.
 *
 * @see operations/ips.yaml#/ips/get/responses/200
 */
export type IpsGetResponse200 = IpListResponse;

/**
 * Response 400 of `ips.get` (GET /ips): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type IpsGetResponse400 = Error;

/**
 * Response 429 of `ips.get` (GET /ips): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type IpsGetResponse429 = Error;

/**
 * Response 431 of `ips.get` (GET /ips): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type IpsGetResponse431 = Error;

/**
 * Response 500 of `ips.get` (GET /ips): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type IpsGetResponse500 = Error;

/**
 * Response 503 of `ips.get` (GET /ips): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type IpsGetResponse503 = Error;

/**
 * Query parameters of `metrics.activeSubscribers` (GET /metrics/active-subscribers).
 *
 * @see operations/metrics.yaml#/active-subscribers/get
 */
export interface MetricsActiveSubscribersQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
}

/**
 * Headers of `metrics.activeSubscribers` (GET /metrics/active-subscribers).
 *
 * @see operations/metrics.yaml#/active-subscribers/get
 */
export interface MetricsActiveSubscribersHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The series.
 *
 * @see operations/metrics.yaml#/active-subscribers/get/responses/200
 */
export type MetricsActiveSubscribersResponse200 = CountSeriesResponse;

/**
 * Response 400 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsActiveSubscribersResponse400 = Error;

/**
 * Response 401 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsActiveSubscribersResponse401 = Error;

/**
 * Response 403 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsActiveSubscribersResponse403 = Error;

/**
 * Response 429 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsActiveSubscribersResponse429 = Error;

/**
 * Response 431 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsActiveSubscribersResponse431 = Error;

/**
 * Response 500 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsActiveSubscribersResponse500 = Error;

/**
 * Response 503 of `metrics.activeSubscribers` (GET /metrics/active-subscribers): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsActiveSubscribersResponse503 = Error;

/**
 * Query parameters of `metrics.chargebacks` (GET /metrics/chargebacks).
 *
 * @see operations/metrics.yaml#/chargebacks/get
 */
export interface MetricsChargebacksQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
}

/**
 * Headers of `metrics.chargebacks` (GET /metrics/chargebacks).
 *
 * @see operations/metrics.yaml#/chargebacks/get
 */
export interface MetricsChargebacksHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.chargebacks` (GET /metrics/chargebacks): The series.
 *
 * @see operations/metrics.yaml#/chargebacks/get/responses/200
 */
export type MetricsChargebacksResponse200 = CountSeriesResponse;

/**
 * Response 400 of `metrics.chargebacks` (GET /metrics/chargebacks): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsChargebacksResponse400 = Error;

/**
 * Response 401 of `metrics.chargebacks` (GET /metrics/chargebacks): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsChargebacksResponse401 = Error;

/**
 * Response 403 of `metrics.chargebacks` (GET /metrics/chargebacks): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsChargebacksResponse403 = Error;

/**
 * Response 429 of `metrics.chargebacks` (GET /metrics/chargebacks): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsChargebacksResponse429 = Error;

/**
 * Response 431 of `metrics.chargebacks` (GET /metrics/chargebacks): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsChargebacksResponse431 = Error;

/**
 * Response 500 of `metrics.chargebacks` (GET /metrics/chargebacks): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsChargebacksResponse500 = Error;

/**
 * Response 503 of `metrics.chargebacks` (GET /metrics/chargebacks): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsChargebacksResponse503 = Error;

/**
 * Query parameters of `metrics.checkoutConversion` (GET /metrics/checkout-conversion).
 *
 * @see operations/metrics.yaml#/checkout-conversion/get
 */
export interface MetricsCheckoutConversionQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
}

/**
 * Headers of `metrics.checkoutConversion` (GET /metrics/checkout-conversion).
 *
 * @see operations/metrics.yaml#/checkout-conversion/get
 */
export interface MetricsCheckoutConversionHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The series.
 *
 * @see operations/metrics.yaml#/checkout-conversion/get/responses/200
 */
export type MetricsCheckoutConversionResponse200 = ConversionSeriesResponse;

/**
 * Response 400 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsCheckoutConversionResponse400 = Error;

/**
 * Response 401 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsCheckoutConversionResponse401 = Error;

/**
 * Response 403 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsCheckoutConversionResponse403 = Error;

/**
 * Response 429 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsCheckoutConversionResponse429 = Error;

/**
 * Response 431 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsCheckoutConversionResponse431 = Error;

/**
 * Response 500 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsCheckoutConversionResponse500 = Error;

/**
 * Response 503 of `metrics.checkoutConversion` (GET /metrics/checkout-conversion): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsCheckoutConversionResponse503 = Error;

/**
 * Query parameters of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue).
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue/get
 */
export interface MetricsMonthlyRecurringRevenueQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
  /**
   * Only amounts in this currency count; nothing is converted. Without it, that of your first completed transaction applies.
   *
   * @example "EUR"
   */
  currency_code?: CurrencyCode;
}

/**
 * Headers of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue).
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue/get
 */
export interface MetricsMonthlyRecurringRevenueHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The series.
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue/get/responses/200
 */
export type MetricsMonthlyRecurringRevenueResponse200 = AmountSeriesResponse;

/**
 * Response 400 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsMonthlyRecurringRevenueResponse400 = Error;

/**
 * Response 401 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsMonthlyRecurringRevenueResponse401 = Error;

/**
 * Response 403 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsMonthlyRecurringRevenueResponse403 = Error;

/**
 * Response 429 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsMonthlyRecurringRevenueResponse429 = Error;

/**
 * Response 431 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsMonthlyRecurringRevenueResponse431 = Error;

/**
 * Response 500 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsMonthlyRecurringRevenueResponse500 = Error;

/**
 * Response 503 of `metrics.monthlyRecurringRevenue` (GET /metrics/monthly-recurring-revenue): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsMonthlyRecurringRevenueResponse503 = Error;

/**
 * Query parameters of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change).
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue-change/get
 */
export interface MetricsMonthlyRecurringRevenueChangeQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
  /**
   * Only amounts in this currency count; nothing is converted. Without it, that of your first completed transaction applies.
   *
   * @example "EUR"
   */
  currency_code?: CurrencyCode;
}

/**
 * Headers of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change).
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue-change/get
 */
export interface MetricsMonthlyRecurringRevenueChangeHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The series.
 *
 * @see operations/metrics.yaml#/monthly-recurring-revenue-change/get/responses/200
 */
export type MetricsMonthlyRecurringRevenueChangeResponse200 = AmountSeriesResponse;

/**
 * Response 400 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsMonthlyRecurringRevenueChangeResponse400 = Error;

/**
 * Response 401 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsMonthlyRecurringRevenueChangeResponse401 = Error;

/**
 * Response 403 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsMonthlyRecurringRevenueChangeResponse403 = Error;

/**
 * Response 429 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsMonthlyRecurringRevenueChangeResponse429 = Error;

/**
 * Response 431 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsMonthlyRecurringRevenueChangeResponse431 = Error;

/**
 * Response 500 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsMonthlyRecurringRevenueChangeResponse500 = Error;

/**
 * Response 503 of `metrics.monthlyRecurringRevenueChange` (GET /metrics/monthly-recurring-revenue-change): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsMonthlyRecurringRevenueChangeResponse503 = Error;

/**
 * Query parameters of `metrics.refunds` (GET /metrics/refunds).
 *
 * @see operations/metrics.yaml#/refunds/get
 */
export interface MetricsRefundsQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
  /**
   * Only amounts in this currency count; nothing is converted. Without it, that of your first completed transaction applies.
   *
   * @example "EUR"
   */
  currency_code?: CurrencyCode;
}

/**
 * Headers of `metrics.refunds` (GET /metrics/refunds).
 *
 * @see operations/metrics.yaml#/refunds/get
 */
export interface MetricsRefundsHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.refunds` (GET /metrics/refunds): The series.
 *
 * @see operations/metrics.yaml#/refunds/get/responses/200
 */
export type MetricsRefundsResponse200 = AmountSeriesResponse;

/**
 * Response 400 of `metrics.refunds` (GET /metrics/refunds): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsRefundsResponse400 = Error;

/**
 * Response 401 of `metrics.refunds` (GET /metrics/refunds): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsRefundsResponse401 = Error;

/**
 * Response 403 of `metrics.refunds` (GET /metrics/refunds): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsRefundsResponse403 = Error;

/**
 * Response 429 of `metrics.refunds` (GET /metrics/refunds): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsRefundsResponse429 = Error;

/**
 * Response 431 of `metrics.refunds` (GET /metrics/refunds): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsRefundsResponse431 = Error;

/**
 * Response 500 of `metrics.refunds` (GET /metrics/refunds): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsRefundsResponse500 = Error;

/**
 * Response 503 of `metrics.refunds` (GET /metrics/refunds): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsRefundsResponse503 = Error;

/**
 * Query parameters of `metrics.revenue` (GET /metrics/revenue).
 *
 * @see operations/metrics.yaml#/revenue/get
 */
export interface MetricsRevenueQuery {
  /**
   * First day of the range, in UTC. Without it, the range is the 30 days before `to`.
   *
   * @format date
   * @example "2026-03-01"
   */
  from?: string;
  /**
   * Day after the last one of the range, in UTC. Without it, the range ends with today. The range has at most 366 days; if `to` equals `from`, it has none.
   *
   * @format date
   * @example "2026-03-31"
   */
  to?: string;
  /**
   * Only amounts in this currency count; nothing is converted. Without it, that of your first completed transaction applies.
   *
   * @example "EUR"
   */
  currency_code?: CurrencyCode;
}

/**
 * Headers of `metrics.revenue` (GET /metrics/revenue).
 *
 * @see operations/metrics.yaml#/revenue/get
 */
export interface MetricsRevenueHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `metrics.revenue` (GET /metrics/revenue): The series.
 *
 * @see operations/metrics.yaml#/revenue/get/responses/200
 */
export type MetricsRevenueResponse200 = RevenueSeriesResponse;

/**
 * Response 400 of `metrics.revenue` (GET /metrics/revenue): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type MetricsRevenueResponse400 = Error;

/**
 * Response 401 of `metrics.revenue` (GET /metrics/revenue): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type MetricsRevenueResponse401 = Error;

/**
 * Response 403 of `metrics.revenue` (GET /metrics/revenue): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type MetricsRevenueResponse403 = Error;

/**
 * Response 429 of `metrics.revenue` (GET /metrics/revenue): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type MetricsRevenueResponse429 = Error;

/**
 * Response 431 of `metrics.revenue` (GET /metrics/revenue): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type MetricsRevenueResponse431 = Error;

/**
 * Response 500 of `metrics.revenue` (GET /metrics/revenue): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type MetricsRevenueResponse500 = Error;

/**
 * Response 503 of `metrics.revenue` (GET /metrics/revenue): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type MetricsRevenueResponse503 = Error;

/**
 * Headers of `notificationSettings.create` (POST /notification-settings).
 *
 * @see operations/notification-settings.yaml#/notification-settings/post
 */
export interface NotificationSettingsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `notificationSettings.create` (POST /notification-settings): The setting to create.
 *
 * @see operations/notification-settings.yaml#/notification-settings/post/requestBody
 */
export type NotificationSettingsCreateBody = NotificationSettingCreate;

/**
 * Response 201 of `notificationSettings.create` (POST /notification-settings): The setting was created.
 *
 * @see operations/notification-settings.yaml#/notification-settings/post/responses/201
 */
export type NotificationSettingsCreateResponse201 = NotificationSettingResponse;

/**
 * Response 400 of `notificationSettings.create` (POST /notification-settings): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsCreateResponse400 = Error;

/**
 * Response 401 of `notificationSettings.create` (POST /notification-settings): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsCreateResponse401 = Error;

/**
 * Response 403 of `notificationSettings.create` (POST /notification-settings): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsCreateResponse403 = Error;

/**
 * Response 409 of `notificationSettings.create` (POST /notification-settings): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type NotificationSettingsCreateResponse409 = Error;

/**
 * Response 413 of `notificationSettings.create` (POST /notification-settings): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type NotificationSettingsCreateResponse413 = Error;

/**
 * Response 415 of `notificationSettings.create` (POST /notification-settings): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type NotificationSettingsCreateResponse415 = Error;

/**
 * Response 422 of `notificationSettings.create` (POST /notification-settings): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type NotificationSettingsCreateResponse422 = Error;

/**
 * Response 429 of `notificationSettings.create` (POST /notification-settings): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsCreateResponse429 = Error;

/**
 * Response 431 of `notificationSettings.create` (POST /notification-settings): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsCreateResponse431 = Error;

/**
 * Response 500 of `notificationSettings.create` (POST /notification-settings): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsCreateResponse500 = Error;

/**
 * Response 503 of `notificationSettings.create` (POST /notification-settings): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsCreateResponse503 = Error;

/**
 * Path parameters of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/delete
 */
export interface NotificationSettingsDeletePath {
  /**
   * The notification setting.
   *
   * @example "ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"
   */
  notification_setting_id: NotificationSettingId;
}

/**
 * Headers of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/delete
 */
export interface NotificationSettingsDeleteHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 400 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsDeleteResponse400 = Error;

/**
 * Response 401 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsDeleteResponse401 = Error;

/**
 * Response 403 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsDeleteResponse403 = Error;

/**
 * Response 404 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationSettingsDeleteResponse404 = Error;

/**
 * Response 429 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsDeleteResponse429 = Error;

/**
 * Response 431 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsDeleteResponse431 = Error;

/**
 * Response 500 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsDeleteResponse500 = Error;

/**
 * Response 503 of `notificationSettings.delete` (DELETE /notification-settings/{notification_setting_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsDeleteResponse503 = Error;

/**
 * Path parameters of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/get
 */
export interface NotificationSettingsGetPath {
  /**
   * The notification setting.
   *
   * @example "ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"
   */
  notification_setting_id: NotificationSettingId;
}

/**
 * Headers of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/get
 */
export interface NotificationSettingsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The notification setting.
 *
 * @see operations/notification-settings.yaml#/notification-setting/get/responses/200
 */
export type NotificationSettingsGetResponse200 = NotificationSettingResponse;

/**
 * Response 400 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsGetResponse400 = Error;

/**
 * Response 401 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsGetResponse401 = Error;

/**
 * Response 403 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsGetResponse403 = Error;

/**
 * Response 404 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationSettingsGetResponse404 = Error;

/**
 * Response 429 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsGetResponse429 = Error;

/**
 * Response 431 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsGetResponse431 = Error;

/**
 * Response 500 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsGetResponse500 = Error;

/**
 * Response 503 of `notificationSettings.get` (GET /notification-settings/{notification_setting_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsGetResponse503 = Error;

/**
 * Query parameters of `notificationSettings.list` (GET /notification-settings).
 *
 * @see operations/notification-settings.yaml#/notification-settings/get
 */
export interface NotificationSettingsListQuery {
  /**
   * Identifier of the last notification setting of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntfset_[a-z0-9]{26})?$
   * @example "ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * `true` finds the settings that deliver, `false` those that are turned off. Both when absent.
   *
   * @example true
   */
  active?: boolean;
  /**
   * Returns only settings with this traffic source. All when absent.
   *
   * @example "all"
   */
  traffic_source?: TrafficSource;
}

/**
 * Headers of `notificationSettings.list` (GET /notification-settings).
 *
 * @see operations/notification-settings.yaml#/notification-settings/get
 */
export interface NotificationSettingsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `notificationSettings.list` (GET /notification-settings): A page of notification settings.
 *
 * @see operations/notification-settings.yaml#/notification-settings/get/responses/200
 */
export type NotificationSettingsListResponse200 = NotificationSettingListResponse;

/**
 * Response 400 of `notificationSettings.list` (GET /notification-settings): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsListResponse400 = Error;

/**
 * Response 401 of `notificationSettings.list` (GET /notification-settings): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsListResponse401 = Error;

/**
 * Response 403 of `notificationSettings.list` (GET /notification-settings): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsListResponse403 = Error;

/**
 * Response 429 of `notificationSettings.list` (GET /notification-settings): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsListResponse429 = Error;

/**
 * Response 431 of `notificationSettings.list` (GET /notification-settings): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsListResponse431 = Error;

/**
 * Response 500 of `notificationSettings.list` (GET /notification-settings): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsListResponse500 = Error;

/**
 * Response 503 of `notificationSettings.list` (GET /notification-settings): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsListResponse503 = Error;

/**
 * Path parameters of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret).
 *
 * @see operations/notification-settings.yaml#/rotate-secret/post
 */
export interface NotificationSettingsRotateSecretPath {
  /**
   * The notification setting.
   *
   * @example "ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"
   */
  notification_setting_id: NotificationSettingId;
}

/**
 * Headers of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret).
 *
 * @see operations/notification-settings.yaml#/rotate-secret/post
 */
export interface NotificationSettingsRotateSecretHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): How long the previous secret remains valid. Without a body, one day.
 *
 * @see operations/notification-settings.yaml#/rotate-secret/post/requestBody
 */
export type NotificationSettingsRotateSecretBody = SecretRotation;

/**
 * Response 200 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The setting with its new secret.
 *
 * @see operations/notification-settings.yaml#/rotate-secret/post/responses/200
 */
export type NotificationSettingsRotateSecretResponse200 = SecretRotationResponse;

/**
 * Response 400 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsRotateSecretResponse400 = Error;

/**
 * Response 401 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsRotateSecretResponse401 = Error;

/**
 * Response 403 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsRotateSecretResponse403 = Error;

/**
 * Response 404 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationSettingsRotateSecretResponse404 = Error;

/**
 * Response 409 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type NotificationSettingsRotateSecretResponse409 = Error;

/**
 * Response 413 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type NotificationSettingsRotateSecretResponse413 = Error;

/**
 * Response 415 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type NotificationSettingsRotateSecretResponse415 = Error;

/**
 * Response 422 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type NotificationSettingsRotateSecretResponse422 = Error;

/**
 * Response 429 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsRotateSecretResponse429 = Error;

/**
 * Response 431 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsRotateSecretResponse431 = Error;

/**
 * Response 500 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsRotateSecretResponse500 = Error;

/**
 * Response 503 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsRotateSecretResponse503 = Error;

/**
 * Path parameters of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/patch
 */
export interface NotificationSettingsUpdatePath {
  /**
   * The notification setting.
   *
   * @example "ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"
   */
  notification_setting_id: NotificationSettingId;
}

/**
 * Headers of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}).
 *
 * @see operations/notification-settings.yaml#/notification-setting/patch
 */
export interface NotificationSettingsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The members to change.
 *
 * @see operations/notification-settings.yaml#/notification-setting/patch/requestBody
 */
export type NotificationSettingsUpdateBody = NotificationSettingUpdate;

/**
 * Response 200 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The setting after the change.
 *
 * @see operations/notification-settings.yaml#/notification-setting/patch/responses/200
 */
export type NotificationSettingsUpdateResponse200 = NotificationSettingResponse;

/**
 * Response 400 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationSettingsUpdateResponse400 = Error;

/**
 * Response 401 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationSettingsUpdateResponse401 = Error;

/**
 * Response 403 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationSettingsUpdateResponse403 = Error;

/**
 * Response 404 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationSettingsUpdateResponse404 = Error;

/**
 * Response 409 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type NotificationSettingsUpdateResponse409 = Error;

/**
 * Response 413 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type NotificationSettingsUpdateResponse413 = Error;

/**
 * Response 415 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type NotificationSettingsUpdateResponse415 = Error;

/**
 * Response 422 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type NotificationSettingsUpdateResponse422 = Error;

/**
 * Response 429 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationSettingsUpdateResponse429 = Error;

/**
 * Response 431 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationSettingsUpdateResponse431 = Error;

/**
 * Response 500 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationSettingsUpdateResponse500 = Error;

/**
 * Response 503 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationSettingsUpdateResponse503 = Error;

/**
 * Path parameters of `notifications.get` (GET /notifications/{notification_id}).
 *
 * @see operations/notifications.yaml#/notification/get
 */
export interface NotificationsGetPath {
  /**
   * The notification.
   *
   * @example "ntf_01jnk8q52a4c6e8g0j1k3m5n7p"
   */
  notification_id: NotificationId;
}

/**
 * Headers of `notifications.get` (GET /notifications/{notification_id}).
 *
 * @see operations/notifications.yaml#/notification/get
 */
export interface NotificationsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `notifications.get` (GET /notifications/{notification_id}): The notification.
 *
 * @see operations/notifications.yaml#/notification/get/responses/200
 */
export type NotificationsGetResponse200 = NotificationResponse;

/**
 * Response 400 of `notifications.get` (GET /notifications/{notification_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationsGetResponse400 = Error;

/**
 * Response 401 of `notifications.get` (GET /notifications/{notification_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationsGetResponse401 = Error;

/**
 * Response 403 of `notifications.get` (GET /notifications/{notification_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationsGetResponse403 = Error;

/**
 * Response 404 of `notifications.get` (GET /notifications/{notification_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationsGetResponse404 = Error;

/**
 * Response 429 of `notifications.get` (GET /notifications/{notification_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationsGetResponse429 = Error;

/**
 * Response 431 of `notifications.get` (GET /notifications/{notification_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationsGetResponse431 = Error;

/**
 * Response 500 of `notifications.get` (GET /notifications/{notification_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationsGetResponse500 = Error;

/**
 * Response 503 of `notifications.get` (GET /notifications/{notification_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationsGetResponse503 = Error;

/**
 * Query parameters of `notifications.list` (GET /notifications).
 *
 * @see operations/notifications.yaml#/notifications/get
 */
export interface NotificationsListQuery {
  /**
   * Identifier of the last notification of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntf_[a-z0-9]{26})?$
   * @example "ntf_01jnk8q52a4c6e8g0j1k3m5n7p"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only notifications for these destinations, separated by commas.
   *
   * @maxItems 200
   * @example ["ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"]
   */
  notification_setting_id?: NotificationSettingId[];
  /**
   * Returns only notifications in these states, separated by commas. All states when absent.
   *
   * @maxItems 200
   * @example ["failed","needs_retry"]
   */
  status?: NotificationStatus[];
  /**
   * Returns only notifications whose identifier or event type contains this text, regardless of case: `customer.` matches all event types of customers.
   *
   * @maxLength 100
   * @example "customer."
   */
  search?: string;
  /**
   * Identifier of a transaction, a customer or a subscription. Returns the notifications whose payload contains it: those about the entity itself, and those about entities that refer to it.
   *
   * @pattern ^(txn|ctm|sub)_[a-z0-9]{26}$
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  filter?: string;
  /**
   * Returns only notifications of events that happened at this moment or later.
   *
   * @format date-time
   * @example "2026-03-02T00:00:00Z"
   */
  from?: string;
  /**
   * Returns only notifications of events that happened before this moment.
   *
   * @format date-time
   * @example "2026-03-03T00:00:00Z"
   */
  to?: string;
}

/**
 * Headers of `notifications.list` (GET /notifications).
 *
 * @see operations/notifications.yaml#/notifications/get
 */
export interface NotificationsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `notifications.list` (GET /notifications): A page of notifications.
 *
 * @see operations/notifications.yaml#/notifications/get/responses/200
 */
export type NotificationsListResponse200 = NotificationListResponse;

/**
 * Response 400 of `notifications.list` (GET /notifications): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationsListResponse400 = Error;

/**
 * Response 401 of `notifications.list` (GET /notifications): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationsListResponse401 = Error;

/**
 * Response 403 of `notifications.list` (GET /notifications): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationsListResponse403 = Error;

/**
 * Response 429 of `notifications.list` (GET /notifications): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationsListResponse429 = Error;

/**
 * Response 431 of `notifications.list` (GET /notifications): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationsListResponse431 = Error;

/**
 * Response 500 of `notifications.list` (GET /notifications): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationsListResponse500 = Error;

/**
 * Response 503 of `notifications.list` (GET /notifications): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationsListResponse503 = Error;

/**
 * Path parameters of `notifications.listLogs` (GET /notifications/{notification_id}/logs).
 *
 * @see operations/notifications.yaml#/logs/get
 */
export interface NotificationsListLogsPath {
  /**
   * The notification.
   *
   * @example "ntf_01jnk8q52a4c6e8g0j1k3m5n7p"
   */
  notification_id: NotificationId;
}

/**
 * Query parameters of `notifications.listLogs` (GET /notifications/{notification_id}/logs).
 *
 * @see operations/notifications.yaml#/logs/get
 */
export interface NotificationsListLogsQuery {
  /**
   * Identifier of the last log of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntflog_[a-z0-9]{26})?$
   * @example "ntflog_01jnk8q5b3d5f7h9k1m3n5p7q9"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
}

/**
 * Headers of `notifications.listLogs` (GET /notifications/{notification_id}/logs).
 *
 * @see operations/notifications.yaml#/logs/get
 */
export interface NotificationsListLogsHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): A page of attempts.
 *
 * @see operations/notifications.yaml#/logs/get/responses/200
 */
export type NotificationsListLogsResponse200 = NotificationLogListResponse;

/**
 * Response 400 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationsListLogsResponse400 = Error;

/**
 * Response 401 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationsListLogsResponse401 = Error;

/**
 * Response 403 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationsListLogsResponse403 = Error;

/**
 * Response 404 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationsListLogsResponse404 = Error;

/**
 * Response 429 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationsListLogsResponse429 = Error;

/**
 * Response 431 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationsListLogsResponse431 = Error;

/**
 * Response 500 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationsListLogsResponse500 = Error;

/**
 * Response 503 of `notifications.listLogs` (GET /notifications/{notification_id}/logs): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationsListLogsResponse503 = Error;

/**
 * Path parameters of `notifications.replay` (POST /notifications/{notification_id}/replay).
 *
 * @see operations/notifications.yaml#/replay/post
 */
export interface NotificationsReplayPath {
  /**
   * The notification.
   *
   * @example "ntf_01jnk8q52a4c6e8g0j1k3m5n7p"
   */
  notification_id: NotificationId;
}

/**
 * Headers of `notifications.replay` (POST /notifications/{notification_id}/replay).
 *
 * @see operations/notifications.yaml#/replay/post
 */
export interface NotificationsReplayHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Response 202 of `notifications.replay` (POST /notifications/{notification_id}/replay): The event is going to be sent again.
 *
 * @see operations/notifications.yaml#/replay/post/responses/202
 */
export type NotificationsReplayResponse202 = NotificationReplayResponse;

/**
 * Response 400 of `notifications.replay` (POST /notifications/{notification_id}/replay): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type NotificationsReplayResponse400 = Error;

/**
 * Response 401 of `notifications.replay` (POST /notifications/{notification_id}/replay): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type NotificationsReplayResponse401 = Error;

/**
 * Response 403 of `notifications.replay` (POST /notifications/{notification_id}/replay): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type NotificationsReplayResponse403 = Error;

/**
 * Response 404 of `notifications.replay` (POST /notifications/{notification_id}/replay): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type NotificationsReplayResponse404 = Error;

/**
 * Response 409 of `notifications.replay` (POST /notifications/{notification_id}/replay): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type NotificationsReplayResponse409 = Error;

/**
 * Response 422 of `notifications.replay` (POST /notifications/{notification_id}/replay): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type NotificationsReplayResponse422 = Error;

/**
 * Response 429 of `notifications.replay` (POST /notifications/{notification_id}/replay): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type NotificationsReplayResponse429 = Error;

/**
 * Response 431 of `notifications.replay` (POST /notifications/{notification_id}/replay): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type NotificationsReplayResponse431 = Error;

/**
 * Response 500 of `notifications.replay` (POST /notifications/{notification_id}/replay): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type NotificationsReplayResponse500 = Error;

/**
 * Response 503 of `notifications.replay` (POST /notifications/{notification_id}/replay): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type NotificationsReplayResponse503 = Error;

/**
 * Path parameters of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}).
 *
 * @see operations/payment-methods.yaml#/payment-method/delete
 */
export interface PaymentMethodsDeletePath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The payment method. It must belong to the customer in the path.
   *
   * @example "paymtd_01jnk8s2c4e6g8j0m2n4p6q8r0"
   */
  payment_method_id: PaymentMethodId;
}

/**
 * Headers of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}).
 *
 * @see operations/payment-methods.yaml#/payment-method/delete
 */
export interface PaymentMethodsDeleteHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 400 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PaymentMethodsDeleteResponse400 = Error;

/**
 * Response 401 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PaymentMethodsDeleteResponse401 = Error;

/**
 * Response 403 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PaymentMethodsDeleteResponse403 = Error;

/**
 * Response 404 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type PaymentMethodsDeleteResponse404 = Error;

/**
 * Response 409 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type PaymentMethodsDeleteResponse409 = Error;

/**
 * Response 429 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PaymentMethodsDeleteResponse429 = Error;

/**
 * Response 431 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PaymentMethodsDeleteResponse431 = Error;

/**
 * Response 500 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PaymentMethodsDeleteResponse500 = Error;

/**
 * Response 503 of `paymentMethods.delete` (DELETE /customers/{customer_id}/payment-methods/{payment_method_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PaymentMethodsDeleteResponse503 = Error;

/**
 * Path parameters of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}).
 *
 * @see operations/payment-methods.yaml#/payment-method/get
 */
export interface PaymentMethodsGetPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
  /**
   * The payment method. It must belong to the customer in the path.
   *
   * @example "paymtd_01jnk8s2c4e6g8j0m2n4p6q8r0"
   */
  payment_method_id: PaymentMethodId;
}

/**
 * Headers of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}).
 *
 * @see operations/payment-methods.yaml#/payment-method/get
 */
export interface PaymentMethodsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The payment method.
 *
 * @see operations/payment-methods.yaml#/payment-method/get/responses/200
 */
export type PaymentMethodsGetResponse200 = PaymentMethodResponse;

/**
 * Response 400 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PaymentMethodsGetResponse400 = Error;

/**
 * Response 401 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PaymentMethodsGetResponse401 = Error;

/**
 * Response 403 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PaymentMethodsGetResponse403 = Error;

/**
 * Response 404 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type PaymentMethodsGetResponse404 = Error;

/**
 * Response 429 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PaymentMethodsGetResponse429 = Error;

/**
 * Response 431 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PaymentMethodsGetResponse431 = Error;

/**
 * Response 500 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PaymentMethodsGetResponse500 = Error;

/**
 * Response 503 of `paymentMethods.get` (GET /customers/{customer_id}/payment-methods/{payment_method_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PaymentMethodsGetResponse503 = Error;

/**
 * Path parameters of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods).
 *
 * @see operations/payment-methods.yaml#/payment-methods/get
 */
export interface PaymentMethodsListPath {
  /**
   * The customer.
   *
   * @example "ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"
   */
  customer_id: CustomerId;
}

/**
 * Query parameters of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods).
 *
 * @see operations/payment-methods.yaml#/payment-methods/get
 */
export interface PaymentMethodsListQuery {
  /**
   * Identifier of the last payment method of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(paymtd_[a-z0-9]{26})?$
   * @example "paymtd_01jnk8s1b3d5f7h9k1m3n5p7q9"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only payment methods that were saved with these addresses, separated by commas.
   *
   * @maxItems 200
   * @example ["add_01jnk8s3d5f7h9k1m3n5p7q9r1"]
   */
  address_id?: AddressId[];
  /**
   * `true` returns the payment methods that can be offered to the customer at checkout, `false` those that only pay for a subscription (`origin` is `subscription`). Both when absent.
   *
   * @example true
   */
  supports_checkout?: boolean;
}

/**
 * Headers of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods).
 *
 * @see operations/payment-methods.yaml#/payment-methods/get
 */
export interface PaymentMethodsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): A page of payment methods.
 *
 * @see operations/payment-methods.yaml#/payment-methods/get/responses/200
 */
export type PaymentMethodsListResponse200 = PaymentMethodListResponse;

/**
 * Response 400 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PaymentMethodsListResponse400 = Error;

/**
 * Response 401 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PaymentMethodsListResponse401 = Error;

/**
 * Response 403 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PaymentMethodsListResponse403 = Error;

/**
 * Response 404 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type PaymentMethodsListResponse404 = Error;

/**
 * Response 429 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PaymentMethodsListResponse429 = Error;

/**
 * Response 431 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PaymentMethodsListResponse431 = Error;

/**
 * Response 500 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PaymentMethodsListResponse500 = Error;

/**
 * Response 503 of `paymentMethods.list` (GET /customers/{customer_id}/payment-methods): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PaymentMethodsListResponse503 = Error;

/**
 * Headers of `prices.create` (POST /prices).
 *
 * @see operations/prices.yaml#/prices/post
 */
export interface PricesCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `prices.create` (POST /prices): The price to create.
 *
 * @see operations/prices.yaml#/prices/post/requestBody
 */
export type PricesCreateBody = PriceCreate;

/**
 * Response 201 of `prices.create` (POST /prices): The price was created.
 *
 * @see operations/prices.yaml#/prices/post/responses/201
 */
export type PricesCreateResponse201 = PriceResponse;

/**
 * Response 400 of `prices.create` (POST /prices): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PricesCreateResponse400 = Error;

/**
 * Response 401 of `prices.create` (POST /prices): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PricesCreateResponse401 = Error;

/**
 * Response 403 of `prices.create` (POST /prices): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PricesCreateResponse403 = Error;

/**
 * Response 409 of `prices.create` (POST /prices): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type PricesCreateResponse409 = Error;

/**
 * Response 413 of `prices.create` (POST /prices): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type PricesCreateResponse413 = Error;

/**
 * Response 415 of `prices.create` (POST /prices): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type PricesCreateResponse415 = Error;

/**
 * Response 422 of `prices.create` (POST /prices): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type PricesCreateResponse422 = Error;

/**
 * Response 429 of `prices.create` (POST /prices): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PricesCreateResponse429 = Error;

/**
 * Response 431 of `prices.create` (POST /prices): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PricesCreateResponse431 = Error;

/**
 * Response 500 of `prices.create` (POST /prices): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PricesCreateResponse500 = Error;

/**
 * Response 503 of `prices.create` (POST /prices): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PricesCreateResponse503 = Error;

/**
 * Path parameters of `prices.get` (GET /prices/{price_id}).
 *
 * @see operations/prices.yaml#/price/get
 */
export interface PricesGetPath {
  /**
   * The price.
   *
   * @example "pri_01jnk8q0f6h8k0m2n4p6q8r0s2"
   */
  price_id: PriceId;
}

/**
 * Query parameters of `prices.get` (GET /prices/{price_id}).
 *
 * @see operations/prices.yaml#/price/get
 */
export interface PricesGetQuery {
  /**
   * `product` adds the product of a price; needs the permission `product.read`.
   *
   * @example ["product"]
   */
  include?: 'product'[];
}

/**
 * Headers of `prices.get` (GET /prices/{price_id}).
 *
 * @see operations/prices.yaml#/price/get
 */
export interface PricesGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `prices.get` (GET /prices/{price_id}): The price.
 *
 * @see operations/prices.yaml#/price/get/responses/200
 */
export type PricesGetResponse200 = PriceResponse;

/**
 * Response 400 of `prices.get` (GET /prices/{price_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PricesGetResponse400 = Error;

/**
 * Response 401 of `prices.get` (GET /prices/{price_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PricesGetResponse401 = Error;

/**
 * Response 403 of `prices.get` (GET /prices/{price_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PricesGetResponse403 = Error;

/**
 * Response 404 of `prices.get` (GET /prices/{price_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type PricesGetResponse404 = Error;

/**
 * Response 429 of `prices.get` (GET /prices/{price_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PricesGetResponse429 = Error;

/**
 * Response 431 of `prices.get` (GET /prices/{price_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PricesGetResponse431 = Error;

/**
 * Response 500 of `prices.get` (GET /prices/{price_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PricesGetResponse500 = Error;

/**
 * Response 503 of `prices.get` (GET /prices/{price_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PricesGetResponse503 = Error;

/**
 * Query parameters of `prices.list` (GET /prices).
 *
 * @see operations/prices.yaml#/prices/get
 */
export interface PricesListQuery {
  /**
   * Identifier of the last price of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(pri_[a-z0-9]{26})?$
   * @example "pri_01jnk8q0f6h8k0m2n4p6q8r0s2"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Amounts are compared as numbers, regardless of their currencies; text is compared by its code points, so intervals are in alphabetical order. One-time prices have no billing cycle: they come last in ascending order and first in descending order. Prices with the same value are sorted by their identifiers.
   *
   * @default "id[DESC]"
   * @example "unit_price.amount[ASC]"
   */
  order_by?:
    | 'id[ASC]'
    | 'id[DESC]'
    | 'product_id[ASC]'
    | 'product_id[DESC]'
    | 'status[ASC]'
    | 'status[DESC]'
    | 'tax_mode[ASC]'
    | 'tax_mode[DESC]'
    | 'billing_cycle.frequency[ASC]'
    | 'billing_cycle.frequency[DESC]'
    | 'billing_cycle.interval[ASC]'
    | 'billing_cycle.interval[DESC]'
    | 'quantity.minimum[ASC]'
    | 'quantity.minimum[DESC]'
    | 'quantity.maximum[ASC]'
    | 'quantity.maximum[DESC]'
    | 'unit_price.amount[ASC]'
    | 'unit_price.amount[DESC]'
    | 'unit_price.currency_code[ASC]'
    | 'unit_price.currency_code[DESC]';
  /**
   * Returns only the prices with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["pri_01jnk8q0f6h8k0m2n4p6q8r0s2","pri_01jnk8q1g7j9l1n3p5r7t9v1x3"]
   */
  id?: PriceId[];
  /**
   * Returns only the prices of these products, separated by commas.
   *
   * @maxItems 200
   * @example ["pro_01jnk8pz5e7g9j1k3m5n7q9r0s"]
   */
  product_id?: ProductId[];
  /**
   * `true` returns only prices with a billing cycle, `false` only one-time prices.
   *
   * @example true
   */
  recurring?: boolean;
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
  /**
   * Returns only items of this type. `standard` when absent; name `custom` for those outside the catalog.
   *
   * @default "standard"
   * @example "custom"
   */
  type?: CatalogType;
  /**
   * `product` adds the product of a price; needs the permission `product.read`.
   *
   * @example ["product"]
   */
  include?: 'product'[];
}

/**
 * Headers of `prices.list` (GET /prices).
 *
 * @see operations/prices.yaml#/prices/get
 */
export interface PricesListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `prices.list` (GET /prices): A page of prices.
 *
 * @see operations/prices.yaml#/prices/get/responses/200
 */
export type PricesListResponse200 = PriceListResponse;

/**
 * Response 400 of `prices.list` (GET /prices): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PricesListResponse400 = Error;

/**
 * Response 401 of `prices.list` (GET /prices): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PricesListResponse401 = Error;

/**
 * Response 403 of `prices.list` (GET /prices): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PricesListResponse403 = Error;

/**
 * Response 429 of `prices.list` (GET /prices): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PricesListResponse429 = Error;

/**
 * Response 431 of `prices.list` (GET /prices): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PricesListResponse431 = Error;

/**
 * Response 500 of `prices.list` (GET /prices): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PricesListResponse500 = Error;

/**
 * Response 503 of `prices.list` (GET /prices): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PricesListResponse503 = Error;

/**
 * Path parameters of `prices.update` (PATCH /prices/{price_id}).
 *
 * @see operations/prices.yaml#/price/patch
 */
export interface PricesUpdatePath {
  /**
   * The price.
   *
   * @example "pri_01jnk8q0f6h8k0m2n4p6q8r0s2"
   */
  price_id: PriceId;
}

/**
 * Headers of `prices.update` (PATCH /prices/{price_id}).
 *
 * @see operations/prices.yaml#/price/patch
 */
export interface PricesUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `prices.update` (PATCH /prices/{price_id}): The members to change.
 *
 * @see operations/prices.yaml#/price/patch/requestBody
 */
export type PricesUpdateBody = PriceUpdate;

/**
 * Response 200 of `prices.update` (PATCH /prices/{price_id}): The price after the change.
 *
 * @see operations/prices.yaml#/price/patch/responses/200
 */
export type PricesUpdateResponse200 = PriceResponse;

/**
 * Response 400 of `prices.update` (PATCH /prices/{price_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PricesUpdateResponse400 = Error;

/**
 * Response 401 of `prices.update` (PATCH /prices/{price_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PricesUpdateResponse401 = Error;

/**
 * Response 403 of `prices.update` (PATCH /prices/{price_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PricesUpdateResponse403 = Error;

/**
 * Response 404 of `prices.update` (PATCH /prices/{price_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type PricesUpdateResponse404 = Error;

/**
 * Response 409 of `prices.update` (PATCH /prices/{price_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type PricesUpdateResponse409 = Error;

/**
 * Response 413 of `prices.update` (PATCH /prices/{price_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type PricesUpdateResponse413 = Error;

/**
 * Response 415 of `prices.update` (PATCH /prices/{price_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type PricesUpdateResponse415 = Error;

/**
 * Response 422 of `prices.update` (PATCH /prices/{price_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type PricesUpdateResponse422 = Error;

/**
 * Response 429 of `prices.update` (PATCH /prices/{price_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PricesUpdateResponse429 = Error;

/**
 * Response 431 of `prices.update` (PATCH /prices/{price_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PricesUpdateResponse431 = Error;

/**
 * Response 500 of `prices.update` (PATCH /prices/{price_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PricesUpdateResponse500 = Error;

/**
 * Response 503 of `prices.update` (PATCH /prices/{price_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PricesUpdateResponse503 = Error;

/**
 * Headers of `pricing.preview` (POST /pricing-preview).
 *
 * @see operations/previews.yaml#/pricing-preview/post
 */
export interface PricingPreviewHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `pricing.preview` (POST /pricing-preview): The prices to preview.
 *
 * @see operations/previews.yaml#/pricing-preview/post/requestBody
 */
export type PricingPreviewBody = PricingPreviewCreate;

/**
 * Response 200 of `pricing.preview` (POST /pricing-preview): The preview.
 *
 * @see operations/previews.yaml#/pricing-preview/post/responses/200
 */
export type PricingPreviewResponse200 = PricingPreviewResponse;

/**
 * Response 400 of `pricing.preview` (POST /pricing-preview): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type PricingPreviewResponse400 = Error;

/**
 * Response 401 of `pricing.preview` (POST /pricing-preview): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type PricingPreviewResponse401 = Error;

/**
 * Response 403 of `pricing.preview` (POST /pricing-preview): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type PricingPreviewResponse403 = Error;

/**
 * Response 413 of `pricing.preview` (POST /pricing-preview): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type PricingPreviewResponse413 = Error;

/**
 * Response 415 of `pricing.preview` (POST /pricing-preview): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type PricingPreviewResponse415 = Error;

/**
 * Response 429 of `pricing.preview` (POST /pricing-preview): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type PricingPreviewResponse429 = Error;

/**
 * Response 431 of `pricing.preview` (POST /pricing-preview): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type PricingPreviewResponse431 = Error;

/**
 * Response 500 of `pricing.preview` (POST /pricing-preview): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type PricingPreviewResponse500 = Error;

/**
 * Response 503 of `pricing.preview` (POST /pricing-preview): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type PricingPreviewResponse503 = Error;

/**
 * Headers of `products.create` (POST /products).
 *
 * @see operations/products.yaml#/products/post
 */
export interface ProductsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `products.create` (POST /products): The product to create.
 *
 * @see operations/products.yaml#/products/post/requestBody
 */
export type ProductsCreateBody = ProductCreate;

/**
 * Response 201 of `products.create` (POST /products): The product was created.
 *
 * @see operations/products.yaml#/products/post/responses/201
 */
export type ProductsCreateResponse201 = ProductResponse;

/**
 * Response 400 of `products.create` (POST /products): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ProductsCreateResponse400 = Error;

/**
 * Response 401 of `products.create` (POST /products): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ProductsCreateResponse401 = Error;

/**
 * Response 403 of `products.create` (POST /products): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ProductsCreateResponse403 = Error;

/**
 * Response 409 of `products.create` (POST /products): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type ProductsCreateResponse409 = Error;

/**
 * Response 413 of `products.create` (POST /products): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type ProductsCreateResponse413 = Error;

/**
 * Response 415 of `products.create` (POST /products): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type ProductsCreateResponse415 = Error;

/**
 * Response 422 of `products.create` (POST /products): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type ProductsCreateResponse422 = Error;

/**
 * Response 429 of `products.create` (POST /products): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ProductsCreateResponse429 = Error;

/**
 * Response 431 of `products.create` (POST /products): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ProductsCreateResponse431 = Error;

/**
 * Response 500 of `products.create` (POST /products): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ProductsCreateResponse500 = Error;

/**
 * Response 503 of `products.create` (POST /products): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ProductsCreateResponse503 = Error;

/**
 * Path parameters of `products.get` (GET /products/{product_id}).
 *
 * @see operations/products.yaml#/product/get
 */
export interface ProductsGetPath {
  /**
   * The product.
   *
   * @example "pro_01jnk8pz5e7g9j1k3m5n7q9r0s"
   */
  product_id: ProductId;
}

/**
 * Query parameters of `products.get` (GET /products/{product_id}).
 *
 * @see operations/products.yaml#/product/get
 */
export interface ProductsGetQuery {
  /**
   * `prices` adds all active prices of a product; needs the permission `price.read`.
   *
   * @example ["prices"]
   */
  include?: 'prices'[];
}

/**
 * Headers of `products.get` (GET /products/{product_id}).
 *
 * @see operations/products.yaml#/product/get
 */
export interface ProductsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `products.get` (GET /products/{product_id}): The product.
 *
 * @see operations/products.yaml#/product/get/responses/200
 */
export type ProductsGetResponse200 = ProductResponse;

/**
 * Response 400 of `products.get` (GET /products/{product_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ProductsGetResponse400 = Error;

/**
 * Response 401 of `products.get` (GET /products/{product_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ProductsGetResponse401 = Error;

/**
 * Response 403 of `products.get` (GET /products/{product_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ProductsGetResponse403 = Error;

/**
 * Response 404 of `products.get` (GET /products/{product_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ProductsGetResponse404 = Error;

/**
 * Response 429 of `products.get` (GET /products/{product_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ProductsGetResponse429 = Error;

/**
 * Response 431 of `products.get` (GET /products/{product_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ProductsGetResponse431 = Error;

/**
 * Response 500 of `products.get` (GET /products/{product_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ProductsGetResponse500 = Error;

/**
 * Response 503 of `products.get` (GET /products/{product_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ProductsGetResponse503 = Error;

/**
 * Query parameters of `products.list` (GET /products).
 *
 * @see operations/products.yaml#/products/get
 */
export interface ProductsListQuery {
  /**
   * Identifier of the last product of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(pro_[a-z0-9]{26})?$
   * @example "pro_01jnk8pz5e7g9j1k3m5n7q9r0s"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Text is compared by its code points, so `Zebra` comes before `apple`; `custom_data` is compared as JSON text. Products without a value come last in ascending order and first in descending order. Products with the same value are sorted by their identifiers.
   *
   * @default "id[DESC]"
   * @example "name[ASC]"
   */
  order_by?:
    | 'id[ASC]'
    | 'id[DESC]'
    | 'created_at[ASC]'
    | 'created_at[DESC]'
    | 'custom_data[ASC]'
    | 'custom_data[DESC]'
    | 'description[ASC]'
    | 'description[DESC]'
    | 'image_url[ASC]'
    | 'image_url[DESC]'
    | 'name[ASC]'
    | 'name[DESC]'
    | 'status[ASC]'
    | 'status[DESC]'
    | 'tax_category[ASC]'
    | 'tax_category[DESC]'
    | 'updated_at[ASC]'
    | 'updated_at[DESC]';
  /**
   * Returns only the products with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["pro_01jnk8pz5e7g9j1k3m5n7q9r0s","pro_01jnk8q1g7j9l1n3p5r7t9v1x3"]
   */
  id?: ProductId[];
  /**
   * Returns only the products of these tax categories, separated by commas.
   *
   * @maxItems 200
   * @example ["saas","standard"]
   */
  tax_category?: TaxCategory[];
  /**
   * Returns only items in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
  /**
   * Returns only items of this type. `standard` when absent; name `custom` for those outside the catalog.
   *
   * @default "standard"
   * @example "custom"
   */
  type?: CatalogType;
  /**
   * `prices` adds all active prices of a product; needs the permission `price.read`.
   *
   * @example ["prices"]
   */
  include?: 'prices'[];
}

/**
 * Headers of `products.list` (GET /products).
 *
 * @see operations/products.yaml#/products/get
 */
export interface ProductsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `products.list` (GET /products): A page of products.
 *
 * @see operations/products.yaml#/products/get/responses/200
 */
export type ProductsListResponse200 = ProductListResponse;

/**
 * Response 400 of `products.list` (GET /products): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ProductsListResponse400 = Error;

/**
 * Response 401 of `products.list` (GET /products): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ProductsListResponse401 = Error;

/**
 * Response 403 of `products.list` (GET /products): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ProductsListResponse403 = Error;

/**
 * Response 429 of `products.list` (GET /products): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ProductsListResponse429 = Error;

/**
 * Response 431 of `products.list` (GET /products): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ProductsListResponse431 = Error;

/**
 * Response 500 of `products.list` (GET /products): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ProductsListResponse500 = Error;

/**
 * Response 503 of `products.list` (GET /products): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ProductsListResponse503 = Error;

/**
 * Path parameters of `products.update` (PATCH /products/{product_id}).
 *
 * @see operations/products.yaml#/product/patch
 */
export interface ProductsUpdatePath {
  /**
   * The product.
   *
   * @example "pro_01jnk8pz5e7g9j1k3m5n7q9r0s"
   */
  product_id: ProductId;
}

/**
 * Headers of `products.update` (PATCH /products/{product_id}).
 *
 * @see operations/products.yaml#/product/patch
 */
export interface ProductsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `products.update` (PATCH /products/{product_id}): The members to change.
 *
 * @see operations/products.yaml#/product/patch/requestBody
 */
export type ProductsUpdateBody = ProductUpdate;

/**
 * Response 200 of `products.update` (PATCH /products/{product_id}): The product after the change.
 *
 * @see operations/products.yaml#/product/patch/responses/200
 */
export type ProductsUpdateResponse200 = ProductResponse;

/**
 * Response 400 of `products.update` (PATCH /products/{product_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ProductsUpdateResponse400 = Error;

/**
 * Response 401 of `products.update` (PATCH /products/{product_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ProductsUpdateResponse401 = Error;

/**
 * Response 403 of `products.update` (PATCH /products/{product_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ProductsUpdateResponse403 = Error;

/**
 * Response 404 of `products.update` (PATCH /products/{product_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ProductsUpdateResponse404 = Error;

/**
 * Response 409 of `products.update` (PATCH /products/{product_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type ProductsUpdateResponse409 = Error;

/**
 * Response 413 of `products.update` (PATCH /products/{product_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type ProductsUpdateResponse413 = Error;

/**
 * Response 415 of `products.update` (PATCH /products/{product_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type ProductsUpdateResponse415 = Error;

/**
 * Response 422 of `products.update` (PATCH /products/{product_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type ProductsUpdateResponse422 = Error;

/**
 * Response 429 of `products.update` (PATCH /products/{product_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ProductsUpdateResponse429 = Error;

/**
 * Response 431 of `products.update` (PATCH /products/{product_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ProductsUpdateResponse431 = Error;

/**
 * Response 500 of `products.update` (PATCH /products/{product_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ProductsUpdateResponse500 = Error;

/**
 * Response 503 of `products.update` (PATCH /products/{product_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ProductsUpdateResponse503 = Error;

/**
 * Headers of `reports.create` (POST /reports).
 *
 * @see operations/reports.yaml#/reports/post
 */
export interface ReportsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `reports.create` (POST /reports): The report to create.
 *
 * @see operations/reports.yaml#/reports/post/requestBody
 */
export type ReportsCreateBody = ReportCreate;

/**
 * Response 201 of `reports.create` (POST /reports): The report was created and is being generated.
 *
 * @see operations/reports.yaml#/reports/post/responses/201
 */
export type ReportsCreateResponse201 = ReportResponse;

/**
 * Response 400 of `reports.create` (POST /reports): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ReportsCreateResponse400 = Error;

/**
 * Response 401 of `reports.create` (POST /reports): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ReportsCreateResponse401 = Error;

/**
 * Response 403 of `reports.create` (POST /reports): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ReportsCreateResponse403 = Error;

/**
 * Response 409 of `reports.create` (POST /reports): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type ReportsCreateResponse409 = Error;

/**
 * Response 413 of `reports.create` (POST /reports): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type ReportsCreateResponse413 = Error;

/**
 * Response 415 of `reports.create` (POST /reports): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type ReportsCreateResponse415 = Error;

/**
 * Response 422 of `reports.create` (POST /reports): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type ReportsCreateResponse422 = Error;

/**
 * Response 429 of `reports.create` (POST /reports): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ReportsCreateResponse429 = Error;

/**
 * Response 431 of `reports.create` (POST /reports): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ReportsCreateResponse431 = Error;

/**
 * Response 500 of `reports.create` (POST /reports): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ReportsCreateResponse500 = Error;

/**
 * Response 503 of `reports.create` (POST /reports): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ReportsCreateResponse503 = Error;

/**
 * Path parameters of `reports.get` (GET /reports/{report_id}).
 *
 * @see operations/reports.yaml#/report/get
 */
export interface ReportsGetPath {
  /**
   * The report.
   *
   * @example "rep_01kn3xf1qstqgd5ea8g41cpbkx"
   */
  report_id: ReportId;
}

/**
 * Headers of `reports.get` (GET /reports/{report_id}).
 *
 * @see operations/reports.yaml#/report/get
 */
export interface ReportsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `reports.get` (GET /reports/{report_id}): The report.
 *
 * @see operations/reports.yaml#/report/get/responses/200
 */
export type ReportsGetResponse200 = ReportResponse;

/**
 * Response 400 of `reports.get` (GET /reports/{report_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ReportsGetResponse400 = Error;

/**
 * Response 401 of `reports.get` (GET /reports/{report_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ReportsGetResponse401 = Error;

/**
 * Response 403 of `reports.get` (GET /reports/{report_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ReportsGetResponse403 = Error;

/**
 * Response 404 of `reports.get` (GET /reports/{report_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ReportsGetResponse404 = Error;

/**
 * Response 429 of `reports.get` (GET /reports/{report_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ReportsGetResponse429 = Error;

/**
 * Response 431 of `reports.get` (GET /reports/{report_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ReportsGetResponse431 = Error;

/**
 * Response 500 of `reports.get` (GET /reports/{report_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ReportsGetResponse500 = Error;

/**
 * Response 503 of `reports.get` (GET /reports/{report_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ReportsGetResponse503 = Error;

/**
 * Path parameters of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url).
 *
 * @see operations/reports.yaml#/download-url/get
 */
export interface ReportsGetDownloadUrlPath {
  /**
   * The report.
   *
   * @example "rep_01kn3xf1qstqgd5ea8g41cpbkx"
   */
  report_id: ReportId;
}

/**
 * Headers of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url).
 *
 * @see operations/reports.yaml#/download-url/get
 */
export interface ReportsGetDownloadUrlHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The address.
 *
 * @see operations/reports.yaml#/download-url/get/responses/200
 */
export type ReportsGetDownloadUrlResponse200 = ReportDownloadResponse;

/**
 * Response 400 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ReportsGetDownloadUrlResponse400 = Error;

/**
 * Response 401 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ReportsGetDownloadUrlResponse401 = Error;

/**
 * Response 403 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ReportsGetDownloadUrlResponse403 = Error;

/**
 * Response 404 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type ReportsGetDownloadUrlResponse404 = Error;

/**
 * Response 429 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ReportsGetDownloadUrlResponse429 = Error;

/**
 * Response 431 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ReportsGetDownloadUrlResponse431 = Error;

/**
 * Response 500 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ReportsGetDownloadUrlResponse500 = Error;

/**
 * Response 503 of `reports.getDownloadUrl` (GET /reports/{report_id}/download-url): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ReportsGetDownloadUrlResponse503 = Error;

/**
 * Query parameters of `reports.list` (GET /reports).
 *
 * @see operations/reports.yaml#/reports/get
 */
export interface ReportsListQuery {
  /**
   * Identifier of the last report of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(rep_[a-z0-9]{26})?$
   * @example "rep_01kn3xf1qstqgd5ea8g41cpbkx"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only reports in these states, separated by commas.
   *
   * @maxItems 200
   * @example ["pending","ready"]
   */
  status?: ReportStatus[];
}

/**
 * Headers of `reports.list` (GET /reports).
 *
 * @see operations/reports.yaml#/reports/get
 */
export interface ReportsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `reports.list` (GET /reports): A page of reports.
 *
 * @see operations/reports.yaml#/reports/get/responses/200
 */
export type ReportsListResponse200 = ReportListResponse;

/**
 * Response 400 of `reports.list` (GET /reports): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type ReportsListResponse400 = Error;

/**
 * Response 401 of `reports.list` (GET /reports): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type ReportsListResponse401 = Error;

/**
 * Response 403 of `reports.list` (GET /reports): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type ReportsListResponse403 = Error;

/**
 * Response 429 of `reports.list` (GET /reports): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type ReportsListResponse429 = Error;

/**
 * Response 431 of `reports.list` (GET /reports): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type ReportsListResponse431 = Error;

/**
 * Response 500 of `reports.list` (GET /reports): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type ReportsListResponse500 = Error;

/**
 * Response 503 of `reports.list` (GET /reports): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type ReportsListResponse503 = Error;

/**
 * Path parameters of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}).
 *
 * @see operations/simulation-events.yaml#/simulation-event/get
 */
export interface SimulationEventsGetPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
  /**
   * The run. It must belong to the simulation in the path.
   *
   * @example "ntfsimrun_01jnk8q7c2e4g6j8k0m2n4p6q8"
   */
  simulation_run_id: SimulationRunId;
  /**
   * The simulation event. It must belong to the run in the path.
   *
   * @example "ntfsimevt_01jnk8q7e4g6j8m0n2p4q6r8s0"
   */
  simulation_event_id: SimulationEventId;
}

/**
 * Headers of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}).
 *
 * @see operations/simulation-events.yaml#/simulation-event/get
 */
export interface SimulationEventsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The simulation event.
 *
 * @see operations/simulation-events.yaml#/simulation-event/get/responses/200
 */
export type SimulationEventsGetResponse200 = SimulationEventResponse;

/**
 * Response 400 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationEventsGetResponse400 = Error;

/**
 * Response 401 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationEventsGetResponse401 = Error;

/**
 * Response 403 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationEventsGetResponse403 = Error;

/**
 * Response 404 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationEventsGetResponse404 = Error;

/**
 * Response 429 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationEventsGetResponse429 = Error;

/**
 * Response 431 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationEventsGetResponse431 = Error;

/**
 * Response 500 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationEventsGetResponse500 = Error;

/**
 * Response 503 of `simulationEvents.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationEventsGetResponse503 = Error;

/**
 * Path parameters of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events).
 *
 * @see operations/simulation-events.yaml#/simulation-events/get
 */
export interface SimulationEventsListPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
  /**
   * The run. It must belong to the simulation in the path.
   *
   * @example "ntfsimrun_01jnk8q7c2e4g6j8k0m2n4p6q8"
   */
  simulation_run_id: SimulationRunId;
}

/**
 * Query parameters of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events).
 *
 * @see operations/simulation-events.yaml#/simulation-events/get
 */
export interface SimulationEventsListQuery {
  /**
   * Identifier of the last simulation event of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntfsimevt_[a-z0-9]{26})?$
   * @example "ntfsimevt_01jnk8q7h8j0m2n4p6q8r0s2t4"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the simulation events with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["ntfsimevt_01jnk8q7h8j0m2n4p6q8r0s2t4"]
   */
  id?: SimulationEventId[];
}

/**
 * Headers of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events).
 *
 * @see operations/simulation-events.yaml#/simulation-events/get
 */
export interface SimulationEventsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): A page of simulation events.
 *
 * @see operations/simulation-events.yaml#/simulation-events/get/responses/200
 */
export type SimulationEventsListResponse200 = SimulationEventListResponse;

/**
 * Response 400 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationEventsListResponse400 = Error;

/**
 * Response 401 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationEventsListResponse401 = Error;

/**
 * Response 403 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationEventsListResponse403 = Error;

/**
 * Response 404 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationEventsListResponse404 = Error;

/**
 * Response 429 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationEventsListResponse429 = Error;

/**
 * Response 431 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationEventsListResponse431 = Error;

/**
 * Response 500 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationEventsListResponse500 = Error;

/**
 * Response 503 of `simulationEvents.list` (GET /simulations/{simulation_id}/runs/{simulation_run_id}/events): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationEventsListResponse503 = Error;

/**
 * Path parameters of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay).
 *
 * @see operations/simulation-events.yaml#/replay/post
 */
export interface SimulationEventsReplayPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
  /**
   * The run. It must belong to the simulation in the path.
   *
   * @example "ntfsimrun_01jnk8q7c2e4g6j8k0m2n4p6q8"
   */
  simulation_run_id: SimulationRunId;
  /**
   * The simulation event. It must belong to the run in the path.
   *
   * @example "ntfsimevt_01jnk8q7e4g6j8m0n2p4q6r8s0"
   */
  simulation_event_id: SimulationEventId;
}

/**
 * Headers of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay).
 *
 * @see operations/simulation-events.yaml#/replay/post
 */
export interface SimulationEventsReplayHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Response 202 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The simulation event that was added.
 *
 * @see operations/simulation-events.yaml#/replay/post/responses/202
 */
export type SimulationEventsReplayResponse202 = SimulationEventResponse;

/**
 * Response 400 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationEventsReplayResponse400 = Error;

/**
 * Response 401 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationEventsReplayResponse401 = Error;

/**
 * Response 403 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationEventsReplayResponse403 = Error;

/**
 * Response 404 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationEventsReplayResponse404 = Error;

/**
 * Response 409 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationEventsReplayResponse409 = Error;

/**
 * Response 422 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SimulationEventsReplayResponse422 = Error;

/**
 * Response 429 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationEventsReplayResponse429 = Error;

/**
 * Response 431 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationEventsReplayResponse431 = Error;

/**
 * Response 500 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationEventsReplayResponse500 = Error;

/**
 * Response 503 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationEventsReplayResponse503 = Error;

/**
 * Path parameters of `simulationRuns.create` (POST /simulations/{simulation_id}/runs).
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/post
 */
export interface SimulationRunsCreatePath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
}

/**
 * Headers of `simulationRuns.create` (POST /simulations/{simulation_id}/runs).
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/post
 */
export interface SimulationRunsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Response 201 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The run was started.
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/post/responses/201
 */
export type SimulationRunsCreateResponse201 = SimulationRunResponse;

/**
 * Response 400 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationRunsCreateResponse400 = Error;

/**
 * Response 401 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationRunsCreateResponse401 = Error;

/**
 * Response 403 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationRunsCreateResponse403 = Error;

/**
 * Response 404 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationRunsCreateResponse404 = Error;

/**
 * Response 409 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationRunsCreateResponse409 = Error;

/**
 * Response 422 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SimulationRunsCreateResponse422 = Error;

/**
 * Response 429 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationRunsCreateResponse429 = Error;

/**
 * Response 431 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationRunsCreateResponse431 = Error;

/**
 * Response 500 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationRunsCreateResponse500 = Error;

/**
 * Response 503 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationRunsCreateResponse503 = Error;

/**
 * Path parameters of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}).
 *
 * @see operations/simulation-runs.yaml#/simulation-run/get
 */
export interface SimulationRunsGetPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
  /**
   * The run. It must belong to the simulation in the path.
   *
   * @example "ntfsimrun_01jnk8q7c2e4g6j8k0m2n4p6q8"
   */
  simulation_run_id: SimulationRunId;
}

/**
 * Query parameters of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}).
 *
 * @see operations/simulation-runs.yaml#/simulation-run/get
 */
export interface SimulationRunsGetQuery {
  /**
   * `events` adds the simulation events of a run, in the order in which they are sent.
   *
   * @example ["events"]
   */
  include?: 'events'[];
}

/**
 * Headers of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}).
 *
 * @see operations/simulation-runs.yaml#/simulation-run/get
 */
export interface SimulationRunsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The run.
 *
 * @see operations/simulation-runs.yaml#/simulation-run/get/responses/200
 */
export type SimulationRunsGetResponse200 = SimulationRunResponse;

/**
 * Response 400 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationRunsGetResponse400 = Error;

/**
 * Response 401 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationRunsGetResponse401 = Error;

/**
 * Response 403 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationRunsGetResponse403 = Error;

/**
 * Response 404 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationRunsGetResponse404 = Error;

/**
 * Response 429 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationRunsGetResponse429 = Error;

/**
 * Response 431 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationRunsGetResponse431 = Error;

/**
 * Response 500 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationRunsGetResponse500 = Error;

/**
 * Response 503 of `simulationRuns.get` (GET /simulations/{simulation_id}/runs/{simulation_run_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationRunsGetResponse503 = Error;

/**
 * Path parameters of `simulationRuns.list` (GET /simulations/{simulation_id}/runs).
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/get
 */
export interface SimulationRunsListPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
}

/**
 * Query parameters of `simulationRuns.list` (GET /simulations/{simulation_id}/runs).
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/get
 */
export interface SimulationRunsListQuery {
  /**
   * Identifier of the last run of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntfsimrun_[a-z0-9]{26})?$
   * @example "ntfsimrun_01jnk8q7c1d3f5h7j9k1m3n5p7"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the runs with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["ntfsimrun_01jnk8q7c2e4g6j8k0m2n4p6q8"]
   */
  id?: SimulationRunId[];
  /**
   * `events` adds the simulation events of a run, in the order in which they are sent.
   *
   * @example ["events"]
   */
  include?: 'events'[];
}

/**
 * Headers of `simulationRuns.list` (GET /simulations/{simulation_id}/runs).
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/get
 */
export interface SimulationRunsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): A page of runs.
 *
 * @see operations/simulation-runs.yaml#/simulation-runs/get/responses/200
 */
export type SimulationRunsListResponse200 = SimulationRunListResponse;

/**
 * Response 400 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationRunsListResponse400 = Error;

/**
 * Response 401 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationRunsListResponse401 = Error;

/**
 * Response 403 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationRunsListResponse403 = Error;

/**
 * Response 404 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationRunsListResponse404 = Error;

/**
 * Response 429 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationRunsListResponse429 = Error;

/**
 * Response 431 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationRunsListResponse431 = Error;

/**
 * Response 500 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationRunsListResponse500 = Error;

/**
 * Response 503 of `simulationRuns.list` (GET /simulations/{simulation_id}/runs): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationRunsListResponse503 = Error;

/**
 * Headers of `simulationTypes.list` (GET /simulation-types).
 *
 * @see operations/simulation-types.yaml#/simulation-types/get
 */
export interface SimulationTypesListHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulationTypes.list` (GET /simulation-types): The simulation types.
 *
 * @see operations/simulation-types.yaml#/simulation-types/get/responses/200
 */
export type SimulationTypesListResponse200 = SimulationTypeListResponse;

/**
 * Response 400 of `simulationTypes.list` (GET /simulation-types): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationTypesListResponse400 = Error;

/**
 * Response 401 of `simulationTypes.list` (GET /simulation-types): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationTypesListResponse401 = Error;

/**
 * Response 429 of `simulationTypes.list` (GET /simulation-types): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationTypesListResponse429 = Error;

/**
 * Response 431 of `simulationTypes.list` (GET /simulation-types): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationTypesListResponse431 = Error;

/**
 * Response 500 of `simulationTypes.list` (GET /simulation-types): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationTypesListResponse500 = Error;

/**
 * Response 503 of `simulationTypes.list` (GET /simulation-types): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationTypesListResponse503 = Error;

/**
 * Headers of `simulations.create` (POST /simulations).
 *
 * @see operations/simulations.yaml#/simulations/post
 */
export interface SimulationsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `simulations.create` (POST /simulations): The simulation to create.
 *
 * @see operations/simulations.yaml#/simulations/post/requestBody
 */
export type SimulationsCreateBody = SimulationCreate;

/**
 * Response 201 of `simulations.create` (POST /simulations): The simulation was created.
 *
 * @see operations/simulations.yaml#/simulations/post/responses/201
 */
export type SimulationsCreateResponse201 = SimulationResponse;

/**
 * Response 400 of `simulations.create` (POST /simulations): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationsCreateResponse400 = Error;

/**
 * Response 401 of `simulations.create` (POST /simulations): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationsCreateResponse401 = Error;

/**
 * Response 403 of `simulations.create` (POST /simulations): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationsCreateResponse403 = Error;

/**
 * Response 409 of `simulations.create` (POST /simulations): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationsCreateResponse409 = Error;

/**
 * Response 413 of `simulations.create` (POST /simulations): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SimulationsCreateResponse413 = Error;

/**
 * Response 415 of `simulations.create` (POST /simulations): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SimulationsCreateResponse415 = Error;

/**
 * Response 422 of `simulations.create` (POST /simulations): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SimulationsCreateResponse422 = Error;

/**
 * Response 429 of `simulations.create` (POST /simulations): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationsCreateResponse429 = Error;

/**
 * Response 431 of `simulations.create` (POST /simulations): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationsCreateResponse431 = Error;

/**
 * Response 500 of `simulations.create` (POST /simulations): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationsCreateResponse500 = Error;

/**
 * Response 503 of `simulations.create` (POST /simulations): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationsCreateResponse503 = Error;

/**
 * Path parameters of `simulations.get` (GET /simulations/{simulation_id}).
 *
 * @see operations/simulations.yaml#/simulation/get
 */
export interface SimulationsGetPath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
}

/**
 * Headers of `simulations.get` (GET /simulations/{simulation_id}).
 *
 * @see operations/simulations.yaml#/simulation/get
 */
export interface SimulationsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulations.get` (GET /simulations/{simulation_id}): The simulation.
 *
 * @see operations/simulations.yaml#/simulation/get/responses/200
 */
export type SimulationsGetResponse200 = SimulationResponse;

/**
 * Response 400 of `simulations.get` (GET /simulations/{simulation_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationsGetResponse400 = Error;

/**
 * Response 401 of `simulations.get` (GET /simulations/{simulation_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationsGetResponse401 = Error;

/**
 * Response 403 of `simulations.get` (GET /simulations/{simulation_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationsGetResponse403 = Error;

/**
 * Response 404 of `simulations.get` (GET /simulations/{simulation_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationsGetResponse404 = Error;

/**
 * Response 429 of `simulations.get` (GET /simulations/{simulation_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationsGetResponse429 = Error;

/**
 * Response 431 of `simulations.get` (GET /simulations/{simulation_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationsGetResponse431 = Error;

/**
 * Response 500 of `simulations.get` (GET /simulations/{simulation_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationsGetResponse500 = Error;

/**
 * Response 503 of `simulations.get` (GET /simulations/{simulation_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationsGetResponse503 = Error;

/**
 * Query parameters of `simulations.list` (GET /simulations).
 *
 * @see operations/simulations.yaml#/simulations/get
 */
export interface SimulationsListQuery {
  /**
   * Identifier of the last simulation of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item. The identifier of a deleted item is rejected with `invalid_field`.
   *
   * @pattern ^(ntfsim_[a-z0-9]{26})?$
   * @example "ntfsim_01jnk8q7a0c2e4g6j8k0m2n4p6"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the simulations with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7","ntfsim_01jnk8q7a0c2e4g6j8k0m2n4p6"]
   */
  id?: SimulationId[];
  /**
   * Returns only simulations that send to these destinations, separated by commas.
   *
   * @maxItems 200
   * @example ["ntfset_01jnk8q3v5s7t9w1x3y5z7a9b0"]
   */
  notification_setting_id?: NotificationSettingId[];
  /**
   * Returns only simulations in these states, separated by commas. Active ones when absent.
   *
   * @maxItems 200
   * @default ["active"]
   * @example ["active","archived"]
   */
  status?: CatalogStatus[];
}

/**
 * Headers of `simulations.list` (GET /simulations).
 *
 * @see operations/simulations.yaml#/simulations/get
 */
export interface SimulationsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `simulations.list` (GET /simulations): A page of simulations.
 *
 * @see operations/simulations.yaml#/simulations/get/responses/200
 */
export type SimulationsListResponse200 = SimulationListResponse;

/**
 * Response 400 of `simulations.list` (GET /simulations): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationsListResponse400 = Error;

/**
 * Response 401 of `simulations.list` (GET /simulations): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationsListResponse401 = Error;

/**
 * Response 403 of `simulations.list` (GET /simulations): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationsListResponse403 = Error;

/**
 * Response 429 of `simulations.list` (GET /simulations): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationsListResponse429 = Error;

/**
 * Response 431 of `simulations.list` (GET /simulations): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationsListResponse431 = Error;

/**
 * Response 500 of `simulations.list` (GET /simulations): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationsListResponse500 = Error;

/**
 * Response 503 of `simulations.list` (GET /simulations): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationsListResponse503 = Error;

/**
 * Path parameters of `simulations.update` (PATCH /simulations/{simulation_id}).
 *
 * @see operations/simulations.yaml#/simulation/patch
 */
export interface SimulationsUpdatePath {
  /**
   * The simulation.
   *
   * @example "ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7"
   */
  simulation_id: SimulationId;
}

/**
 * Headers of `simulations.update` (PATCH /simulations/{simulation_id}).
 *
 * @see operations/simulations.yaml#/simulation/patch
 */
export interface SimulationsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `simulations.update` (PATCH /simulations/{simulation_id}): The members to change.
 *
 * @see operations/simulations.yaml#/simulation/patch/requestBody
 */
export type SimulationsUpdateBody = SimulationUpdate;

/**
 * Response 200 of `simulations.update` (PATCH /simulations/{simulation_id}): The simulation after the change.
 *
 * @see operations/simulations.yaml#/simulation/patch/responses/200
 */
export type SimulationsUpdateResponse200 = SimulationResponse;

/**
 * Response 400 of `simulations.update` (PATCH /simulations/{simulation_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SimulationsUpdateResponse400 = Error;

/**
 * Response 401 of `simulations.update` (PATCH /simulations/{simulation_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SimulationsUpdateResponse401 = Error;

/**
 * Response 403 of `simulations.update` (PATCH /simulations/{simulation_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SimulationsUpdateResponse403 = Error;

/**
 * Response 404 of `simulations.update` (PATCH /simulations/{simulation_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SimulationsUpdateResponse404 = Error;

/**
 * Response 409 of `simulations.update` (PATCH /simulations/{simulation_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationsUpdateResponse409 = Error;

/**
 * Response 413 of `simulations.update` (PATCH /simulations/{simulation_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SimulationsUpdateResponse413 = Error;

/**
 * Response 415 of `simulations.update` (PATCH /simulations/{simulation_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SimulationsUpdateResponse415 = Error;

/**
 * Response 422 of `simulations.update` (PATCH /simulations/{simulation_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SimulationsUpdateResponse422 = Error;

/**
 * Response 429 of `simulations.update` (PATCH /simulations/{simulation_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SimulationsUpdateResponse429 = Error;

/**
 * Response 431 of `simulations.update` (PATCH /simulations/{simulation_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SimulationsUpdateResponse431 = Error;

/**
 * Response 500 of `simulations.update` (PATCH /simulations/{simulation_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SimulationsUpdateResponse500 = Error;

/**
 * Response 503 of `simulations.update` (PATCH /simulations/{simulation_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SimulationsUpdateResponse503 = Error;

/**
 * Path parameters of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate).
 *
 * @see operations/subscription-lifecycle.yaml#/activate/post
 */
export interface SubscriptionsActivatePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate).
 *
 * @see operations/subscription-lifecycle.yaml#/activate/post
 */
export interface SubscriptionsActivateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Response 200 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The active subscription.
 *
 * @see operations/subscription-lifecycle.yaml#/activate/post/responses/200
 */
export type SubscriptionsActivateResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsActivateResponse400 = Error;

/**
 * Response 401 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsActivateResponse401 = Error;

/**
 * Response 403 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsActivateResponse403 = Error;

/**
 * Response 404 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsActivateResponse404 = Error;

/**
 * Response 409 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsActivateResponse409 = Error;

/**
 * Response 422 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsActivateResponse422 = Error;

/**
 * Response 429 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsActivateResponse429 = Error;

/**
 * Response 431 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsActivateResponse431 = Error;

/**
 * Response 500 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsActivateResponse500 = Error;

/**
 * Response 503 of `subscriptions.activate` (POST /subscriptions/{subscription_id}/activate): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsActivateResponse503 = Error;

/**
 * Path parameters of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel).
 *
 * @see operations/subscription-lifecycle.yaml#/cancel/post
 */
export interface SubscriptionsCancelPath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel).
 *
 * @see operations/subscription-lifecycle.yaml#/cancel/post
 */
export interface SubscriptionsCancelHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): When to cancel. Without a body, at the end of the billing period.
 *
 * @see operations/subscription-lifecycle.yaml#/cancel/post/requestBody
 */
export type SubscriptionsCancelBody = SubscriptionCancel;

/**
 * Response 200 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The subscription, canceled or with a scheduled cancellation.
 *
 * @see operations/subscription-lifecycle.yaml#/cancel/post/responses/200
 */
export type SubscriptionsCancelResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsCancelResponse400 = Error;

/**
 * Response 401 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsCancelResponse401 = Error;

/**
 * Response 403 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsCancelResponse403 = Error;

/**
 * Response 404 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsCancelResponse404 = Error;

/**
 * Response 409 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsCancelResponse409 = Error;

/**
 * Response 413 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsCancelResponse413 = Error;

/**
 * Response 415 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsCancelResponse415 = Error;

/**
 * Response 422 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsCancelResponse422 = Error;

/**
 * Response 429 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsCancelResponse429 = Error;

/**
 * Response 431 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsCancelResponse431 = Error;

/**
 * Response 500 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsCancelResponse500 = Error;

/**
 * Response 503 of `subscriptions.cancel` (POST /subscriptions/{subscription_id}/cancel): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsCancelResponse503 = Error;

/**
 * Path parameters of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge).
 *
 * @see operations/subscription-changes.yaml#/charge/post
 */
export interface SubscriptionsChargePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge).
 *
 * @see operations/subscription-changes.yaml#/charge/post
 */
export interface SubscriptionsChargeHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): What to charge, and when.
 *
 * @see operations/subscription-changes.yaml#/charge/post/requestBody
 */
export type SubscriptionsChargeBody = SubscriptionCharge;

/**
 * Response 201 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The subscription.
 *
 * @see operations/subscription-changes.yaml#/charge/post/responses/201
 */
export type SubscriptionsChargeResponse201 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsChargeResponse400 = Error;

/**
 * Response 401 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsChargeResponse401 = Error;

/**
 * Response 403 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsChargeResponse403 = Error;

/**
 * Response 404 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsChargeResponse404 = Error;

/**
 * Response 409 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsChargeResponse409 = Error;

/**
 * Response 413 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsChargeResponse413 = Error;

/**
 * Response 415 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsChargeResponse415 = Error;

/**
 * Response 422 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsChargeResponse422 = Error;

/**
 * Response 429 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsChargeResponse429 = Error;

/**
 * Response 431 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsChargeResponse431 = Error;

/**
 * Response 500 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsChargeResponse500 = Error;

/**
 * Response 503 of `subscriptions.charge` (POST /subscriptions/{subscription_id}/charge): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsChargeResponse503 = Error;

/**
 * Path parameters of `subscriptions.get` (GET /subscriptions/{subscription_id}).
 *
 * @see operations/subscriptions.yaml#/subscription/get
 */
export interface SubscriptionsGetPath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Query parameters of `subscriptions.get` (GET /subscriptions/{subscription_id}).
 *
 * @see operations/subscriptions.yaml#/subscription/get
 */
export interface SubscriptionsGetQuery {
  /**
   * Adds what the subscription will be charged: `next_transaction`, the next renewal with everything that waits for it, and `recurring_transaction_details`, the totals of each renewal. Both need the permission `transaction.read`.
   *
   * @example ["next_transaction"]
   */
  include?: ('next_transaction' | 'recurring_transaction_details')[];
}

/**
 * Headers of `subscriptions.get` (GET /subscriptions/{subscription_id}).
 *
 * @see operations/subscriptions.yaml#/subscription/get
 */
export interface SubscriptionsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The subscription.
 *
 * @see operations/subscriptions.yaml#/subscription/get/responses/200
 */
export type SubscriptionsGetResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsGetResponse400 = Error;

/**
 * Response 401 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsGetResponse401 = Error;

/**
 * Response 403 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsGetResponse403 = Error;

/**
 * Response 404 of `subscriptions.get` (GET /subscriptions/{subscription_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsGetResponse404 = Error;

/**
 * Response 429 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsGetResponse429 = Error;

/**
 * Response 431 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsGetResponse431 = Error;

/**
 * Response 500 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsGetResponse500 = Error;

/**
 * Response 503 of `subscriptions.get` (GET /subscriptions/{subscription_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsGetResponse503 = Error;

/**
 * Query parameters of `subscriptions.list` (GET /subscriptions).
 *
 * @see operations/subscriptions.yaml#/subscriptions/get
 */
export interface SubscriptionsListQuery {
  /**
   * Identifier of the last subscription of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(sub_[a-z0-9]{26})?$
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Identifiers increase with time, so `id[ASC]` starts with the oldest item and `id[DESC]` with the newest.
   *
   * @default "id[DESC]"
   * @example "id[ASC]"
   */
  order_by?: 'id[ASC]' | 'id[DESC]';
  /**
   * Returns only the subscriptions with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["sub_01jnk8t6d8f0h2k4m6n8q0r2s4"]
   */
  id?: SubscriptionId[];
  /**
   * Returns only subscriptions of these customers, separated by commas.
   *
   * @maxItems 200
   * @example ["ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"]
   */
  customer_id?: CustomerId[];
  /**
   * Returns only subscriptions of these addresses, separated by commas.
   *
   * @maxItems 200
   * @example ["add_01jnk8q4x7y3c0d8e6f4g2h1bb"]
   */
  address_id?: AddressId[];
  /**
   * Returns only subscriptions with an item of one of these prices, separated by commas.
   *
   * @maxItems 200
   * @example ["pri_01jnk8q0f6h8k0m2n4p6q8r0s2"]
   */
  price_id?: PriceId[];
  /**
   * Returns only subscriptions with one of these scheduled changes, separated by commas.
   *
   * @maxItems 200
   * @example ["cancel"]
   */
  scheduled_change_action?: ScheduledAction[];
  /**
   * Returns only subscriptions in these states, separated by commas. All states when absent.
   *
   * @maxItems 200
   * @example ["active","past_due"]
   */
  status?: SubscriptionStatus[];
  /**
   * Returns only subscriptions that are collected in this way.
   *
   * @example "manual"
   */
  collection_mode?: CollectionMode;
}

/**
 * Headers of `subscriptions.list` (GET /subscriptions).
 *
 * @see operations/subscriptions.yaml#/subscriptions/get
 */
export interface SubscriptionsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `subscriptions.list` (GET /subscriptions): A page of subscriptions.
 *
 * @see operations/subscriptions.yaml#/subscriptions/get/responses/200
 */
export type SubscriptionsListResponse200 = SubscriptionListResponse;

/**
 * Response 400 of `subscriptions.list` (GET /subscriptions): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsListResponse400 = Error;

/**
 * Response 401 of `subscriptions.list` (GET /subscriptions): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsListResponse401 = Error;

/**
 * Response 403 of `subscriptions.list` (GET /subscriptions): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsListResponse403 = Error;

/**
 * Response 429 of `subscriptions.list` (GET /subscriptions): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsListResponse429 = Error;

/**
 * Response 431 of `subscriptions.list` (GET /subscriptions): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsListResponse431 = Error;

/**
 * Response 500 of `subscriptions.list` (GET /subscriptions): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsListResponse500 = Error;

/**
 * Response 503 of `subscriptions.list` (GET /subscriptions): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsListResponse503 = Error;

/**
 * Path parameters of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause).
 *
 * @see operations/subscription-lifecycle.yaml#/pause/post
 */
export interface SubscriptionsPausePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause).
 *
 * @see operations/subscription-lifecycle.yaml#/pause/post
 */
export interface SubscriptionsPauseHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): When to pause. Without a body, at the end of the billing period and without end.
 *
 * @see operations/subscription-lifecycle.yaml#/pause/post/requestBody
 */
export type SubscriptionsPauseBody = SubscriptionPause;

/**
 * Response 200 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The subscription, paused or with a scheduled pause.
 *
 * @see operations/subscription-lifecycle.yaml#/pause/post/responses/200
 */
export type SubscriptionsPauseResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsPauseResponse400 = Error;

/**
 * Response 401 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsPauseResponse401 = Error;

/**
 * Response 403 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsPauseResponse403 = Error;

/**
 * Response 404 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsPauseResponse404 = Error;

/**
 * Response 409 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsPauseResponse409 = Error;

/**
 * Response 413 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsPauseResponse413 = Error;

/**
 * Response 415 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsPauseResponse415 = Error;

/**
 * Response 422 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsPauseResponse422 = Error;

/**
 * Response 429 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsPauseResponse429 = Error;

/**
 * Response 431 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsPauseResponse431 = Error;

/**
 * Response 500 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsPauseResponse500 = Error;

/**
 * Response 503 of `subscriptions.pause` (POST /subscriptions/{subscription_id}/pause): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsPauseResponse503 = Error;

/**
 * Path parameters of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction).
 *
 * @see operations/subscription-links.yaml#/update-payment-method-transaction/get
 */
export interface SubscriptionsPaymentMethodTransactionPath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction).
 *
 * @see operations/subscription-links.yaml#/update-payment-method-transaction/get
 */
export interface SubscriptionsPaymentMethodTransactionHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The transaction to pay.
 *
 * @see operations/subscription-links.yaml#/update-payment-method-transaction/get/responses/200
 */
export type SubscriptionsPaymentMethodTransactionResponse200 = TransactionResponse;

/**
 * Response 400 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsPaymentMethodTransactionResponse400 = Error;

/**
 * Response 401 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsPaymentMethodTransactionResponse401 = Error;

/**
 * Response 403 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsPaymentMethodTransactionResponse403 = Error;

/**
 * Response 404 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsPaymentMethodTransactionResponse404 = Error;

/**
 * Response 409 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsPaymentMethodTransactionResponse409 = Error;

/**
 * Response 429 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsPaymentMethodTransactionResponse429 = Error;

/**
 * Response 431 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsPaymentMethodTransactionResponse431 = Error;

/**
 * Response 500 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsPaymentMethodTransactionResponse500 = Error;

/**
 * Response 503 of `subscriptions.paymentMethodTransaction` (GET /subscriptions/{subscription_id}/update-payment-method-transaction): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsPaymentMethodTransactionResponse503 = Error;

/**
 * Path parameters of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview).
 *
 * @see operations/subscription-changes.yaml#/chargePreview/post
 */
export interface SubscriptionsPreviewChargePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview).
 *
 * @see operations/subscription-changes.yaml#/chargePreview/post
 */
export interface SubscriptionsPreviewChargeHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): What to preview, and when it would be charged.
 *
 * @see operations/subscription-changes.yaml#/chargePreview/post/requestBody
 */
export type SubscriptionsPreviewChargeBody = SubscriptionCharge;

/**
 * Response 200 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The preview.
 *
 * @see operations/subscription-changes.yaml#/chargePreview/post/responses/200
 */
export type SubscriptionsPreviewChargeResponse200 = SubscriptionPreviewResponse;

/**
 * Response 400 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsPreviewChargeResponse400 = Error;

/**
 * Response 401 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsPreviewChargeResponse401 = Error;

/**
 * Response 403 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsPreviewChargeResponse403 = Error;

/**
 * Response 404 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsPreviewChargeResponse404 = Error;

/**
 * Response 409 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsPreviewChargeResponse409 = Error;

/**
 * Response 413 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsPreviewChargeResponse413 = Error;

/**
 * Response 415 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsPreviewChargeResponse415 = Error;

/**
 * Response 429 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsPreviewChargeResponse429 = Error;

/**
 * Response 431 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsPreviewChargeResponse431 = Error;

/**
 * Response 500 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsPreviewChargeResponse500 = Error;

/**
 * Response 503 of `subscriptions.previewCharge` (POST /subscriptions/{subscription_id}/charge/preview): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsPreviewChargeResponse503 = Error;

/**
 * Path parameters of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview).
 *
 * @see operations/subscription-changes.yaml#/updatePreview/patch
 */
export interface SubscriptionsPreviewUpdatePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview).
 *
 * @see operations/subscription-changes.yaml#/updatePreview/patch
 */
export interface SubscriptionsPreviewUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The changes to preview.
 *
 * @see operations/subscription-changes.yaml#/updatePreview/patch/requestBody
 */
export type SubscriptionsPreviewUpdateBody = SubscriptionUpdate;

/**
 * Response 200 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The preview.
 *
 * @see operations/subscription-changes.yaml#/updatePreview/patch/responses/200
 */
export type SubscriptionsPreviewUpdateResponse200 = SubscriptionPreviewResponse;

/**
 * Response 400 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsPreviewUpdateResponse400 = Error;

/**
 * Response 401 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsPreviewUpdateResponse401 = Error;

/**
 * Response 403 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsPreviewUpdateResponse403 = Error;

/**
 * Response 404 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsPreviewUpdateResponse404 = Error;

/**
 * Response 409 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsPreviewUpdateResponse409 = Error;

/**
 * Response 413 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsPreviewUpdateResponse413 = Error;

/**
 * Response 415 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsPreviewUpdateResponse415 = Error;

/**
 * Response 429 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsPreviewUpdateResponse429 = Error;

/**
 * Response 431 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsPreviewUpdateResponse431 = Error;

/**
 * Response 500 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsPreviewUpdateResponse500 = Error;

/**
 * Response 503 of `subscriptions.previewUpdate` (PATCH /subscriptions/{subscription_id}/preview): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsPreviewUpdateResponse503 = Error;

/**
 * Path parameters of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume).
 *
 * @see operations/subscription-lifecycle.yaml#/resume/post
 */
export interface SubscriptionsResumePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume).
 *
 * @see operations/subscription-lifecycle.yaml#/resume/post
 */
export interface SubscriptionsResumeHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): When to resume. Without a body, at once.
 *
 * @see operations/subscription-lifecycle.yaml#/resume/post/requestBody
 */
export type SubscriptionsResumeBody = SubscriptionResume;

/**
 * Response 200 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The subscription, active or with a changed scheduled change.
 *
 * @see operations/subscription-lifecycle.yaml#/resume/post/responses/200
 */
export type SubscriptionsResumeResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsResumeResponse400 = Error;

/**
 * Response 401 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsResumeResponse401 = Error;

/**
 * Response 403 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsResumeResponse403 = Error;

/**
 * Response 404 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsResumeResponse404 = Error;

/**
 * Response 409 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsResumeResponse409 = Error;

/**
 * Response 413 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsResumeResponse413 = Error;

/**
 * Response 415 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsResumeResponse415 = Error;

/**
 * Response 422 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsResumeResponse422 = Error;

/**
 * Response 429 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsResumeResponse429 = Error;

/**
 * Response 431 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsResumeResponse431 = Error;

/**
 * Response 500 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsResumeResponse500 = Error;

/**
 * Response 503 of `subscriptions.resume` (POST /subscriptions/{subscription_id}/resume): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsResumeResponse503 = Error;

/**
 * Path parameters of `subscriptions.update` (PATCH /subscriptions/{subscription_id}).
 *
 * @see operations/subscriptions.yaml#/subscription/patch
 */
export interface SubscriptionsUpdatePath {
  /**
   * The subscription.
   *
   * @example "sub_01jnk8t6d8f0h2k4m6n8q0r2s4"
   */
  subscription_id: SubscriptionId;
}

/**
 * Headers of `subscriptions.update` (PATCH /subscriptions/{subscription_id}).
 *
 * @see operations/subscriptions.yaml#/subscription/patch
 */
export interface SubscriptionsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The changes to make.
 *
 * @see operations/subscriptions.yaml#/subscription/patch/requestBody
 */
export type SubscriptionsUpdateBody = SubscriptionUpdate;

/**
 * Response 200 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The changed subscription.
 *
 * @see operations/subscriptions.yaml#/subscription/patch/responses/200
 */
export type SubscriptionsUpdateResponse200 = SubscriptionResponse;

/**
 * Response 400 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type SubscriptionsUpdateResponse400 = Error;

/**
 * Response 401 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type SubscriptionsUpdateResponse401 = Error;

/**
 * Response 403 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type SubscriptionsUpdateResponse403 = Error;

/**
 * Response 404 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type SubscriptionsUpdateResponse404 = Error;

/**
 * Response 409 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SubscriptionsUpdateResponse409 = Error;

/**
 * Response 413 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type SubscriptionsUpdateResponse413 = Error;

/**
 * Response 415 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type SubscriptionsUpdateResponse415 = Error;

/**
 * Response 422 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type SubscriptionsUpdateResponse422 = Error;

/**
 * Response 429 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type SubscriptionsUpdateResponse429 = Error;

/**
 * Response 431 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type SubscriptionsUpdateResponse431 = Error;

/**
 * Response 500 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type SubscriptionsUpdateResponse500 = Error;

/**
 * Response 503 of `subscriptions.update` (PATCH /subscriptions/{subscription_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type SubscriptionsUpdateResponse503 = Error;

/**
 * Headers of `testClock.advance` (POST /test-clock/advance).
 *
 * @see operations/test-clock.yaml#/advance/post
 */
export interface TestClockAdvanceHeaders {
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `testClock.advance` (POST /test-clock/advance): The time to advance to.
 *
 * @see operations/test-clock.yaml#/advance/post/requestBody
 */
export type TestClockAdvanceBody = TestClockTime;

/**
 * Response 202 of `testClock.advance` (POST /test-clock/advance): The test clock is advancing.
 *
 * @see operations/test-clock.yaml#/advance/post/responses/202
 */
export type TestClockAdvanceResponse202 = TestClockResponse;

/**
 * Response 400 of `testClock.advance` (POST /test-clock/advance): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TestClockAdvanceResponse400 = Error;

/**
 * Response 401 of `testClock.advance` (POST /test-clock/advance): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TestClockAdvanceResponse401 = Error;

/**
 * Response 403 of `testClock.advance` (POST /test-clock/advance): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TestClockAdvanceResponse403 = Error;

/**
 * Response 404 of `testClock.advance` (POST /test-clock/advance): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TestClockAdvanceResponse404 = Error;

/**
 * Response 409 of `testClock.advance` (POST /test-clock/advance): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type TestClockAdvanceResponse409 = Error;

/**
 * Response 413 of `testClock.advance` (POST /test-clock/advance): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TestClockAdvanceResponse413 = Error;

/**
 * Response 415 of `testClock.advance` (POST /test-clock/advance): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TestClockAdvanceResponse415 = Error;

/**
 * Response 422 of `testClock.advance` (POST /test-clock/advance): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type TestClockAdvanceResponse422 = Error;

/**
 * Response 429 of `testClock.advance` (POST /test-clock/advance): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TestClockAdvanceResponse429 = Error;

/**
 * Response 431 of `testClock.advance` (POST /test-clock/advance): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TestClockAdvanceResponse431 = Error;

/**
 * Response 500 of `testClock.advance` (POST /test-clock/advance): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TestClockAdvanceResponse500 = Error;

/**
 * Response 503 of `testClock.advance` (POST /test-clock/advance): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TestClockAdvanceResponse503 = Error;

/**
 * Headers of `testClock.get` (GET /test-clock).
 *
 * @see operations/test-clock.yaml#/test-clock/get
 */
export interface TestClockGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `testClock.get` (GET /test-clock): The test clock.
 *
 * @see operations/test-clock.yaml#/test-clock/get/responses/200
 */
export type TestClockGetResponse200 = TestClockResponse;

/**
 * Response 400 of `testClock.get` (GET /test-clock): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TestClockGetResponse400 = Error;

/**
 * Response 401 of `testClock.get` (GET /test-clock): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TestClockGetResponse401 = Error;

/**
 * Response 403 of `testClock.get` (GET /test-clock): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TestClockGetResponse403 = Error;

/**
 * Response 404 of `testClock.get` (GET /test-clock): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TestClockGetResponse404 = Error;

/**
 * Response 429 of `testClock.get` (GET /test-clock): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TestClockGetResponse429 = Error;

/**
 * Response 431 of `testClock.get` (GET /test-clock): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TestClockGetResponse431 = Error;

/**
 * Response 500 of `testClock.get` (GET /test-clock): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TestClockGetResponse500 = Error;

/**
 * Response 503 of `testClock.get` (GET /test-clock): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TestClockGetResponse503 = Error;

/**
 * Headers of `testClock.start` (POST /test-clock).
 *
 * @see operations/test-clock.yaml#/test-clock/post
 */
export interface TestClockStartHeaders {
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `testClock.start` (POST /test-clock): The first time of the clock.
 *
 * @see operations/test-clock.yaml#/test-clock/post/requestBody
 */
export type TestClockStartBody = TestClockTime;

/**
 * Response 201 of `testClock.start` (POST /test-clock): The test clock was started.
 *
 * @see operations/test-clock.yaml#/test-clock/post/responses/201
 */
export type TestClockStartResponse201 = TestClockResponse;

/**
 * Response 400 of `testClock.start` (POST /test-clock): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TestClockStartResponse400 = Error;

/**
 * Response 401 of `testClock.start` (POST /test-clock): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TestClockStartResponse401 = Error;

/**
 * Response 403 of `testClock.start` (POST /test-clock): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TestClockStartResponse403 = Error;

/**
 * Response 409 of `testClock.start` (POST /test-clock): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type TestClockStartResponse409 = Error;

/**
 * Response 413 of `testClock.start` (POST /test-clock): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TestClockStartResponse413 = Error;

/**
 * Response 415 of `testClock.start` (POST /test-clock): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TestClockStartResponse415 = Error;

/**
 * Response 422 of `testClock.start` (POST /test-clock): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type TestClockStartResponse422 = Error;

/**
 * Response 429 of `testClock.start` (POST /test-clock): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TestClockStartResponse429 = Error;

/**
 * Response 431 of `testClock.start` (POST /test-clock): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TestClockStartResponse431 = Error;

/**
 * Response 500 of `testClock.start` (POST /test-clock): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TestClockStartResponse500 = Error;

/**
 * Response 503 of `testClock.start` (POST /test-clock): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TestClockStartResponse503 = Error;

/**
 * Query parameters of `transactions.create` (POST /transactions).
 *
 * @see operations/transactions.yaml#/transactions/post
 */
export interface TransactionsCreateQuery {
  /**
   * Adds entities that the transaction refers to: `customer`, `address`, `business` and `discount`, if it has them; `adjustment`, all its adjustments; and `available_payment_methods`. Each needs the permission to read it, such as `customer.read`; `available_payment_methods` needs none.
   *
   * @example ["customer","address"]
   */
  include?: ('address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount')[];
}

/**
 * Headers of `transactions.create` (POST /transactions).
 *
 * @see operations/transactions.yaml#/transactions/post
 */
export interface TransactionsCreateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `transactions.create` (POST /transactions): The transaction to create.
 *
 * @see operations/transactions.yaml#/transactions/post/requestBody
 */
export type TransactionsCreateBody = TransactionCreate;

/**
 * Response 201 of `transactions.create` (POST /transactions): The transaction was created.
 *
 * @see operations/transactions.yaml#/transactions/post/responses/201
 */
export type TransactionsCreateResponse201 = TransactionResponse;

/**
 * Response 400 of `transactions.create` (POST /transactions): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsCreateResponse400 = Error;

/**
 * Response 401 of `transactions.create` (POST /transactions): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsCreateResponse401 = Error;

/**
 * Response 403 of `transactions.create` (POST /transactions): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsCreateResponse403 = Error;

/**
 * Response 409 of `transactions.create` (POST /transactions): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type TransactionsCreateResponse409 = Error;

/**
 * Response 413 of `transactions.create` (POST /transactions): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TransactionsCreateResponse413 = Error;

/**
 * Response 415 of `transactions.create` (POST /transactions): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TransactionsCreateResponse415 = Error;

/**
 * Response 422 of `transactions.create` (POST /transactions): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type TransactionsCreateResponse422 = Error;

/**
 * Response 429 of `transactions.create` (POST /transactions): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsCreateResponse429 = Error;

/**
 * Response 431 of `transactions.create` (POST /transactions): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsCreateResponse431 = Error;

/**
 * Response 500 of `transactions.create` (POST /transactions): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsCreateResponse500 = Error;

/**
 * Response 503 of `transactions.create` (POST /transactions): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsCreateResponse503 = Error;

/**
 * Path parameters of `transactions.get` (GET /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/get
 */
export interface TransactionsGetPath {
  /**
   * The transaction.
   *
   * @example "txn_01jnk8t5c7e9g1j3k5m7n9q1r3"
   */
  transaction_id: TransactionId;
}

/**
 * Query parameters of `transactions.get` (GET /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/get
 */
export interface TransactionsGetQuery {
  /**
   * Adds entities that the transaction refers to: `customer`, `address`, `business` and `discount`, if it has them; `adjustment`, all its adjustments; and `available_payment_methods`. Each needs the permission to read it, such as `customer.read`; `available_payment_methods` needs none.
   *
   * @example ["customer","address"]
   */
  include?: ('address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount')[];
}

/**
 * Headers of `transactions.get` (GET /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/get
 */
export interface TransactionsGetHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `transactions.get` (GET /transactions/{transaction_id}): The transaction.
 *
 * @see operations/transactions.yaml#/transaction/get/responses/200
 */
export type TransactionsGetResponse200 = TransactionResponse;

/**
 * Response 400 of `transactions.get` (GET /transactions/{transaction_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsGetResponse400 = Error;

/**
 * Response 401 of `transactions.get` (GET /transactions/{transaction_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsGetResponse401 = Error;

/**
 * Response 403 of `transactions.get` (GET /transactions/{transaction_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsGetResponse403 = Error;

/**
 * Response 404 of `transactions.get` (GET /transactions/{transaction_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TransactionsGetResponse404 = Error;

/**
 * Response 429 of `transactions.get` (GET /transactions/{transaction_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsGetResponse429 = Error;

/**
 * Response 431 of `transactions.get` (GET /transactions/{transaction_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsGetResponse431 = Error;

/**
 * Response 500 of `transactions.get` (GET /transactions/{transaction_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsGetResponse500 = Error;

/**
 * Response 503 of `transactions.get` (GET /transactions/{transaction_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsGetResponse503 = Error;

/**
 * Path parameters of `transactions.invoice` (GET /transactions/{transaction_id}/invoice).
 *
 * @see operations/invoices.yaml#/invoice/get
 */
export interface TransactionsInvoicePath {
  /**
   * The transaction.
   *
   * @example "txn_01jnk8t5c7e9g1j3k5m7n9q1r3"
   */
  transaction_id: TransactionId;
}

/**
 * Query parameters of `transactions.invoice` (GET /transactions/{transaction_id}/invoice).
 *
 * @see operations/invoices.yaml#/invoice/get
 */
export interface TransactionsInvoiceQuery {
  /**
   * Whether a browser that opens the URL saves the file (`attachment`) or shows it (`inline`).
   *
   * @default "attachment"
   * @example "inline"
   */
  disposition?: DocumentDisposition;
}

/**
 * Headers of `transactions.invoice` (GET /transactions/{transaction_id}/invoice).
 *
 * @see operations/invoices.yaml#/invoice/get
 */
export interface TransactionsInvoiceHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The URL of the invoice.
 *
 * @see operations/invoices.yaml#/invoice/get/responses/200
 */
export type TransactionsInvoiceResponse200 = DocumentLinkResponse;

/**
 * Response 400 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsInvoiceResponse400 = Error;

/**
 * Response 401 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsInvoiceResponse401 = Error;

/**
 * Response 403 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsInvoiceResponse403 = Error;

/**
 * Response 404 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TransactionsInvoiceResponse404 = Error;

/**
 * Response 429 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsInvoiceResponse429 = Error;

/**
 * Response 431 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsInvoiceResponse431 = Error;

/**
 * Response 500 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsInvoiceResponse500 = Error;

/**
 * Response 503 of `transactions.invoice` (GET /transactions/{transaction_id}/invoice): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsInvoiceResponse503 = Error;

/**
 * Query parameters of `transactions.list` (GET /transactions).
 *
 * @see operations/transactions.yaml#/transactions/get
 */
export interface TransactionsListQuery {
  /**
   * Identifier of the last transaction of the previous page. The page starts with the next item. If the parameter is empty or absent, the page starts with the first item.
   *
   * @pattern ^(txn_[a-z0-9]{26})?$
   * @example "txn_01jnk8t5c7e9g1j3k5m7n9q1r3"
   */
  after?: string;
  /**
   * Maximum number of items per page. Values above 200 are treated as 200; `meta.pagination.per_page` contains the applied number.
   *
   * @minimum 1
   * @cap 200
   * @default 50
   * @example 100
   */
  per_page?: number;
  /**
   * Sort order. Transactions that were never billed or paid have no `billed_at`: they come last in ascending order and first in descending order. Transactions with the same time are sorted by their identifiers.
   *
   * @default "id[DESC]"
   * @example "billed_at[DESC]"
   */
  order_by?:
    | 'id[ASC]'
    | 'id[DESC]'
    | 'billed_at[ASC]'
    | 'billed_at[DESC]'
    | 'created_at[ASC]'
    | 'created_at[DESC]'
    | 'updated_at[ASC]'
    | 'updated_at[DESC]';
  /**
   * Returns only the transactions with these identifiers, separated by commas.
   *
   * @maxItems 200
   * @example ["txn_01jnk8t5c7e9g1j3k5m7n9q1r3"]
   */
  id?: TransactionId[];
  /**
   * Returns only transactions of these customers, separated by commas.
   *
   * @maxItems 200
   * @example ["ctm_01jnk8q4w6x2b9c7d5f3g1h0aa"]
   */
  customer_id?: CustomerId[];
  /**
   * Returns only transactions of these subscriptions, separated by commas.
   *
   * @maxItems 200
   * @example ["sub_01jnk8t6d8f0h2k4m6n8q0r2s4"]
   */
  subscription_id?: SubscriptionId[];
  /**
   * Returns only the transactions with these invoice numbers, separated by commas.
   *
   * @maxItems 200
   * @example ["101-10042"]
   */
  invoice_number?: string[];
  /**
   * Returns only transactions of these origins, separated by commas. All origins when absent.
   *
   * @maxItems 200
   * @example ["api","web"]
   */
  origin?: TransactionOrigin[];
  /**
   * Returns only transactions in these states, separated by commas. All states when absent.
   *
   * @maxItems 200
   * @example ["billed","past_due"]
   */
  status?: TransactionStatus[];
  /**
   * Returns only transactions that are collected in this way.
   *
   * @example "manual"
   */
  collection_mode?: CollectionMode;
  /**
   * Returns only transactions that were billed or paid exactly at this time.
   *
   * @format date-time
   * @example "2026-03-02T09:30:00.123456Z"
   */
  billed_at?: string;
  /**
   * Returns only transactions that were billed or paid before this time.
   *
   * @format date-time
   * @example "2026-04-01T00:00:00Z"
   */
  'billed_at[LT]'?: string;
  /**
   * Returns only transactions that were billed or paid at this time or before.
   *
   * @format date-time
   * @example "2026-03-31T23:59:59Z"
   */
  'billed_at[LTE]'?: string;
  /**
   * Returns only transactions that were billed or paid after this time.
   *
   * @format date-time
   * @example "2026-02-28T23:59:59Z"
   */
  'billed_at[GT]'?: string;
  /**
   * Returns only transactions that were billed or paid at this time or after.
   *
   * @format date-time
   * @example "2026-03-01T00:00:00Z"
   */
  'billed_at[GTE]'?: string;
  /**
   * Returns only transactions that were created exactly at this time.
   *
   * @format date-time
   * @example "2026-03-02T09:30:00.123456Z"
   */
  created_at?: string;
  /**
   * Returns only transactions that were created before this time.
   *
   * @format date-time
   * @example "2026-04-01T00:00:00Z"
   */
  'created_at[LT]'?: string;
  /**
   * Returns only transactions that were created at this time or before.
   *
   * @format date-time
   * @example "2026-03-31T23:59:59Z"
   */
  'created_at[LTE]'?: string;
  /**
   * Returns only transactions that were created after this time.
   *
   * @format date-time
   * @example "2026-02-28T23:59:59Z"
   */
  'created_at[GT]'?: string;
  /**
   * Returns only transactions that were created at this time or after.
   *
   * @format date-time
   * @example "2026-03-01T00:00:00Z"
   */
  'created_at[GTE]'?: string;
  /**
   * Returns only transactions that were last changed exactly at this time.
   *
   * @format date-time
   * @example "2026-03-02T09:30:00.123456Z"
   */
  updated_at?: string;
  /**
   * Returns only transactions that were last changed before this time.
   *
   * @format date-time
   * @example "2026-04-01T00:00:00Z"
   */
  'updated_at[LT]'?: string;
  /**
   * Returns only transactions that were last changed at this time or before.
   *
   * @format date-time
   * @example "2026-03-31T23:59:59Z"
   */
  'updated_at[LTE]'?: string;
  /**
   * Returns only transactions that were last changed after this time.
   *
   * @format date-time
   * @example "2026-02-28T23:59:59Z"
   */
  'updated_at[GT]'?: string;
  /**
   * Returns only transactions that were last changed at this time or after.
   *
   * @format date-time
   * @example "2026-03-01T00:00:00Z"
   */
  'updated_at[GTE]'?: string;
  /**
   * Adds entities that the transaction refers to: `customer`, `address`, `business` and `discount`, if it has them; `adjustment`, all its adjustments; and `available_payment_methods`. Each needs the permission to read it, such as `customer.read`; `available_payment_methods` needs none.
   *
   * @example ["customer","address"]
   */
  include?: ('address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount')[];
}

/**
 * Headers of `transactions.list` (GET /transactions).
 *
 * @see operations/transactions.yaml#/transactions/get
 */
export interface TransactionsListHeaders {
  /**
   * Send `true` to skip counting: `meta.pagination.estimated_total` is then `-1`. Any other value counts. Use it to read a large list, because every page counts again.
   *
   * @example "true"
   */
  'skip-count'?: string;
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Response 200 of `transactions.list` (GET /transactions): A page of transactions.
 *
 * @see operations/transactions.yaml#/transactions/get/responses/200
 */
export type TransactionsListResponse200 = TransactionListResponse;

/**
 * Response 400 of `transactions.list` (GET /transactions): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsListResponse400 = Error;

/**
 * Response 401 of `transactions.list` (GET /transactions): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsListResponse401 = Error;

/**
 * Response 403 of `transactions.list` (GET /transactions): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsListResponse403 = Error;

/**
 * Response 429 of `transactions.list` (GET /transactions): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsListResponse429 = Error;

/**
 * Response 431 of `transactions.list` (GET /transactions): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsListResponse431 = Error;

/**
 * Response 500 of `transactions.list` (GET /transactions): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsListResponse500 = Error;

/**
 * Response 503 of `transactions.list` (GET /transactions): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsListResponse503 = Error;

/**
 * Headers of `transactions.preview` (POST /transactions/preview).
 *
 * @see operations/previews.yaml#/transaction-preview/post
 */
export interface TransactionsPreviewHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
}

/**
 * Request body of `transactions.preview` (POST /transactions/preview): The purchase to preview.
 *
 * @see operations/previews.yaml#/transaction-preview/post/requestBody
 */
export type TransactionsPreviewBody = TransactionPreviewCreate;

/**
 * Response 200 of `transactions.preview` (POST /transactions/preview): The preview.
 *
 * @see operations/previews.yaml#/transaction-preview/post/responses/200
 */
export type TransactionsPreviewResponse200 = TransactionPreviewResponse;

/**
 * Response 400 of `transactions.preview` (POST /transactions/preview): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsPreviewResponse400 = Error;

/**
 * Response 401 of `transactions.preview` (POST /transactions/preview): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsPreviewResponse401 = Error;

/**
 * Response 403 of `transactions.preview` (POST /transactions/preview): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsPreviewResponse403 = Error;

/**
 * Response 413 of `transactions.preview` (POST /transactions/preview): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TransactionsPreviewResponse413 = Error;

/**
 * Response 415 of `transactions.preview` (POST /transactions/preview): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TransactionsPreviewResponse415 = Error;

/**
 * Response 429 of `transactions.preview` (POST /transactions/preview): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsPreviewResponse429 = Error;

/**
 * Response 431 of `transactions.preview` (POST /transactions/preview): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsPreviewResponse431 = Error;

/**
 * Response 500 of `transactions.preview` (POST /transactions/preview): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsPreviewResponse500 = Error;

/**
 * Response 503 of `transactions.preview` (POST /transactions/preview): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsPreviewResponse503 = Error;

/**
 * Path parameters of `transactions.revise` (POST /transactions/{transaction_id}/revise).
 *
 * @see operations/revisions.yaml#/revision/post
 */
export interface TransactionsRevisePath {
  /**
   * The transaction.
   *
   * @example "txn_01jnk8t5c7e9g1j3k5m7n9q1r3"
   */
  transaction_id: TransactionId;
}

/**
 * Query parameters of `transactions.revise` (POST /transactions/{transaction_id}/revise).
 *
 * @see operations/revisions.yaml#/revision/post
 */
export interface TransactionsReviseQuery {
  /**
   * Adds entities that the transaction refers to: `customer`, `address`, `business` and `discount`, if it has them; `adjustment`, all its adjustments; and `available_payment_methods`. Each needs the permission to read it, such as `customer.read`; `available_payment_methods` needs none.
   *
   * @example ["customer","address"]
   */
  include?: ('address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount')[];
}

/**
 * Headers of `transactions.revise` (POST /transactions/{transaction_id}/revise).
 *
 * @see operations/revisions.yaml#/revision/post
 */
export interface TransactionsReviseHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `transactions.revise` (POST /transactions/{transaction_id}/revise): What to correct.
 *
 * @see operations/revisions.yaml#/revision/post/requestBody
 */
export type TransactionsReviseBody = TransactionRevise;

/**
 * Response 200 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The transaction after the revision.
 *
 * @see operations/revisions.yaml#/revision/post/responses/200
 */
export type TransactionsReviseResponse200 = TransactionResponse;

/**
 * Response 400 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsReviseResponse400 = Error;

/**
 * Response 401 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsReviseResponse401 = Error;

/**
 * Response 403 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsReviseResponse403 = Error;

/**
 * Response 404 of `transactions.revise` (POST /transactions/{transaction_id}/revise): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TransactionsReviseResponse404 = Error;

/**
 * Response 409 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type TransactionsReviseResponse409 = Error;

/**
 * Response 413 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TransactionsReviseResponse413 = Error;

/**
 * Response 415 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TransactionsReviseResponse415 = Error;

/**
 * Response 422 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type TransactionsReviseResponse422 = Error;

/**
 * Response 429 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsReviseResponse429 = Error;

/**
 * Response 431 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsReviseResponse431 = Error;

/**
 * Response 500 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsReviseResponse500 = Error;

/**
 * Response 503 of `transactions.revise` (POST /transactions/{transaction_id}/revise): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsReviseResponse503 = Error;

/**
 * Path parameters of `transactions.update` (PATCH /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/patch
 */
export interface TransactionsUpdatePath {
  /**
   * The transaction.
   *
   * @example "txn_01jnk8t5c7e9g1j3k5m7n9q1r3"
   */
  transaction_id: TransactionId;
}

/**
 * Query parameters of `transactions.update` (PATCH /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/patch
 */
export interface TransactionsUpdateQuery {
  /**
   * Adds entities that the transaction refers to: `customer`, `address`, `business` and `discount`, if it has them; `adjustment`, all its adjustments; and `available_payment_methods`. Each needs the permission to read it, such as `customer.read`; `available_payment_methods` needs none.
   *
   * @example ["customer","address"]
   */
  include?: ('address' | 'adjustment' | 'available_payment_methods' | 'business' | 'customer' | 'discount')[];
}

/**
 * Headers of `transactions.update` (PATCH /transactions/{transaction_id}).
 *
 * @see operations/transactions.yaml#/transaction/patch
 */
export interface TransactionsUpdateHeaders {
  /**
   * Pins the version of the API for the request and the response. Without it, the default version of the account applies, which can change. Send it with every request in production.
   *
   * @example "1"
   */
  'service-version'?: '1';
  /**
   * Text of your choice that is unique for this change, such as a UUID, in double quotes. If you send the request again with the same key within 24 hours, nothing is done again, and you get the first response. See the guide [Safe retries](../guides/safe-retries.html).
   *
   * @pattern ^"[ !#-\[\]-~]{1,255}"$
   * @example "\"2b1e1c1e-6f0c-4d7e-9a58-0d5a3c1b7f42\""
   */
  'idempotency-key'?: string;
}

/**
 * Request body of `transactions.update` (PATCH /transactions/{transaction_id}): The members to change.
 *
 * @see operations/transactions.yaml#/transaction/patch/requestBody
 */
export type TransactionsUpdateBody = TransactionUpdate;

/**
 * Response 200 of `transactions.update` (PATCH /transactions/{transaction_id}): The transaction after the change.
 *
 * @see operations/transactions.yaml#/transaction/patch/responses/200
 */
export type TransactionsUpdateResponse200 = TransactionResponse;

/**
 * Response 400 of `transactions.update` (PATCH /transactions/{transaction_id}): The request is invalid. `error.code` states the kind of problem; with `invalid_field`, `error.errors` lists every invalid field and query parameter.
 *
 * @see responses.yaml#/ErrorBadRequest
 */
export type TransactionsUpdateResponse400 = Error;

/**
 * Response 401 of `transactions.update` (PATCH /transactions/{transaction_id}): The request has no valid API key: it is missing, malformed, unknown, expired, revoked, or belongs to the other environment.
 *
 * @see responses.yaml#/ErrorUnauthorized
 */
export type TransactionsUpdateResponse401 = Error;

/**
 * Response 403 of `transactions.update` (PATCH /transactions/{transaction_id}): The API key is valid but lacks a permission that the operation, or a value of one of its parameters, requires.
 *
 * @see responses.yaml#/ErrorForbidden
 */
export type TransactionsUpdateResponse403 = Error;

/**
 * Response 404 of `transactions.update` (PATCH /transactions/{transaction_id}): An identifier in the path refers to nothing in this account and environment, or to nothing below the parent in the path.
 *
 * @see responses.yaml#/ErrorNotFound
 */
export type TransactionsUpdateResponse404 = Error;

/**
 * Response 409 of `transactions.update` (PATCH /transactions/{transaction_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed, or a request with the same `Idempotency-Key` is in progress.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type TransactionsUpdateResponse409 = Error;

/**
 * Response 413 of `transactions.update` (PATCH /transactions/{transaction_id}): The request body is larger than 1 MiB.
 *
 * @see responses.yaml#/ErrorPayloadTooLarge
 */
export type TransactionsUpdateResponse413 = Error;

/**
 * Response 415 of `transactions.update` (PATCH /transactions/{transaction_id}): The request body does not have the type `application/json`, is not in UTF-8, or has a `Content-Encoding`.
 *
 * @see responses.yaml#/ErrorUnsupportedMediaType
 */
export type TransactionsUpdateResponse415 = Error;

/**
 * Response 422 of `transactions.update` (PATCH /transactions/{transaction_id}): The `Idempotency-Key` was used with a different request in the last 24 hours.
 *
 * @see responses.yaml#/ErrorUnprocessable
 */
export type TransactionsUpdateResponse422 = Error;

/**
 * Response 429 of `transactions.update` (PATCH /transactions/{transaction_id}): The IP address exceeded its rate limit. All its requests are rejected until the seconds in `Retry-After` have passed.
 *
 * @see responses.yaml#/ErrorTooManyRequests
 */
export type TransactionsUpdateResponse429 = Error;

/**
 * Response 431 of `transactions.update` (PATCH /transactions/{transaction_id}): The URI without its `after` is longer than 8 KiB, or the request headers together exceed 16 KiB.
 *
 * @see responses.yaml#/ErrorHeadersTooLarge
 */
export type TransactionsUpdateResponse431 = Error;

/**
 * Response 500 of `transactions.update` (PATCH /transactions/{transaction_id}): The service failed. Nothing was changed, so you can repeat the request, unless `detail` says that the change may have been made.
 *
 * @see responses.yaml#/ErrorInternal
 */
export type TransactionsUpdateResponse500 = Error;

/**
 * Response 503 of `transactions.update` (PATCH /transactions/{transaction_id}): The service is being maintained, is overloaded, or has lost its database. Nothing was changed, so you can repeat the request.
 *
 * @see responses.yaml#/ErrorUnavailable
 */
export type TransactionsUpdateResponse503 = Error;
