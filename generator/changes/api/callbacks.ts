import type { Collector } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { byName, member, membersOf, placeOf, type Side } from '../side.ts';
import { compareContent } from './content.ts';
import { type Exchange, exchangesBelow, type OperationExchange, partOf, titleOf } from './exchange.ts';

/**
 * Compares the requests that the API sends because of an operation. Their verdicts are those of webhooks.
 */
export function compareCallbacks(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  for (const [key, was, is] of byName(callbacksOf(collector.base, base), callbacksOf(collector.head, head))) {
    const spot = { name: head.name, part: `callback ${key}` };
    const about = { direction: 'webhook', spots: [spot], subject: `${head.name} callback` } as const;
    const paths = [placeOf(was?.at, base.at, 'callbacks'), placeOf(is?.at, head.at, 'callbacks')] as const;
    if (is === undefined) {
      const text = `# waits for the callback ${key}`;
      const program = call(base, text, (found, side) => callbacksOf(side, found).has(key));
      collector.report(about, 'event-removed', paths, `no longer has the callback ${key}`, program);
    } else if (was === undefined) collector.report(about, 'event-added', paths, `has the new callback ${key}`);
    else {
      const [old, now] = [partOf(collector.base, was, 'requestBody'), partOf(collector.head, is, 'requestBody')];
      const program = (): ReturnType<typeof call> => call(base, `# reads the callback ${key}`);
      if (old !== undefined && now !== undefined)
        compareContent(collector, { direction: 'webhook', spot, program }, old, now);
    }
  }
}

/** By `name METHOD expression`. */
function callbacksOf(side: Side, operation: OperationExchange): Map<string, Exchange> {
  return new Map(
    membersOf(member(operation.at, 'callbacks')).flatMap(([callback, entry]) =>
      exchangesBelow(side, side.follow(entry).path).map((found) => {
        const name = `${callback} ${titleOf(found)}`;
        return [name, { ...found, name }];
      }),
    ),
  );
}
