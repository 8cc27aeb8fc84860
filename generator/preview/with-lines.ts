import type { Place } from '../diagnostic/diagnostic.ts';
import { locateIn } from '../load/read/locate.ts';
import type { Api } from '../model/api.ts';

/**
 * The same `Api` with the line number in each `source`. Only for the preview: in a site that is written to disk, every edit would
 * change the lines of everything below it.
 */
export function withLines(api: Api): Api {
  const locate = locateIn();
  const withLine = <T extends { readonly place: Place }>(one: T): T => ({
    ...one,
    source: `${one.place.file}:${locate(one.place).line}`,
  });
  return {
    ...api,
    operations: api.operations.map(withLine),
    events: api.events.map(withLine),
    schemas: api.schemas.map(withLine),
    errors: api.errors.map(withLine),
  };
}
