// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['payment', 'refund', 'chargeback', 'chargeback_reverse'];

function checkBalanceMovementTypes(data, fast) {
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
      if (!(item === 'payment' || item === 'refund' || item === 'chargeback' || item === 'chargeback_reverse')) {
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

const BalanceMovementTypesValidator = /* @__PURE__ */ validator(checkBalanceMovementTypes);

export { BalanceMovementTypesValidator as BalanceMovementTypes, checkBalanceMovementTypes as check };
