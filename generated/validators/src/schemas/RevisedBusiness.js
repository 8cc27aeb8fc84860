// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkRevisedBusiness(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name' || key === 'tax_identifier')) {
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
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.tax_identifier !== undefined) {
      const tax_identifier = data.tax_identifier;
      if (typeof tax_identifier == 'string') {
        if (tax_identifier.length > 1024 && codePoints(tax_identifier) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/tax_identifier', 'maxLength', { limit: 1024 });
        }
        if (tax_identifier.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/tax_identifier', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_identifier', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RevisedBusinessValidator = /* @__PURE__ */ validator(checkRevisedBusiness);

export { RevisedBusinessValidator as RevisedBusiness, checkRevisedBusiness as check };
