import { parseCommandLine, portArgument } from '../../service/command-line/parse-command-line.ts';
import { watchDocument } from '../serve/document-watch.ts';
import { count, type Output } from '../cli/terminal.ts';
import { listen } from '../serve/listen.ts';
import { createMock } from './create-mock.ts';

type MockArguments = Readonly<ReturnType<typeof parseMockArguments>>;

export const USAGE = `Serves the API from the document alone, with example responses.

  npm run mock                    serve it, and reload at each save of the spec
  npm run mock -- --spec FILE     any other OpenAPI document

An invalid request receives the documented error. For a valid request, the response is the first example of the operation's
success, always the same. The Prefer header of a request selects another response:

  Prefer: code=404                the example of another documented status
  Prefer: example=NAME            another example of the success, or any error code of the operation
  Prefer: code=409, example=NAME  one of several examples of a status
  Prefer: dynamic=true            values generated from the schema; seed=TEXT makes them repeatable

  --spec FILE   the root document                  (spec/spec.yaml)
  --port N      TCP port on this machine, 0 = any  (4010)
  --json        print one line when the mock is ready, for scripts: {"url", "spec", "operations"}
`;

/** @throws ArgumentError that names the invalid argument. */
export function parseMockArguments(args: readonly string[]) {
  const { values } = parseCommandLine(args, {
    options: {
      spec: { type: 'string', default: 'spec/spec.yaml' },
      port: { type: 'string', default: '4010' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, port: portArgument('port', values.port) };
}

/** Exit code: 0, or 1 when the document has errors. @throws ListenError when the port can't be used */
export async function runMock({ spec, port, json }: MockArguments, stdout: Output, stderr: Output): Promise<number> {
  using watch = watchDocument(spec, stdout, stderr);
  const { api } = await watch.read();
  if (api === undefined) return 1;
  let mock = await createMock(api);
  const server = await listen((request, response) => mock.handle(request, response), port);
  const { operations, basePath } = mock;
  const url = `${server.origin}${basePath}`;
  if (json) stdout.write(`${JSON.stringify({ url, spec, operations })}\n`);
  else
    stdout.write(`${count(operations, 'operation')} of ${spec} served at ${url}
--help shows how to select other responses; Ctrl-C ends the mock.
`);
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
