import { get } from '../../document/json.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const eventDuplicate: Rule = {
  code: 'event-duplicate',
  check(view, report) {
    const seen = new Map<string, Path>();
    for (const { json, path } of view.operations) {
      const type = get(json['x-event'], 'type');
      const version = get(json['x-event'], 'version');
      if (typeof type !== 'string' || typeof version !== 'number') continue;
      const name = `${type} in version ${version}`;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, path);
      else
        report([...path, 'x-event'], `two webhooks describe ${name}`, {
          related: [{ message: 'the first one is here', path: [...first, 'x-event'] }],
        });
    }
  },
};
