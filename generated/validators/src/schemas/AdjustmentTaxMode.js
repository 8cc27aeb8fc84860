// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['internal', 'external'];

function checkAdjustmentTaxMode(data, fast) {
  let faults = null;
  if (!(data === 'internal' || data === 'external')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentTaxModeValidator = /* @__PURE__ */ validator(checkAdjustmentTaxMode);

export { AdjustmentTaxModeValidator as AdjustmentTaxMode, checkAdjustmentTaxMode as check };
