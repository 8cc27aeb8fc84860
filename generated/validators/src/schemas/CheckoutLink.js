// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkCheckoutLink(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.url === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'url' });
    } else {
      const url = data.url;
      if (typeof url == 'string') {
        if (url.length > 2048 && codePoints(url) > 2048) {
          if (fast) return rejected;
          faults = note(faults, '/url', 'maxLength', { limit: 2048 });
        }
        if (url.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/url', 'minLength', { limit: 1 });
        }
      } else if (!(url === null)) {
        if (fast) return rejected;
        faults = note(faults, '/url', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CheckoutLinkValidator = /* @__PURE__ */ validator(checkCheckoutLink);

export { CheckoutLinkValidator as CheckoutLink, checkCheckoutLink as check };
