// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'authorized',
  'authorized_flagged',
  'canceled',
  'captured',
  'error',
  'action_required',
  'pending_no_action_required',
  'created',
  'unknown',
  'dropped',
];
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentAttemptStatus */
const validator0: Validator<types.PaymentAttemptStatus> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentAttemptStatus, validate0 as check };
