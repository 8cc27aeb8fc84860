import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import type { Direction } from '../direction.ts';
import type { Program } from '../proof/evidence.ts';
import { byName, type Located, type Maybe, member, placeOf } from '../side.ts';
import { compareAnnotations } from './annotations.ts';

export interface HeaderUse {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
  readonly program: (name: string, holds: (header: Maybe) => boolean) => Program;
}

export interface Headers {
  readonly owner: Located;
  /** By name in lower case. */
  readonly byName: ReadonlyMap<string, Located>;
}

export function compareHeaders(collector: Collector, use: HeaderUse, base: Headers, head: Headers): void {
  const { direction, spot, program } = use;
  for (const [name, was, is] of byName(base.byName, head.byName)) {
    const part = `${spot.part ?? ''} header ${name}`.trim();
    const own = { name: spot.name, part };
    const about = { direction, spots: [own], subject: `${spot.name} ${part}` };
    const paths = [placeOf(was, base.owner, 'headers', name), placeOf(is, head.owner, 'headers', name)] as const;
    if (is === undefined) {
      const reads = program(name, ({ json }) => json !== undefined);
      collector.report(about, 'response-header-removed', paths, 'is no longer sent', reads);
    } else if (was === undefined) collector.report(about, 'response-header-added', paths, 'is a new header');
    else {
      const [had, has] = [member(was, 'required'), member(is, 'required')];
      const at = [had.path, has.path] as const;
      const needs = program(name, (header) => member(header, 'required').json === true);
      if (had.json === true && has.json !== true)
        collector.report(about, 'response-header-optional', at, 'can now be missing', needs);
      if (had.json !== true && has.json === true)
        collector.report(about, 'response-header-required', at, 'is now always present');
      collector.schemas(direction, own, member(was, 'schema'), member(is, 'schema'));
      compareAnnotations(collector, [own], was, is, ['description', 'deprecated', 'example', 'examples']);
    }
  }
}
