// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['single_event', 'scenario'];

function checkSimulationKind(data, fast) {
  let faults = null;
  if (!(data === 'single_event' || data === 'scenario')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-type.yaml#/SimulationKind */
const SimulationKindValidator: Validator<types.SimulationKind> = /* @__PURE__ */ validator(checkSimulationKind);

export { SimulationKindValidator as SimulationKind, checkSimulationKind as check };
