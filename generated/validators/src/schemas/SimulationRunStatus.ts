// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending', 'completed', 'canceled'];

function checkSimulationRunStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending' || data === 'completed' || data === 'canceled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-run.yaml#/SimulationRunStatus */
const SimulationRunStatusValidator: Validator<types.SimulationRunStatus> =
  /* @__PURE__ */ validator(checkSimulationRunStatus);

export { SimulationRunStatusValidator as SimulationRunStatus, checkSimulationRunStatus as check };
