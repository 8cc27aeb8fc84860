// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { exceedsBytes } from '../runtime/json-bytes.ts';

function checkCustomData(data, fast) {
  let faults = null;
  if (exceedsBytes(data, 16384)) {
    if (fast) return rejected;
    faults = note(faults, '', 'x-max-bytes', { limit: 16384 });
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minProperties', { limit: 1 });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomDataValidator = /* @__PURE__ */ validator(checkCustomData);

export { CustomDataValidator as CustomData, checkCustomData as check };
