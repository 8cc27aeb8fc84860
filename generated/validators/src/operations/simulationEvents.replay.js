// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkSimulationEventResponse } from '../schemas/SimulationEventResponse.js';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^"[ !#-\\[\\]-~]{1,255}"$', 'u');

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
            message: 'be a simulation id (ntfsim_01...)',
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
            message: 'be a simulation run id (ntfsimrun_01...)',
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
            message: 'be a simulation event id (ntfsimevt_01...)',
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
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
    if (data['idempotency-key'] !== undefined) {
      const value2 = data['idempotency-key'];
      if (typeof value2 == 'string') {
        if (!pattern4.test(value2)) {
          if (fast) return rejected;
          faults = note(faults, '/idempotency-key', 'pattern', {
            limit: '^"[ !#-\\[\\]-~]{1,255}"$',
            message: 'be in double quotes',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/idempotency-key', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const pathValidator = /* @__PURE__ */ validator(checkPath);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response202Validator = /* @__PURE__ */ validator(checkSimulationEventResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response404Validator = /* @__PURE__ */ validator(checkError);
const response409Validator = /* @__PURE__ */ validator(checkError);
const response422Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  response202Validator as response202,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response409Validator as response409,
  response422Validator as response422,
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
  checkError as response422Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
