// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/SimulationRunResponse.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const values0 = ['events'];
const values1 = ['1'];

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
    if (data.simulation_run_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_run_id' });
    } else {
      let data1 = data.simulation_run_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/simulation_run_id', 'pattern', {
            limit: '^ntfsimrun_[a-z0-9]{26}$',
            message: 'be a simulation run id such as ntfsimrun_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/simulation_run_id', 'type', { type: 'string' });
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
    if (!(data.include === undefined)) {
      let data0 = data.include;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          if (!(data0[i0] === 'events')) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/include/' + i0, 'enum', { limit: values0 });
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/include', 'type', { type: 'array' });
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
function validate2(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values1 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/simulation-runs.yaml#/simulation-run/get */
const validator0: Validator<types.SimulationRunsGetPath> = /* @__PURE__ */ validator(validate0);
/** @see operations/simulation-runs.yaml#/simulation-run/get */
const validator1: Validator<types.SimulationRunsGetQuery> = /* @__PURE__ */ validator(validate1);
/** @see operations/simulation-runs.yaml#/simulation-run/get */
const validator2: Validator<types.SimulationRunsGetHeaders> = /* @__PURE__ */ validator(validate2);
/** @see operations/simulation-runs.yaml#/simulation-run/get/responses/200 */
const validator3: Validator<types.SimulationRunsGetResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator4: Validator<types.SimulationRunsGetResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator5: Validator<types.SimulationRunsGetResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator6: Validator<types.SimulationRunsGetResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorNotFound */
const validator7: Validator<types.SimulationRunsGetResponse404> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator8: Validator<types.SimulationRunsGetResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator9: Validator<types.SimulationRunsGetResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator10: Validator<types.SimulationRunsGetResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator11: Validator<types.SimulationRunsGetResponse503> = /* @__PURE__ */ validator(check1);

export {
  validator0 as path,
  validator1 as query,
  validator2 as headers,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
  validate0 as pathCheck,
  validate1 as queryCheck,
  validate2 as headersCheck,
  check0 as response200Check,
  check1 as response400Check,
  check1 as response401Check,
  check1 as response403Check,
  check1 as response404Check,
  check1 as response429Check,
  check1 as response431Check,
  check1 as response500Check,
  check1 as response503Check,
};
