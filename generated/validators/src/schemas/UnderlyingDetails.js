// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkKoreaLocal } from '../schemas/KoreaLocal.js';

function checkUnderlyingDetails(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.korea_local === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'korea_local' });
    } else {
      const korea_local = data.korea_local;
      if (korea_local && typeof korea_local == 'object' && !Array.isArray(korea_local)) {
        const found = checkKoreaLocal(korea_local, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/korea_local');
        }
      } else if (!(korea_local === null)) {
        if (fast) return rejected;
        faults = note(faults, '/korea_local', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const UnderlyingDetailsValidator = /* @__PURE__ */ validator(checkUnderlyingDetails);

export { UnderlyingDetailsValidator as UnderlyingDetails, checkUnderlyingDetails as check };
