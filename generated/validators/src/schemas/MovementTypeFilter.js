// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkBalanceMovementTypes } from '../schemas/BalanceMovementTypes.js';

const values = ['payment', 'refund', 'chargeback', 'chargeback_reverse'];

function checkMovementTypeFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name' || key === 'value' || key === 'operator')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (name !== 'balance_movement_type') {
        if (fast) return rejected;
        faults = note(faults, '/name', 'const', { limit: 'balance_movement_type' });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        if (!(value === 'payment' || value === 'refund' || value === 'chargeback' || value === 'chargeback_reverse')) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'enum', { limit: values });
        }
      } else if (Array.isArray(value)) {
        const found = checkBalanceMovementTypes(value, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/value');
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/value', 'type', { type: ['string', 'array'] });
      }
    }
    if (data.operator !== undefined) {
      const operator = data.operator;
      if (!(operator === null)) {
        if (fast) return rejected;
        faults = note(faults, '/operator', 'type', { type: 'null' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const MovementTypeFilterValidator = /* @__PURE__ */ validator(checkMovementTypeFilter);

export { MovementTypeFilterValidator as MovementTypeFilter, checkMovementTypeFilter as check };
