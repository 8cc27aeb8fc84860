import { dirname } from 'node:path';

import { printDiagnostics } from '../cli/print-diagnostics.ts';
import { Saves } from '../cli/saves.ts';
import { count, type Output, seconds } from '../cli/terminal.ts';
import { readApi } from '../model/read-api.ts';
import { listen } from '../listen.ts';
import { createMock, type Mock } from './create-mock.ts';
import type { MockArguments } from './mock-arguments.ts';

/**
 * Serves the mock of a document until SIGINT or SIGTERM, and reloads at each save. Exit code: 0, or 1 when the document has errors.
 *
 * @throws ListenError when the port can't be used
 */
export async function runMock(args: MockArguments, stdout: Output, stderr: Output): Promise<number> {
  const saves = new Saves('generated');
  const end = (): void => saves.end();
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    return await serve(args, saves, stdout, stderr);
  } finally {
    // The file watchers would prevent the process from ending.
    saves.end();
  }
}

async function serve(
  { spec, port, json }: MockArguments,
  saves: Saves,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const read = async (): Promise<{ readonly mock: Mock; readonly operations: number } | undefined> => {
    const { api, errors, specFiles } = await readApi(spec);
    saves.watch([dirname(spec), ...specFiles.map((file) => dirname(file))]);
    if (api !== undefined) return { mock: await createMock(api), operations: api.operations.length };
    await printDiagnostics(errors, 'text', stdout, stderr);
    return undefined;
  };
  const first = await read();
  if (first === undefined) return 1;
  let { mock } = first;
  const server = await listen((request, response) => mock.handle(request, response), port);
  const url = `${server.origin}${mock.basePath}`;
  stdout.write(
    json
      ? `${JSON.stringify({ url, spec, operations: first.operations })}\n`
      : `${count(first.operations, 'operation')} of ${spec} served at ${url}\n--help shows how to select other responses; Ctrl-C ends the mock.\n`,
  );
  while (!saves.ended) {
    const saved = await saves.next();
    if (saves.ended) break;
    const start = performance.now();
    // With errors in the document, the previous mock continues to serve.
    mock = (await read())?.mock ?? mock;
    if (!json) stdout.write(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
  }
  server.close();
  return 0;
}
