import { watchDocument } from '../cli/document-watch.ts';
import { count, type Output } from '../cli/terminal.ts';
import { readApi } from '../model/read-api.ts';
import { listen } from '../listen.ts';
import { createMock } from './create-mock.ts';
import type { MockArguments } from './mock-arguments.ts';

/** Exit code: 0, or 1 when the document has errors. @throws ListenError when the port can't be used */
export async function runMock(args: MockArguments, stdout: Output, stderr: Output): Promise<number> {
  const { spec, port, json } = args;
  using watch = watchDocument(spec, readApi, stdout, stderr);
  const { api } = await watch.read();
  if (api === undefined) return 1;
  let mock = await createMock(api);
  const server = await listen((request, response) => mock.handle(request, response), port);
  stdout.write(readyText(args, `${server.origin}${mock.basePath}`, mock.operations));
  await watch.follow(
    async () => {
      const { api: saved } = await watch.read();
      // With errors in the document, the previous mock continues to serve.
      if (saved !== undefined) mock = await createMock(saved);
    },
    (line) => json || stdout.write(line),
  );
  server.close();
  return 0;
}

function readyText({ spec, json }: MockArguments, url: string, operations: number): string {
  if (json) return `${JSON.stringify({ url, spec, operations })}\n`;
  return `${count(operations, 'operation')} of ${spec} served at ${url}
--help shows how to select other responses; Ctrl-C ends the mock.
`;
}
