// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkEventTypeListResponse } from '../schemas/EventTypeListResponse.ts';

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

/** @see operations/event-types.yaml#/event-types/get */
const headersValidator: Validator<types.EventTypesListHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/event-types.yaml#/event-types/get/responses/200 */
const response200Validator: Validator<types.EventTypesListResponse200> =
  /* @__PURE__ */ validator(checkEventTypeListResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.EventTypesListResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.EventTypesListResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.EventTypesListResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.EventTypesListResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.EventTypesListResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.EventTypesListResponse503> = /* @__PURE__ */ validator(checkError);

export {
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkHeaders as headersCheck,
  checkEventTypeListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
