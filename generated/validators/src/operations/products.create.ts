// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/ProductCreate.ts';
import { check as check1 } from '../schemas/ProductResponse.ts';

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

/** @see operations/products.yaml#/products/post */
const validator0: Validator<types.ProductsCreateHeaders> = /* @__PURE__ */ validator(validate0);
/** @see operations/products.yaml#/products/post/requestBody */
const validator1: Validator<types.ProductsCreateBody> = /* @__PURE__ */ validator(check0);
/** @see operations/products.yaml#/products/post/responses/201 */
const validator2: Validator<types.ProductsCreateResponse201> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.ProductsCreateResponse400> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.ProductsCreateResponse401> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.ProductsCreateResponse403> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const validator6: Validator<types.ProductsCreateResponse413> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const validator7: Validator<types.ProductsCreateResponse415> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator8: Validator<types.ProductsCreateResponse429> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator9: Validator<types.ProductsCreateResponse431> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorInternal */
const validator10: Validator<types.ProductsCreateResponse500> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnavailable */
const validator11: Validator<types.ProductsCreateResponse503> = /* @__PURE__ */ validator(check2);

export {
  validator0 as headers,
  validator1 as body,
  validator2 as response201,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response413,
  validator7 as response415,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
  validate0 as headersCheck,
  check0 as bodyCheck,
  check1 as response201Check,
  check2 as response400Check,
  check2 as response401Check,
  check2 as response403Check,
  check2 as response413Check,
  check2 as response415Check,
  check2 as response429Check,
  check2 as response431Check,
  check2 as response500Check,
  check2 as response503Check,
};
