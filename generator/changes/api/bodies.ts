import type { MessageDirection } from '../direction.ts';
import type { Finding, Part } from '../part.ts';
import type { Located, Maybe } from '../side.ts';
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
  const callbacks = operation.member('callbacks').members();
  return new Map(
    callbacks.flatMap(([callback, entry]) =>
      exchangesIn(entry.follow()).map((found) => [`${callback} ${titleOf(found)}`, found.at]),
    ),
  );
}

/** Compares the media types of a body. `textOf` is that of a program that relies on one of them. */
export function compareContent(body: Part<MessageDirection>, textOf: (mediaType: string) => string): void {
  const { direction, spots } = body.about;
  const kind = direction === 'request' ? 'request' : 'response';
  for (const [type, media] of body.as({ direction, spots }).each(contentOf, 'content')) {
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

/** By media type in lower case, since case makes no difference (RFC 9110, section 8.3.1). */
function contentOf(body: Maybe): Map<string, Located> {
  return new Map(
    body
      .member('content')
      .members()
      .map(([type, media]) => [type.toLowerCase(), media]),
  );
}
