// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];

function checkAdjustmentAction(data, fast) {
  let faults = null;
  if (
    !(
      data === 'credit' ||
      data === 'refund' ||
      data === 'chargeback' ||
      data === 'chargeback_reverse' ||
      data === 'chargeback_warning' ||
      data === 'chargeback_warning_reverse' ||
      data === 'credit_reverse'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentActionValidator = /* @__PURE__ */ validator(checkAdjustmentAction);

export { AdjustmentActionValidator as AdjustmentAction, checkAdjustmentAction as check };
