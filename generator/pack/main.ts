import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { pack } from './pack.ts';

const USAGE = `Makes tarballs of the generated packages, which install and run anywhere.

  npm run pack -- DIR
  npm publish DIR/billing-client-1.0.0.tgz --provenance      and so on, in an order in which each finds its siblings

  --from DIR         where the packages are               (generated)
  --repository URL   where they are built from, such as https://github.com/acme/billing; GitHub's own CI sets it
`;

/** What GitHub says to what runs there. */
function repositoryOfCi({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv): string | undefined {
  return server === undefined || name === undefined ? undefined : `${server}/${name}`;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'generated' },
      repository: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [to, ...more] = positionals;
  if (values.help) process.stdout.write(USAGE);
  else if (to === undefined || more.length > 0) throw new Error(`Name one folder that the tarballs go to.\n\n${USAGE}`);
  else {
    const warn = (message: string): void =>
      void process.stderr.write(
        `${message} So the packages do not lead to the document's lines; npm run generate first.\n`,
      );
    const repository = values.repository ?? repositoryOfCi(process.env);
    for (const file of await pack({ from: values.from, to, repository, warn }))
      process.stdout.write(`${file} (${Math.ceil(statSync(file).size / 1024)} KiB)\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
