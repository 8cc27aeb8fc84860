import document from '@billing/openapi' with { type: 'json' };
import { expect, test } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import { eachServiceWhenLong } from '../support/service.ts';
import { documentedApi } from './api/documented-api.ts';
import { fuzzApi, type FuzzReport } from './api/fuzz-api.ts';
import { targetOf } from './api/start-target.ts';
import { isLongRun } from '../support/suite-length.ts';

const api = documentedApi(document as unknown as JsonObject);
const SEED = 20_260_301;

const RUNS = isLongRun ? 2_000 : 500;

eachServiceWhenLong('the fuzzer', (service) => {
  test(`finds no fault in ${RUNS} requests, in which nearly all operations succeed`, async () => {
    const report = await fuzzApi({ target: targetOf(service()), api, runs: RUNS, seed: SEED });
    expect(report.findings).toEqual([]);
    expect(report.requests).toBe(RUNS);
    expect(report.succeeded.size).toBeGreaterThan(25);
  });

  test.runIf(isLongRun)('sends the same requests again for the same seed', async () => {
    const sent = async (): Promise<FuzzReport> =>
      fuzzApi({ target: targetOf(service()), api, runs: 100, seed: 7, only: 0 });
    const [first, second] = [await sent(), await sent()];
    expect([...second.statuses]).toEqual([...first.statuses]);
  });

  test.each<[string, (text: string, status: number) => readonly [string, number], string]>([
    ['a status that is not documented', (text) => [text, 418], 'status 418 is not documented'],
    ['a failure of the service', (text) => [text, 500], 'status 500'],
    [
      'a member that is not documented',
      (text, status) => [text.replace('{"data":', '{"debug":1,"data":'), status],
      'debug',
    ],
    [
      'a member of another type',
      (text, status) => [text.replace('"data":{"id":"', '"data":{"id":7,"was":"'), status],
      '/data/id',
    ],
  ])('reports %s', async (_, bend, fault) => {
    const target = targetOf(service());
    const report = await fuzzApi({ target, api, runs: 100, seed: 7, only: 0, bend });
    const faults = report.findings.flatMap((finding) => finding.faults);
    expect(faults.join('\n')).toContain(fault);
    expect(report.findings[0]!.curl).toContain(`${target.url}/`);
  });
});
