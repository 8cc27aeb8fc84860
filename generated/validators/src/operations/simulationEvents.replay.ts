// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkSimulationEventResponse } from '../schemas/SimulationEventResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const values = ['1'];

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.simulation_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'simulation_id' });
    } else {
      const simulation_id = data.simulation_id;
      if (typeof simulation_id == 'string') {
        if (!pattern.test(simulation_id)) {
          if (fast) return rejected;
          faults = note(faults, '/simulation_id', 'pattern', {
            limit: '^ntfsim_[a-z0-9]{26}$',
            message: 'be a simulation id such as ntfsim_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/simulation_id', 'type', { type: 'string' });
      }
    }
    if (data.simulation_run_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'simulation_run_id' });
    } else {
      const simulation_run_id = data.simulation_run_id;
      if (typeof simulation_run_id == 'string') {
        if (!pattern2.test(simulation_run_id)) {
          if (fast) return rejected;
          faults = note(faults, '/simulation_run_id', 'pattern', {
            limit: '^ntfsimrun_[a-z0-9]{26}$',
            message: 'be a simulation run id such as ntfsimrun_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/simulation_run_id', 'type', { type: 'string' });
      }
    }
    if (data.simulation_event_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'simulation_event_id' });
    } else {
      const simulation_event_id = data.simulation_event_id;
      if (typeof simulation_event_id == 'string') {
        if (!pattern3.test(simulation_event_id)) {
          if (fast) return rejected;
          faults = note(faults, '/simulation_event_id', 'pattern', {
            limit: '^ntfsimevt_[a-z0-9]{26}$',
            message: 'be a simulation event id such as ntfsimevt_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/simulation_event_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkHeaders(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['service-version'] !== undefined) {
      const value = data['service-version'];
      if (!(value === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see operations/simulation-events.yaml#/replay/post */
const pathValidator: Validator<types.SimulationEventsReplayPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/simulation-events.yaml#/replay/post */
const headersValidator: Validator<types.SimulationEventsReplayHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/simulation-events.yaml#/replay/post/responses/202 */
const response202Validator: Validator<types.SimulationEventsReplayResponse202> =
  /* @__PURE__ */ validator(checkSimulationEventResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.SimulationEventsReplayResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.SimulationEventsReplayResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.SimulationEventsReplayResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.SimulationEventsReplayResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorConflict */
const response409Validator: Validator<types.SimulationEventsReplayResponse409> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.SimulationEventsReplayResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.SimulationEventsReplayResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.SimulationEventsReplayResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.SimulationEventsReplayResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  response202Validator as response202,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response409Validator as response409,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkHeaders as headersCheck,
  checkSimulationEventResponse as response202Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response409Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
