// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUuid } from '../runtime/formats/text.ts';

function checkMeta(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'request_id' });
    } else {
      const request_id = data.request_id;
      if (typeof request_id == 'string') {
        if (!isUuid(request_id)) {
          if (fast) return rejected;
          faults = note(faults, '/request_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 11111111-2222-4333-8444-555555555555',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/request_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const MetaValidator = /* @__PURE__ */ validator(checkMeta);

export { MetaValidator as Meta, checkMeta as check };
