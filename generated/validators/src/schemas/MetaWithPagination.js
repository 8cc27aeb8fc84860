// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isUuid } from '../runtime/formats/text.ts';
import { check as checkPaginationInfo } from '../schemas/PaginationInfo.js';

function checkMetaWithPagination(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'request_id' });
    } else {
      const request_id = data.request_id;
      if (typeof request_id == 'string') {
        if (!isUuid(request_id)) {
          if (fast) return rejected;
          faults = note(faults, '/request_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 11111111-2222-4333-8444-555555555555',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/request_id', 'type', { type: 'string' });
      }
    }
    if (data.pagination === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'pagination' });
    } else {
      const pagination = data.pagination;
      const found = checkPaginationInfo(pagination, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/pagination');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const MetaWithPaginationValidator = /* @__PURE__ */ validator(checkMetaWithPagination);

export { MetaWithPaginationValidator as MetaWithPagination, checkMetaWithPagination as check };
