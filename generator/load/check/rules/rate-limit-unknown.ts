import { didYouMean } from './did-you-mean.ts';
import type { Rule } from './rule.ts';

export const rateLimitUnknown: Rule = {
  code: 'rate-limit-unknown',
  check(view, report) {
    const table = view.table('x-rate-limits') ?? (view.document['x-rate-limits'] === undefined ? {} : undefined);
    if (table === undefined) return;
    for (const { json, path } of view.operations) {
      const name = json['x-rate-limit'];
      if (typeof name !== 'string' || Object.hasOwn(table, name)) continue;
      report([...path, 'x-rate-limit'], `the rate-limit class '${name}' is not in x-rate-limits`, {
        ...didYouMean(name, Object.keys(table)),
        reads: [['x-rate-limits', name]],
        once: name,
      });
    }
  },
};
