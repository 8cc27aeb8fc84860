import type { Report } from '@billing/types';
import type { Selectable } from 'kysely';

import type { ReportRow } from '../storage/rows/report-rows.ts';

export function reportEntity(row: Selectable<ReportRow>): Required<Report> {
  const isGenerated = row.status === 'ready' || row.status === 'expired';
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    rows: isGenerated ? row.row_count : null,
    filters: row.filters.map(({ name, operator, value }) => ({
      name,
      operator,
      value: typeof value === 'string' ? value : [...value],
    })),
    expires_at: row.expires_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
