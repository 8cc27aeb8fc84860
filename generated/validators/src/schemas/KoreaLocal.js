// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkIssuer } from '../schemas/Issuer.js';

function checkKoreaLocal(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkIssuer(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const KoreaLocalValidator = /* @__PURE__ */ validator(checkKoreaLocal);

export { KoreaLocalValidator as KoreaLocal, checkKoreaLocal as check };
