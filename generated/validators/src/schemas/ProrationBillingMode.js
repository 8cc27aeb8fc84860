// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'prorated_immediately',
  'full_immediately',
  'prorated_next_billing_period',
  'full_next_billing_period',
  'do_not_bill',
];

function checkProrationBillingMode(data, fast) {
  let faults = null;
  if (
    !(
      data === 'prorated_immediately' ||
      data === 'full_immediately' ||
      data === 'prorated_next_billing_period' ||
      data === 'full_next_billing_period' ||
      data === 'do_not_bill'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ProrationBillingModeValidator = /* @__PURE__ */ validator(checkProrationBillingMode);

export { ProrationBillingModeValidator as ProrationBillingMode, checkProrationBillingMode as check };
