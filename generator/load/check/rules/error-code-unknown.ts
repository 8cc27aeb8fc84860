import { didYouMean } from './did-you-mean.ts';
import { strings } from '../../document/json.ts';
import type { ReportOptions, Rule } from './rule.ts';

export const errorCodeUnknown: Rule = {
  code: 'error-code-unknown',
  check(view, report) {
    const catalogue =
      view.table('x-error-catalogue') ?? (view.document['x-error-catalogue'] === undefined ? {} : undefined);
    if (catalogue === undefined) return;
    const codes = Object.keys(catalogue);
    for (const { json, path } of view.operations) {
      strings(json['x-error-codes']).forEach((code, index) => {
        if (!codes.includes(code))
          report(
            [...path, 'x-error-codes', index],
            `the error code '${code}' is not in x-error-catalogue`,
            optionsFor(code, codes),
          );
      });
    }
    for (const { json, path } of view.parameters) {
      const code = json['x-error-code'];
      if (typeof code !== 'string' || codes.includes(code)) continue;
      report(
        [...path, 'x-error-code'],
        `the error code '${code}' is not in x-error-catalogue`,
        optionsFor(code, codes),
      );
    }
  },
};

function optionsFor(code: string, codes: readonly string[]): ReportOptions {
  return { ...didYouMean(code, codes), reads: [['x-error-catalogue', code]], once: code };
}
