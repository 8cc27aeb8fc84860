// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
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
const values2 = /* @__PURE__ */ new Set(values);

function checkPaymentAttemptStatus(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PaymentAttemptStatusValidator = /* @__PURE__ */ validator(checkPaymentAttemptStatus);

export { PaymentAttemptStatusValidator as PaymentAttemptStatus, checkPaymentAttemptStatus as check };
