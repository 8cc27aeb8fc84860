import { parseCommandLine, portArgument } from '../../service/command-line/parse-command-line.ts';

export interface Arguments {
  readonly spec: string;
  readonly scope: string;
  readonly port: number;
  /** The folder to write the site to, instead of serving it. */
  readonly out?: string;
  readonly help: boolean;
}

export const USAGE = `Builds the API documentation.

  npm run docs                    serve the site; open pages reload when you save a file of the spec
  npm run docs -- --out DIR       write the site to a folder and exit

  --spec FILE     root document of the spec          (spec/spec.yaml)
  --port N        TCP port on localhost, 0 = any     (8090)
  --out DIR       folder to write to
  --scope @NAME   npm scope in code samples          (@billing)
`;

/** @throws Error with a message for the command line when an argument is invalid. */
export function parseArguments(args: readonly string[]): Arguments {
  const { values } = parseCommandLine(args, {
    options: {
      spec: { type: 'string', default: 'spec/spec.yaml' },
      scope: { type: 'string', default: '@billing' },
      port: { type: 'string', default: '8090' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const port = portArgument('port', values.port);
  const { spec, scope, help, out } = values;
  return { spec, scope, port, help, ...(out !== undefined && { out }) };
}
