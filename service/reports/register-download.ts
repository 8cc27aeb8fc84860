import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';

import { openLink } from '../links/signed-link.ts';
import type { Services } from '../services.ts';
import type { ReportRow } from '../storage/rows/report-rows.ts';
import { REPORT_LINK } from './download-link.ts';
import { reportFile } from './report-file.ts';

export interface DownloadOptions {
  readonly services: Pick<Services, 'db' | 'secrets' | 'clock'>;
  /**
   * Counts the request against the limit of its address. @throws the error of an address that exceeds it.
   */
  limitRate(request: FastifyRequest): Promise<void>;
}

const REJECTED =
  'This download link is incomplete or has expired: it is valid for three minutes. ' +
  'Get a new one with GET /reports/{report_id}/download-url.\n';

/** Serves the files of reports to every holder of a link from `GET /reports/{report_id}/download-url`. */
export function registerDownload(app: FastifyInstance, { services, limitRate }: DownloadOptions): void {
  app.get<{ Querystring: { readonly token?: unknown } }>(
    REPORT_LINK.path,
    { onRequest: (request) => limitRate(request) },
    async (request, reply) => {
      const target = openLink(services, REPORT_LINK, request.query.token);
      const report = typeof target === 'string' ? undefined : await readyReport(services, target.accountId, target.id);
      reply.header('x-content-type-options', 'nosniff');
      if (report === undefined) return reply.code(403).type('text/plain; charset=utf-8').send(REJECTED);
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-length', report.bytes)
        .header('content-disposition', `attachment; filename="${fileName(report)}"`)
        .send(Readable.from(reportFile(services.db, report), { objectMode: false }));
    },
  );
}

async function readyReport(
  { db }: DownloadOptions['services'],
  accountId: string,
  id: string,
): Promise<Selectable<ReportRow> | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as ReportRow['id'])
    .where('status', '=', 'ready')
    .executeTakeFirst();
}

/** `transactions-2026-04-01-rep_01kn3xf1qstqgd5ea8g41cpbkx.csv` */
function fileName({ type, created_at, id }: Selectable<ReportRow>): string {
  return `${type.replaceAll('_', '-')}-${created_at.slice(0, 10)}-${id}.csv`;
}
