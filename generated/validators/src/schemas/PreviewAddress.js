// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';

function checkPreviewAddress(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.country_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'country_code' });
    } else {
      const country_code = data.country_code;
      const found = checkCountryCode(country_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, country_code), '/country_code');
      }
    }
    if (data.postal_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'postal_code' });
    } else {
      const postal_code = data.postal_code;
      if (typeof postal_code == 'string') {
        if (postal_code.length > 200 && codePoints(postal_code) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/postal_code', 'maxLength', { limit: 200 });
        }
      } else if (!(postal_code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/postal_code', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PreviewAddressValidator = /* @__PURE__ */ validator(checkPreviewAddress);

export { PreviewAddressValidator as PreviewAddress, checkPreviewAddress as check };
