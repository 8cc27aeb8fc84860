import { preview } from './preview.ts';
import { parseWords, USAGE } from './words.ts';
import { writeSite } from './write-site.ts';

try {
  const words = parseWords(process.argv.slice(2));
  if (words.help) process.stdout.write(USAGE);
  else if (words.out !== undefined)
    process.exitCode = await writeSite({ ...words, out: words.out }, process.stdout, process.stderr);
  else process.exitCode = await preview(words, process.stdout, process.stderr);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
