import type { GuideTable } from '../../../model/api.ts';
import { codeSpan } from '../../template-helpers.ts';
import { anchor } from '../markup/addresses.ts';
import type { Line } from '../markup/lines.ts';
import type { Format } from '../site/format.ts';
import { eventLink, operationLinks } from '../site/links.ts';
import type { Site } from '../site/site.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly Line[] }[];
}

/** A table of the document's own data, which guides refer to by name. */
export function tableView(name: GuideTable, site: Site, format: Format): object {
  const { head, rows } = TABLES[name](site);
  return { head, rows: rows.map(({ id, cells }) => ({ id, cells: cells.map((cell) => format.cell(cell)) })) };
}

const TABLES: Readonly<Record<GuideTable, (site: Site) => Table>> = {
  permissions: (site) => ({
    head: ['Permission', 'Allows', 'Includes', 'Operations that require it'],
    rows: site.api.permissions.map(({ name, description, implies }) => ({
      id: anchor(name),
      cells: [codeSpan(name), description, implies.map(codeSpan).join(', '), operationsWith(name, site)],
    })),
  }),
  'rate-limits': (site) => ({
    head: ['Class', 'Requests', 'Window', 'Blocked for', 'Operations'],
    rows: site.api.rateLimits.map(({ name, requests, windowSeconds, penaltySeconds }) => ({
      id: anchor(name),
      cells: [
        codeSpan(name),
        String(requests),
        `${windowSeconds} s`,
        `${penaltySeconds} s`,
        operationsInClass(name, site),
      ],
    })),
  }),
  'paginated-operations': (site) => ({
    head: ['Operation', 'Path'],
    rows: site.api.operations
      .filter(({ paginated }) => paginated)
      .map((operation) => ({
        id: anchor(operation.id),
        cells: [operationLinks([operation], site), codeSpan(operation.path)],
      })),
  }),
  'sensitive-fields': (site) => ({
    head: ['Events', 'Field', 'Masked as'],
    rows: sensitiveRows(site),
  }),
  'event-versions': (site) => ({
    head: ['Event', 'Versions'],
    rows: [...Map.groupBy(site.api.events, ({ type }) => type)].map(([type, versions]) => ({
      id: anchor(type),
      cells: [{ links: [eventLink(type, site)] }, versions.map(({ version }) => version).join(', ')],
    })),
  }),
};

/** Events with the same sensitive fields share rows. */
function sensitiveRows(site: Site): Table['rows'] {
  const newest = new Map(site.api.events.map((event) => [event.type, event]));
  const alike = Map.groupBy(newest.values(), ({ sensitive }) => JSON.stringify(sensitive));
  return [...alike.values()].flatMap((events) =>
    events[0]!.sensitive.map(({ path, masked }, index) => ({
      id: anchor(`${events[0]!.type} ${path.join(' ')}`),
      cells: [
        index === 0 ? { links: events.map(({ type }) => eventLink(type, site)) } : '',
        codeSpan(path.join('.').replaceAll('.*', '[]')),
        codeSpan(typeof masked === 'string' ? masked : JSON.stringify(masked)),
      ],
    })),
  );
}

function operationsInClass(name: string, site: Site): Line {
  const own = site.api.operations.filter(({ rateLimit }) => rateLimit === name);
  if (own.length === 0) return 'none';
  return own.length === site.api.operations.length ? 'all' : operationLinks(own, site);
}

function operationsWith(permission: string, site: Site): Line {
  const own = site.api.operations.filter(({ security }) =>
    security.flat().some(({ permissions }) => permissions.includes(permission)),
  );
  return operationLinks(own, site);
}
