import type { Collector } from '../collector.ts';
import { aboutOf, Part } from '../part.ts';
import { show } from '../show.ts';
import type { Maybe } from '../side.ts';
import { compareServers } from './document.ts';
import { compareEffects, compareRateLimits } from './effects.ts';
import { addressOf, callOf, clientName, itemOf, type OperationExchange, operationsOf, titleOf } from './exchange.ts';
import { compareBodies, compareCallbacks, compareResponses } from './messages.ts';
import { compareDeprecated, compareParameters } from './parameters.ts';
import { compareSecurity } from './security.ts';

/** Compares all operations. They are matched by method and path; one that has moved is matched by its id. */
export function compareOperations(collector: Collector): void {
  const after = new Map(operationsOf(collector.head).map((each) => [addressOf(each), each]));
  const unmatched: OperationExchange[] = [];
  for (const was of operationsOf(collector.base)) {
    const is = after.get(addressOf(was));
    after.delete(addressOf(was));
    if (is === undefined) unmatched.push(was);
    else compareOperation(partOf(collector, was, is), was, is);
  }
  const byId = new Map([...after.values()].map((each) => [each.id, each]));
  for (const was of unmatched) {
    const is = was.id === undefined ? undefined : byId.get(was.id);
    // A call of the old address finds nothing in the new document.
    const at = partOf(collector, was, is ?? was, true);
    if (is === undefined) {
      at.report('operation-removed', `no longer exists (was ${titleOf(was)})`, '');
      continue;
    }
    after.delete(addressOf(is));
    at.as(aboutOf(was.name, 'api')).report('operation-moved', `is now ${titleOf(is)} (was ${titleOf(was)})`, '');
    compareOperation(at, was, is);
  }
  for (const is of after.values()) partOf(collector, is, is).report('operation-added', `is new: ${titleOf(is)}`);
}

function partOf(collector: Collector, was: OperationExchange, is: OperationExchange, isGone = false): Part {
  return new Part(collector, aboutOf(is.name, 'api'), [was.at, is.at], callOf(was), isGone);
}

function compareOperation(at: Part, base: OperationExchange, head: OperationExchange): void {
  const item = at.map(itemOf);
  // These depend on members of the document, too.
  compareSecurity(at);
  compareRateLimits(at);
  compareEffects(at);
  if (base.path === head.path && item.isSame) return;
  compareNames(at, base, head);
  compareParameters(at, base, head);
  compareBodies(at);
  compareResponses(at, 'response');
  compareCallbacks(at);
  for (const owner of [at, item]) compareServers(owner.member('servers'));
  item.compareAnnotations('summary', 'description');
  at.compareAnnotations('summary', 'description', 'externalDocs');
  for (const [key, member, was, is] of at.differing())
    if (!COMPARED.includes(key)) member.report('extension-changed', `now has the ${key} ${is} (was ${was})`);
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
    const works = ({ side }: Maybe): boolean =>
      operationsOf(side).some((each) => clientName(each) === before && each.id === base.id);
    new Part(at.collector, at.about, both).report('operation-renamed', message, `await client.${before}(…)`, works);
  } else if (!tags.isEqual) tags.report('tags-changed', 'now has other tags');
  compareDeprecated(at);
}
