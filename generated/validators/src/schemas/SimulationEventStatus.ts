// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending', 'success', 'failed', 'aborted'];

function checkSimulationEventStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending' || data === 'success' || data === 'failed' || data === 'aborted')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-event.yaml#/SimulationEventStatus */
const SimulationEventStatusValidator: Validator<types.SimulationEventStatus> =
  /* @__PURE__ */ validator(checkSimulationEventStatus);

export { SimulationEventStatusValidator as SimulationEventStatus, checkSimulationEventStatus as check };
