// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';

function checkPreviewAddressInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'country_code' || key === 'postal_code')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.country_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'country_code' });
    } else {
      const country_code = data.country_code;
      const found = checkCountryCode(country_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/country_code');
      }
    }
    if (data.postal_code !== undefined) {
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

const PreviewAddressInputValidator = /* @__PURE__ */ validator(checkPreviewAddressInput);

export { PreviewAddressInputValidator as PreviewAddressInput, checkPreviewAddressInput as check };
