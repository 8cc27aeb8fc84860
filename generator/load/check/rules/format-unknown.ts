import { spellingHelp } from '../../document/spelling-help.ts';
import { schemaRule } from './rule.ts';

/** Formats that the generated validators check; a test compares the two lists. */
export const checkedFormats: readonly string[] = (
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri ' +
  'uri-reference uri-template iri iri-reference uuid regex json-pointer relative-json-pointer byte int32 int64 float'
).split(' ');
/** Formats that are annotations: every value of the type is valid. */
const annotations = ['double', 'binary', 'password', 'html', 'markdown', 'commonmark'];
const formats: readonly string[] = [...checkedFormats, ...annotations];

export const formatUnknown = schemaRule({
  code: 'format-unknown',
  check({ format }, report) {
    if (typeof format !== 'string' || formats.includes(format)) return;
    const message = `the format '${format}' is unknown, so no value is checked against it`;
    report(['format'], message, { ...spellingHelp(format, formats), onceInThirdParty: format });
  },
});
