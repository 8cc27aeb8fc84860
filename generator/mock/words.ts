import { parseArgs } from 'node:util';

export interface Words {
  readonly spec: string;
  readonly port: number;
  readonly json: boolean;
  readonly help: boolean;
}

export const USAGE = `Answers requests as the document says, with nobody behind it.

  npm run mock                    serve it; it follows each save of the spec
  npm run mock -- --spec FILE     any other OpenAPI document

A request that the document does not allow gets the error that the document has for it. Every other one gets the first example of
the operation's success, always the same. What else is wanted says a header of the request:

  Prefer: code=404                the example of another documented status
  Prefer: example=NAME            another example of the success, or any error code of the operation
  Prefer: code=409, example=NAME  one of several examples of a status
  Prefer: dynamic=true            values made from the schema; with seed=TEXT always the same ones

  --spec FILE   the root document                  (spec/spec.yaml)
  --port N      TCP port on this machine, 0 = any  (4010)
  --json        one line when it is ready, for scripts: {"url", "spec", "operations"}
`;

/** @throws Error with one sentence for a person when the words do not fit. */
export function parseWords(words: readonly string[]): Words {
  const { values } = parseArgs({
    args: [...words],
    options: {
      spec: { type: 'string', default: 'spec/spec.yaml' },
      port: { type: 'string', default: '4010' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port ${values.port}: a number from 0 to 65535`);
  return { ...values, port };
}
