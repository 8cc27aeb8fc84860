import { readConfig } from '../configuration/config.ts';
import { OperatorError } from '../common/operator-error.ts';
import { runService } from './run-service.ts';
import { helpText } from '../configuration/settings-text.ts';

// Files that the service writes are readable by its owner only.
process.umask(0o077);
/** `npm start`: an error that the operator can fix becomes one line on standard error and exit code 1. */
try {
  const config = readConfig({ argv: process.argv.slice(2), env: process.env, cwd: process.cwd() });
  if (config === 'help') process.stdout.write(helpText());
  else await runService(config, process.stdout);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
