import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const operationIdDuplicate: Rule = {
  code: 'operation-id-duplicate',
  thirdParty: 'warning',
  check(view, report) {
    const seen = new Map<string, Path>();
    for (const { json, path } of view.operations) {
      const id = json['operationId'];
      if (typeof id !== 'string') continue;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, path);
      else
        report([...path, 'operationId'], `two operations have the operationId ${id}`, {
          related: [{ message: 'the first one is here', path: [...first, 'operationId'] }],
        });
    }
  },
};
