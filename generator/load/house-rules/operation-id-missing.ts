import type { Rule } from './rule.ts';

export const operationIdMissing: Rule = {
  code: 'operation-id-missing',
  check(view, report) {
    for (const { json, path, root, method, key } of view.operations) {
      if (root !== 'paths' || json['operationId'] !== undefined) continue;
      if (view.house) report(path, `${method.toUpperCase()} ${key} has no operationId`, { severity: 'error' });
      else
        report(path, `${method.toUpperCase()} ${key} has no operationId, so its name is made from method and path`, {
          once: 'missing',
        });
    }
  },
};
