// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';

function checkReportDownload(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.url === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'url' });
    } else {
      const url = data.url;
      if (typeof url == 'string') {
        if (!isUri(url)) {
          if (fast) return rejected;
          faults = note(faults, '/url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/url', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ReportDownloadValidator = /* @__PURE__ */ validator(checkReportDownload);

export { ReportDownloadValidator as ReportDownload, checkReportDownload as check };
