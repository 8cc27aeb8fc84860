// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkTestClockResponse } from '../schemas/TestClockResponse.js';
import { check as checkTestClockTime } from '../schemas/TestClockTime.js';

const pattern = /* @__PURE__ */ new RegExp('^"[ !#-\\[\\]-~]{1,255}"$', 'u');

function checkHeaders(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['idempotency-key'] !== undefined) {
      const value = data['idempotency-key'];
      if (typeof value == 'string') {
        if (!pattern.test(value)) {
          if (fast) return rejected;
          faults = note(faults, '/idempotency-key', 'pattern', {
            limit: '^"[ !#-\\[\\]-~]{1,255}"$',
            message: 'be in double quotes',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/idempotency-key', 'type', { type: 'string' });
      }
    }
    if (data['service-version'] !== undefined) {
      const value2 = data['service-version'];
      if (!(value2 === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const bodyValidator = /* @__PURE__ */ validator(checkTestClockTime);
const response201Validator = /* @__PURE__ */ validator(checkTestClockResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response409Validator = /* @__PURE__ */ validator(checkError);
const response413Validator = /* @__PURE__ */ validator(checkError);
const response415Validator = /* @__PURE__ */ validator(checkError);
const response422Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

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
  response422Validator as response422,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkHeaders as headersCheck,
  checkTestClockTime as bodyCheck,
  checkTestClockResponse as response201Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response409Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response422Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
