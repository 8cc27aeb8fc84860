// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkSimulationRunResponse } from '../schemas/SimulationRunResponse.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
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

/** @see operations/simulation-runs.yaml#/simulation-runs/post */
const pathValidator: Validator<types.SimulationRunsCreatePath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/simulation-runs.yaml#/simulation-runs/post */
const headersValidator: Validator<types.SimulationRunsCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/simulation-runs.yaml#/simulation-runs/post/responses/201 */
const response201Validator: Validator<types.SimulationRunsCreateResponse201> =
  /* @__PURE__ */ validator(checkSimulationRunResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.SimulationRunsCreateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.SimulationRunsCreateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.SimulationRunsCreateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.SimulationRunsCreateResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorConflict */
const response409Validator: Validator<types.SimulationRunsCreateResponse409> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.SimulationRunsCreateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.SimulationRunsCreateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.SimulationRunsCreateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.SimulationRunsCreateResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  response201Validator as response201,
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
  checkSimulationRunResponse as response201Check,
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
