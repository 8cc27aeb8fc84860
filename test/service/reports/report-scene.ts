import type { Report, ReportCreate } from '@billing/types';

import type { Id } from '../../../service/ids/id.ts';
import { generateDue } from '../../support/report-fixtures.ts';
import type { TestService } from '../../support/service.ts';
import { newSale, type Sale } from '../transactions/sale.ts';
import { readCsv } from './read-csv.ts';

/** A row by the names of its columns. */
export type TableRow = Readonly<Record<string, string>>;

/** An account, with what reports contain. */
export interface ReportScene {
  readonly sale: Sale;
  create(body: ReportCreate): Promise<Report>;
  get(id: string): Promise<Report>;
  urlOf(id: string): Promise<string>;
  /** The file of a report. */
  download(id: string): Promise<Response>;
  /** Creates a report, generates it and reads its file; no rows if it is empty. */
  rows(body: ReportCreate): Promise<readonly TableRow[]>;
}

/** @param ofAccount By default that of a new account. */
export async function newReportScene(service: TestService, ofAccount?: Sale): Promise<ReportScene> {
  const sale = ofAccount ?? (await newSale(service));
  const { client } = sale;
  const path = (id: string) => ({ report_id: id as Id<'rep_'> });
  const scene: ReportScene = {
    sale,
    create: async (body) => (await client.reports.create({ body })).data,
    get: async (id) => (await client.reports.get({ path: path(id) })).data,
    urlOf: async (id) => (await client.reports.getDownloadUrl({ path: path(id) })).data.url,
    download: async (id) => fetch(await scene.urlOf(id)),
    async rows(body) {
      const { id } = await scene.create(body);
      await generateDue(service.services);
      const { rows } = await scene.get(id);
      if (rows === 0) return [];
      const [header = [], ...lines] = readCsv(await (await scene.download(id)).text());
      return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
    },
  };
  return scene;
}
