import { parseArguments, USAGE } from './arguments.ts';
import { writeSite } from './write-site.ts';

try {
  const args = parseArguments(process.argv.slice(2));
  const { out } = args;
  if (args.help) process.stdout.write(USAGE);
  else if (out !== undefined) process.exitCode = await writeSite({ ...args, out }, process.stdout, process.stderr);
  else {
    // Loading node:http takes 40 ms, and writing the site doesn't need it.
    const { preview } = await import('./preview.ts');
    process.exitCode = await preview(args, process.stdout, process.stderr);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = (error as Error).name === 'ListenError' ? 1 : 2;
}
