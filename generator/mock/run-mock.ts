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
  const { spec, port, json } = args;
  const saves = new Saves('generated');
  const end = (): void => saves.end();
  process.once('SIGINT', end).once('SIGTERM', end);
  const read = async (): Promise<Mock | undefined> => {
    const { api, errors, specFiles } = await readApi(spec);
    saves.watch([dirname(spec), ...specFiles.map((file) => dirname(file))]);
    await printDiagnostics(errors, 'text', stdout, stderr);
    return api && createMock(api);
  };
  try {
    let mock = await read();
    if (mock === undefined) return 1;
    const server = await listen((request, response) => mock?.handle(request, response), port);
    stdout.write(readyText(args, `${server.origin}${mock.basePath}`, mock.operations));
    while (!saves.ended) {
      const saved = await saves.next();
      if (saves.ended) break;
      const start = performance.now();
      // With errors in the document, the previous mock continues to serve.
      mock = (await read()) ?? mock;
      if (!json) stdout.write(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
    }
    server.close();
    return 0;
  } finally {
    // The file watchers would prevent the process from ending.
    saves.end();
  }
}

function readyText({ spec, json }: MockArguments, url: string, operations: number): string {
  if (json) return `${JSON.stringify({ url, spec, operations })}\n`;
  return `${count(operations, 'operation')} of ${spec} served at ${url}
--help shows how to select other responses; Ctrl-C ends the mock.
`;
}
