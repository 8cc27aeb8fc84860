import type { Collector } from '../collector.ts';
import { aboutOf, Part, rootPart } from '../part.ts';
import { show } from '../show.ts';
import { isEqual } from '../side.ts';
import { compareBodies, compareCallbacks } from './bodies.ts';
import { compareEffects, compareRateLimits } from './effects.ts';
import {
  addressOf,
  call,
  clientName,
  itemOf,
  type OperationExchange,
  operationsByAddress,
  operationsOf,
  titleOf,
} from './exchange.ts';
import { compareDeprecated, compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';

/** Compares all operations. They are matched by method and path; one that has moved is matched by its id. */
export function compareOperations(collector: Collector): void {
  const after = new Map(collector.head.once(operationsByAddress));
  const unmatched: OperationExchange[] = [];
  const partOf = (about: OperationExchange, was: OperationExchange, is: OperationExchange): Part =>
    new Part(collector, aboutOf(about.name, 'api'), [was.at, is.at], call(was));
  for (const was of operationsOf(collector.base)) {
    const is = after.get(addressOf(was));
    after.delete(addressOf(was));
    if (is === undefined) unmatched.push(was);
    else compareOperation(partOf(is, was, is), was, is);
  }
  const byId = new Map([...after.values()].map((each) => [each.id, each]));
  for (const was of unmatched) {
    const is = was.id === undefined ? undefined : byId.get(was.id);
    if (is === undefined) {
      partOf(was, was, was).report('operation-removed', `no longer exists (was ${titleOf(was)})`, '');
      continue;
    }
    after.delete(addressOf(is));
    partOf(was, was, is).report('operation-moved', `is now ${titleOf(is)} (was ${titleOf(was)})`, '');
    compareOperation(partOf(is, was, is), was, is);
  }
  for (const is of after.values()) partOf(is, is, is).report('operation-added', `is new: ${titleOf(is)}`);
}

/** Members of the document that apply to operations. */
const AROUND = ['security', 'x-permissions', 'x-rate-limits', 'x-pagination'];

function compareOperation(at: Part, base: OperationExchange, head: OperationExchange): void {
  const item = at.map(itemOf);
  if (!at.isEqual || AROUND.some((key) => !isEqual(at.collector.root(key)))) {
    compareSecurity(at);
    compareRateLimits(at);
    compareEffects(at);
  }
  if (base.path === head.path && item.isSame) return;
  compareNames(at, base, head);
  compareParameters(at, base, head);
  compareBodies(at);
  compareResponses(at, 'response');
  compareCallbacks(at);
  for (const owner of [at, item]) compareServers(owner.member('servers'));
  item.compareAnnotations('summary', 'description');
  at.compareAnnotations('summary', 'description', 'externalDocs');
  for (const [key, member] of at.members()) {
    if (COMPARED.includes(key) || member.isEqual) continue;
    const [was, is] = member.both.map(({ json }) => show(json));
    member.report('extension-changed', `now has the ${key} ${is} (was ${was})`);
  }
}

/** Members of an operation that other functions compare. */
const COMPARED = (
  'summary description externalDocs operationId tags parameters requestBody responses callbacks deprecated security ' +
  'servers x-error-codes x-rate-limit x-emits x-paginated x-repeatable x-event'
).split(' ');

/** Compares an operation's id and tags, of which the client package makes names, and its deprecation. */
function compareNames(at: Part, base: OperationExchange, head: OperationExchange): void {
  const [before, after] = [clientName(base), clientName(head)];
  const [tags, ids] = [at.member('tags'), at.member('operationId')];
  if (!ids.isEqual || before !== after) {
    const id = ids.isEqual ? '' : `, with the id ${show(ids.was.json)}`;
    const message = `is now client.${after} in the client (was client.${before}${id})`;
    const { both } = ids.isEqual ? tags : ids;
    rootPart(at.collector, at.about, both).report(
      'operation-renamed',
      message,
      `await client.${before}(…)`,
      ({ side }) => operationsOf(side).some((each) => clientName(each) === before && each.id === base.id),
    );
  } else if (!tags.isEqual) tags.report('tags-changed', 'now has other tags');
  compareDeprecated(at);
}
