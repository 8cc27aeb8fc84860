import type { Rule } from './rule.ts';

/** For third-party documents; strict mode reports `operation-incomplete` instead. */
export const operationIdMissing: Rule = {
  code: 'operation-id-missing',
  check(view, report) {
    if (view.strict) return;
    for (const { json, path, root, method, key } of view.operations) {
      if (root !== 'paths' || json['operationId'] !== undefined) continue;
      report(
        path,
        `${method.toUpperCase()} ${key} has no operationId, so its generated name is derived from method and path`,
        {
          once: 'missing',
          lacks: ['operationId'],
        },
      );
    }
  },
};
