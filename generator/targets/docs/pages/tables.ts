import type { GuideTable } from '../../../model/api.ts';
import { codeSpan } from '../../template-helpers.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../site/groups.ts';
import { Html } from '../markup/html.ts';
import { linkList, markdownLinks, type PageLink } from '../markup/links.ts';
import { inlineHtml } from '../markup/markdown.ts';
import { operationTitle, type Site } from '../site/site.ts';

/** A cell: Markdown, or links to pages. */
type Cell = string | readonly PageLink[];

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly Cell[] }[];
}

/** The tables of the document's own data that a guide can show. */
export function guideTable(kind: GuideTable, site: Site): Table {
  return TABLES[kind](site);
}

const TABLES: Readonly<Record<GuideTable, (site: Site) => Table>> = {
  permissions: (site) => ({
    head: ['Permission', 'What it allows', 'Contains', 'Operations that need it'],
    rows: site.api.permissions.map(({ name, description, implies }) => ({
      id: anchor(name),
      cells: [codeSpan(name), description, implies.map(codeSpan).join(', '), operationsWith(site, name)],
    })),
  }),
  'rate-limits': (site) => ({
    head: ['Class', 'Requests', 'In', 'Refused for', 'Operations'],
    rows: site.api.rateLimits.map(({ name, requests, windowSeconds, penaltySeconds }) => {
      const own = site.api.operations.filter(({ rateLimit }) => rateLimit === name);
      return {
        id: anchor(name),
        cells: [
          codeSpan(name),
          String(requests),
          `${windowSeconds} s`,
          `${penaltySeconds} s`,
          own.length === 0
            ? 'none'
            : own.length === site.api.operations.length
              ? 'all'
              : links(
                  site,
                  own.map(({ id }) => id),
                ),
        ],
      };
    }),
  }),
  'paginated-operations': (site) => ({
    head: ['Operation', 'Path'],
    rows: site.api.operations
      .filter(({ paginated }) => paginated)
      .map(({ id, path }) => ({ id: anchor(id), cells: [links(site, [id]), codeSpan(path)] })),
  }),
  'sensitive-fields': (site) => ({
    head: ['Events', 'Field', 'Masked as'],
    rows: sensitiveRows(site),
  }),
  'event-versions': (site) => ({
    head: ['Event', 'Versions'],
    rows: [...Map.groupBy(site.api.events, ({ type }) => type)].map(([type, versions]) => ({
      id: anchor(type),
      cells: [[{ to: site.event(type), words: type }], versions.map(({ version }) => version).join(', ')],
    })),
  }),
};

/** Events that are masked in the same places share rows. */
function sensitiveRows(site: Site): Table['rows'] {
  const newest = [...Map.groupBy(site.api.events, ({ type }) => type).values()].map((versions) => versions.at(-1)!);
  const alike = Map.groupBy(newest, ({ sensitive }) => JSON.stringify(sensitive));
  return [...alike.values()].flatMap((events) =>
    events[0]!.sensitive.map(({ path, masked }, index) => ({
      id: anchor(`${events[0]!.type} ${path.join(' ')}`),
      cells: [
        index === 0 ? events.map(({ type }) => ({ to: site.event(type), words: type })) : '',
        codeSpan(path.join('.').replaceAll('.*', '[]')),
        codeSpan(typeof masked === 'string' ? masked : JSON.stringify(masked)),
      ],
    })),
  );
}

function operationsWith(site: Site, permission: string): readonly PageLink[] {
  const own = site.api.operations.filter(({ security }) =>
    security.some(({ permissions }) => permissions.includes(permission)),
  );
  return links(
    site,
    own.map(({ id }) => id),
  );
}

function links(site: Site, ids: readonly string[]): readonly PageLink[] {
  return ids.map((id) => ({
    to: site.operation(id),
    words: operationTitle(site.api.operations.find((one) => one.id === id)!),
  }));
}

export function tableHtml({ head, rows }: Table, path: string): Html {
  const cell = (one: Cell): Html => (typeof one === 'string' ? inlineHtml(one) : linkList(path, one));
  return new Html(
    renderTemplate('docs/table.html', { head, rows: rows.map(({ id, cells }) => ({ id, cells: cells.map(cell) })) }),
  );
}

export function tableMarkdown({ head, rows }: Table, path: string): string {
  const cell = (one: Cell): string =>
    typeof one === 'string' ? one.replace(/(?<!\\)\|/g, String.raw`\|`) : markdownLinks(path, one);
  return renderTemplate('docs/table.md', { head, rows: rows.map(({ cells }) => ({ cells: cells.map(cell) })) });
}
