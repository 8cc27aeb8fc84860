import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { integer, string, strings } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { show } from '../show.ts';
import { itemsOf, type Located, member, type Side } from '../side.ts';
import type { OperationExchange } from './exchange.ts';

/** Compares what comes of calling an operation: how often it may be, with which errors, which events, in which pages. */
export function compareConsequences(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  compareRateLimits(collector, base, head);
  compareErrorCodes(collector, base, head);
  compareEmitted(collector, base, head);
  comparePages(collector, base, head);
  compareRepeatable(collector, base, head);
}

interface Limit {
  readonly name: string;
  readonly requests: number;
  readonly windowSeconds: number;
  readonly penaltySeconds: number;
}

function limitOf(side: Side, operation: OperationExchange): Limit | undefined {
  const name = string(operation.json['x-rate-limit']);
  if (name === undefined) return undefined;
  const json = side.at(['x-rate-limits', name]);
  const number = (key: string): number => (isObject(json) ? (integer(json[key]) ?? 0) : 0);
  return {
    name,
    requests: number('requests'),
    windowSeconds: number('windowSeconds'),
    penaltySeconds: number('penaltySeconds'),
  };
}

/** As many requests as were served in a time, or longer refusals. */
function isTighter(was: Limit | undefined, is: Limit | undefined): boolean {
  if (is === undefined) return false;
  if (was === undefined) return true;
  const rate = (limit: Limit): number => limit.requests / Math.max(1, limit.windowSeconds);
  return rate(is) < rate(was) || is.requests < was.requests || is.penaltySeconds > was.penaltySeconds;
}

function compareRateLimits(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [limitOf(collector.base, base), limitOf(collector.head, head)];
  if (numbersOf(was) === numbersOf(is) && was?.name === is?.name) return;
  const sameClass = was !== undefined && was.name === is?.name;
  const at = (operation: OperationExchange, limit: Limit | undefined): readonly (string | number)[] =>
    sameClass && limit !== undefined ? ['x-rate-limits', limit.name] : [...operation.at.path, 'x-rate-limit'];
  const tighter = isTighter(was, is);
  collector.report({
    ...{ code: tighter ? 'rate-limit-tightened' : 'rate-limit-loosened', direction: 'api' },
    ...{ before: at(base, was), after: at(head, is), spots: [{ name: head.name }] },
    ...{
      subject: sameClass ? `rate limit ${was.name}` : head.name,
      message: `now allows ${describe(is)} (was ${describe(was)})`,
    },
    program: call(base, `# ${describe(was)}`, (found, side) => !isTighter(was, limitOf(side, found))),
  });
}

function numbersOf(limit: Limit | undefined): string {
  return JSON.stringify(limit && [limit.requests, limit.windowSeconds, limit.penaltySeconds]);
}

function describe(limit: Limit | undefined): string {
  if (limit === undefined) return 'no rate limit';
  const { name, requests, windowSeconds, penaltySeconds } = limit;
  return `${name}: ${requests} requests in ${windowSeconds} s, then none for ${penaltySeconds} s`;
}

function compareErrorCodes(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  eachDifference(base, head, 'x-error-codes', (word, before, after, isNew) =>
    collector.report({
      ...{ code: isNew ? 'error-code-added' : 'error-code-removed', direction: 'response', before, after },
      ...{ subject: head.name, spots: [{ name: head.name }] },
      message: isNew ? `can now return the error ${word}` : `no longer returns the error ${word}`,
    }),
  );
}

function compareEmitted(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  eachDifference(base, head, 'x-emits', (word, before, after, isNew) =>
    collector.report({
      ...{ code: isNew ? 'emitted-event-added' : 'emitted-event-removed', direction: 'webhook', before, after },
      ...{ subject: head.name, spots: [{ name: head.name }] },
      message: isNew ? `now emits ${word}` : `no longer emits ${word}`,
      program: call(base, `# waits for ${word}`, (found) => strings(found.json['x-emits']).includes(word)),
    }),
  );
}

type Path = readonly (string | number)[];

/** Every word that is on one of two lists only. */
function eachDifference(
  base: OperationExchange,
  head: OperationExchange,
  key: string,
  found: (word: string, before: Path, after: Path, isNew: boolean) => void,
): void {
  const [before, after] = [member(base.at, key), member(head.at, key)];
  const has = (list: Located<JsonValue | undefined>, word: JsonValue): boolean =>
    strings(list.json).includes(String(word));
  for (const { json, path } of itemsOf(before)) if (!has(after, json)) found(String(json), path, after.path, false);
  for (const { json, path } of itemsOf(after)) if (!has(before, json)) found(String(json), before.path, path, true);
}

const PAGING = ['items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter'];

function comparePages(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [base.json['x-paginated'] === true, head.json['x-paginated'] === true];
  const about = { direction: 'response', spots: [{ name: head.name }], subject: head.name } as const;
  const paginated = (wanted: boolean): ReturnType<typeof call> =>
    call(
      base,
      wanted ? '# asks for all pages' : '# reads the whole list',
      (found) => (found.json['x-paginated'] === true) === wanted,
    );
  if (was !== is) {
    const paths = { before: member(base.at, 'x-paginated').path, after: member(head.at, 'x-paginated').path };
    if (is)
      collector.report({
        ...about,
        ...paths,
        code: 'pagination-added',
        message: 'now returns its list in pages',
        program: paginated(false),
      });
    else
      collector.report({
        ...{
          ...about,
          ...paths,
          code: 'pagination-removed',
          message: 'no longer returns its list in pages',
          program: paginated(true),
        },
      });
    return;
  }
  if (!was) return;
  for (const key of PAGING) {
    const path = ['x-pagination', key];
    const [old, now] = [collector.base.at(path), collector.head.at(path)];
    if (old === now) continue;
    collector.report({
      ...{ ...about, code: 'pagination-changed', before: path, after: path, subject: 'pagination' },
      message: `has ${key} ${show(now)} (was ${show(old)})`,
      program: call(base, `# pages by ${show(old)}`, (_, side) => side.at(path) === old),
    });
  }
}

function compareRepeatable(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [old, now] = [member(base.at, 'x-repeatable'), member(head.at, 'x-repeatable')];
  if (old.json === now.json) return;
  const about = { direction: 'request', spots: [{ name: head.name }], subject: head.name } as const;
  const paths = { before: old.path, after: now.path };
  if (now.json === true)
    collector.report({ ...about, ...paths, code: 'repeatable-added', message: 'may now be sent twice' });
  else
    collector.report({
      ...{ ...about, ...paths, code: 'repeatable-removed', message: 'may no longer be sent twice' },
      program: call(base, '# tries again when no answer comes', (found) => found.json['x-repeatable'] === true),
    });
}
