import { plainText } from '../../../json.ts';
import type { GuideTable } from '../../../model/api.ts';
import { codeSpan } from '../../template-helpers.ts';
import { anchor } from '../markup/addresses.ts';
import { type Format, joined, type Line } from '../site/format.ts';
import { eventLink, operationLinks, operationsLine, type Site } from '../site/site.ts';

/** The text of the anchor, then a cell for each column. */
type Row = readonly [string, ...Line[]];

/** A table of the document's own data, which guides refer to by name. */
export function tableView(name: GuideTable, site: Site, format: Format): object {
  const { head, rows } = TABLES[name];
  return {
    head,
    rows: rows(site).map(([text, ...cells]) => ({ id: anchor(text), cells: cells.map((cell) => format.cell(cell)) })),
  };
}

type Tables = Readonly<Record<GuideTable, { readonly head: readonly string[]; rows(site: Site): readonly Row[] }>>;

const TABLES: Tables = {
  permissions: {
    head: ['Permission', 'Allows', 'Includes', 'Operations that require it'],
    rows: (site) =>
      site.api.permissions.map(({ name, description, implies }) => {
        const requiring = site.api.operations.filter(({ security }) =>
          security.flat().some(({ permissions }) => permissions.includes(name)),
        );
        return [name, codeSpan(name), description, implies.map(codeSpan).join(', '), operationLinks(requiring, site)];
      }),
  },
  'rate-limits': {
    head: ['Class', 'Requests', 'Window', 'Blocked for', 'Operations'],
    rows: (site) =>
      site.api.rateLimits.map(({ name, requests, windowSeconds, penaltySeconds }) => {
        const limited = site.api.operations.filter(({ rateLimit }) => rateLimit === name);
        const operations = operationsLine(limited, site, { none: 'none', all: 'all' });
        return [name, codeSpan(name), String(requests), `${windowSeconds} s`, `${penaltySeconds} s`, operations];
      }),
  },
  'paginated-operations': {
    head: ['Operation', 'Path'],
    rows: (site) => {
      const paginated = site.api.operations.filter((operation) => operation.paginated);
      return paginated.map((operation) => [operation.id, operationLinks([operation], site), codeSpan(operation.path)]);
    },
  },
  'sensitive-fields': { head: ['Events', 'Field', 'Masked as'], rows: sensitiveRows },
  'event-versions': {
    head: ['Event', 'Versions'],
    rows: (site) =>
      [...Map.groupBy(site.api.events, ({ type }) => type)].map(([type, versions]) => [
        type,
        [eventLink(type, site)],
        versions.map(({ version }) => version).join(', '),
      ]),
  },
};

/** Events with the same sensitive fields share rows. */
function sensitiveRows(site: Site): readonly Row[] {
  const newest = new Map(site.api.events.map((event) => [event.type, event]));
  const alike = Map.groupBy(newest.values(), ({ sensitive }) => JSON.stringify(sensitive));
  return [...alike.values()].flatMap((events) =>
    events[0]!.sensitive.map(({ path, masked }, index): Row => [
      `${events[0]!.type} ${path.join(' ')}`,
      index === 0 ? joined(events.map(({ type }) => eventLink(type, site))) : '',
      codeSpan(path.join('.').replaceAll('.*', '[]')),
      codeSpan(plainText(masked)),
    ]),
  );
}
