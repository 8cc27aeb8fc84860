export interface Words {
  readonly spec: string;
  readonly scope: string;
  readonly port: number;
  /** Folder to write the site into, in place of serving it. */
  readonly out?: string;
  readonly help: boolean;
}

export const USAGE = `Shows the docs as they are written.

  npm run docs                    serve them; pages that are open reload when a file of the spec is saved
  npm run docs -- --out DIR       write them into a folder and end

  --spec FILE     the root document                  (spec/spec.yaml)
  --port N        TCP port on this machine, 0 = any  (8090)
  --out DIR       where to write them
  --scope @NAME   npm scope of the packages          (@billing)
`;

/** @throws Error with one sentence for a person when the words do not fit. */
export function parseWords(words: readonly string[]): Words {
  // An import of it would also load all that it exports only when asked.
  const { parseArgs } = process.getBuiltinModule('node:util');
  const { values } = parseArgs({
    args: [...words],
    options: {
      spec: { type: 'string', default: 'spec/spec.yaml' },
      scope: { type: 'string', default: '@billing' },
      port: { type: 'string', default: '8090' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port ${values.port}: a number from 0 to 65535`);
  return {
    spec: values.spec,
    scope: values.scope,
    port,
    help: values.help,
    ...(values.out !== undefined && { out: values.out }),
  };
}
