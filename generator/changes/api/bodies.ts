import type { Collector } from '../collector.ts';
import { call, type Holds } from '../proof/programs.ts';
import { member, placeOf } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { compareContent, hasMediaType } from './content.ts';
import { type Exchange, type OperationExchange, partOf } from './exchange.ts';

export function compareBodies(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [partOf(collector.base, base, 'requestBody'), partOf(collector.head, head, 'requestBody')];
  if (was === undefined && is === undefined) return;
  const spot = { name: head.name, part: 'body' };
  const about = { direction: 'request', spots: [spot], subject: `${head.name} body` } as const;
  const paths = [placeOf(was, base.at, 'requestBody'), placeOf(is, head.at, 'requestBody')] as const;
  const [required, requires] = [was?.json['required'] === true, is?.json['required'] === true];
  const isOptional: Holds<Exchange> = (found, side) => partOf(side, found, 'requestBody')?.json['required'] !== true;
  const bare = call(base, '# without a body', isOptional);
  if (is === undefined) {
    const program = call(base, "-d '…'", (found, side) => partOf(side, found, 'requestBody') !== undefined);
    collector.report(about, 'body-removed', paths, 'no longer accepts a body', program);
  } else if (was === undefined) {
    if (requires) collector.report(about, 'required-body-added', paths, 'now requires a body', bare);
    else collector.report(about, 'body-added', paths, 'now accepts a body');
  } else {
    const at = [member(was, 'required').path, member(is, 'required').path] as const;
    if (!required && requires) collector.report(about, 'body-required', at, 'is now required', bare);
    if (required && !requires) collector.report(about, 'body-optional', at, 'is no longer required');
    const program = (type: string): ReturnType<typeof call> =>
      call(base, `-H 'Content-Type: ${type}' -d '…'`, hasMediaType(type, 'requestBody'));
    compareContent(collector, { direction: 'request', spot, program }, was, is);
    compareAnnotations(collector, [spot], was, is, ['description']);
  }
}
