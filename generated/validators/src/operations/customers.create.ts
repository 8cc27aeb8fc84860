// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkCustomerCreate } from '../schemas/CustomerCreate.ts';
import { check as checkCustomerResponse } from '../schemas/CustomerResponse.ts';
import { check as checkError } from '../schemas/Error.ts';

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

/** @see operations/customers.yaml#/customers/post */
const headersValidator: Validator<types.CustomersCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/customers.yaml#/customers/post/requestBody */
const bodyValidator: Validator<types.CustomersCreateBody> = /* @__PURE__ */ validator(checkCustomerCreate);
/** @see operations/customers.yaml#/customers/post/responses/201 */
const response201Validator: Validator<types.CustomersCreateResponse201> =
  /* @__PURE__ */ validator(checkCustomerResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.CustomersCreateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.CustomersCreateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.CustomersCreateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorConflict */
const response409Validator: Validator<types.CustomersCreateResponse409> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.CustomersCreateResponse413> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.CustomersCreateResponse415> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.CustomersCreateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.CustomersCreateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.CustomersCreateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.CustomersCreateResponse503> = /* @__PURE__ */ validator(checkError);

export {
  headersValidator as headers,
  bodyValidator as body,
  response201Validator as response201,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response409Validator as response409,
  response413Validator as response413,
  response415Validator as response415,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkHeaders as headersCheck,
  checkCustomerCreate as bodyCheck,
  checkCustomerResponse as response201Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response409Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
