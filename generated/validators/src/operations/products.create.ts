// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkProductCreate } from '../schemas/ProductCreate.ts';
import { check as checkProductResponse } from '../schemas/ProductResponse.ts';

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

/** @see operations/products.yaml#/products/post */
const headersValidator: Validator<types.ProductsCreateHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/products.yaml#/products/post/requestBody */
const bodyValidator: Validator<types.ProductsCreateBody> = /* @__PURE__ */ validator(checkProductCreate);
/** @see operations/products.yaml#/products/post/responses/201 */
const response201Validator: Validator<types.ProductsCreateResponse201> =
  /* @__PURE__ */ validator(checkProductResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.ProductsCreateResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.ProductsCreateResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.ProductsCreateResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const response413Validator: Validator<types.ProductsCreateResponse413> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const response415Validator: Validator<types.ProductsCreateResponse415> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.ProductsCreateResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.ProductsCreateResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.ProductsCreateResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.ProductsCreateResponse503> = /* @__PURE__ */ validator(checkError);

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
  checkProductCreate as bodyCheck,
  checkProductResponse as response201Check,
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
