import { didYouMean } from './did-you-mean.ts';
import type { Rule } from './rule.ts';

/** Formats that the validators check. */
const checked: readonly string[] = [
  'date-time', 'date', 'time', 'duration', 'email', 'idn-email', 'hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'uri-template',
  'iri', 'iri-reference', 'uuid', 'regex', 'json-pointer', 'relative-json-pointer', 'int32', 'int64', 'float', 'double',
];
/** Formats that say how a value is shown or sent, so that there is nothing to check. */
const annotations: readonly string[] = ['byte', 'binary', 'password', 'html', 'markdown', 'commonmark'];

export const formatUnknown: Rule = {
  code: 'format-unknown',
  check(view, report) {
    const known = [...checked, ...annotations];
    for (const { json, path } of view.schemas) {
      const format = json['format'];
      if (typeof format !== 'string' || known.includes(format)) continue;
      const message = `the format '${format}' is not known, so it is an annotation only`;
      report([...path, 'format'], message, { ...didYouMean(format, known), ...(view.house ? { severity: 'error' } : { once: format }) });
    }
  },
};
