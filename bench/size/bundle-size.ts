import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

/** Bytes of a program, bundled for a Worker, minified and gzipped. Imports are found from `folder`. */
export async function bundleSize(text: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['worker'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).byteLength;
}
