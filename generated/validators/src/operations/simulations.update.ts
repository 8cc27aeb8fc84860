// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkSimulationResponse } from '../schemas/SimulationResponse.ts';
import { check as checkSimulationUpdate } from '../schemas/SimulationUpdate.ts';

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

/** @see operations/simulations.yaml#/simulation/patch */
const pathValidator: Validator<types.SimulationsUpdatePath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/simulations.yaml#/simulation/patch */
const headersValidator: Validator<types.SimulationsUpdateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/simulations.yaml#/simulation/patch/requestBody */
const bodyValidator: Validator<types.SimulationsUpdateBody> = /* @__PURE__ */ validator(checkSimulationUpdate);
/** @see operations/simulations.yaml#/simulation/patch/responses/200 */
const response200Validator: Validator<types.SimulationsUpdateResponse200> =
  /* @__PURE__ */ validator(checkSimulationResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.SimulationsUpdateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.SimulationsUpdateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.SimulationsUpdateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.SimulationsUpdateResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorConflict */
const response409Validator: Validator<types.SimulationsUpdateResponse409> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.SimulationsUpdateResponse413> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.SimulationsUpdateResponse415> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.SimulationsUpdateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.SimulationsUpdateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.SimulationsUpdateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.SimulationsUpdateResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  bodyValidator as body,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response409Validator as response409,
  response413Validator as response413,
  response415Validator as response415,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkHeaders as headersCheck,
  checkSimulationUpdate as bodyCheck,
  checkSimulationResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response409Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
