import type { Rule } from './rule.ts';

/** For third-party documents; strict mode reports `operation-incomplete` instead. */
export const operationIdMissing: Rule = {
  code: 'operation-id-missing',
  check(view, report) {
    if (view.strict) return;
    for (const { json, path, method, key } of view.pathOperations) {
      if (json['operationId'] !== undefined) continue;
      const operation = `${method.toUpperCase()} ${key}`;
      const message = `${operation} has no operationId, so its generated name is derived from method and path`;
      report(path, message, { once: 'missing', lacks: ['operationId'] });
    }
  },
};
