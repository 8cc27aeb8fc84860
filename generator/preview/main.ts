import { parseWords, USAGE } from './arguments.ts';

try {
  const words = parseWords(process.argv.slice(2));
  if (words.help) process.stdout.write(USAGE);
  else if (words.out !== undefined) {
    const { writeSite } = await import('./write-site.ts');
    process.exitCode = await writeSite({ ...words, out: words.out }, process.stdout, process.stderr);
  } else {
    // Serving takes what writing does without: Node's own modules for HTTP alone take 40 ms to load.
    const { preview } = await import('./preview.ts');
    process.exitCode = await preview(words, process.stdout, process.stderr);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  // By its name: importing the class would load node:http, which writing does without.
  process.exitCode = (error as Error).name === 'ListenError' ? 1 : 2;
}
