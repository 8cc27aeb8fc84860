// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@several-files/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkStamp } from '../schemas/Stamp.ts';

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

/** @see operations/stamps.yaml#/Stamp/get */
const pathValidator: Validator<types.StampsGetPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/stamps.yaml#/Stamp/get/responses/200 */
const response200Validator: Validator<types.StampsGetResponse200> = /* @__PURE__ */ validator(checkStamp);

export {
  pathValidator as path,
  response200Validator as response200,
  checkPath as pathCheck,
  checkStamp as response200Check,
};
