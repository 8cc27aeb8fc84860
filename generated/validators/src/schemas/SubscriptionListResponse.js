// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkMetaWithPagination } from '../schemas/MetaWithPagination.js';
import { check as checkSubscriptionRead } from '../schemas/SubscriptionRead.js';

function checkSubscriptionListResponse(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const item = value[i];
          const found = checkSubscriptionRead(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/data/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/data', 'type', { type: 'array' });
      }
    }
    if (data.meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'meta' });
    } else {
      const meta = data.meta;
      const found2 = checkMetaWithPagination(meta, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/meta');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionListResponseValidator = /* @__PURE__ */ validator(checkSubscriptionListResponse);

export { SubscriptionListResponseValidator as SubscriptionListResponse, checkSubscriptionListResponse as check };
