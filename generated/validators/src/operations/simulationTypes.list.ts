// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/SimulationTypeListResponse.ts';

const values0 = ['1'];

function validate0(data, fast) {
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

/** @see operations/simulation-types.yaml#/simulation-types/get */
const validator0: Validator<types.SimulationTypesListHeaders> = /* @__PURE__ */ validator(validate0);
/** @see operations/simulation-types.yaml#/simulation-types/get/responses/200 */
const validator1: Validator<types.SimulationTypesListResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator2: Validator<types.SimulationTypesListResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator3: Validator<types.SimulationTypesListResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator4: Validator<types.SimulationTypesListResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator5: Validator<types.SimulationTypesListResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator6: Validator<types.SimulationTypesListResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator7: Validator<types.SimulationTypesListResponse503> = /* @__PURE__ */ validator(check1);

export {
  validator0 as headers,
  validator1 as response200,
  validator2 as response400,
  validator3 as response401,
  validator4 as response429,
  validator5 as response431,
  validator6 as response500,
  validator7 as response503,
  validate0 as headersCheck,
  check0 as response200Check,
  check1 as response400Check,
  check1 as response401Check,
  check1 as response429Check,
  check1 as response431Check,
  check1 as response500Check,
  check1 as response503Check,
};
