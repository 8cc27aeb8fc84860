import type { GuideTable, Operation } from '../../../model/api.ts';
import { codeSpan } from '../../template-helpers.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../markup/addresses.ts';
import type { Html } from '../markup/html.ts';
import { type Line, lineHtml, lineMarkdown } from '../markup/lines.ts';
import { renderHtml } from '../markup/render-html.ts';
import { operationTitle, type Site } from '../site/site.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly Line[] }[];
}

/** A table of the document's own data, which guides refer to by name. */
export function guideTable(name: GuideTable, site: Site): Table {
  return TABLES[name](site);
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
  'event-versions': ({ api, paths }) => ({
    head: ['Event', 'Versions'],
    rows: [...Map.groupBy(api.events, ({ type }) => type)].map(([type, versions]) => ({
      id: anchor(type),
      cells: [{ links: [{ to: paths.event(type), text: type }] }, versions.map(({ version }) => version).join(', ')],
    })),
  }),
};

/** Events with the same sensitive fields share rows. */
function sensitiveRows({ api, paths }: Site): Table['rows'] {
  const newest = [...Map.groupBy(api.events, ({ type }) => type).values()].map((versions) => versions.at(-1)!);
  const alike = Map.groupBy(newest, ({ sensitive }) => JSON.stringify(sensitive));
  return [...alike.values()].flatMap((events) =>
    events[0]!.sensitive.map(({ path, masked }, index) => ({
      id: anchor(`${events[0]!.type} ${path.join(' ')}`),
      cells: [
        index === 0 ? { links: events.map(({ type }) => ({ to: paths.event(type), text: type })) } : '',
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
    security.some(({ permissions }) => permissions.includes(permission)),
  );
  return operationLinks(own, site);
}

function operationLinks(operations: readonly Operation[], { paths }: Site): Line {
  return {
    links: operations.map((operation) => ({ to: paths.operation(operation.id), text: operationTitle(operation) })),
  };
}

export function tableHtml({ head, rows }: Table, path: string): Html {
  const cells = (row: Table['rows'][number]): Html[] => row.cells.map((cell) => lineHtml(cell, path));
  return renderHtml('table', { head, rows: rows.map((row) => ({ id: row.id, cells: cells(row) })) });
}

export function tableMarkdown({ head, rows }: Table, path: string): string {
  const cellText = (cell: Line): string =>
    typeof cell === 'string' ? cell.replace(/(?<!\\)\|/g, String.raw`\|`) : lineMarkdown(cell, path);
  return renderTemplate('docs/table.md', { head, rows: rows.map(({ cells }) => ({ cells: cells.map(cellText) })) });
}
