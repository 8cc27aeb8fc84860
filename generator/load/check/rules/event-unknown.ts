import { didYouMean } from './did-you-mean.ts';
import { entries, get, strings } from '../../document/json.ts';
import type { Rule } from './rule.ts';

export const eventUnknown: Rule = {
  code: 'event-unknown',
  check(view, report) {
    // The event may be in a missing file, which has been reported.
    if (entries(view.document['webhooks']).some(([, item]) => typeof get(item, '$ref') === 'string')) return;
    const types = view.operations.flatMap(({ root, key, json }) => {
      if (root !== 'webhooks') return [];
      const type = get(json['x-event'], 'type');
      return typeof type === 'string' ? [type] : json['x-event'] === undefined ? [key] : [];
    });
    const names = view.operations.filter(({ root }) => root === 'webhooks').map(({ path }) => [...path, 'x-event']);
    for (const { json, path } of view.operations) {
      strings(json['x-emits']).forEach((type, index) => {
        if (types.includes(type)) return;
        const options = { ...didYouMean(type, types), reads: names, once: type };
        report([...path, 'x-emits', index], `no webhook has the event type '${type}'`, options);
      });
    }
  },
};
