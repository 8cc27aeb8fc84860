// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkRevisedCustomer(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 1024 && codePoints(name) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 1024 });
        }
      } else if (!(name === null)) {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RevisedCustomerValidator = /* @__PURE__ */ validator(checkRevisedCustomer);

export { RevisedCustomerValidator as RevisedCustomer, checkRevisedCustomer as check };
