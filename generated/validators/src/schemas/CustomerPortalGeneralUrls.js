// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';

function checkCustomerPortalGeneralUrls(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.overview === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'overview' });
    } else {
      const overview = data.overview;
      if (typeof overview == 'string') {
        if (!isUri(overview)) {
          if (fast) return rejected;
          faults = note(faults, '/overview', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/overview', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerPortalGeneralUrlsValidator = /* @__PURE__ */ validator(checkCustomerPortalGeneralUrls);

export { CustomerPortalGeneralUrlsValidator as CustomerPortalGeneralUrls, checkCustomerPortalGeneralUrls as check };
