// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';

function checkPaginationInfo(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.per_page === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'per_page' });
    } else {
      const per_page = data.per_page;
      if (!Number.isInteger(per_page)) {
        if (fast) return rejected;
        faults = note(faults, '/per_page', 'type', { type: 'integer' });
      }
      if (typeof per_page == 'number' && isFinite(per_page)) {
        if (per_page > 200) {
          if (fast) return rejected;
          faults = note(faults, '/per_page', 'maximum', { limit: 200 });
        }
        if (per_page < 1) {
          if (fast) return rejected;
          faults = note(faults, '/per_page', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.next === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'next' });
    } else {
      const next = data.next;
      if (typeof next == 'string') {
        if (!isUri(next)) {
          if (fast) return rejected;
          faults = note(faults, '/next', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/next', 'type', { type: 'string' });
      }
    }
    if (data.has_more === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'has_more' });
    } else {
      const has_more = data.has_more;
      if (!(typeof has_more == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/has_more', 'type', { type: 'boolean' });
      }
    }
    if (data.estimated_total !== undefined) {
      const estimated_total = data.estimated_total;
      if (!Number.isInteger(estimated_total)) {
        if (fast) return rejected;
        faults = note(faults, '/estimated_total', 'type', { type: 'integer' });
      }
      if (typeof estimated_total == 'number' && isFinite(estimated_total)) {
        if (estimated_total > 100001) {
          if (fast) return rejected;
          faults = note(faults, '/estimated_total', 'maximum', { limit: 100001 });
        }
        if (estimated_total < -1) {
          if (fast) return rejected;
          faults = note(faults, '/estimated_total', 'minimum', { limit: -1 });
        }
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PaginationInfoValidator = /* @__PURE__ */ validator(checkPaginationInfo);

export { PaginationInfoValidator as PaginationInfo, checkPaginationInfo as check };
