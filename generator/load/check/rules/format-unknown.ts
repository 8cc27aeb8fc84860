import { didYouMean } from './did-you-mean.ts';
import type { Rule } from './rule.ts';

/** Formats that the generated validators check; a test holds that they do. */
export const checkedFormats: readonly string[] = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uri-template',
  'iri',
  'iri-reference',
  'uuid',
  'regex',
  'json-pointer',
  'relative-json-pointer',
  'byte',
  'int32',
  'int64',
  'float',
];
/** Formats that no value of their type could break. */
const annotations: readonly string[] = ['double', 'binary', 'password', 'html', 'markdown', 'commonmark'];

export const formatUnknown: Rule = {
  code: 'format-unknown',
  check(view, report) {
    const known = [...checkedFormats, ...annotations];
    for (const { json, path } of view.schemas) {
      const format = json['format'];
      if (typeof format !== 'string' || known.includes(format)) continue;
      const message = `the format '${format}' is not known, so it is an annotation only`;
      report([...path, 'format'], message, {
        ...didYouMean(format, known),
        ...(view.strict ? { severity: 'error' } : { once: format }),
      });
    }
  },
};
