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

function checkAdjustmentActions(data, fast) {
  let faults = null;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxItems', { limit: 50 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minItems', { limit: 1 });
    }
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      if (
        !(
          item === 'credit' ||
          item === 'refund' ||
          item === 'chargeback' ||
          item === 'chargeback_reverse' ||
          item === 'chargeback_warning' ||
          item === 'chargeback_warning_reverse' ||
          item === 'credit_reverse'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/' + i, 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const AdjustmentActionsValidator = /* @__PURE__ */ validator(checkAdjustmentActions);

export { AdjustmentActionsValidator as AdjustmentActions, checkAdjustmentActions as check };
