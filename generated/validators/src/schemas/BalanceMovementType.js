// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['payment', 'refund', 'chargeback', 'chargeback_reverse'];

function checkBalanceMovementType(data, fast) {
  let faults = null;
  if (!(data === 'payment' || data === 'refund' || data === 'chargeback' || data === 'chargeback_reverse')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const BalanceMovementTypeValidator = /* @__PURE__ */ validator(checkBalanceMovementType);

export { BalanceMovementTypeValidator as BalanceMovementType, checkBalanceMovementType as check };
