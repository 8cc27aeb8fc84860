// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkPriceQuantityInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'maximum' || key === 'minimum')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.maximum !== undefined) {
      const maximum = data.maximum;
      if (!(Number.isInteger(maximum) || maximum === null)) {
        if (fast) return rejected;
        faults = note(faults, '/maximum', 'type', { type: ['integer', 'null'] });
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
    if (data.minimum !== undefined) {
      const minimum = data.minimum;
      if (!(Number.isInteger(minimum) || minimum === null)) {
        if (fast) return rejected;
        faults = note(faults, '/minimum', 'type', { type: ['integer', 'null'] });
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PriceQuantityInputValidator = /* @__PURE__ */ validator(checkPriceQuantityInput);

export { PriceQuantityInputValidator as PriceQuantityInput, checkPriceQuantityInput as check };
