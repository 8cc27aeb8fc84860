// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.ts';
import { check as check1 } from '../schemas/SimulationResponse.ts';
import { check as check0 } from '../schemas/SimulationUpdate.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.simulation_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_id' });
    } else {
      let data0 = data.simulation_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/simulation_id', 'pattern', {
            limit: '^ntfsim_[a-z0-9]{26}$',
            message: 'be a simulation id such as ntfsim_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/simulation_id', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}
function validate1(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values0 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/simulations.yaml#/simulation/patch */
const validator0: Validator<types.SimulationsUpdatePath> = /* @__PURE__ */ validator(validate0);
/** @see operations/simulations.yaml#/simulation/patch */
const validator1: Validator<types.SimulationsUpdateHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/simulations.yaml#/simulation/patch/requestBody */
const validator2: Validator<types.SimulationsUpdateBody> = /* @__PURE__ */ validator(check0);
/** @see operations/simulations.yaml#/simulation/patch/responses/200 */
const validator3: Validator<types.SimulationsUpdateResponse200> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorBadRequest */
const validator4: Validator<types.SimulationsUpdateResponse400> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnauthorized */
const validator5: Validator<types.SimulationsUpdateResponse401> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorForbidden */
const validator6: Validator<types.SimulationsUpdateResponse403> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorNotFound */
const validator7: Validator<types.SimulationsUpdateResponse404> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorConflict */
const validator8: Validator<types.SimulationsUpdateResponse409> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const validator9: Validator<types.SimulationsUpdateResponse413> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const validator10: Validator<types.SimulationsUpdateResponse415> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator11: Validator<types.SimulationsUpdateResponse429> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator12: Validator<types.SimulationsUpdateResponse431> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorInternal */
const validator13: Validator<types.SimulationsUpdateResponse500> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnavailable */
const validator14: Validator<types.SimulationsUpdateResponse503> = /* @__PURE__ */ validator(check2);

export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response409,
  validator9 as response413,
  validator10 as response415,
  validator11 as response429,
  validator12 as response431,
  validator13 as response500,
  validator14 as response503,
  validate0 as pathCheck,
  validate1 as headersCheck,
  check0 as bodyCheck,
  check1 as response200Check,
  check2 as response400Check,
  check2 as response401Check,
  check2 as response403Check,
  check2 as response404Check,
  check2 as response409Check,
  check2 as response413Check,
  check2 as response415Check,
  check2 as response429Check,
  check2 as response431Check,
  check2 as response500Check,
  check2 as response503Check,
};
