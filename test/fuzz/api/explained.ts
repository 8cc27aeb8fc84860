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
    field: /notification_setting_id|config\..*_id/,
    message: /must be the id of .*|must belong to the same customer as the other entities/,
    why: 'An id in a body must name an existing, active entity, and all entities belong to one customer.',
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
    operation: /customers\.create/,
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
