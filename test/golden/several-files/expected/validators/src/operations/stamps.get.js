// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkStamp } from '../schemas/Stamp.js';

const pattern = /* @__PURE__ */ new RegExp('^stp_[a-z0-9]{26}$', 'u');

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.stamp_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'stamp_id' });
    } else {
      const stamp_id = data.stamp_id;
      if (typeof stamp_id == 'string') {
        if (!pattern.test(stamp_id)) {
          if (fast) return rejected;
          faults = note(faults, '/stamp_id', 'pattern', { limit: '^stp_[a-z0-9]{26}$' });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/stamp_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const pathValidator = /* @__PURE__ */ validator(checkPath);
const response200Validator = /* @__PURE__ */ validator(checkStamp);

export {
  pathValidator as path,
  response200Validator as response200,
  checkPath as pathCheck,
  checkStamp as response200Check,
};
