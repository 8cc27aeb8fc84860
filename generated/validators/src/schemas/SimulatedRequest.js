// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkSimulatedRequest(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.body === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'body' });
    } else {
      const body = data.body;
      if (!(typeof body == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/body', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulatedRequestValidator = /* @__PURE__ */ validator(checkSimulatedRequest);

export { SimulatedRequestValidator as SimulatedRequest, checkSimulatedRequest as check };
