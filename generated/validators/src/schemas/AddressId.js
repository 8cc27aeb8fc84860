// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');

function checkAddressId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^add_[a-z0-9]{26}$', message: 'be an address id (add_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const AddressIdValidator = /* @__PURE__ */ validator(checkAddressId);

export { AddressIdValidator as AddressId, checkAddressId as check };
