import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/**
 * Runs a printed `curl` line in a shell, as a reader who copies it does. Without curl, sends the same
 * request with fetch.
 */
export async function runCurl(line: string): Promise<Response> {
  if (!hasCurl) return fetchCurl(line);
  const { stdout } = await promisify(execFile)('sh', ['-c', `${line} -i`]);
  const end = stdout.indexOf('\r\n\r\n');
  const [status = '', ...headers] = stdout.slice(0, end).split('\r\n');
  const pairs = headers.map((header) => /^(.*?): (.*)$/.exec(header)!.slice(1, 3) as [string, string]);
  return new Response(stdout.slice(end + 4), { status: Number(status.split(' ')[1]), headers: pairs });
}

/** The method of the command; curl derives it from the body. */
export function curlMethod(line: string): 'GET' | 'POST' {
  return line.includes(" -d '") ? 'POST' : 'GET';
}

/** The address that the line asks. */
export function curlUrl(line: string): URL {
  return new URL(/http:\S+/.exec(line)![0]);
}

function fetchCurl(line: string): Promise<Response> {
  const headers = [...line.matchAll(/-H '(.*?): (.*?)'/g)].map(
    ([, name, value]) => [name!, value!] as [string, string],
  );
  const body = / -d '([^']*)'/.exec(line)?.[1];
  return fetch(curlUrl(line), { method: curlMethod(line), headers, ...(body !== undefined && { body }) });
}
