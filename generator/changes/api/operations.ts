import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { addressOf, call, code, indexOf } from '../proof/programs.ts';
import { show } from '../show.ts';
import { member } from '../side.ts';
import { compareBodies } from './bodies.ts';
import { compareCallbacks } from './callbacks.ts';
import { type OperationExchange, operationsOf } from './exchange.ts';
import { compareConsequences } from './consequences.ts';
import { compareNotes } from './notes.ts';
import { compareParameters } from './parameters.ts';
import { answersOf, compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';

/** Compares all operations. One is the same when its method and path are, or, for one that was moved, its id. */
export function compareOperations(collector: Collector): void {
  const before = operationsOf(collector.base);
  const after = new Map(operationsOf(collector.head).map((each) => [addressOf(each.method, each.path), each]));
  const gone: OperationExchange[] = [];
  for (const was of before) {
    const address = addressOf(was.method, was.path);
    const is = after.get(address);
    if (is === undefined) gone.push(was);
    else compareOperation(collector, was, is);
    after.delete(address);
  }
  const byId = new Map([...after.values()].flatMap((each) => (each.id === undefined ? [] : [[each.id, each]])));
  for (const was of gone) {
    const is = was.id === undefined ? undefined : byId.get(was.id);
    if (is === undefined) {
      collector.report({
        ...{ code: 'operation-removed', direction: 'api', before: was.at.path, after: was.at.path, subject: was.name },
        ...{ spots: [{ name: was.name }], message: `no longer exists (was ${titleOf(was)})`, program: call(was, '') },
      });
      continue;
    }
    after.delete(addressOf(is.method, is.path));
    collector.report({
      ...{ code: 'operation-moved', direction: 'api', before: was.at.path, after: is.at.path, subject: is.name },
      ...{ spots: [{ name: is.name }], message: `is now ${titleOf(is)} (was ${titleOf(was)})`, program: call(was, '') },
    });
    compareOperation(collector, was, is);
  }
  for (const is of after.values())
    collector.report({
      ...{ code: 'operation-added', direction: 'api', before: is.at.path, after: is.at.path, subject: is.name },
      ...{ spots: [{ name: is.name }], message: `is new: ${titleOf(is)}` },
    });
}

/** Members of the document that say more of operations. */
const AROUND = ['security', 'x-permissions', 'x-rate-limits', 'x-pagination'];

function compareOperation(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const isOne = base.json === head.json;
  // What they need and lead to is said elsewhere in the document, too.
  if (!isOne || AROUND.some((key) => collector.base.document[key] !== collector.head.document[key])) {
    compareSecurity(collector, base, head);
    compareConsequences(collector, base, head);
  }
  if (base.path === head.path && collector.isSame(base.item, head.item)) return;
  const isUntouched = (key: string): boolean => collector.isUntouched(member(base.at, key), member(head.at, key));
  compareNames(collector, base, head);
  const isOfItem = collector.isUntouched(member(base.item, 'parameters'), member(head.item, 'parameters'));
  if (base.path !== head.path || !isOfItem || !isUntouched('parameters')) compareParameters(collector, base, head);
  if (!isUntouched('requestBody')) compareBodies(collector, base, head);
  compareResponses(collector, answersOf(base), base, head);
  compareCallbacks(collector, base, head);
  const spots = [{ name: head.name }];
  compareServers(collector, member(base.at, 'servers'), member(head.at, 'servers'), spots);
  compareServers(collector, member(base.item, 'servers'), member(head.item, 'servers'), spots);
  compareNotes(collector, spots, base.item, head.item, ['summary', 'description']);
  if (isOne) return;
  compareNotes(collector, spots, base.at, head.at, NOTES);
  const unknown = new Set([...Object.keys(base.json), ...Object.keys(head.json)].filter((key) => !KNOWN.has(key)));
  for (const key of unknown) {
    const [was, is] = [member(base.at, key), member(head.at, key)];
    if (equal(was.json, is.json)) continue;
    collector.report({
      ...{ code: 'extension-changed', direction: 'api', before: was.path, after: is.path, subject: head.name, spots },
      message: `now has the ${key} ${show(is.json)} (was ${show(was.json)})`,
    });
  }
}

const NOTES = ['summary', 'description', 'externalDocs'];
const KNOWN = new Set([
  ...NOTES,
  ...[
    'operationId',
    'tags',
    'parameters',
    'requestBody',
    'responses',
    'callbacks',
    'deprecated',
    'security',
    'servers',
  ],
  ...['x-error-codes', 'x-rate-limit', 'x-emits', 'x-paginated', 'x-repeatable', 'x-event'],
]);

/** The names that the client's package has for it. */
function compareNames(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const about = { direction: 'api', subject: head.name, spots: [{ name: head.name }] } as const;
  const [old, now] = [member(base.at, 'operationId'), member(head.at, 'operationId')];
  const tags = { before: member(base.at, 'tags').path, after: member(head.at, 'tags').path };
  if (old.json !== now.json || !isCalledAlike(base, head))
    collector.report({
      ...{ ...about, code: 'operation-renamed' },
      ...(old.json === now.json ? tags : { before: old.path, after: now.path }),
      message: `is now client.${head.clientName} in the client (was client.${base.clientName}${old.json === now.json ? '' : `, with the id ${show(old.json)}`})`,
      program: code(`await client.${base.clientName}(…)`, (side) =>
        [...indexOf(side).operations.values()].some(
          (each) => each.clientName === base.clientName && each.id === base.id,
        ),
      ),
    });
  else if (!equal(member(base.at, 'tags').json, member(head.at, 'tags').json))
    collector.report({ ...about, ...tags, code: 'tags-changed', message: 'now has other tags' });
  const [was, is] = [base.json['deprecated'] === true, head.json['deprecated'] === true];
  if (was === is) return;
  const paths = { before: member(base.at, 'deprecated').path, after: member(head.at, 'deprecated').path };
  if (is) collector.report({ ...about, ...paths, code: 'deprecated', message: 'is now deprecated' });
  else collector.report({ ...about, ...paths, code: 'undeprecated', message: 'is no longer deprecated' });
}

/** Names are made of these, which takes longer than to see that they are the same. */
function isCalledAlike(base: OperationExchange, head: OperationExchange): boolean {
  const isSame = base.path === head.path && base.method === head.method && base.id === head.id;
  return (isSame && equal(base.json['tags'], head.json['tags'])) || base.clientName === head.clientName;
}

function titleOf({ method, path }: OperationExchange): string {
  return `${method.toUpperCase()} ${path}`;
}
