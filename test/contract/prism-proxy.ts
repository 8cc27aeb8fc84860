import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface PrismProxy {
  readonly url: string;
  end(): Promise<void>;
}

/** Prism's command: a proxy that reports violations of the document in the header `sl-violations`. */
export async function startPrismProxy(document: string, upstream: string): Promise<PrismProxy> {
  const prism = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));
  const child = spawn(process.execPath, [prism, 'proxy', document, upstream, '--port', '0', '--cors', 'false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const exited = once(child, 'exit');
  const url = await Promise.race([addressIn(child), exited.then(() => undefined)]);
  if (url === undefined) throw new Error('Prism ended before it listened.');
  return {
    url,
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function addressIn({ stdout, stderr }: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    const take = (chunk: Buffer): void => {
      // Prism logs every request, and blocks once its output pipe is full.
      if (text.includes('listening on')) return;
      text += chunk.toString();
      const [, found] = /listening on (http:\/\/[\d.:]+\d)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    };
    stdout!.on('data', take);
    stderr!.on('data', take);
  });
}
