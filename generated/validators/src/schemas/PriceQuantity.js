// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkPriceQuantity(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.minimum === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'minimum' });
    } else {
      const minimum = data.minimum;
      if (!Number.isInteger(minimum)) {
        if (fast) return rejected;
        faults = note(faults, '/minimum', 'type', { type: 'integer' });
      }
      if (typeof minimum == 'number' && isFinite(minimum)) {
        if (minimum > 999999999) {
          if (fast) return rejected;
          faults = note(faults, '/minimum', 'maximum', { limit: 999999999 });
        }
        if (minimum < 1) {
          if (fast) return rejected;
          faults = note(faults, '/minimum', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.maximum === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'maximum' });
    } else {
      const maximum = data.maximum;
      if (!Number.isInteger(maximum)) {
        if (fast) return rejected;
        faults = note(faults, '/maximum', 'type', { type: 'integer' });
      }
      if (typeof maximum == 'number' && isFinite(maximum)) {
        if (maximum > 999999999) {
          if (fast) return rejected;
          faults = note(faults, '/maximum', 'maximum', { limit: 999999999 });
        }
        if (maximum < 1) {
          if (fast) return rejected;
          faults = note(faults, '/maximum', 'minimum', { limit: 1 });
        }
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PriceQuantityValidator = /* @__PURE__ */ validator(checkPriceQuantity);

export { PriceQuantityValidator as PriceQuantity, checkPriceQuantity as check };
