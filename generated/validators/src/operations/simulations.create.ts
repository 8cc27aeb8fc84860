// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkSimulationCreate } from '../schemas/SimulationCreate.ts';
import { check as checkSimulationResponse } from '../schemas/SimulationResponse.ts';

const values = ['1'];

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

/** @see operations/simulations.yaml#/simulations/post */
const headersValidator: Validator<types.SimulationsCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/simulations.yaml#/simulations/post/requestBody */
const bodyValidator: Validator<types.SimulationsCreateBody> = /* @__PURE__ */ validator(checkSimulationCreate);
/** @see operations/simulations.yaml#/simulations/post/responses/201 */
const response201Validator: Validator<types.SimulationsCreateResponse201> =
  /* @__PURE__ */ validator(checkSimulationResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.SimulationsCreateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.SimulationsCreateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.SimulationsCreateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.SimulationsCreateResponse413> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.SimulationsCreateResponse415> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.SimulationsCreateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.SimulationsCreateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.SimulationsCreateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.SimulationsCreateResponse503> = /* @__PURE__ */ validator(checkError);

export {
  headersValidator as headers,
  bodyValidator as body,
  response201Validator as response201,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response413Validator as response413,
  response415Validator as response415,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkHeaders as headersCheck,
  checkSimulationCreate as bodyCheck,
  checkSimulationResponse as response201Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
