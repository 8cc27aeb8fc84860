import { afterAll, beforeAll } from 'vitest';

import { prepare, type Serving, withPlace } from '../start/place.ts';
import { nodeCommand, type Program, startProgram } from '../start/program.ts';
import { billing, type Run } from './run-here.ts';

export interface WithService {
  /** The whole service, in a separate process. */
  readonly service: Serving;
  /** `billing`, in a separate process. */
  start(...argv: string[]): Program;
  /** The same in this process, which takes a tenth of the time. */
  run(...argv: string[]): Promise<Run>;
  /** What `run` prints with `--json`. */
  json<Result>(...argv: string[]): Promise<Result>;
  /** The data of the API's response. */
  read<Data>(path: string): Promise<Data>;
}

/**
 * Declares tests of `billing` beside a running service. What its database is makes no difference to a
 * client.
 */
export function withService(body: (surroundings: () => WithService) => void): void {
  withPlace(undefined, (place) => {
    let surroundings: WithService | undefined;
    const programs: Program[] = [];
    beforeAll(async () => {
      await prepare(place());
      surroundings = around(await place().serve(), programs);
    });
    afterAll(async () => {
      for (const program of programs) program.kill('SIGKILL');
      await Promise.all(programs.map((program) => program.ended));
    });
    body(() => {
      if (surroundings === undefined)
        throw new Error('The service is there once the tests run, not while they are declared.');
      return surroundings;
    });
  });
}

function around(service: Serving, programs: Program[]): WithService {
  const env = { BILLING_URL: service.url, BILLING_API_KEY: service.key };
  const start: WithService['start'] = (...argv) => {
    const program = startProgram(nodeCommand('service/cli/main.ts', argv), { env });
    programs.push(program);
    return program;
  };
  return {
    service,
    start,
    run: (...argv) => billing(argv, { env }),
    async json(...argv) {
      const { code, out, err } = await billing([...argv, '--json'], { env });
      if (code !== 0) throw new Error(`billing ${argv.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out) as never;
    },
    async read(path) {
      const response = await service.call('GET', path);
      return ((await response.json()) as { readonly data: never }).data;
    },
  };
}

/** Waits for the line of JSON with this in it. */
export async function lineWith<Value>(program: Program, part: string): Promise<Value> {
  const lines = (await program.says(part)).split('\n');
  return JSON.parse(lines.find((line) => line.includes(part))!) as Value;
}
