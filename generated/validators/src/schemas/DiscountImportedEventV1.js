// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkDiscount } from '../schemas/Discount.js';
import { check as checkEventEnvelope } from '../schemas/EventEnvelope.js';

function checkDiscountImportedEventV1(data, fast) {
  let faults = null;
  const found = checkEventEnvelope(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'event_type' });
    } else {
      const event_type = data.event_type;
      if (event_type !== 'discount.imported') {
        if (fast) return rejected;
        faults = note(faults, '/event_type', 'const', { limit: 'discount.imported' });
      }
    }
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      const found2 = checkDiscount(value, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/data');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DiscountImportedEventV1Validator = /* @__PURE__ */ validator(checkDiscountImportedEventV1);

export { DiscountImportedEventV1Validator as DiscountImportedEventV1, checkDiscountImportedEventV1 as check };
