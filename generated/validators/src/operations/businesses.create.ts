// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkBusinessCreate } from '../schemas/BusinessCreate.ts';
import { check as checkBusinessResponse } from '../schemas/BusinessResponse.ts';
import { check as checkError } from '../schemas/Error.ts';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values = ['1'];

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern.test(customer_id)) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'string' });
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

/** @see operations/businesses.yaml#/businesses/post */
const pathValidator: Validator<types.BusinessesCreatePath> = /* @__PURE__ */ validator(checkPath);
/** @see operations/businesses.yaml#/businesses/post */
const headersValidator: Validator<types.BusinessesCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/businesses.yaml#/businesses/post/requestBody */
const bodyValidator: Validator<types.BusinessesCreateBody> = /* @__PURE__ */ validator(checkBusinessCreate);
/** @see operations/businesses.yaml#/businesses/post/responses/201 */
const response201Validator: Validator<types.BusinessesCreateResponse201> =
  /* @__PURE__ */ validator(checkBusinessResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.BusinessesCreateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.BusinessesCreateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.BusinessesCreateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorNotFound */
const response404Validator: Validator<types.BusinessesCreateResponse404> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.BusinessesCreateResponse413> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.BusinessesCreateResponse415> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.BusinessesCreateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.BusinessesCreateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.BusinessesCreateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.BusinessesCreateResponse503> = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  headersValidator as headers,
  bodyValidator as body,
  response201Validator as response201,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response413Validator as response413,
  response415Validator as response415,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkHeaders as headersCheck,
  checkBusinessCreate as bodyCheck,
  checkBusinessResponse as response201Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
