import { join } from 'node:path';

import { listen } from '../../../generator/serve/listen.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { createMock } from '../../../generator/mock/create-mock.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { measuredProcess } from '../../support/measured-process.ts';
import type { CallResult } from '../row.ts';
import { chooseCalls } from './choose-calls.ts';
import { documentFault } from './document-fault.ts';

/**
 * node test/corpus/calls/run-program.ts SPEC PLACE: runs PLACE/calls/main.ts against the mock; prints a list
 * of `CallResult`.
 */
const [spec = '', place = ''] = process.argv.slice(2);
const { api } = buildApi(await loadSpec(spec));
const mock = await createMock(api);
const server = await listen(mock.handle, 0);
const program = join(place, 'calls/main.ts');
const run = await measuredProcess([program, `${server.origin}${mock.basePath}`], { cwd: place });
server.close();
if (run.status !== 0) {
  process.stderr.write(run.stderr);
  process.exit(1);
}
const errors = JSON.parse(run.stdout) as (string | null)[];
const results = chooseCalls(api, errors.length).map((call, index): CallResult => {
  const operation = call.operation.id;
  const error = errors[index] ?? undefined;
  if (error === undefined) return { operation };
  const fault = documentFault(call, api);
  return { operation, error, ...(fault !== undefined && { documentFault: fault }) };
});
process.stdout.write(JSON.stringify(results));
process.exit(0);
