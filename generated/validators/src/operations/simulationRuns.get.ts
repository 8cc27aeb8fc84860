// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkSimulationRunResponse } from '../schemas/SimulationRunResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const values = ['events'];
const values2 = ['1'];

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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.include !== undefined) {
      const include = data.include;
      if (Array.isArray(include)) {
        for (let i = 0; i < include.length; i++) {
          const item = include[i];
          if (!(item === 'events')) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i, 'enum', { limit: values });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/include', 'type', { type: 'array' });
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
        faults = note(faults, '/service-version', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see operations/simulation-runs.yaml#/simulation-run/get */
const pathValidator: Validator<types.SimulationRunsGetPath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/simulation-runs.yaml#/simulation-run/get */
const queryValidator: Validator<types.SimulationRunsGetQuery> = /* @__PURE__ */ validator(checkQuery);
/** @see operations/simulation-runs.yaml#/simulation-run/get */
const headersValidator: Validator<types.SimulationRunsGetHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/simulation-runs.yaml#/simulation-run/get/responses/200 */
const response200Validator: Validator<types.SimulationRunsGetResponse200> =
  /* @__PURE__ */ validator(checkSimulationRunResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.SimulationRunsGetResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.SimulationRunsGetResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.SimulationRunsGetResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.SimulationRunsGetResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.SimulationRunsGetResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.SimulationRunsGetResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.SimulationRunsGetResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.SimulationRunsGetResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkSimulationRunResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
