import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { signedLink } from '../links/signed-link.ts';
import type { Services } from '../services.ts';
import { createReport } from './create-report.ts';
import { checkDownloadable, REPORT_LINK } from './download-link.ts';
import { reportInPath } from './find-report.ts';
import { reportEntity } from './report-entity.ts';

export function reportsHandlers(services: Services): Handlers<Context>['reports'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { status, ...query } = request.query;
      const scope = db.selectFrom('reports').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { status }),
        items: (rows) => rows.map(reportEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createReport(request.newError, trx, own, caller.accountId, body)),
      );
    },

    get: finding(reportInPath(db), async (request, _context, report) => ok(request, reportEntity(report))),

    getDownloadUrl: finding(reportInPath(db), async (request, { accountId, baseUrl }, report) => {
      checkDownloadable(request.newError, report);
      return ok(request, { url: signedLink(services, REPORT_LINK, baseUrl, { accountId, id: report.id }) });
    }),
  };
}
