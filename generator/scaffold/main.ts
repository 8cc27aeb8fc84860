import { runCommand } from '../cli/run-command.ts';
import { runScaffold } from './run-scaffold.ts';

const generate = (): Promise<number> => runCommand(['--add-handlers'], process.stdout, process.stderr);
process.exitCode = await runScaffold(process.argv.slice(2), '.', generate, process.stdout, process.stderr);
