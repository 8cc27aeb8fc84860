import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { call, code, operationsByAddress, type ProgramOf } from '../proof/programs.ts';
import { show } from '../show.ts';
import { member, membersByName } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { compareBodies } from './bodies.ts';
import { compareCallbacks } from './callbacks.ts';
import { compareEffects } from './effects.ts';
import { aboutOf, addressOf, clientName, type OperationExchange, operationsOf, titleOf } from './exchange.ts';
import { compareDeprecated } from './parameter.ts';
import { compareParameters } from './parameters.ts';
import { compareRateLimits } from './rate-limits.ts';
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
      collector.report(about, 'operation-removed', [was.at.path, was.at.path], message, call(was, ''));
      continue;
    }
    after.delete(addressOf(is));
    const message = `is now ${titleOf(is)} (was ${titleOf(was)})`;
    collector.report(about, 'operation-moved', [was.at.path, is.at.path], message, call(was, ''));
    compareOperation(collector, was, is);
  }
  for (const is of after.values())
    collector.report(aboutOf(is, 'api'), 'operation-added', [is.at.path, is.at.path], `is new: ${titleOf(is)}`);
}

/** Members of the document that apply to operations. */
const AROUND = ['security', 'x-permissions', 'x-rate-limits', 'x-pagination'];

function compareOperation(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const { base: old, head: now } = collector;
  if (!equal(base.at.json, head.at.json) || AROUND.some((key) => !equal(old.document[key], now.document[key]))) {
    compareSecurity(collector, base, head);
    compareRateLimits(collector, base, head);
    compareEffects(collector, base, head);
  }
  if (base.path === head.path && collector.isSame(base.item, head.item)) return;
  const spots = [{ name: head.name }];
  compareNames(collector, base, head);
  compareParameters(collector, base, head);
  compareBodies(collector, base, head);
  const program: ProgramOf = (rest, holds) => call(base, rest, holds);
  compareResponses(collector, { direction: 'response', program }, base, head);
  compareCallbacks(collector, base, head);
  compareServers(collector, member(base.at, 'servers'), member(head.at, 'servers'), spots);
  compareServers(collector, member(base.item, 'servers'), member(head.item, 'servers'), spots);
  compareAnnotations(collector, spots, base.item, head.item, ['summary', 'description']);
  compareAnnotations(collector, spots, base.at, head.at, ['summary', 'description', 'externalDocs']);
  compareExtensions(collector, base, head);
}

/** Members of an operation that other functions compare. */
const COMPARED = (
  'summary description externalDocs operationId tags parameters requestBody responses callbacks deprecated security ' +
  'servers x-error-codes x-rate-limit x-emits x-paginated x-repeatable x-event'
).split(' ');

function compareExtensions(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const about = aboutOf(head, 'api');
  for (const [key] of membersByName(base.at, head.at)) {
    const [was, is] = [member(base.at, key), member(head.at, key)];
    if (COMPARED.includes(key) || equal(was.json, is.json)) continue;
    const message = `now has the ${key} ${show(is.json)} (was ${show(was.json)})`;
    collector.report(about, 'extension-changed', [was.path, is.path], message);
  }
}

/** Compares an operation's id and tags, of which the client package makes names, and its deprecation. */
function compareNames(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const about = aboutOf(head, 'api');
  const [before, after] = [clientName(base), clientName(head)];
  const [oldTags, newTags] = [member(base.at, 'tags'), member(head.at, 'tags')];
  const tags = [oldTags.path, newTags.path] as const;
  const [oldId, newId] = [member(base.at, 'operationId'), member(head.at, 'operationId')];
  const isSameId = oldId.json === newId.json;
  if (!isSameId || before !== after) {
    const id = isSameId ? '' : `, with the id ${show(oldId.json)}`;
    const program = code(`await client.${before}(…)`, (side) =>
      operationsOf(side).some((each) => clientName(each) === before && each.id === base.id),
    );
    const message = `is now client.${after} in the client (was client.${before}${id})`;
    collector.report(about, 'operation-renamed', isSameId ? tags : [oldId.path, newId.path], message, program);
  } else if (!equal(oldTags.json, newTags.json)) collector.report(about, 'tags-changed', tags, 'now has other tags');
  compareDeprecated(collector, about, base.at, head.at);
}
