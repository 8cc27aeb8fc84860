// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkApiVersion(data, fast) {
  let faults = null;
  if (!(data === 1)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: [1] });
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minimum', { limit: 1 });
    }
  }
  return faults;
}

const ApiVersionValidator = /* @__PURE__ */ validator(checkApiVersion);

export { ApiVersionValidator as ApiVersion, checkApiVersion as check };
