// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkIssuer } from '../schemas/Issuer.js';

function checkSouthKoreaLocalCard(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.last4 !== undefined) {
      const last4 = data.last4;
      if (!(typeof last4 == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/last4', 'type', { type: 'string' });
      }
    }
    if (data.type !== undefined) {
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

const SouthKoreaLocalCardValidator = /* @__PURE__ */ validator(checkSouthKoreaLocalCard);

export { SouthKoreaLocalCardValidator as SouthKoreaLocalCard, checkSouthKoreaLocalCard as check };
