import { statSync } from 'node:fs';
import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';

import { pack } from './pack.ts';

const USAGE = `Packs the generated packages into tarballs for publication.

  npm run pack -- DIR
  npm publish DIR/billing-client-1.0.0.tgz --provenance      publish dependencies first

  --from DIR         folder of the packages               (generated)
  --repository URL   repository of the build, such as https://github.com/acme/billing; set by GitHub Actions
`;

try {
  const { values, positionals } = parseCommandLine(process.argv.slice(2), {
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'generated' },
      repository: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [to, ...more] = positionals;
  if (values.help) process.stdout.write(USAGE);
  else if (to === undefined || more.length > 0) throw new Error(`Name one folder for the tarballs.\n\n${USAGE}`);
  else {
    const warn = (message: string): void =>
      void process.stderr.write(
        `${message} The packages will not link to the document; run npm run generate first to change that.\n`,
      );
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
    const repository = values.repository ?? (server && name && `${server}/${name}`);
    for (const file of await pack({ from: values.from, to, repository, warn }))
      process.stdout.write(`${file} (${Math.ceil(statSync(file).size / 1024)} KiB)\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
