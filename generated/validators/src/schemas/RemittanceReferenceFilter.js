// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkRemittanceReferences } from '../schemas/RemittanceReferences.js';

function checkRemittanceReferenceFilter(data, fast) {
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
      if (name !== 'remittance_reference') {
        if (fast) return rejected;
        faults = note(faults, '/name', 'const', { limit: 'remittance_reference' });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        if (value.length > 255 && codePoints(value) > 255) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'maxLength', { limit: 255 });
        }
        if (value.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'minLength', { limit: 1 });
        }
      } else if (Array.isArray(value)) {
        const found = checkRemittanceReferences(value, fast);
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

const RemittanceReferenceFilterValidator = /* @__PURE__ */ validator(checkRemittanceReferenceFilter);

export { RemittanceReferenceFilterValidator as RemittanceReferenceFilter, checkRemittanceReferenceFilter as check };
