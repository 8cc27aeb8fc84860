// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'card',
  'korea_local',
  'south_korea_local_card',
  'device_wallet_a',
  'device_wallet_b',
  'device_wallet_c',
  'paypal_kind',
  'method_01',
  'method_02',
  'method_03',
  'method_04',
  'method_05',
  'method_06',
  'method_07',
  'method_08',
  'method_09',
  'method_10',
];
const values2 = /* @__PURE__ */ new Set(values);

function checkPaymentMethodType(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PaymentMethodTypeValidator = /* @__PURE__ */ validator(checkPaymentMethodType);

export { PaymentMethodTypeValidator as PaymentMethodType, checkPaymentMethodType as check };
