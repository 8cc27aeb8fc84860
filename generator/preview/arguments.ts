import { parseCommandLine, portArgument } from '../../service/command-line/parse-command-line.ts';

export type Arguments = Readonly<ReturnType<typeof parseArguments>>;

export const USAGE = `Builds the API documentation.

  npm run docs                    serve the site; open pages reload when you save a file of the spec
  npm run docs -- --out DIR       write the site to a folder and exit

  --spec FILE     root document of the spec          (spec/spec.yaml)
  --port N        TCP port on localhost, 0 = any     (8090)
  --out DIR       folder to write to
  --scope @NAME   npm scope in code samples          (@billing)
`;

/** @throws ArgumentError that names the invalid argument. */
export function parseArguments(args: readonly string[]) {
  const { values } = parseCommandLine(args, {
    options: {
      spec: { type: 'string', default: 'spec/spec.yaml' },
      scope: { type: 'string', default: '@billing' },
      port: { type: 'string', default: '8090' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, port: portArgument('port', values.port) };
}
