// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkPricingPreviewLine } from '../schemas/PricingPreviewLine.js';

function checkPricingPreviewDetails(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.line_items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'line_items' });
    } else {
      const line_items = data.line_items;
      if (Array.isArray(line_items)) {
        for (let i = 0; i < line_items.length; i++) {
          const item = line_items[i];
          const found = checkPricingPreviewLine(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/line_items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/line_items', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PricingPreviewDetailsValidator = /* @__PURE__ */ validator(checkPricingPreviewDetails);

export { PricingPreviewDetailsValidator as PricingPreviewDetails, checkPricingPreviewDetails as check };
