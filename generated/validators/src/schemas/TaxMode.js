// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['account_setting', 'external', 'internal', 'location'];

function checkTaxMode(data, fast) {
  let faults = null;
  if (!(data === 'account_setting' || data === 'external' || data === 'internal' || data === 'location')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TaxModeValidator = /* @__PURE__ */ validator(checkTaxMode);

export { TaxModeValidator as TaxMode, checkTaxMode as check };
