import type { RateLimit } from '../../model/api.ts';
import { integer, object, string } from '../../model/reader.ts';
import type { Finding, Part } from '../part.ts';
import { equal, type Maybe } from '../side.ts';

/** Compares which errors an operation returns, which events it emits, and how it can be called. */
export function compareEffects(operation: Part): void {
  const response = operation.for('response');
  response.member('x-error-codes').compareItems(
    (code) => ['error-code-added', `can now return the error ${code}`],
    (code) => ['error-code-removed', `no longer returns the error ${code}`],
  );
  const emitted = operation.for('webhook').member('x-emits');
  emitted.compareItems(
    (event) => ['emitted-event-added', `now emits ${event}`],
    (event) => ['emitted-event-removed', `no longer emits ${event}`, `# waits for ${event}`],
  );
  const paginated = response.member('x-paginated');
  paginated.compareMark(
    ['pagination-added', 'now returns its list in pages', '# reads the whole list'],
    ['pagination-removed', 'no longer returns its list in pages', '# requests all pages'],
  );
  if (paginated.both.every(({ json }) => json === true)) {
    const pages = response.map(({ side }) => side.at('x-pagination')).as({ ...response.about, subject: 'pagination' });
    for (const [key, member, old, now] of pages.differing())
      if (PAGE_MEMBERS.has(key))
        member.report('pagination-changed', `has ${key} ${now} (was ${old})`, `# pages by ${old}`);
  }
  const repeatable = operation.for('request').member('x-repeatable');
  const once: Finding = ['repeatable-removed', 'may no longer be sent twice', '# retries when no response arrives'];
  repeatable.compareMark(['repeatable-added', 'may now be sent twice'], once);
}

const PAGE_MEMBERS = new Set(['items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter']);

export function compareRateLimits(at: Part): void {
  const [was, is] = [limitOf(at.was), limitOf(at.is)];
  if (equal({ ...was }, { ...is })) return;
  const shared = was !== undefined && was.name === is?.name ? was.name : undefined;
  const { both } =
    shared === undefined ? at.member('x-rate-limit') : at.map(({ side }) => side.at('x-rate-limits', shared));
  const about = shared === undefined ? at.about : { ...at.about, subject: `rate limit ${shared}` };
  const code = isTighter(was, is) ? 'rate-limit-tightened' : 'rate-limit-loosened';
  const message = `now allows ${describe(is)} (was ${describe(was)})`;
  at.as(about).report(code, message, `# ${describe(was)}`, (found) => !isTighter(was, limitOf(found)), both);
}

function limitOf(operation: Maybe): RateLimit | undefined {
  const name = string(operation.member('x-rate-limit').json);
  if (name === undefined) return undefined;
  const json = object(operation.side.at('x-rate-limits', name).json);
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
