import type { JsonObject } from '../../generator/json.ts';

// Sets of error codes that most operations share (reference, operations 0.6).
export const SETS: Record<string, readonly string[]> = {
  S: [
    'invalid_token',
    'invalid_version',
    'too_many_requests',
    'request_headers_too_large',
    'internal_error',
    'service_unavailable',
  ],
  P: ['forbidden'],
  G: ['unexpected_request_body'],
  L: ['invalid_field'],
  I: ['bad_request', 'not_found'],
  B: ['bad_request', 'invalid_json', 'unsupported_media_type', 'request_body_too_large', 'invalid_field'],
};

const SIMULATION = '/simulations/{simulation_id}';
const RUN = `${SIMULATION}/runs/{simulation_run_id}`;
const NOTIFICATION = '/notifications/{notification_id}';
const SETTING = '/notification-settings/{notification_setting_id}';
const DESTINATION_CODES =
  'url_notification_setting_incorrect email_notification_setting_incorrect notification_maximum_active_settings_reached notification_setting_cannot_be_duplicate';
const REPLAY_CODES = 'notification_cannot_replay notification_replay_invalid_origin_type';
const RUN_CODES =
  'notification_simulation_already_running_conflict notification_simulation_run_notification_settings_conflict';
const CUSTOMER_CODES = 'customer_already_exists customer_email_invalid customer_email_domain_not_allowed';

// prettier-ignore
export const OPERATIONS = [
  // operation                            method    path                                                 permission                       status codes                               emits
  ['eventTypes.list',                   'get',    '/event-types',                                      '',                              '200', 'S G',                              ''],
  ['events.list',                       'get',    '/events',                                           'notification.read',             '200', 'S P G L',                          ''],
  ['notifications.list',                'get',    '/notifications',                                    'notification.read',             '200', 'S P G L invalid_time_query_parameter', ''],
  ['notifications.get',                 'get',    NOTIFICATION,                                        'notification.read',             '200', 'S P G I',                          ''],
  ['notifications.listLogs',            'get',    `${NOTIFICATION}/logs`,                              'notification.read',             '200', 'S P G L I',                        ''],
  ['notifications.replay',              'post',   `${NOTIFICATION}/replay`,                            'notification.write',            '202', `S P G I ${REPLAY_CODES}`,          ''],
  ['notificationSettings.list',         'get',    '/notification-settings',                            'notification_setting.read',     '200', 'S P G L',                          ''],
  ['notificationSettings.create',       'post',   '/notification-settings',                            'notification_setting.write',    '201', `S P B ${DESTINATION_CODES}`,       ''],
  ['notificationSettings.get',          'get',    SETTING,                                             'notification_setting.read',     '200', 'S P G I',                          ''],
  ['notificationSettings.update',       'patch',  SETTING,                                             'notification_setting.write',    '200', `S P B I ${DESTINATION_CODES} conflict`, ''],
  ['notificationSettings.delete',       'delete', SETTING,                                             'notification_setting.write',    '204', 'S P G I',                          ''],
  ['notificationSettings.rotateSecret', 'post',   `${SETTING}/rotate-secret`,                          'notification_setting.write',    '200', 'S P B I conflict',                 ''],
  ['simulationTypes.list',              'get',    '/simulation-types',                                 '',                              '200', 'S G',                              ''],
  ['simulations.list',                  'get',    '/simulations',                                      'notification_simulation.read',  '200', 'S P G L',                          ''],
  ['simulations.create',                'post',   '/simulations',                                      'notification_simulation.write', '201', 'S P B storage_limit_reached',                            ''],
  ['simulations.get',                   'get',    SIMULATION,                                          'notification_simulation.read',  '200', 'S P G I',                          ''],
  ['simulations.update',                'patch',  SIMULATION,                                          'notification_simulation.write', '200', 'S P B I conflict storage_limit_reached',                 ''],
  ['simulationRuns.list',               'get',    `${SIMULATION}/runs`,                                'notification_simulation.read',  '200', 'S P G L I',                        ''],
  ['simulationRuns.create',             'post',   `${SIMULATION}/runs`,                                'notification_simulation.write', '201', `S P G I entity_archived ${RUN_CODES} notification_simulation_run_configuration_conflict storage_limit_reached`, ''],
  ['simulationRuns.get',                'get',    RUN,                                                 'notification_simulation.read',  '200', 'S P G L I',                        ''],
  ['simulationEvents.list',             'get',    `${RUN}/events`,                                     'notification_simulation.read',  '200', 'S P G L I',                        ''],
  ['simulationEvents.get',              'get',    `${RUN}/events/{simulation_event_id}`,               'notification_simulation.read',  '200', 'S P G I',                          ''],
  ['simulationEvents.replay',           'post',   `${RUN}/events/{simulation_event_id}/replay`,        'notification_simulation.write', '202', `S P G I ${RUN_CODES} storage_limit_reached`,             ''],
  ['checkoutDomains.list',              'get',    '/checkout-domains',                                 'checkout_domain.read',          '200', 'S P G L',                          ''],
  ['paymentMethods.list',               'get',    '/customers/{customer_id}/payment-methods',          'payment_method.read',           '200', 'S P G L I',                        ''],
  ['discounts.get',                     'get',    '/discounts/{discount_id}',                          'discount.read',                 '200', 'S P G L I',                        ''],
  ['businesses.create',                 'post',   '/customers/{customer_id}/businesses',               'business.write',                '201', 'S P B I entity_archived business_contact_email_domain_not_allowed storage_limit_reached', 'business.created'],
  ['businesses.get',                    'get',    '/customers/{customer_id}/businesses/{business_id}', 'business.read',                 '200', 'S P G I',                          ''],
  ['customers.create',                  'post',   '/customers',                                        'customer.write',                '201', `S P B ${CUSTOMER_CODES} storage_limit_reached`, 'customer.created'],
  ['products.create',                   'post',   '/products',                                         'product.write',                 '201', 'S P B product_tax_category_not_approved storage_limit_reached', 'product.created'],
  ['products.get',                      'get',    '/products/{product_id}',                            'product.read',                  '200', 'S P G L I',                        ''],
] as const;

const LIST = {
  after: {},
  per_page: { default: 50, minimum: 1, 'x-cap': 200 },
  order_by: { default: 'id[DESC]', enum: ['id[ASC]', 'id[DESC]'] },
};
const INCLUDE_EVENTS = { include: { type: 'array', items: { type: 'string', enum: ['events'] } } };
const TIME = { type: 'string', format: 'date-time' };

// prettier-ignore
export const QUERY = {
  'events.list':          { ...LIST, event_type: { type: 'array' } },
  'checkoutDomains.list': { after: {}, per_page: { default: 50, minimum: 1, 'x-cap': 200 }, order_by: { default: 'id[DESC]', enum: ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]', 'updated_at[ASC]', 'updated_at[DESC]'] }, id: { type: 'array' }, status: { type: 'array' }, domain: { format: 'hostname' } },
  'paymentMethods.list':  { ...LIST, address_id: { type: 'array' }, supports_checkout: { type: 'boolean' } },
  'notifications.list':   { ...LIST, notification_setting_id: { type: 'array' }, status: { type: 'array' }, search: { maxLength: 100 }, filter: { pattern: '^(txn|ctm|sub)_[a-z0-9]{26}$' }, from: TIME, to: TIME },
  'notifications.listLogs': LIST,
  'notificationSettings.list': { ...LIST, active: { type: 'boolean' }, traffic_source: {} },
  'simulations.list':     { ...LIST, id: { type: 'array' }, notification_setting_id: { type: 'array' }, status: { type: 'array', default: ['active'] } },
  'simulationRuns.list':  { ...LIST, id: { type: 'array' }, ...INCLUDE_EVENTS },
  'simulationRuns.get':   INCLUDE_EVENTS,
  'simulationEvents.list': { ...LIST, id: { type: 'array' } },
  'discounts.get':        { include: { type: 'array', items: { type: 'string', enum: ['discount_group'] } } },
  'products.get':         { include: { type: 'array', items: { type: 'string', enum: ['prices'] } } },
} as const satisfies Record<string, Record<string, JsonObject>>;

// prettier-ignore
export const LIMITS: readonly (readonly [schema: string, property: string, limits: JsonObject])[] = [
  ['NotificationSetting',       'description',                 { minLength: 1, maxLength: 500 }],
  ['NotificationSetting',       'destination',                 { minLength: 1, maxLength: 2048 }],
  ['NotificationSetting',       'api_version',                 { enum: [1] }],
  ['NotificationSetting',       'endpoint_secret_key',         { pattern: '^svc_ntfset_[a-zA-Z0-9]{26}_[a-zA-Z0-9]{32}$' }],
  ['NotificationSettingCreate', 'description',                 { minLength: 1, maxLength: 500 }],
  ['NotificationSettingCreate', 'destination',                 { minLength: 1, maxLength: 2048 }],
  ['NotificationSettingCreate', 'subscribed_events',           { uniqueItems: true }],
  ['NotificationSettingCreate', 'include_sensitive_fields',    { default: false }],
  ['NotificationSettingCreate', 'traffic_source',              { default: 'platform' }],
  ['NotificationSettingCreate', 'active',                      { default: true }],
  ['SecretRotation',            'overlap_seconds',             { minimum: 0, maximum: 604_800, default: 86_400 }],
  ['SimulationCreate',          'name',                        { minLength: 1, maxLength: 500 }],
  ['SimulationCreate',          'payload',                     { type: ['object', 'null'] }],
  ['SimulationUpdate',          'name',                        { minLength: 1, maxLength: 500 }],
  ['CreationEntitiesInput',     'items',                       { minItems: 1, maxItems: 100 }],
  ['SimulatedItemInput',        'quantity',                    { minimum: 1 }],
  ['CreationOptionsInput',      'customer_simulated_as',       { default: 'new' }],
  ['CreationOptionsInput',      'business_simulated_as',       { default: 'not_provided' }],
  ['CreationOptionsInput',      'discount_simulated_as',       { default: 'not_provided' }],
  ['CreationOptionsInput',      'trial_period_on_price',       { default: false }],
  ['RenewalOptionsInput',       'payment_outcome',             { default: 'success' }],
  ['RenewalOptionsInput',       'dunning_exhausted_action',    { default: null }],
  ['EndingOptionsInput',        'effective_from',              { default: 'immediately' }],
  ['EndingOptionsInput',        'has_past_due_transaction',    { default: false }],
  ['NotificationSettingUpdate', 'description',                 { minLength: 1, maxLength: 500 }],
  ['NotificationSettingUpdate', 'destination',                 { minLength: 1, maxLength: 2048 }],
  ['NotificationSettingUpdate', 'api_version',                 { enum: [1] }],
  ['NotificationSettingUpdate', 'subscribed_events',           { uniqueItems: true }],
  ['Discount',                  'description',                 { minLength: 1, maxLength: 500 }],
  ['Discount',                  'code',                        { pattern: '^[a-zA-Z0-9]{1,32}$' }],
  ['Discount',                  'maximum_recurring_intervals', { minimum: 1 }],
  ['Discount',                  'usage_limit',                 { minimum: 1 }],
  ['DiscountGroup',             'name',                        { minLength: 1, maxLength: 500 }],
  ['Business',                  'seller_id',                   { pattern: '^[a-z0-9_]+$' }],
  ['Business',                  'name',                        { minLength: 1, maxLength: 1024 }],
  ['Business',                  'company_number',              { maxLength: 1024 }],
  ['Business',                  'tax_identifier',              { maxLength: 1024 }],
  ['Business',                  'contacts',                    { maxItems: 100, uniqueItems: true }],
  ['BusinessCreate',            'name',                        { minLength: 1, maxLength: 1024 }],
  ['BusinessCreate',            'company_number',              { maxLength: 1024, type: ['string', 'null'] }],
  ['BusinessCreate',            'tax_identifier',              { maxLength: 1024, type: ['string', 'null'] }],
  ['BusinessCreate',            'contacts',                    { maxItems: 100, uniqueItems: true, type: ['array', 'null'] }],
  ['BusinessContactCreate',     'name',                        { maxLength: 1024 }],
  ['BusinessContactCreate',     'email',                       { minLength: 1, maxLength: 320, format: 'email' }],
  ['CustomerCreate',            'name',                        { maxLength: 1024, type: ['string', 'null'] }],
  ['CustomerCreate',            'email',                       { minLength: 1, maxLength: 320 }],
  ['ProductCreate',             'name',                        { minLength: 1, maxLength: 200 }],
  ['ProductCreate',             'description',                 { maxLength: 2048, type: ['string', 'null'] }],
  ['ImportMeta',                'external_id',                 { minLength: 1, maxLength: 200, type: ['string', 'null'] }],
  ['ImportMeta',                'imported_from',               { minLength: 1, maxLength: 200 }],
];

export const REQUIRED: Record<string, readonly string[]> = {
  CustomerCreate: ['email'],
  BusinessCreate: ['name'],
  BusinessContactCreate: ['email'],
  ProductCreate: ['name', 'tax_category'],
  NotificationSettingCreate: ['description', 'type', 'destination', 'subscribed_events'],
  SimulationCreate: ['notification_setting_id', 'name', 'type'],
};

// prettier-ignore
export const ENUMERATIONS: Record<string, string> = {
  CurrencyCode: 'USD EUR GBP JPY AUD CAD CHF HKD SGD SEK ARS BRL CLP CNY COP CZK DKK HUF ILS INR KRW MXN NOK NZD PEN PLN RUB THB TRY TWD UAH VND ZAR',
  CatalogStatus: 'active archived',
  CheckoutDomainStatus: 'pending_review approved rejected in_review action_required',
  NotificationStatus: 'not_attempted needs_retry delivered failed',
  NotificationOrigin: 'event replay',
  TrafficSource: 'platform simulation all',
  SimulatedCustomer: 'new existing_email_matched existing_details_prefilled',
  SimulatedBusiness: 'not_provided new existing_details_prefilled',
  SimulatedDiscount: 'not_provided prefilled entered_by_customer',
  SimulatedPaymentOutcome: 'success recovered_existing_payment_method recovered_updated_payment_method failed',
  DunningExhaustedAction: 'subscription_paused subscription_canceled',
  SimulatedEffectiveFrom: 'immediately next_billing_period',
  SimulationRunStatus: 'pending completed canceled',
  SimulationEventStatus: 'pending success failed aborted',
  SimulationScenario: 'subscription_creation subscription_renewal subscription_pause subscription_resume subscription_cancellation',
  PaymentMethodOrigin: 'saved_during_purchase subscription subscription_saved_during_purchase',
  DiscountType: 'flat flat_per_seat percentage',
  DiscountMode: 'standard custom',
};

export const EVENT_TYPES = `
  address.created address.imported address.updated adjustment.created adjustment.updated api_key.created api_key.expired
  api_key.expiring api_key.revoked api_key.updated api_key_exposure.created business.created business.imported
  business.updated client_token.created client_token.revoked client_token.updated customer.created customer.imported
  customer.updated discount.created discount.imported discount.updated discount_group.created discount_group.updated
  flow_session.abandoned flow_session.completed flow_session.created funnel_session.abandoned funnel_session.completed
  funnel_session.created invoice.canceled invoice.issued invoice.overdue invoice.paid payment_method.saved
  payment_method.deleted payout.created payout.paid price.created price.imported price.updated
  product_collection.created product_collection.updated product.created product.imported product.updated report.created
  report.updated subscription.activated subscription.canceled subscription.created subscription.imported
  subscription.past_due subscription.paused subscription.resumed subscription.trialing subscription.updated
  transaction.billed transaction.canceled transaction.completed transaction.created transaction.paid
  transaction.past_due transaction.payment_failed transaction.ready transaction.revised transaction.updated`;

/** Versions of events beside the first, as `customer.updated.v2`. */
export const LATER_VERSIONS = [] as readonly string[];

export const RESOURCES = `
  address adjustment business checkout_domain client_token customer discount notification notification_setting
  notification_simulation payment_method price product subscription transaction`;

// Every code of the reference; those that are not the caller's to correct are of type api_error.
// prettier-ignore
export const ERRORS: Record<number, string> = {
  400: `invalid_version bad_request invalid_json invalid_field invalid_time_query_parameter unexpected_request_body entity_archived
    customer_email_invalid customer_email_domain_not_allowed business_contact_email_domain_not_allowed address_location_not_allowed
    product_tax_category_not_approved price_trial_period_missing_fields price_trial_period_requires_billing_cycle
    price_trial_period_frequency_below_1 price_billing_cycle_frequency_below_1 price_billing_cycle_frequency_greater_than_maximum
    price_duplicate_currency_override_for_country discount_expired discount_usage_limit_exceeded
    discount_usage_limit_less_than_times_used discount_restricted_product_not_active discount_restricted_product_price_not_active
    url_notification_setting_incorrect email_notification_setting_incorrect notification_maximum_active_settings_reached
    notification_cannot_replay notification_replay_invalid_origin_type storage_limit_reached`,
  401: 'invalid_token',
  403: 'forbidden',
  404: 'invalid_url not_found',
  405: 'method_not_allowed',
  409: `conflict customer_already_exists discount_code_conflict discount_group_name_conflict notification_setting_cannot_be_duplicate
    notification_simulation_already_running_conflict notification_simulation_run_notification_settings_conflict
    notification_simulation_run_configuration_conflict`,
  413: 'request_body_too_large',
  415: 'unsupported_media_type',
  429: `too_many_requests subscription_immediate_charge_hour_limit_exceeded subscription_immediate_charge_24_hour_limit_exceeded`,
  431: 'request_headers_too_large',
  500: 'internal_error',
  501: 'not_implemented',
  503: 'service_unavailable',
};
export const API_ERRORS = ['internal_error', 'not_implemented', 'service_unavailable', 'too_many_requests'];
