import type { Collector } from '../collector.ts';
import { bodyIn, call } from '../proof/programs.ts';
import { member, membersOf, type Side } from '../side.ts';
import { compareContent } from './content.ts';
import { type Exchange, exchangesBelow, type OperationExchange } from './exchange.ts';

/** Compares the requests that the API makes on account of an operation. They are read as webhooks are. */
export function compareCallbacks(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [before, after] = [callbacksOf(collector.base, base), callbacksOf(collector.head, head)];
  for (const [key, was] of before) {
    const is = after.get(key);
    const spots = [{ name: head.name, part: `callback ${key}` }];
    if (is === undefined) {
      collector.report({
        ...{ code: 'event-removed', direction: 'webhook', spots, subject: `${head.name} callback` },
        ...{ before: was.at.path, after: [...head.at.path, 'callbacks'], message: `no longer has the callback ${key}` },
        program: call(base, `# waits for the callback ${key}`, (found, side) => callbacksOf(side, found).has(key)),
      });
      continue;
    }
    const [old, now] = [bodyIn(was, collector.base), bodyIn(is, collector.head)];
    if (old === undefined || now === undefined) continue;
    const program = (): ReturnType<typeof call> => call(base, `# reads the callback ${key}`);
    compareContent(collector, { direction: 'webhook', spot: spots[0]!, program }, old, now);
  }
  for (const [key, is] of after) {
    if (before.has(key)) continue;
    collector.report({
      ...{ code: 'event-added', direction: 'webhook', subject: `${head.name} callback` },
      ...{ before: [...base.at.path, 'callbacks'], after: is.at.path, message: `has the new callback ${key}` },
      spots: [{ name: head.name, part: `callback ${key}` }],
    });
  }
}

function callbacksOf(side: Side, operation: OperationExchange): Map<string, Exchange> {
  const found = new Map<string, Exchange>();
  for (const [name, entry] of membersOf(member(operation.at, 'callbacks'))) {
    for (const { path, method, at, item } of exchangesBelow(side, side.follow(entry).path)) {
      const key = `${name} ${method.toUpperCase()} ${path}`;
      found.set(key, { at, item, json: at.json, method, path, name: key, parameters: new Map() });
    }
  }
  return found;
}
