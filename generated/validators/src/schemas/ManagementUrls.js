// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';

function checkManagementUrls(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.update_payment_method === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'update_payment_method' });
    } else {
      const update_payment_method = data.update_payment_method;
      if (typeof update_payment_method == 'string') {
        if (!isUri(update_payment_method)) {
          if (fast) return rejected;
          faults = note(faults, '/update_payment_method', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else if (!(update_payment_method === null)) {
        if (fast) return rejected;
        faults = note(faults, '/update_payment_method', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.cancel === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'cancel' });
    } else {
      const cancel = data.cancel;
      if (typeof cancel == 'string') {
        if (!isUri(cancel)) {
          if (fast) return rejected;
          faults = note(faults, '/cancel', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/cancel', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ManagementUrlsValidator = /* @__PURE__ */ validator(checkManagementUrls);

export { ManagementUrlsValidator as ManagementUrls, checkManagementUrls as check };
