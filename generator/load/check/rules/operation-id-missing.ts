import type { Rule } from './rule.ts';

/** In documents of others. In our own, `operation-incomplete` reports it with whatever else an operation lacks. */
export const operationIdMissing: Rule = {
  code: 'operation-id-missing',
  check(view, report) {
    if (view.strict) return;
    for (const { json, path, root, method, key } of view.operations) {
      if (root !== 'paths' || json['operationId'] !== undefined) continue;
      report(path, `${method.toUpperCase()} ${key} has no operationId, so its name is made from method and path`, {
        once: 'missing',
        lacks: ['operationId'],
      });
    }
  },
};
