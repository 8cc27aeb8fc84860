import type { Collector } from '../collector.ts';
import { bodyIn, call } from '../proof/programs.ts';
import { member } from '../side.ts';
import { compareContent } from './content.ts';
import type { OperationExchange } from './exchange.ts';
import { compareNotes } from './notes.ts';

/** Compares the body that an operation takes. */
export function compareBodies(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [bodyIn(base, collector.base), bodyIn(head, collector.head)];
  if (was === undefined && is === undefined) return;
  const spot = { name: head.name, part: 'body' };
  const about = { direction: 'request', spots: [spot], subject: `${head.name} body` } as const;
  const [old, now] = [was?.path ?? [...base.at.path, 'requestBody'], is?.path ?? [...head.at.path, 'requestBody']];
  const bare = call(base, '# without a body', (found, side) => bodyIn(found, side)?.json['required'] !== true);
  if (was === undefined || is === undefined) {
    if (is === undefined)
      collector.report({
        ...{ ...about, code: 'body-removed', before: old, after: now, message: 'no longer accepts a body' },
        program: call(base, "-d '…'", (found, side) => bodyIn(found, side) !== undefined),
      });
    else if (is.json['required'] === true)
      collector.report({
        ...{ ...about, code: 'required-body-added', before: old, after: now, message: 'now requires a body' },
        program: bare,
      });
    else collector.report({ ...about, code: 'body-added', before: old, after: now, message: 'now accepts a body' });
    return;
  }
  const [required, requires] = [was.json['required'] === true, is.json['required'] === true];
  const paths = { before: member(was, 'required').path, after: member(is, 'required').path };
  if (!required && requires)
    collector.report({ ...about, ...paths, code: 'body-required', message: 'is now required', program: bare });
  if (required && !requires)
    collector.report({ ...about, ...paths, code: 'body-optional', message: 'is no longer required' });
  const program = (type: string): ReturnType<typeof call> =>
    call(base, `-H 'Content-Type: ${type}' -d '…'`, (found, side) => {
      const body = bodyIn(found, side);
      return body !== undefined && member(member(body, 'content'), type).json !== undefined;
    });
  compareContent(collector, { direction: 'request', spot, program }, was, is);
  compareNotes(collector, [spot], was, is, ['description']);
}
