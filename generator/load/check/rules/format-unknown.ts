import { didYouMean } from '../../document/near-miss.ts';
import type { Rule } from './rule.ts';

/** Formats that the generated validators check; a test compares the two lists. */
export const checkedFormats: readonly string[] = (
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri ' +
  'uri-reference uri-template iri iri-reference uuid regex json-pointer relative-json-pointer byte int32 int64 float'
).split(' ');
/** Formats that are annotations: every value of the type is valid. */
const annotations: readonly string[] = ['double', 'binary', 'password', 'html', 'markdown', 'commonmark'];

export const formatUnknown: Rule = {
  code: 'format-unknown',
  check(view, report) {
    const known = [...checkedFormats, ...annotations];
    for (const { json, path } of view.schemas) {
      const format = json['format'];
      if (typeof format !== 'string' || known.includes(format)) continue;
      const message = `the format '${format}' is unknown, so no value is checked against it`;
      report([...path, 'format'], message, { ...didYouMean(format, known), onceInThirdParty: format });
    }
  },
};
