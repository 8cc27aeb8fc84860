import type { MessageDirection } from '../direction.ts';
import type { Finding, Part } from '../part.ts';
import { show } from '../show.ts';
import { byName, type Located, type Maybe } from '../side.ts';
import { exchangesIn, titleOf } from './exchange.ts';

export function compareBodies(operation: Part): void {
  const body = operation.for('request', 'body').part('requestBody');
  const required = body.member('required');
  const bare = '# without a body';
  const added: Finding =
    required.is.json === true
      ? ['required-body-added', 'now requires a body', bare]
      : ['body-added', 'now accepts a body'];
  if (!body.isInBoth(added, ['body-removed', 'no longer accepts a body', "-d '…'"])) return;
  required.compareMark(['body-required', 'is now required', bare], ['body-optional', 'is no longer required']);
  compareContent(body, (type) => `-H 'Content-Type: ${type}' -d '…'`);
  body.compareAnnotations('description');
}

/** Compares the requests that the API sends because of an operation, with the verdicts of webhooks. */
export function compareCallbacks(operation: Part): void {
  for (const [key, found] of operation.each(callbacksOf, 'callbacks')) {
    const callback = found.for('webhook', `callback ${key}`, `${operation.owner} callback`);
    const waits = `# waits for the callback ${key}`;
    const removed: Finding = ['event-removed', `no longer has the callback ${key}`, waits];
    if (!callback.isInBoth(['event-added', `has the new callback ${key}`], removed)) continue;
    const body = callback.part('requestBody');
    if (body.both.every(({ json }) => json !== undefined)) compareContent(body, () => `# reads the callback ${key}`);
  }
}

/** By `name METHOD expression`. */
function callbacksOf(operation: Maybe): Map<string, Maybe> {
  const all = operation.member('callbacks').members();
  const exchanges = all.flatMap(([name, entry]) => exchangesIn(entry.follow()).map((each) => ({ ...each, name })));
  return new Map(exchanges.map((each) => [`${each.name} ${titleOf(each)}`, each.at]));
}

/** Compares the media types of a body. `textOf` is that of a program that relies on one of them. */
export function compareContent(body: Part<MessageDirection>, textOf: (mediaType: string) => string): void {
  const { direction, spots } = body.about;
  const kind = direction === 'request' ? 'request' : 'response';
  for (const [type, media] of body.as({ direction, spots }).each(inLowerCase('content'), 'content')) {
    const text = textOf(type);
    const added: Finding = [`${kind}-media-type-added`, `can now have the media type ${type}`];
    const removed: Finding = [`${kind}-media-type-removed`, `no longer has the media type ${type}`, text];
    if (!media.isInBoth(added, removed)) continue;
    media.member('schema').compareSchemas();
    const encoding = media.member('encoding');
    if (!encoding.isEqual) encoding.report('encoding-changed', `writes the parts of ${type} in another way`, text);
    media.compareAnnotations('example', 'examples');
  }
}

/** Members by their name in lower case, since the case of media types and headers makes no difference. */
function inLowerCase(key: string): (owner: Maybe) => Map<string, Located> {
  return (owner) =>
    new Map(
      owner
        .member(key)
        .members()
        .map(([name, member]) => [name.toLowerCase(), member.follow()]),
    );
}

/** Compares the responses that clients read, or those that they send as receivers of webhooks. */
export function compareResponses(exchange: Part, direction: MessageDirection): void {
  const [before, after] = [responsesOf(exchange.was), responsesOf(exchange.is)];
  for (const [status, was, is] of byName(before, after)) {
    const [old, now] = [was ?? fallback(before, status), is ?? fallback(after, status)];
    if (old !== undefined && now !== undefined && exchange.with([old, now]).isSame) continue;
    const own = exchange.for(direction, status).member('responses').part(status);
    const response = own.with([old ?? own.was, now ?? own.is]);
    const kind = /^(default$|4|5)/.test(status) ? 'error-status' : 'success-status';
    const knows = `# knows ${[...before.keys()].join(', ')} only`;
    const removed: Finding = [`${kind}-removed`, 'is no longer a response', `# expects ${status}`];
    if (response.isInBoth([`${kind}-added`, 'is a new response', knows], removed)) compareResponse(response);
  }
}

function compareResponse(response: Part<MessageDirection>): void {
  const { direction, spots } = response.about;
  compareContent(response, (type) => `-H 'Accept: ${type}'`);
  for (const [name, header] of response.each(inLowerCase('headers'), 'headers'))
    compareHeader(header, name, `# reads the header ${name}`);
  for (const [name, entry] of response.as({ direction, spots }).member('links').members()) {
    const link = entry.map((found) => found.follow());
    if (link.isEqual) continue;
    const text = `# follows the link ${name}`;
    const removed: Finding = ['link-removed', `no longer has the link ${name}`, text];
    if (link.isInBoth(['link-added', `has the new link ${name}`], removed))
      link.report('link-changed', `has the link ${name} ${show(link.is.json)}`, text);
  }
  response.compareAnnotations('description');
}

/** Compares one header of a response or event, which has this name in lower case. */
export function compareHeader(found: Part<MessageDirection>, name: string, text: string): void {
  const { direction, spots } = found.about;
  const header = found.for(direction, `${spots[0]!.part ?? ''} header ${name}`.trim());
  const removed: Finding = ['response-header-removed', 'is no longer sent', text];
  if (!header.isInBoth(['response-header-added', 'is a new header'], removed)) return;
  const optional: Finding = ['response-header-optional', 'can now be missing', text];
  header.member('required').compareMark(['response-header-required', 'is now always present'], optional);
  header.member('schema').compareSchemas();
  header.compareAnnotations('description', 'deprecated', 'example', 'examples');
}

function responsesOf(exchange: Maybe): Map<string, Located> {
  const responses = exchange
    .member('responses')
    .members()
    .filter(([status]) => !status.startsWith('x-'));
  return new Map(responses.map(([status, response]) => [status, response.follow()]));
}

/** The response for a status that is not listed. */
function fallback(responses: ReadonlyMap<string, Located>, status: string): Located | undefined {
  return status === 'default' ? undefined : (responses.get(`${status[0]}XX`) ?? responses.get('default'));
}
