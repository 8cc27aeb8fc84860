// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type {
  AddressId,
  BusinessCreate,
  BusinessId,
  BusinessResponse,
  CatalogStatus,
  CheckoutDomainId,
  CheckoutDomainListResponse,
  CheckoutDomainStatus,
  CustomerCreate,
  CustomerId,
  CustomerResponse,
  DiscountPathId,
  DiscountResponse,
  Error,
  EventListResponse,
  EventTypeListResponse,
  EventTypeName,
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
  PaymentMethodListResponse,
  ProductCreate,
  ProductId,
  ProductResponse,
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
  TrafficSource,
} from './schemas.ts';

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
 * Response 409 of `customers.create` (POST /customers): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
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
 * Response 409 of `notificationSettings.create` (POST /notification-settings): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
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
 * Response 409 of `notificationSettings.rotateSecret` (POST /notification-settings/{notification_setting_id}/rotate-secret): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
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
 * Response 409 of `notificationSettings.update` (PATCH /notification-settings/{notification_setting_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
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
   * `prices` adds all active prices of the product; needs the permission `price.read`.
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
 * Response 409 of `simulationEvents.replay` (POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationEventsReplayResponse409 = Error;

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
 * Response 409 of `simulationRuns.create` (POST /simulations/{simulation_id}/runs): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
 *
 * @see responses.yaml#/ErrorConflict
 */
export type SimulationRunsCreateResponse409 = Error;

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
 * Response 409 of `simulations.update` (PATCH /simulations/{simulation_id}): The request is valid but conflicts with stored data: a value that must be unique is taken, or the entity changed while the request was being processed.
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
