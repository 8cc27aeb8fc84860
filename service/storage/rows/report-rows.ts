import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { JsonColumn, Revision, Timestamp } from '../columns.ts';

/** A filter as it was requested. */
export interface StoredReportFilter {
  readonly name: string;
  readonly operator: 'lt' | 'gte' | null;
  readonly value: string | readonly string[];
}

export interface ReportRow {
  account_id: string;
  id: Id<'rep_'>;
  status: 'pending' | 'ready' | 'failed' | 'expired';
  type: string;
  filters: JsonColumn<readonly StoredReportFilter[]>;
  /** Rows of the chunks that are stored, without the header. */
  row_count: Generated<number>;
  /** Size of the chunks in UTF-8. */
  bytes: Generated<number>;
  chunks: Generated<number>;
  /** Null until it is ready. */
  expires_at: Timestamp | null;
  /** In real time: when a worker may claim it; with a lease, when that ends. Null unless it is pending. */
  due_at: Timestamp | null;
  /** The lease of the worker that generates it. */
  lease: string | null;
  /** How often a worker has claimed it. */
  tries: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** A part of the file of a report; numbers count from 0. */
export interface ReportChunkRow {
  account_id: string;
  report_id: Id<'rep_'>;
  number: number;
  content: string;
}
