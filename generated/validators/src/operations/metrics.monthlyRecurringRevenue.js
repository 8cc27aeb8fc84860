// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDate } from '../runtime/formats/date-time.ts';
import { check as checkAmountSeriesResponse } from '../schemas/AmountSeriesResponse.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkError } from '../schemas/Error.js';

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.from !== undefined) {
      const value = data.from;
      if (typeof value == 'string') {
        if (!isDate(value)) {
          if (fast) return rejected;
          faults = note(faults, '/from', 'format', { limit: 'date', message: 'be a date such as 2026-01-31' });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/from', 'type', { type: 'string' });
      }
    }
    if (data.to !== undefined) {
      const to = data.to;
      if (typeof to == 'string') {
        if (!isDate(to)) {
          if (fast) return rejected;
          faults = note(faults, '/to', 'format', { limit: 'date', message: 'be a date such as 2026-01-31' });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/to', 'type', { type: 'string' });
      }
    }
    if (data.currency_code !== undefined) {
      const currency_code = data.currency_code;
      const found = checkCurrencyCode(currency_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/currency_code');
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
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const queryValidator = /* @__PURE__ */ validator(checkQuery);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response200Validator = /* @__PURE__ */ validator(checkAmountSeriesResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

export {
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkAmountSeriesResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
