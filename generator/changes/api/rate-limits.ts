import type { RateLimit } from '../../model/api.ts';
import { integer, object, string } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { call } from '../proof/programs.ts';
import type { Path, Side } from '../side.ts';
import { aboutOf, type OperationExchange } from './exchange.ts';

export function compareRateLimits(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [limitOf(collector.base, base), limitOf(collector.head, head)];
  if (equal({ ...was }, { ...is })) return;
  const isSameClass = was !== undefined && was.name === is?.name;
  const at = (operation: OperationExchange): Path =>
    isSameClass ? ['x-rate-limits', was.name] : [...operation.at.path, 'x-rate-limit'];
  const subject = isSameClass ? `rate limit ${was.name}` : head.name;
  collector.report(
    { ...aboutOf(head, 'api'), subject },
    isTighter(was, is) ? 'rate-limit-tightened' : 'rate-limit-loosened',
    [at(base), at(head)],
    `now allows ${describe(is)} (was ${describe(was)})`,
    call(base, `# ${describe(was)}`, (found, side) => !isTighter(was, limitOf(side, found))),
  );
}

function limitOf(side: Side, { at }: OperationExchange): RateLimit | undefined {
  const name = string(at.json['x-rate-limit']);
  if (name === undefined) return undefined;
  const json = object(side.at(['x-rate-limits', name]));
  const [requests, windowSeconds] = [integer(json['requests']) ?? 0, integer(json['windowSeconds']) ?? 0];
  return { name, requests, windowSeconds, penaltySeconds: integer(json['penaltySeconds']) ?? 0 };
}

/** Fewer requests, at once or over time, or a longer penalty. */
function isTighter(was: RateLimit | undefined, is: RateLimit | undefined): boolean {
  if (is === undefined) return false;
  if (was === undefined) return true;
  const rate = (limit: RateLimit): number => limit.requests / Math.max(1, limit.windowSeconds);
  return rate(is) < rate(was) || is.requests < was.requests || is.penaltySeconds > was.penaltySeconds;
}

function describe(limit: RateLimit | undefined): string {
  if (limit === undefined) return 'no rate limit';
  const { name, requests, windowSeconds, penaltySeconds } = limit;
  return `${name}: ${requests} requests in ${windowSeconds} s, then none for ${penaltySeconds} s`;
}
