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
  /** Without `invalid_token`: of the one operation without a key. */
  O: ['invalid_version', 'too_many_requests', 'request_headers_too_large', 'internal_error', 'service_unavailable'],
  P: ['forbidden'],
  G: ['unexpected_request_body'],
  L: ['invalid_field'],
  I: ['bad_request', 'not_found'],
  B: ['bad_request', 'invalid_json', 'unsupported_media_type', 'request_body_too_large', 'invalid_field'],
};

/** Operations that store nothing: they have no idempotency key, and their own rate limit. */
export const PREVIEWS: readonly string[] = ['pricing.preview', 'transactions.preview'];

/** Operations that store nothing, with the default rate limit. */
export const CHANGE_PREVIEWS: readonly string[] = ['subscriptions.previewUpdate', 'subscriptions.previewCharge'];

/** All other operations with these methods accept an idempotency key, and have these error codes. */
export const KEYED_METHODS: readonly string[] = ['post', 'patch'];
export const KEY_CODES: readonly string[] = ['idempotency_key_in_use', 'idempotency_key_reused'];

const SIMULATION = '/simulations/{simulation_id}';
const RUN = `${SIMULATION}/runs/{simulation_run_id}`;
const NOTIFICATION = '/notifications/{notification_id}';
const SETTING = '/notification-settings/{notification_setting_id}';
const PAYMENT_METHOD = '/customers/{customer_id}/payment-methods/{payment_method_id}';
const DESTINATION_CODES =
  'url_notification_setting_incorrect email_notification_setting_incorrect notification_maximum_active_settings_reached notification_setting_cannot_be_duplicate';
const REPLAY_CODES = 'notification_cannot_replay notification_replay_invalid_origin_type';
const RUN_CODES =
  'notification_simulation_already_running_conflict notification_simulation_run_notification_settings_conflict';
const DISCOUNT_CODES =
  'discount_code_conflict discount_expired discount_restricted_product_not_active discount_restricted_product_price_not_active entity_archived storage_limit_reached';
const PRICE_CODES =
  'price_trial_period_missing_fields price_trial_period_requires_billing_cycle price_trial_period_frequency_below_1 price_billing_cycle_frequency_below_1 price_billing_cycle_frequency_greater_than_maximum price_duplicate_currency_override_for_country';
const PREVIEW_CODES =
  'entity_archived discount_expired discount_usage_limit_exceeded transaction_customer_is_required_with_address transaction_customer_is_required_for_business_validation transaction_discount_not_eligible transaction_invalid_discount_currency transaction_item_quantity_out_of_range transaction_price_not_found';
const ITEM_CODES =
  'product_tax_category_not_approved discount_restricted_product_not_active discount_restricted_product_price_not_active transaction_both_price_id_and_object_found transaction_cannot_provide_both_discount_code_and_id transaction_duplicate_price_ids transaction_price_different_billing_cycle transaction_price_different_trial_period';
const TRANSACTION_CODES = `${PREVIEW_CODES} ${ITEM_CODES} ${PRICE_CODES} transaction_balance_less_than_charge_limit transaction_recurring_balance_less_than_charge_limit transaction_currency_code_not_valid_for_manual transaction_billing_details_object_required transaction_payment_terms_object_required transaction_billing_details_must_be_null transaction_billing_period_starts_at_greater_than_now transaction_checkout_url_domain_is_not_approved transaction_status_must_be_ready storage_limit_reached`;
const TRANSACTION_CHANGE_CODES =
  'conflict transaction_cannot_be_modified_and_canceled transaction_immutable transaction_immutable_while_processing_payment transaction_invalid_status_change';
const REVISION_CODES =
  'transaction_adjusted_unable_to_revise transaction_immutable_while_processing_payment transaction_invalid_status_to_revise transaction_nothing_to_revise transaction_revised_limit_reached';
const ADJUSTMENT_CODES =
  'adjustment_amount_above_remaining_allowed adjustment_amount_cannot_be_zero adjustment_invalid_combination_of_types adjustment_pending_refund_request adjustment_tax_mode_not_allowed adjustment_total_amount_above_remaining_allowed adjustment_transaction_invalid_status_for_credit adjustment_transaction_invalid_status_for_refund adjustment_transaction_item_has_already_been_fully_adjusted adjustment_transaction_item_over_adjustment';
const SUBSCRIPTION_LOCKS =
  'subscription_is_canceled_action_invalid subscription_locked_renewal subscription_locked_processing';
const CHANGE_CODES =
  'entity_archived price_billing_cycle_frequency_below_1 price_billing_cycle_frequency_greater_than_maximum price_duplicate_currency_override_for_country price_trial_period_frequency_below_1 price_trial_period_missing_fields price_trial_period_requires_billing_cycle product_tax_category_not_approved storage_limit_reached subscription_all_items_removed subscription_archived_discount_application_attempt subscription_credit_creation_against_processing_transaction_not_allowed subscription_credit_creation_against_uncompleted_transaction_not_allowed subscription_currency_update_and_actions_creating_credits_not_allowed subscription_currency_update_not_allowed subscription_discount_not_valid_for_items subscription_incorrect_proration_on_paused_subscription subscription_invalid_billing_mode_for_scheduled_change subscription_items_update_missing_proration_billing_mode subscription_locked_processing subscription_locked_renewal subscription_missing_payment_method_cannot_update subscription_next_billed_at_too_soon subscription_no_recurring_items_remain subscription_one_off_discount_not_valid subscription_only_update_items_on_paused_subscription subscription_outstanding_pending_refund subscription_quantity_missing_for_new_items subscription_trialing_discount_update_invalid_options subscription_trialing_items_update_invalid_options subscription_update_different_currency_credits subscription_update_transaction_balance_less_than_charge_limit subscription_update_when_canceled subscription_update_when_past_due transaction_billing_details_must_be_null transaction_billing_details_object_required transaction_both_price_id_and_object_found transaction_currency_code_not_valid_for_manual transaction_duplicate_price_ids transaction_invalid_discount_currency transaction_item_quantity_out_of_range transaction_payment_terms_object_required transaction_price_different_billing_cycle transaction_price_not_found';
const CHARGE_CODES =
  'entity_archived price_billing_cycle_frequency_below_1 price_billing_cycle_frequency_greater_than_maximum price_duplicate_currency_override_for_country price_trial_period_frequency_below_1 price_trial_period_missing_fields price_trial_period_requires_billing_cycle product_tax_category_not_approved storage_limit_reached subscription_charge_duplicate_price_ids subscription_invalid_billing_mode_for_scheduled_change subscription_locked_processing subscription_locked_renewal subscription_missing_payment_method_cannot_update subscription_not_active subscription_update_when_canceled subscription_update_when_past_due transaction_balance_less_than_charge_limit transaction_both_price_id_and_object_found transaction_item_quantity_out_of_range transaction_price_not_found';
const DECLINED_CODES =
  'subscription_payment_declined subscription_immediate_charge_24_hour_limit_exceeded subscription_immediate_charge_hour_limit_exceeded';
const CUSTOMER_CODES = 'customer_already_exists customer_email_invalid customer_email_domain_not_allowed';

// prettier-ignore
export const OPERATIONS = [
  // The permission `public` means that no key is needed, an empty one that any key is enough. operation
  // method path permission status codes emits
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
  ['checkoutDomains.get',               'get',    '/checkout-domains/{checkout_domain_id}',            'checkout_domain.read',          '200', 'S P G I',                          ''],
  ['checkoutDomains.delete',            'delete', '/checkout-domains/{checkout_domain_id}',            'checkout_domain.write',         '204', 'S P G I',                          ''],
  ['clientTokens.list',                 'get',    '/client-tokens',                                    'client_token.read',             '200', 'S P G L',                          ''],
  ['clientTokens.create',               'post',   '/client-tokens',                                    'client_token.write',            '201', 'S P B',                            'client_token.created'],
  ['clientTokens.get',                  'get',    '/client-tokens/{client_token_id}',                  'client_token.read',             '200', 'S P G I',                          ''],
  ['clientTokens.update',               'patch',  '/client-tokens/{client_token_id}',                  'client_token.write',            '200', 'S P B I conflict',                 'client_token.updated client_token.revoked'],
  ['paymentMethods.list',               'get',    '/customers/{customer_id}/payment-methods',          'payment_method.read',           '200', 'S P G L I',                        ''],
  ['paymentMethods.get',                'get',    PAYMENT_METHOD,                                      'payment_method.read',           '200', 'S P G I',                          ''],
  ['paymentMethods.delete',             'delete', PAYMENT_METHOD,                                      'payment_method.write',          '204', 'S P G I conflict',                          'payment_method.deleted'],
  ['discounts.get',                     'get',    '/discounts/{discount_id}',                          'discount.read',                 '200', 'S P G L I',                        ''],
  ['discounts.list',                    'get',    '/discounts',                                        'discount.read',                 '200', 'S P G L',                          ''],
  ['discounts.create',                  'post',   '/discounts',                                        'discount.write',                '201', `S P B ${DISCOUNT_CODES}`,          'discount.created'],
  ['discounts.update',                  'patch',  '/discounts/{discount_id}',                          'discount.write',                '200', `S P B I ${DISCOUNT_CODES} discount_usage_limit_less_than_times_used conflict`, 'discount.updated'],
  ['discountGroups.list',               'get',    '/discount-groups',                                  'discount.read',                 '200', 'S P G L',                          ''],
  ['discountGroups.create',             'post',   '/discount-groups',                                  'discount.write',                '201', 'S P B discount_group_name_conflict', 'discount_group.created'],
  ['discountGroups.get',                'get',    '/discount-groups/{discount_group_id}',              'discount.read',                 '200', 'S P G I',                          ''],
  ['discountGroups.update',             'patch',  '/discount-groups/{discount_group_id}',              'discount.write',                '200', 'S P B I discount_group_name_conflict conflict', 'discount_group.updated'],
  ['businesses.create',                 'post',   '/customers/{customer_id}/businesses',               'business.write',                '201', 'S P B I entity_archived business_contact_email_domain_not_allowed storage_limit_reached', 'business.created'],
  ['businesses.get',                    'get',    '/customers/{customer_id}/businesses/{business_id}', 'business.read',                 '200', 'S P G I',                          ''],
  ['customers.create',                  'post',   '/customers',                                        'customer.write',                '201', `S P B ${CUSTOMER_CODES} storage_limit_reached`, 'customer.created'],
  ['customers.list',                    'get',    '/customers',                                        'customer.read',                 '200', 'S P G L',                          ''],
  ['customers.get',                     'get',    '/customers/{customer_id}',                          'customer.read',                 '200', 'S P G I',                          ''],
  ['customers.update',                  'patch',  '/customers/{customer_id}',                          'customer.write',                '200', `S P B I ${CUSTOMER_CODES} conflict storage_limit_reached`, 'customer.updated'],
  ['apiKeys.list',                      'get',    '/api-keys',                                         'api_key.read',                  '200', 'S P G L',                          ''],
  ['apiKeys.get',                       'get',    '/api-keys/{api_key_id}',                            '',                              '200', 'S P G I',                          ''],
  ['ips.get',                           'get',    '/ips',                                              'public',                        '200', 'O G',                              ''],
  ['testClock.get',                     'get',    '/test-clock',                                       'test_clock.read',               '200', 'S P G not_found test_clock_sandbox_only', ''],
  ['testClock.start',                   'post',   '/test-clock',                                       'test_clock.write',              '201', 'S P B test_clock_sandbox_only test_clock_already_started test_clock_cannot_go_back', ''],
  ['testClock.advance',                 'post',   '/test-clock/advance',                               'test_clock.write',              '202', 'S P B not_found test_clock_sandbox_only test_clock_advancing test_clock_cannot_go_back', ''],
  ['addresses.list',                    'get',    '/customers/{customer_id}/addresses',                'address.read',                  '200', 'S P G L I',                        ''],
  ['addresses.create',                  'post',   '/customers/{customer_id}/addresses',                'address.write',                 '201', 'S P B I entity_archived address_location_not_allowed storage_limit_reached', 'address.created'],
  ['addresses.get',                     'get',    '/customers/{customer_id}/addresses/{address_id}',   'address.read',                  '200', 'S P G I',                          ''],
  ['addresses.update',                  'patch',  '/customers/{customer_id}/addresses/{address_id}',   'address.write',                 '200', 'S P B I address_location_not_allowed conflict storage_limit_reached', 'address.updated'],
  ['businesses.list',                   'get',    '/customers/{customer_id}/businesses',               'business.read',                 '200', 'S P G L I',                        ''],
  ['businesses.update',                 'patch',  '/customers/{customer_id}/businesses/{business_id}', 'business.write',                '200', 'S P B I business_contact_email_domain_not_allowed conflict storage_limit_reached', 'business.updated'],
  ['products.create',                   'post',   '/products',                                         'product.write',                 '201', 'S P B product_tax_category_not_approved storage_limit_reached', 'product.created'],
  ['products.get',                      'get',    '/products/{product_id}',                            'product.read',                  '200', 'S P G L I',                        ''],
  ['products.list',                     'get',    '/products',                                         'product.read',                  '200', 'S P G L',                          ''],
  ['products.update',                   'patch',  '/products/{product_id}',                            'product.write',                 '200', 'S P B I product_tax_category_not_approved conflict storage_limit_reached', 'product.updated'],
  ['prices.list',                       'get',    '/prices',                                           'price.read',                    '200', 'S P G L',                          ''],
  ['prices.create',                     'post',   '/prices',                                           'price.write',                   '201', `S P B entity_archived ${PRICE_CODES} storage_limit_reached`, 'price.created'],
  ['prices.get',                        'get',    '/prices/{price_id}',                                'price.read',                    '200', 'S P G L I',                        ''],
  ['prices.update',                     'patch',  '/prices/{price_id}',                                'price.write',                   '200', `S P B I ${PRICE_CODES} conflict storage_limit_reached`, 'price.updated'],
  ['pricing.preview',                   'post',   '/pricing-preview',                                  'transaction.read',              '200', `S P B ${PREVIEW_CODES}`,           ''],
  ['transactions.preview',              'post',   '/transactions/preview',                             'transaction.read',              '200', `S P B ${PREVIEW_CODES} ${ITEM_CODES} ${PRICE_CODES}`, ''],
  ['transactions.list',                 'get',    '/transactions',                                     'transaction.read',              '200', 'S P G L invalid_time_query_parameter', ''],
  ['reports.list',                      'get',    '/reports',                                          'report.read',                   '200', 'S P G L',                          ''],
  ['reports.create',                    'post',   '/reports',                                          'report.write',                  '201', 'S P B concurrent_report_generation_not_allowed report_creation_limit_exceeded', 'report.created'],
  ['reports.get',                       'get',    '/reports/{report_id}',                              'report.read',                   '200', 'S P G I',                          ''],
  ['reports.getDownloadUrl',            'get',    '/reports/{report_id}/download-url',                 'report.read',                   '200', 'S P G I report_empty report_expired report_failed report_not_ready', ''],
  ['transactions.create',               'post',   '/transactions',                                     'transaction.write',             '201', `S P B ${TRANSACTION_CODES}`,       'transaction.created transaction.ready transaction.billed transaction.updated transaction.paid transaction.completed subscription.created subscription.activated subscription.trialing invoice.issued invoice.paid discount.created discount.updated price.created product.created'],
  ['transactions.get',                  'get',    '/transactions/{transaction_id}',                    'transaction.read',              '200', 'S P G L I',                        ''],
  ['transactions.update',               'patch',  '/transactions/{transaction_id}',                    'transaction.write',             '200', `S P B I ${TRANSACTION_CODES} ${TRANSACTION_CHANGE_CODES}`, 'transaction.updated transaction.ready transaction.billed transaction.paid transaction.completed transaction.canceled invoice.issued invoice.paid invoice.canceled subscription.created subscription.activated subscription.trialing discount.created discount.updated price.created product.created'],
  ['transactions.revise',               'post',   '/transactions/{transaction_id}/revise',             'transaction.write',             '200', `S P B I ${REVISION_CODES}`,        'transaction.revised adjustment.created transaction.updated transaction.completed'],
  ['transactions.invoice',              'get',    '/transactions/{transaction_id}/invoice',            'transaction.read',              '200', 'S P G L I transaction_invoice_not_available', ''],
  ['adjustments.list',                  'get',    '/adjustments',                                      'adjustment.read',               '200', 'S P G L',                          ''],
  ['adjustments.create',                'post',   '/adjustments',                                      'adjustment.write',              '201', `S P B ${ADJUSTMENT_CODES} transaction_immutable_while_processing_payment`, 'adjustment.created transaction.updated transaction.completed'],
  ['adjustments.creditNote',            'get',    '/adjustments/{adjustment_id}/credit-note',          'adjustment.read',               '200', 'S P G L I adjustment_credit_note_not_available', ''],
  ['subscriptions.list',                'get',    '/subscriptions',                                    'subscription.read',             '200', 'S P G L',                          ''],
  ['subscriptions.get',                 'get',    '/subscriptions/{subscription_id}',                  'subscription.read',             '200', 'S P G L I',                          ''],
  ['subscriptions.pause', 'post', '/subscriptions/{subscription_id}/pause', 'subscription.write', '200', `S P B I ${SUBSCRIPTION_LOCKS} subscription_cannot_be_paused subscription_not_active subscription_locked_pending_changes subscription_continuing_existing_billing_period_not_allowed subscription_continuing_existing_billing_period_not_allowed_subscription_past_due`, 'subscription.updated subscription.paused transaction.updated transaction.canceled invoice.canceled'],
  ['subscriptions.resume', 'post', '/subscriptions/{subscription_id}/resume', 'subscription.write', '200', `S P B I ${SUBSCRIPTION_LOCKS} subscription_must_be_paused subscription_outstanding_transaction subscription_payment_declined subscription_missing_payment_method_cannot_resume subscription_continuing_existing_billing_period_not_allowed subscription_continuing_existing_billing_period_not_allowed_no_billing_period`, 'subscription.updated subscription.resumed transaction.created transaction.billed transaction.updated transaction.paid transaction.completed transaction.payment_failed transaction.canceled invoice.issued'],
  ['subscriptions.cancel', 'post', '/subscriptions/{subscription_id}/cancel', 'subscription.write', '200', `S P B I ${SUBSCRIPTION_LOCKS} subscription_locked_pending_changes`, 'subscription.updated subscription.canceled transaction.updated transaction.canceled invoice.canceled'],
  ['subscriptions.activate', 'post', '/subscriptions/{subscription_id}/activate', 'subscription.write', '200', `S P G I ${SUBSCRIPTION_LOCKS} subscription_locked_pending_changes subscription_cannot_activate subscription_manual_collection_mode_activation_not_allowed subscription_missing_payment_method_cannot_activate subscription_payment_declined`, 'subscription.updated subscription.activated transaction.created transaction.billed transaction.updated transaction.paid transaction.completed transaction.payment_failed transaction.canceled'],
  ['subscriptions.update', 'patch', '/subscriptions/{subscription_id}', 'subscription.write', '200', `S P B I ${CHANGE_CODES} ${DECLINED_CODES}`, 'subscription.updated subscription.past_due transaction.created transaction.billed transaction.updated transaction.paid transaction.completed transaction.payment_failed transaction.canceled transaction.past_due invoice.issued discount.updated price.created product.created'],
  ['subscriptions.previewUpdate', 'patch', '/subscriptions/{subscription_id}/preview', 'subscription.read', '200', `S P B I ${CHANGE_CODES}`, ''],
  ['subscriptions.charge', 'post', '/subscriptions/{subscription_id}/charge', 'subscription.write', '201', `S P B I ${CHARGE_CODES} ${DECLINED_CODES}`, 'subscription.updated subscription.past_due transaction.created transaction.billed transaction.updated transaction.paid transaction.completed transaction.payment_failed transaction.canceled transaction.past_due invoice.issued price.created product.created'],
  ['subscriptions.previewCharge', 'post', '/subscriptions/{subscription_id}/charge/preview', 'subscription.read', '200', `S P B I ${CHARGE_CODES}`, ''],
  ['creditBalances.list',               'get',    '/customers/{customer_id}/credit-balances',          'customer.read',                 '200', 'S P G L I',                        ''],
  ['metrics.activeSubscribers',          'get',    '/metrics/active-subscribers',                       'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.chargebacks',                'get',    '/metrics/chargebacks',                              'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.checkoutConversion',         'get',    '/metrics/checkout-conversion',                      'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.monthlyRecurringRevenue',    'get',    '/metrics/monthly-recurring-revenue',                'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.monthlyRecurringRevenueChange','get',    '/metrics/monthly-recurring-revenue-change',         'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.refunds',                    'get',    '/metrics/refunds',                                  'metrics.read',                  '200', 'S P G L',                          ''],
  ['metrics.revenue',                    'get',    '/metrics/revenue',                                  'metrics.read',                  '200', 'S P G L',                          ''],
  ['subscriptions.paymentMethodTransaction', 'get', '/subscriptions/{subscription_id}/update-payment-method-transaction', 'transaction.write', '200', 'S P G I conflict subscription_is_canceled_action_invalid', 'transaction.created transaction.ready'],
  ['customerPortalSessions.create', 'post', '/customers/{customer_id}/portal-sessions', 'customer_portal_session.write', '201', 'S P B I', ''],
] as const;

const LIST = {
  after: {},
  per_page: { default: 50, minimum: 1, 'x-cap': 200 },
  order_by: { default: 'id[DESC]', enum: ['id[ASC]', 'id[DESC]'] },
};
const orderedBy = (fields: string): JsonObject => ({
  default: 'id[DESC]',
  enum: fields.split(' ').flatMap((field) => [`${field}[ASC]`, `${field}[DESC]`]),
});
const INCLUDE_EVENTS = { include: { type: 'array', items: { type: 'string', enum: ['events'] } } };
const INCLUDE_PRICES = { include: { type: 'array', items: { type: 'string', enum: ['prices'] } } };
const INCLUDE_PRODUCT = { include: { type: 'array', items: { type: 'string', enum: ['product'] } } };
const INCLUDE_IN_TRANSACTION = {
  include: {
    type: 'array',
    items: {
      type: 'string',
      enum: ['address', 'adjustment', 'available_payment_methods', 'business', 'customer', 'discount'],
    },
  },
};
const CATALOG_TYPE = { default: 'standard' };
const STATUS = { type: 'array', default: ['active'] };
const TIME = { type: 'string', format: 'date-time' };
const METRICS = { from: { format: 'date' }, to: { format: 'date' } };
const METRICS_IN_CURRENCY = { ...METRICS, currency_code: {} };
const timesOf = (...fields: string[]): Record<string, JsonObject> =>
  Object.fromEntries(
    fields.flatMap((field) => ['', '[LT]', '[LTE]', '[GT]', '[GTE]'].map((operator) => [field + operator, TIME])),
  );

// prettier-ignore
export const QUERY = {
  'events.list':          { ...LIST, event_type: { type: 'array' } },
  'checkoutDomains.list': { after: {}, per_page: { default: 50, minimum: 1, 'x-cap': 200 }, order_by: { default: 'id[DESC]', enum: ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]', 'updated_at[ASC]', 'updated_at[DESC]'] }, id: { type: 'array' }, status: { type: 'array' }, domain: { format: 'hostname' } },
  'paymentMethods.list':  { ...LIST, address_id: { type: 'array' }, supports_checkout: { type: 'boolean' } },
  'notifications.list':   { ...LIST, notification_setting_id: { type: 'array' }, status: { type: 'array' }, search: { maxLength: 100 }, filter: { pattern: '^(txn|ctm|sub)_[a-z0-9]{26}$' }, from: TIME, to: TIME },
  'notifications.listLogs': LIST,
  'notificationSettings.list': { ...LIST, active: { type: 'boolean' }, traffic_source: {} },
  'simulations.list':     { ...LIST, id: { type: 'array' }, notification_setting_id: { type: 'array' }, status: STATUS },
  'simulationRuns.list':  { ...LIST, id: { type: 'array' }, ...INCLUDE_EVENTS },
  'apiKeys.list':         { ...LIST, status: { type: 'array' } },
  'clientTokens.list':    { ...LIST, status: { type: 'array' } },
  'simulationRuns.get':   INCLUDE_EVENTS,
  'simulationEvents.list': { ...LIST, id: { type: 'array' } },
  'customers.list':       { ...LIST, id: { type: 'array' }, email: { type: 'array' }, search: { maxLength: 100 }, status: STATUS },
  'addresses.list':       { ...LIST, id: { type: 'array' }, search: { maxLength: 100 }, status: STATUS },
  'businesses.list':      { ...LIST, id: { type: 'array' }, search: { maxLength: 100 }, status: STATUS },
  'discountGroups.list':  { ...LIST, id: { type: 'array' }, status: STATUS },
  'discounts.list':       { ...LIST, order_by: { default: 'id[DESC]', enum: ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]'] }, id: { type: 'array' }, code: { type: 'array' }, discount_group_id: { type: 'array' }, status: STATUS, mode: { default: 'standard' }, include: { type: 'array', items: { type: 'string', enum: ['discount_group'] } } },
  'discounts.get':        { include: { type: 'array', items: { type: 'string', enum: ['discount_group'] } } },
  'products.get':         INCLUDE_PRICES,
  'products.list':        { ...LIST, order_by: orderedBy('id created_at custom_data description image_url name status tax_category updated_at'), id: { type: 'array' }, tax_category: { type: 'array' }, status: STATUS, type: CATALOG_TYPE, ...INCLUDE_PRICES },
  'prices.get':           INCLUDE_PRODUCT,
  'prices.list':          { ...LIST, order_by: orderedBy('id product_id status tax_mode billing_cycle.frequency billing_cycle.interval quantity.minimum quantity.maximum unit_price.amount unit_price.currency_code'), id: { type: 'array' }, product_id: { type: 'array' }, recurring: { type: 'boolean' }, status: STATUS, type: CATALOG_TYPE, ...INCLUDE_PRODUCT },
  'metrics.activeSubscribers': METRICS,
  'metrics.chargebacks':  METRICS,
  'metrics.checkoutConversion': METRICS,
  'metrics.monthlyRecurringRevenue': METRICS_IN_CURRENCY,
  'metrics.monthlyRecurringRevenueChange': METRICS_IN_CURRENCY,
  'metrics.refunds':      METRICS_IN_CURRENCY,
  'metrics.revenue':      METRICS_IN_CURRENCY,
  'reports.list':         { ...LIST, status: { type: 'array' } },
  'adjustments.creditNote': { disposition: { default: 'attachment' } },
  'adjustments.list':     { ...LIST, id: { type: 'array' }, action: { type: 'array' }, customer_id: { type: 'array' }, subscription_id: { type: 'array' }, transaction_id: { type: 'array' }, status: { type: 'array' } },
  'subscriptions.list':   { ...LIST, id: { type: 'array' }, customer_id: { type: 'array' }, address_id: { type: 'array' }, price_id: { type: 'array' }, scheduled_change_action: { type: 'array' }, status: { type: 'array' }, collection_mode: {} },
  'creditBalances.list':  { currency_code: { type: 'array' } },
  'transactions.invoice': { disposition: { default: 'attachment' } },
  'transactions.get':     INCLUDE_IN_TRANSACTION,
  'subscriptions.get':    { include: { type: 'array' } },
  'transactions.create':  INCLUDE_IN_TRANSACTION,
  'transactions.update':  INCLUDE_IN_TRANSACTION,
  'transactions.revise':  INCLUDE_IN_TRANSACTION,
  'transactions.list':    { ...LIST, order_by: orderedBy('id billed_at created_at updated_at'), id: { type: 'array' }, customer_id: { type: 'array' }, subscription_id: { type: 'array' }, invoice_number: { type: 'array' }, origin: { type: 'array' }, status: { type: 'array' }, collection_mode: {}, ...timesOf('billed_at', 'created_at', 'updated_at'), ...INCLUDE_IN_TRANSACTION },
} as const satisfies Record<string, Record<string, JsonObject>>;

// prettier-ignore
export const ENUMERATIONS: Record<string, string> = {
  CurrencyCode: 'USD EUR GBP JPY AUD CAD CHF HKD SGD SEK ARS BRL CLP CNY COP CZK DKK HUF ILS INR KRW MXN NOK NZD PEN PLN RUB THB TRY TWD UAH VND ZAR',
  CatalogStatus: 'active archived',
  CheckoutDomainStatus: 'pending_review approved rejected in_review action_required',
  ClientTokenStatus: 'active revoked',
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
  CatalogType: 'standard custom',
  TaxMode: 'account_setting external internal location',
  TaxCategory: 'digital-goods ebooks implementation-services professional-services saas software-programming-services standard training-services website-hosting',
  TimeInterval: 'day week month year',
  DiscountType: 'flat flat_per_seat percentage',
  DiscountMode: 'standard custom',
  AdjustmentAction: 'credit refund chargeback chargeback_reverse chargeback_warning chargeback_warning_reverse credit_reverse',
  AdjustmentStatus: 'pending_approval approved rejected reversed',
  CollectionMode: 'automatic manual',
  MetricInterval: 'day',
  DocumentDisposition: 'attachment inline',
  TransactionStatus: 'draft ready billed paid completed canceled past_due',
  TransactionOrigin: 'api subscription_charge subscription_payment_method_change subscription_recurring subscription_update web',
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
  notification_simulation payment_method price product report subscription test_clock
  transaction`;

/** Permissions to create what can't be read afterwards. */
export const WRITE_ONLY: readonly string[] = ['customer_portal_session.write'];

// Every code of the reference; those that are not the caller's to correct are of type api_error.
// prettier-ignore
export const ERRORS: Record<number, string> = {
  400: `concurrent_report_generation_not_allowed report_creation_limit_exceeded report_empty report_expired report_failed report_not_ready invalid_version bad_request invalid_json invalid_field invalid_time_query_parameter unexpected_request_body entity_archived
    customer_email_invalid customer_email_domain_not_allowed business_contact_email_domain_not_allowed address_location_not_allowed
    product_tax_category_not_approved price_trial_period_missing_fields price_trial_period_requires_billing_cycle
    price_trial_period_frequency_below_1 price_billing_cycle_frequency_below_1 price_billing_cycle_frequency_greater_than_maximum
    price_duplicate_currency_override_for_country discount_expired discount_usage_limit_exceeded
    discount_usage_limit_less_than_times_used discount_restricted_product_not_active discount_restricted_product_price_not_active
    url_notification_setting_incorrect email_notification_setting_incorrect notification_maximum_active_settings_reached
    notification_cannot_replay notification_replay_invalid_origin_type storage_limit_reached
    adjustment_amount_above_remaining_allowed adjustment_amount_cannot_be_zero adjustment_invalid_combination_of_types adjustment_pending_refund_request adjustment_tax_mode_not_allowed adjustment_total_amount_above_remaining_allowed adjustment_transaction_invalid_status_for_credit adjustment_transaction_invalid_status_for_refund adjustment_transaction_item_has_already_been_fully_adjusted adjustment_transaction_item_over_adjustment
    adjustment_credit_note_not_available transaction_invoice_not_available
    test_clock_cannot_go_back transaction_balance_less_than_charge_limit transaction_billing_details_must_be_null
    transaction_billing_details_object_required transaction_billing_period_starts_at_greater_than_now
    transaction_both_price_id_and_object_found transaction_cannot_be_modified_and_canceled
    transaction_cannot_provide_both_discount_code_and_id
    transaction_checkout_url_domain_is_not_approved transaction_currency_code_not_valid_for_manual
    transaction_customer_is_required_for_business_validation transaction_customer_is_required_with_address
    transaction_discount_not_eligible transaction_duplicate_price_ids transaction_immutable transaction_invalid_discount_currency
    transaction_invalid_status_change transaction_item_quantity_out_of_range transaction_payment_terms_object_required
    transaction_price_different_billing_cycle transaction_price_different_trial_period transaction_price_not_found
    transaction_recurring_balance_less_than_charge_limit transaction_status_must_be_ready
    transaction_adjusted_unable_to_revise transaction_invalid_status_to_revise transaction_nothing_to_revise
    transaction_revised_limit_reached
    subscription_cannot_activate subscription_cannot_be_paused subscription_continuing_existing_billing_period_not_allowed
    subscription_continuing_existing_billing_period_not_allowed_no_billing_period
    subscription_continuing_existing_billing_period_not_allowed_subscription_past_due subscription_is_canceled_action_invalid
    subscription_locked_pending_changes subscription_manual_collection_mode_activation_not_allowed
    subscription_missing_payment_method_cannot_activate subscription_missing_payment_method_cannot_resume
    subscription_must_be_paused subscription_not_active subscription_payment_declined
    subscription_update_when_past_due
    subscription_update_when_canceled
    subscription_invalid_billing_mode_for_scheduled_change
    subscription_items_update_missing_proration_billing_mode
    subscription_only_update_items_on_paused_subscription
    subscription_incorrect_proration_on_paused_subscription
    subscription_trialing_items_update_invalid_options
    subscription_trialing_discount_update_invalid_options
    subscription_all_items_removed
    subscription_no_recurring_items_remain
    subscription_quantity_missing_for_new_items
    subscription_credit_creation_against_uncompleted_transaction_not_allowed
    subscription_credit_creation_against_processing_transaction_not_allowed
    subscription_outstanding_pending_refund
    subscription_currency_update_not_allowed
    subscription_currency_update_and_actions_creating_credits_not_allowed
    subscription_update_different_currency_credits
    subscription_update_transaction_balance_less_than_charge_limit
    subscription_one_off_discount_not_valid
    subscription_discount_not_valid_for_items
    subscription_archived_discount_application_attempt
    subscription_missing_payment_method_cannot_update
    subscription_charge_duplicate_price_ids`,
  401: 'invalid_token',
  403: 'forbidden test_clock_sandbox_only',
  404: 'invalid_url not_found',
  405: 'method_not_allowed',
  409: `subscription_next_billed_at_too_soon subscription_locked_processing subscription_locked_renewal subscription_outstanding_transaction test_clock_advancing test_clock_already_started conflict idempotency_key_in_use customer_already_exists discount_code_conflict discount_group_name_conflict transaction_immutable_while_processing_payment notification_setting_cannot_be_duplicate
    notification_simulation_already_running_conflict notification_simulation_run_notification_settings_conflict
    notification_simulation_run_configuration_conflict`,
  413: 'request_body_too_large',
  415: 'unsupported_media_type',
  422: 'idempotency_key_reused',
  429: `too_many_requests subscription_immediate_charge_hour_limit_exceeded subscription_immediate_charge_24_hour_limit_exceeded`,
  431: 'request_headers_too_large',
  500: 'internal_error',
  501: 'not_implemented',
  503: 'service_unavailable',
};
export const API_ERRORS = [
  'idempotency_key_in_use',
  'internal_error',
  'not_implemented',
  'service_unavailable',
  'too_many_requests',
];
