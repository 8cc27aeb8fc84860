import { strings } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { show } from '../show.ts';
import { itemsOf, member, type Paths } from '../side.ts';
import { aboutOf, type OperationExchange } from './exchange.ts';

export function compareEffects(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  eachDifference(base, head, 'x-error-codes', (code, isNew, paths) => {
    const about = aboutOf(head, 'response');
    if (isNew) collector.report(about, 'error-code-added', paths, `can now return the error ${code}`);
    else collector.report(about, 'error-code-removed', paths, `no longer returns the error ${code}`);
  });
  eachDifference(base, head, 'x-emits', (event, isNew, paths) => {
    const about = aboutOf(head, 'webhook');
    const program = call(base, `# waits for ${event}`, ({ at }) => strings(at.json['x-emits']).includes(event));
    if (isNew) collector.report(about, 'emitted-event-added', paths, `now emits ${event}`);
    else collector.report(about, 'emitted-event-removed', paths, `no longer emits ${event}`, program);
  });
  comparePagination(collector, base, head);
  compareRepeatable(collector, base, head);
}

/** Calls `found` for every item that only one of the two lists has. */
function eachDifference(
  base: OperationExchange,
  head: OperationExchange,
  key: string,
  found: (item: string, isNew: boolean, paths: Paths) => void,
): void {
  const [before, after] = [member(base.at, key), member(head.at, key)];
  const [old, now] = [strings(before.json), strings(after.json)];
  for (const { json, path } of itemsOf(before))
    if (!now.includes(String(json))) found(String(json), false, [path, after.path]);
  for (const { json, path } of itemsOf(after))
    if (!old.includes(String(json))) found(String(json), true, [before.path, path]);
}

function comparePagination(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [old, now] = [member(base.at, 'x-paginated'), member(head.at, 'x-paginated')];
  const [was, is] = [old.json === true, now.json === true];
  const about = aboutOf(head, 'response');
  if (was !== is) {
    const program = call(
      base,
      was ? '# requests all pages' : '# reads the whole list',
      ({ at }) => (at.json['x-paginated'] === true) === was,
    );
    const message = is ? 'now returns its list in pages' : 'no longer returns its list in pages';
    collector.report(about, is ? 'pagination-added' : 'pagination-removed', [old.path, now.path], message, program);
  } else if (was) comparePageMembers(collector, base, head);
}

const PAGE_MEMBERS = ['items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter'];

function comparePageMembers(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  for (const key of PAGE_MEMBERS) {
    const path = ['x-pagination', key];
    const [old, now] = [collector.base.at(path), collector.head.at(path)];
    if (old === now) continue;
    const about = { ...aboutOf(head, 'response'), subject: 'pagination' };
    const program = call(base, `# pages by ${show(old)}`, (_, side) => side.at(path) === old);
    collector.report(about, 'pagination-changed', [path, path], `has ${key} ${show(now)} (was ${show(old)})`, program);
  }
}

function compareRepeatable(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [old, now] = [member(base.at, 'x-repeatable'), member(head.at, 'x-repeatable')];
  if ((old.json === true) === (now.json === true)) return;
  const about = aboutOf(head, 'request');
  const paths = [old.path, now.path] as const;
  const program = call(base, '# retries when no response arrives', ({ at }) => at.json['x-repeatable'] === true);
  if (now.json === true) collector.report(about, 'repeatable-added', paths, 'may now be sent twice');
  else collector.report(about, 'repeatable-removed', paths, 'may no longer be sent twice', program);
}
