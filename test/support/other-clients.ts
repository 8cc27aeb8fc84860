import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Clients that are no part of this project. A test that needs one is skipped where the machine has none. */
export const hasPython = isInstalled('python3');
export const hasCurl = isInstalled('curl');

/** What a program prints. Rejects when it fails. */
export async function outputOf(program: string, args: readonly string[], input = ''): Promise<string> {
  const running = promisify(execFile)(program, args);
  running.child.stdin!.end(input);
  const { stdout } = await running;
  return stdout.trim();
}

/** What a script prints that has `connection` (of `http.client`) and `key`. */
export function runPython(service: string, key: string, script: string): Promise<string> {
  const { hostname, port } = new URL(service);
  const start = [
    'import http.client, json, sys',
    'host, port, key = sys.argv[1:]',
    'connection = http.client.HTTPConnection(host, int(port), timeout=60)',
  ];
  // A script in the arguments may have 128 KiB.
  return outputOf('python3', ['-', hostname, port, key], [...start, script].join('\n'));
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
