// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['pending', 'success', 'failed', 'aborted'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'pending' || data === 'success' || data === 'failed' || data === 'aborted')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/simulation-event.yaml#/SimulationEventStatus */
const validator0: Validator<types.SimulationEventStatus> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationEventStatus, validate0 as check };
