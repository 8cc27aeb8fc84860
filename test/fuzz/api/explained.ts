import type { FuzzRequest } from './request.ts';

export interface Rejection {
  readonly code: string;
  /** Of an `invalid_field`. */
  readonly field?: string;
  readonly message?: string;
}

export interface Explanation {
  /** Expressions that the whole of each has to match; absent = any. */
  readonly operation?: RegExp;
  readonly code: RegExp;
  readonly field?: RegExp;
  readonly message?: RegExp;
  /** The documented rule beyond the schema. */
  readonly why: string;
}

/** Documented rules that no schema expresses, which may reject a request that conforms to its schema. */
export const explanations: readonly Explanation[] = [
  {
    operation: /testClock\.\w+/,
    code: /not_found|test_clock_(already_started|cannot_go_back|advancing)/,
    why: 'An account starts one test clock, which only moves forward.',
  },
  {
    operation: /(simulationRuns|simulationEvents|notifications|events)\.\w+/,
    code: /not_found/,
    why: 'A test clock can move an account beyond the 90 days in which these can be read.',
  },
  {
    code: /idempotency_key_(reused|in_use)/,
    why: 'An idempotency key belongs to one request.',
  },
  {
    operation: /metrics\.\w+/,
    code: /invalid_field/,
    field: /from|to/,
    message:
      /must not be (before from, .*|after .*, where the range ends without to)|must be at most 366 days after from, .*/,
    why: 'A range of days ends where it begins or later, and has at most 366 days.',
  },
  {
    operation: /reports\.create/,
    code: /concurrent_report_generation_not_allowed|report_creation_limit_exceeded/,
    why: 'An account generates one report at a time, and creates 100 in 24 hours.',
  },
  {
    operation: /reports\.getDownloadUrl/,
    code: /report_(empty|expired|failed|not_ready)/,
    why: 'Only a report that is ready and has rows has a file.',
  },
  {
    operation: /clientTokens\.update/,
    code: /conflict/,
    why: 'A revoked client token stays as it is.',
  },
  {
    operation: /(addresses|businesses)\.create/,
    code: /entity_archived/,
    why: 'An archived customer gets no further addresses and businesses.',
  },
  {
    operation: /subscriptions\.paymentMethodTransaction/,
    code: /conflict|subscription_is_canceled_action_invalid/,
    why: 'Only a subscription with automatic collection that is neither paused nor canceled has a payment method to change.',
  },
  {
    operation: /customerPortalSessions\.create/,
    code: /invalid_field/,
    field: /subscription_ids\[\d+\]/,
    message: /must be the id of a subscription of this customer/,
    why: 'A session links to subscriptions of its customer.',
  },
  {
    operation: /prices\.(create|update)/,
    code: /price_(trial_period|billing_cycle|duplicate_currency)_\w+/,
    why: 'Billing cycles, trial periods and overrides of prices have their own rules and codes.',
  },
  {
    operation: /prices\.(create|update)/,
    code: /invalid_field/,
    field: /quantity\.minimum/,
    message: /must be at most quantity\.maximum, which is \d+/,
    why: 'The minimum quantity of a price is at most its maximum.',
  },
  {
    operation: /prices\.create/,
    code: /entity_archived/,
    why: 'An archived product gets no further prices.',
  },
  {
    operation: /prices\.create/,
    code: /invalid_field/,
    field: /product_id/,
    message: /must be the id of a product/,
    why: 'A price belongs to an existing product of the account.',
  },
  {
    code: /invalid_field|invalid_time_query_parameter/,
    message: /must not contain the character U\+0000.*|must not begin with .*/,
    why: 'Every operation rejects text that PostgreSQL cannot store unchanged.',
  },
  {
    operation: /notificationSettings\.\w+/,
    code: /url_notification_setting_incorrect|email_notification_setting_incorrect/,
    why: 'The destination must be a URL or an email address, according to the type of the setting.',
  },
  {
    operation: /notificationSettings\.\w+/,
    code: /invalid_field/,
    field: /traffic_source/,
    message: /must be platform when type is email/,
    why: 'Destinations of type email receive no simulated events.',
  },
  {
    operation: /notificationSettings\.\w+/,
    code: /notification_maximum_active_settings_reached|notification_setting_cannot_be_duplicate/,
    why: 'An account has at most ten active settings, no two of them alike.',
  },
  {
    code: /invalid_field/,
    field: /after/,
    message: /must be the id of an item of this list.*/,
    why: 'A cursor must be the id of an existing item of the list.',
  },
  {
    operation: /notifications\.\w+/,
    code: /not_found/,
    why: 'Deleting a setting deletes its notifications.',
  },
  {
    operation: /notifications\.replay/,
    code: /notification_cannot_replay|notification_replay_invalid_origin_type/,
    why: 'Only a notification whose delivery has ended can be replayed, and a replay cannot.',
  },
  {
    operation: /simulations\.\w+/,
    code: /invalid_field/,
    field: /notification_setting_id|config\..*(_id|items)/,
    message:
      /must be the id of .*|must belong to the same customer as the other entities|must hold at least one price with a billing cycle/,
    why: 'An id in a body must name an existing, active entity, all entities belong to one customer, and a price recurs.',
  },
  {
    operation: /simulations\.\w+/,
    code: /invalid_field/,
    field: /config.*|payload/,
    message: /must be null .*|must be absent or null for the scenario .*|is required|must be null|must be null when .*/,
    why: 'The config and the payload must match the type of the simulation.',
  },
  {
    operation: /simulations\.\w+/,
    code: /invalid_field/,
    field: /payload.*/,
    why: 'A payload is checked against the schema of its event type.',
  },
  {
    operation: /simulationRuns\.create|simulationEvents\.replay/,
    code: /notification_simulation_(already_running|run_notification_settings|run_configuration)_conflict|entity_archived|storage_limit_reached/,
    why: 'A simulation can be run when it is active, not running, and its destination takes simulated events.',
  },
  {
    operation: /discountGroups\.(create|update)/,
    code: /discount_group_name_conflict/,
    why: 'No two discount groups of an account have the same name.',
  },
  {
    operation: /discounts\.(create|update)/,
    code: /discount_(code_conflict|expired|restricted_product(_price)?_not_active)|entity_archived/,
    why: 'The code of an active discount is unique, its expiry is in the future, and what it refers to is active.',
  },
  {
    operation: /discounts\.(create|update)/,
    code: /invalid_field/,
    field: /discount_group_id|restrict_to\[\d+\]/,
    message: /must be the id of .*/,
    why: 'An id in a body must name an existing entity.',
  },
  {
    operation: /(discounts|transactions)\.(create|update|preview)/,
    code: /invalid_field/,
    field: /(discount\.)?(amount|currency_code|maximum_recurring_intervals)/,
    message: /is required|must be (null|a string|from 0\.01 to 100 .*|digits.*)/,
    why: 'Members depend on each other: on those in the body, which samples do not follow, and on those that are stored.',
  },
  {
    operation: /(pricing|transactions)\.preview/,
    code: /transaction_\w+|discount_(expired|usage_limit_exceeded)|entity_archived/,
    why: 'What is sold, to whom and with which discount has to fit together.',
  },
  {
    operation: /(pricing|transactions)\.preview/,
    code: /invalid_field/,
    field: /\w+_id|address(\.postal_code)?|items(\[\d+\](\.(price_id|quantity|price\.product_id))?)?/,
    message:
      /must be the id of .*|must be absent or null when address_id is given|is required.*|must (be lower|cost less): .*|.*amounts are not converted|or product must be given.*/,
    why: 'Ids name entities of the customer; an item has one price, all have one currency, and amounts at most 15 digits.',
  },
  {
    operation: /transactions\.(create|update|preview)/,
    code: /price_(trial_period|billing_cycle|duplicate_currency)_\w+/,
    why: 'Prices that are not in the catalog have the rules of prices.',
  },
  {
    operation: /transactions\.(create|update|preview)/,
    code: /invalid_field/,
    field: /items\[\d+\]\.price\.quantity\.minimum/,
    message: /must be at most quantity\.maximum, which is \d+/,
    why: 'The minimum quantity of a price is at most its maximum.',
  },
  {
    operation: /adjustments\.create/,
    code: /adjustment_\w+|transaction_immutable_while_processing_payment/,
    why: 'The types, amounts and status of an adjustment have their own rules and codes.',
  },
  {
    operation: /adjustments\.create/,
    code: /invalid_field/,
    field: /transaction_id|items\[\d+\]\.item_id/,
    message: /must be the id of .*|must not be that of items\[\d+\]/,
    why: 'An adjustment names a transaction and its lines, each once.',
  },
  {
    operation: /adjustments\.creditNote|transactions\.invoice/,
    code: /adjustment_credit_note_not_available|transaction_invoice_not_available/,
    why: 'A document exists once its transaction is billed or its adjustment approved.',
  },
  {
    operation: /transactions\.(create|update)/,
    code: /transaction_\w+|discount_(expired|usage_limit_exceeded)|entity_archived/,
    why: 'The items, parties, terms and status of a transaction have their own rules and codes.',
  },
  {
    operation: /transactions\.(create|update)/,
    code: /invalid_field/,
    field: /(customer|address|business|discount)_id/,
    message: /must be the id of .*/,
    why: 'An id in a body must name an existing entity, of the same customer.',
  },
  {
    operation: /transactions\.(create|update)/,
    code: /invalid_field/,
    field: /items(\[\d+\](\.(quantity|price_id|price\.product_id))?)?/,
    message:
      /must have a price in [A-Z]{3}, the currency of this request.*|must (be lower|cost less): .*|must be the id of .*|is required, unless .*|.*or product must be given.*/,
    why: 'An item has one price; amounts are not converted to another currency, and have at most 15 digits.',
  },
  {
    operation: /transactions\.(create|update)/,
    code: /invalid_field/,
    field: /billing_period\.ends_at|checkout\.url/,
    message:
      /must be after billing_period\.starts_at.*|must be a complete web address.*|must be null for manual collection.*/,
    why: 'A period ends after it starts, and a checkout page is a web address where the collection mode has a checkout.',
  },
  {
    operation: /transactions\.revise/,
    code: /transaction_(adjusted_unable_to_revise|invalid_status_to_revise|nothing_to_revise|revised_limit_reached)/,
    why: 'A transaction with documents and without adjustments is revised once, with something to correct.',
  },
  {
    operation: /transactions\.revise/,
    code: /invalid_field/,
    field: /business\.(name|tax_identifier)/,
    message: /is required: the transaction has no business|must be a valid tax number .*/,
    why: 'A business has a name, and only a valid tax number replaces a valid one.',
  },
  {
    operation: /subscriptions\.(update|previewUpdate|charge|previewCharge)/,
    code: /subscription_\w+|price_\w+|transaction_\w+|entity_archived|product_tax_category_not_approved/,
    why: 'What a subscription can be changed to and charged depends on its status, its items, and the catalog.',
  },
  {
    operation: /subscriptions\.(update|previewUpdate|charge|previewCharge)/,
    code: /invalid_field/,
    field: /(customer|address|business)_id|discount\.id|items\[\d+\]\.(price_id|price\.product_id)/,
    message:
      /must be the id of .*|is required, unless the item has a price object|or product must be given, and not both/,
    why: 'An id in a body must name an existing entity, of the same customer, and an item has one price.',
  },
  {
    operation: /subscriptions\.(update|previewUpdate|charge|previewCharge)/,
    code: /invalid_field/,
    field: /items(\[\d+\](\.(quantity|price\.quantity\.minimum))?)?/,
    message:
      /must have a price (with a billing_cycle\. .*|in [A-Z]{3}, the currency of this request.*)|must have prices without a billing_cycle: .*|must (be lower|cost less|be fewer): .*|must be at most quantity\.maximum, which is \d+/,
    why: 'Items recur with the subscription, charges do not; both have its currency, amounts of at most 15 digits, and 100 charges wait.',
  },
  {
    operation: /subscriptions\.(update|previewUpdate)/,
    code: /invalid_field/,
    field: /proration_billing_mode|next_billed_at/,
    message:
      /must be \w+, \w+ or do_not_bill when next_billed_at is moved: .*|must be absent, because a change is scheduled: .*/,
    why: 'A billing date is moved with a mode that has no full price of a part of a period, and not with a scheduled change.',
  },
  {
    operation: /subscriptions\.(pause|resume|cancel|activate)/,
    code: /subscription_\w+/,
    why: 'What can be done with a subscription depends on its status, its scheduled change, and how close its renewal is.',
  },
  {
    operation: /subscriptions\.(pause|resume)/,
    code: /invalid_field/,
    field: /resume_at|effective_from/,
    message: /must be later than .*/,
    why: 'A pause ends after it begins, and a subscription resumes in the future.',
  },
  {
    operation: /customers\.(create|update)/,
    code: /customer_email_invalid|customer_already_exists/,
    why: 'The email address of a customer has to be usable, and no other customer may have it.',
  },
];

/** The explanation of each part of a rejection, or undefined. */
export function explain(
  { operation }: Pick<FuzzRequest, 'operation'>,
  rejections: readonly Rejection[],
): (Explanation | undefined)[] {
  const matches = (expression: RegExp | undefined, text = ''): boolean =>
    expression === undefined || new RegExp(`^(?:${expression.source})$`, 's').test(text);
  return rejections.map(({ code, field, message }) =>
    explanations.find(
      (each) =>
        matches(each.operation, operation?.id) &&
        matches(each.code, code) &&
        matches(each.field, field) &&
        matches(each.message, message),
    ),
  );
}
