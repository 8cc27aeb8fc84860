// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/simulation-event.yaml#/SimulatedRequest */
const SimulatedRequestValidator: Validator<types.SimulatedRequest> = /* @__PURE__ */ validator(checkSimulatedRequest);

export { SimulatedRequestValidator as SimulatedRequest, checkSimulatedRequest as check };
