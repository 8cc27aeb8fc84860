// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkTransactionListResponse } from '../schemas/TransactionListResponse.js';

const pattern = /* @__PURE__ */ new RegExp('^(txn_[a-z0-9]{26})?$', 'u');
const values = [
  'id[ASC]',
  'id[DESC]',
  'billed_at[ASC]',
  'billed_at[DESC]',
  'created_at[ASC]',
  'created_at[DESC]',
  'updated_at[ASC]',
  'updated_at[DESC]',
];
const pattern2 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const values2 = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];
const values3 = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];
const values4 = ['automatic', 'manual'];
const values5 = ['address', 'adjustment', 'available_payment_methods', 'business', 'customer', 'discount'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(txn_[a-z0-9]{26})?$',
            message: 'be a transaction id (txn_01...), or empty',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/after', 'type', { type: 'string' });
      }
    }
    if (data.per_page !== undefined) {
      const per_page = data.per_page;
      if (!Number.isInteger(per_page)) {
        if (fast) return rejected;
        faults = note(faults, '/per_page', 'type', { type: 'integer' });
      }
      if (typeof per_page == 'number' && isFinite(per_page)) {
        if (per_page < 1) {
          if (fast) return rejected;
          faults = note(faults, '/per_page', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.order_by !== undefined) {
      const order_by = data.order_by;
      if (
        !(
          order_by === 'id[ASC]' ||
          order_by === 'id[DESC]' ||
          order_by === 'billed_at[ASC]' ||
          order_by === 'billed_at[DESC]' ||
          order_by === 'created_at[ASC]' ||
          order_by === 'created_at[DESC]' ||
          order_by === 'updated_at[ASC]' ||
          order_by === 'updated_at[DESC]'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/order_by', 'enum', { limit: values });
      }
    }
    if (data.id !== undefined) {
      const id = data.id;
      if (Array.isArray(id)) {
        if (id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < id.length; i++) {
          const item = id[i];
          if (typeof item == 'string') {
            if (!pattern2.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/id/' + i, 'pattern', {
                limit: '^txn_[a-z0-9]{26}$',
                message: 'be a transaction id (txn_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/id/' + i, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'array' });
      }
    }
    if (data.customer_id !== undefined) {
      const customer_id = data.customer_id;
      if (Array.isArray(customer_id)) {
        if (customer_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < customer_id.length; i2++) {
          const item2 = customer_id[i2];
          if (typeof item2 == 'string') {
            if (!pattern3.test(item2)) {
              if (fast) return rejected;
              faults = note(faults, '/customer_id/' + i2, 'pattern', {
                limit: '^ctm_[a-z0-9]{26}$',
                message: 'be a customer id (ctm_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/customer_id/' + i2, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'array' });
      }
    }
    if (data.subscription_id !== undefined) {
      const subscription_id = data.subscription_id;
      if (Array.isArray(subscription_id)) {
        if (subscription_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_id', 'maxItems', { limit: 200 });
        }
        for (let i3 = 0; i3 < subscription_id.length; i3++) {
          const item3 = subscription_id[i3];
          if (typeof item3 == 'string') {
            if (!pattern4.test(item3)) {
              if (fast) return rejected;
              faults = note(faults, '/subscription_id/' + i3, 'pattern', {
                limit: '^sub_[a-z0-9]{26}$',
                message: 'be a subscription id (sub_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/subscription_id/' + i3, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscription_id', 'type', { type: 'array' });
      }
    }
    if (data.invoice_number !== undefined) {
      const invoice_number = data.invoice_number;
      if (Array.isArray(invoice_number)) {
        if (invoice_number.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/invoice_number', 'maxItems', { limit: 200 });
        }
        for (let i4 = 0; i4 < invoice_number.length; i4++) {
          const item4 = invoice_number[i4];
          if (typeof item4 == 'string') {
            if (item4.length > 100 && codePoints(item4) > 100) {
              if (fast) return rejected;
              faults = note(faults, '/invoice_number/' + i4, 'maxLength', { limit: 100 });
            }
            if (item4.length < 1) {
              if (fast) return rejected;
              faults = note(faults, '/invoice_number/' + i4, 'minLength', { limit: 1 });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/invoice_number/' + i4, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/invoice_number', 'type', { type: 'array' });
      }
    }
    if (data.origin !== undefined) {
      const origin = data.origin;
      if (Array.isArray(origin)) {
        if (origin.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/origin', 'maxItems', { limit: 200 });
        }
        for (let i5 = 0; i5 < origin.length; i5++) {
          const item5 = origin[i5];
          if (
            !(
              item5 === 'api' ||
              item5 === 'subscription_charge' ||
              item5 === 'subscription_payment_method_change' ||
              item5 === 'subscription_recurring' ||
              item5 === 'subscription_update' ||
              item5 === 'web'
            )
          ) {
            if (fast) return rejected;
            faults = note(faults, '/origin/' + i5, 'enum', { limit: values2 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/origin', 'type', { type: 'array' });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (Array.isArray(status)) {
        if (status.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/status', 'maxItems', { limit: 200 });
        }
        for (let i6 = 0; i6 < status.length; i6++) {
          const item6 = status[i6];
          if (
            !(
              item6 === 'draft' ||
              item6 === 'ready' ||
              item6 === 'billed' ||
              item6 === 'paid' ||
              item6 === 'completed' ||
              item6 === 'canceled' ||
              item6 === 'past_due'
            )
          ) {
            if (fast) return rejected;
            faults = note(faults, '/status/' + i6, 'enum', { limit: values3 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
      }
    }
    if (data.collection_mode !== undefined) {
      const collection_mode = data.collection_mode;
      if (!(collection_mode === 'automatic' || collection_mode === 'manual')) {
        if (fast) return rejected;
        faults = note(faults, '/collection_mode', 'enum', { limit: values4 });
      }
    }
    if (data.billed_at !== undefined) {
      const billed_at = data.billed_at;
      if (typeof billed_at == 'string') {
        if (!isDateTime(billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/billed_at', 'type', { type: 'string' });
      }
    }
    if (data['billed_at[LT]'] !== undefined) {
      const value = data['billed_at[LT]'];
      if (typeof value == 'string') {
        if (!isDateTime(value)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at[LT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/billed_at[LT]', 'type', { type: 'string' });
      }
    }
    if (data['billed_at[LTE]'] !== undefined) {
      const value2 = data['billed_at[LTE]'];
      if (typeof value2 == 'string') {
        if (!isDateTime(value2)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at[LTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/billed_at[LTE]', 'type', { type: 'string' });
      }
    }
    if (data['billed_at[GT]'] !== undefined) {
      const value3 = data['billed_at[GT]'];
      if (typeof value3 == 'string') {
        if (!isDateTime(value3)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at[GT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/billed_at[GT]', 'type', { type: 'string' });
      }
    }
    if (data['billed_at[GTE]'] !== undefined) {
      const value4 = data['billed_at[GTE]'];
      if (typeof value4 == 'string') {
        if (!isDateTime(value4)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at[GTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/billed_at[GTE]', 'type', { type: 'string' });
      }
    }
    if (data.created_at !== undefined) {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data['created_at[LT]'] !== undefined) {
      const value5 = data['created_at[LT]'];
      if (typeof value5 == 'string') {
        if (!isDateTime(value5)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at[LT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at[LT]', 'type', { type: 'string' });
      }
    }
    if (data['created_at[LTE]'] !== undefined) {
      const value6 = data['created_at[LTE]'];
      if (typeof value6 == 'string') {
        if (!isDateTime(value6)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at[LTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at[LTE]', 'type', { type: 'string' });
      }
    }
    if (data['created_at[GT]'] !== undefined) {
      const value7 = data['created_at[GT]'];
      if (typeof value7 == 'string') {
        if (!isDateTime(value7)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at[GT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at[GT]', 'type', { type: 'string' });
      }
    }
    if (data['created_at[GTE]'] !== undefined) {
      const value8 = data['created_at[GTE]'];
      if (typeof value8 == 'string') {
        if (!isDateTime(value8)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at[GTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at[GTE]', 'type', { type: 'string' });
      }
    }
    if (data.updated_at !== undefined) {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
    if (data['updated_at[LT]'] !== undefined) {
      const value9 = data['updated_at[LT]'];
      if (typeof value9 == 'string') {
        if (!isDateTime(value9)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at[LT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at[LT]', 'type', { type: 'string' });
      }
    }
    if (data['updated_at[LTE]'] !== undefined) {
      const value10 = data['updated_at[LTE]'];
      if (typeof value10 == 'string') {
        if (!isDateTime(value10)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at[LTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at[LTE]', 'type', { type: 'string' });
      }
    }
    if (data['updated_at[GT]'] !== undefined) {
      const value11 = data['updated_at[GT]'];
      if (typeof value11 == 'string') {
        if (!isDateTime(value11)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at[GT]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at[GT]', 'type', { type: 'string' });
      }
    }
    if (data['updated_at[GTE]'] !== undefined) {
      const value12 = data['updated_at[GTE]'];
      if (typeof value12 == 'string') {
        if (!isDateTime(value12)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at[GTE]', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at[GTE]', 'type', { type: 'string' });
      }
    }
    if (data.include !== undefined) {
      const include = data.include;
      if (Array.isArray(include)) {
        for (let i7 = 0; i7 < include.length; i7++) {
          const item7 = include[i7];
          if (
            !(
              item7 === 'address' ||
              item7 === 'adjustment' ||
              item7 === 'available_payment_methods' ||
              item7 === 'business' ||
              item7 === 'customer' ||
              item7 === 'discount'
            )
          ) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i7, 'enum', { limit: values5 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/include', 'type', { type: 'array' });
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
    if (data['skip-count'] !== undefined) {
      const value = data['skip-count'];
      if (!(typeof value == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/skip-count', 'type', { type: 'string' });
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

const queryValidator = /* @__PURE__ */ validator(checkQuery);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response200Validator = /* @__PURE__ */ validator(checkTransactionListResponse);
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
  checkTransactionListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
