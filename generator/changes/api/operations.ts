import type { Collector } from '../collector.ts';
import { call, code, operationsByAddress } from '../proof/programs.ts';
import { show } from '../show.ts';
import { type Both, isEqual, memberOf, membersByName } from '../side.ts';
import { compareBodies, compareCallbacks } from './bodies.ts';
import { compareEffects, compareRateLimits } from './effects.ts';
import { aboutOf, addressOf, clientName, type OperationExchange, operationsOf, titleOf } from './exchange.ts';
import { compareDeprecated } from './parameter.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';

/** Compares all operations. They are matched by method and path; one that has moved is matched by its id. */
export function compareOperations(collector: Collector): void {
  const after = new Map(collector.head.once(operationsByAddress));
  const unmatched: OperationExchange[] = [];
  for (const was of operationsOf(collector.base)) {
    const is = after.get(addressOf(was));
    after.delete(addressOf(was));
    if (is === undefined) unmatched.push(was);
    else compareOperation(collector, was, is);
  }
  const byId = new Map([...after.values()].map((each) => [each.id, each]));
  for (const was of unmatched) {
    const is = was.id === undefined ? undefined : byId.get(was.id);
    const about = aboutOf(was, 'api');
    if (is === undefined) {
      const message = `no longer exists (was ${titleOf(was)})`;
      collector.report(about, [was.at, was.at], 'operation-removed', message, call(was, ''));
      continue;
    }
    after.delete(addressOf(is));
    const message = `is now ${titleOf(is)} (was ${titleOf(was)})`;
    collector.report(about, [was.at, is.at], 'operation-moved', message, call(was, ''));
    compareOperation(collector, was, is);
  }
  for (const is of after.values())
    collector.report(aboutOf(is, 'api'), [is.at, is.at], 'operation-added', `is new: ${titleOf(is)}`);
}

/** Members of the document that apply to operations. */
const AROUND = ['security', 'x-permissions', 'x-rate-limits', 'x-pagination'];

function compareOperation(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const at: Both = [base.at, head.at];
  const item: Both = [base.item, head.item];
  if (!isEqual(at) || AROUND.some((key) => !isEqual(collector.root(key)))) {
    compareSecurity(collector, base, head);
    compareRateLimits(collector, base, head);
    compareEffects(collector, base, head);
  }
  if (base.path === head.path && collector.isSame(item)) return;
  const spots = [{ name: head.name }];
  compareNames(collector, base, head);
  compareParameters(collector, base, head);
  compareBodies(collector, base, head);
  compareResponses(collector, 'response', base, head, (rest, holds) => call(base, rest, holds));
  compareCallbacks(collector, base, head);
  for (const owner of [at, item]) compareServers(collector, memberOf(owner, 'servers'), spots);
  collector.compareAnnotations(item, ['summary', 'description'], spots);
  collector.compareAnnotations(at, ['summary', 'description', 'externalDocs'], spots);
  compareExtensions(collector, base, head);
}

/** Members of an operation that other functions compare. */
const COMPARED = (
  'summary description externalDocs operationId tags parameters requestBody responses callbacks deprecated security ' +
  'servers x-error-codes x-rate-limit x-emits x-paginated x-repeatable x-event'
).split(' ');

function compareExtensions(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  for (const [key, [was, is]] of membersByName([base.at, head.at])) {
    if (COMPARED.includes(key) || isEqual([was, is])) continue;
    const message = `now has the ${key} ${show(is.json)} (was ${show(was.json)})`;
    collector.report(aboutOf(head, 'api'), [was, is], 'extension-changed', message);
  }
}

/** Compares an operation's id and tags, of which the client package makes names, and its deprecation. */
function compareNames(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const about = aboutOf(head, 'api');
  const at: Both = [base.at, head.at];
  const [before, after] = [clientName(base), clientName(head)];
  const [tags, ids] = [memberOf(at, 'tags'), memberOf(at, 'operationId')];
  const isSameId = isEqual(ids);
  if (!isSameId || before !== after) {
    const id = isSameId ? '' : `, with the id ${show(ids[0].json)}`;
    const program = code(`await client.${before}(…)`, (side) =>
      operationsOf(side).some((each) => clientName(each) === before && each.id === base.id),
    );
    const message = `is now client.${after} in the client (was client.${before}${id})`;
    collector.report(about, isSameId ? tags : ids, 'operation-renamed', message, program);
  } else if (!isEqual(tags)) collector.report(about, tags, 'tags-changed', 'now has other tags');
  compareDeprecated(collector, about, at);
}
