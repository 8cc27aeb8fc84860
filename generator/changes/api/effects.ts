import type { RateLimit } from '../../model/api.ts';
import { integer, object, string, strings } from '../../model/reader.ts';
import type { About, Collector, Finding } from '../collector.ts';
import type { Program } from '../change.ts';
import { call } from '../proof/programs.ts';
import { show } from '../show.ts';
import { type Both, equal, isEqual, itemsOf, memberOf, type Side } from '../side.ts';
import { aboutOf, type OperationExchange } from './exchange.ts';

/** Compares which errors an operation returns, which events it emits, and how it can be called. */
export function compareEffects(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const at: Both = [base.at, head.at];
  const [request, response, webhook] = [aboutOf(head, 'request'), aboutOf(head, 'response'), aboutOf(head, 'webhook')];
  const whileMarked = (text: string, mark: string, value = true): Program =>
    call(base, text, (found) => (found.at.json[mark] === true) === value);

  compareLists(collector, response, memberOf(at, 'x-error-codes'), (code, isNew) =>
    isNew
      ? ['error-code-added', `can now return the error ${code}`]
      : ['error-code-removed', `no longer returns the error ${code}`],
  );
  compareLists(collector, webhook, memberOf(at, 'x-emits'), (event, isNew) => {
    const holds = (found: OperationExchange): boolean => strings(found.at.json['x-emits']).includes(event);
    if (isNew) return ['emitted-event-added', `now emits ${event}`];
    return ['emitted-event-removed', `no longer emits ${event}`, call(base, `# waits for ${event}`, holds)];
  });

  const wholeList = whileMarked('# reads the whole list', 'x-paginated', false);
  const pages = whileMarked('# requests all pages', 'x-paginated');
  const paginated = memberOf(at, 'x-paginated');
  const added: Finding = ['pagination-added', 'now returns its list in pages', wholeList];
  const removed: Finding = ['pagination-removed', 'no longer returns its list in pages', pages];
  collector.compareMark(response, paginated, added, removed);
  if (paginated.every(({ json }) => json === true)) comparePageMembers(collector, base, head);

  const retries = whileMarked('# retries when no response arrives', 'x-repeatable');
  const once: Finding = ['repeatable-removed', 'may no longer be sent twice', retries];
  collector.compareMark(request, memberOf(at, 'x-repeatable'), ['repeatable-added', 'may now be sent twice'], once);
}

function compareLists(
  collector: Collector,
  about: About,
  [before, after]: Both,
  finding: (item: string, isNew: boolean) => Finding,
): void {
  const [old, now] = [strings(before.json), strings(after.json)];
  for (const item of itemsOf(before))
    if (!now.includes(String(item.json))) collector.report(about, [item, after], ...finding(String(item.json), false));
  for (const item of itemsOf(after))
    if (!old.includes(String(item.json))) collector.report(about, [before, item], ...finding(String(item.json), true));
}

const PAGE_MEMBERS = ['items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter'];

function comparePageMembers(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const about = { ...aboutOf(head, 'response'), subject: 'pagination' };
  for (const key of PAGE_MEMBERS) {
    const [old, now] = collector.root('x-pagination', key);
    if (isEqual([old, now])) continue;
    const program = call(base, `# pages by ${show(old.json)}`, (_, side) => equal(side.at(old.path), old.json));
    const message = `has ${key} ${show(now.json)} (was ${show(old.json)})`;
    collector.report(about, [old, now], 'pagination-changed', message, program);
  }
}

export function compareRateLimits(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [limitOf(collector.base, base), limitOf(collector.head, head)];
  if (equal({ ...was }, { ...is })) return;
  const isSameClass = was !== undefined && was.name === is?.name;
  const about = aboutOf(head, 'api');
  collector.report(
    isSameClass ? { ...about, subject: `rate limit ${was.name}` } : about,
    isSameClass ? collector.root('x-rate-limits', was.name) : memberOf([base.at, head.at], 'x-rate-limit'),
    isTighter(was, is) ? 'rate-limit-tightened' : 'rate-limit-loosened',
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
