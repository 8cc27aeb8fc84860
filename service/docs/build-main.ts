import { chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { buildDocs, DocsBuildError } from './build-docs.ts';

/**
 * `npm run docs:cache`: builds the documentation site where the service looks for it. An install keeps it
 * when its development dependencies are removed.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
try {
  const { folder } = await buildDocs(ROOT, `${ROOT}node_modules/.cache/docs`, new AbortController().signal);
  // The service may run as another user than the one who installs it.
  await chmod(folder, 0o755);
  process.stdout.write(`The documentation site is in ${folder}\n`);
} catch (error) {
  if (!(error instanceof DocsBuildError)) throw error;
  process.stderr.write(`${error.message} ${error.remedy}\n${error.output}\n`);
  process.exitCode = 1;
}
