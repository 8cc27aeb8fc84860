import type { Updateable } from 'kysely';

import type { ReportRow } from '../../../service/storage/rows/report-rows.ts';
import type { Ids } from '../../support/fixtures.ts';
import { reportRow } from '../../support/report-fixtures.ts';
import type { TestService } from '../../support/service.ts';
import type { Call } from './test-client.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly call: Call;
}

const create = (call: Call, key?: string): Promise<Response> =>
  call('POST', '/reports', { json: { type: 'discounts' }, ...(key !== undefined && { key }) });

const downloadOf = async ({ service, call, ids }: Stage, changes: Updateable<ReportRow>): Promise<Response> => {
  const id = ids.report_id;
  await service.database.db.updateTable('reports').set(changes).where('id', '=', id).execute();
  return call('GET', `/reports/${id}/download-url`);
};

/** Every error that only operations of reports return, and how to get it. */
export const reportErrors = {
  concurrent_report_generation_not_allowed: async ({ call }: Stage) => {
    await create(call);
    return create(call);
  },
  report_creation_limit_exceeded: async ({ service, call }: Stage) => {
    const accountId = await service.newAccount();
    const rows = Array.from({ length: 100 }, () => reportRow(service.services, accountId));
    await service.database.db.insertInto('reports').values(rows).execute();
    return create(call, await service.keyFor({ accountId }));
  },
  report_empty: (stage: Stage) => downloadOf(stage, { status: 'ready', row_count: 0 }),
  report_expired: (stage: Stage) => downloadOf(stage, { status: 'expired' }),
  report_failed: (stage: Stage) => downloadOf(stage, { status: 'failed' }),
  report_not_ready: async ({ call, service }: Stage) => {
    const accountId = await service.newAccount();
    const key = await service.keyFor({ accountId });
    const response = await create(call, key);
    const { data } = (await response.json()) as { data: { id: string } };
    return call('GET', `/reports/${data.id}/download-url`, { key });
  },
};
