import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

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
const values1 = new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaymentAttemptStatus, validate0 as check };
