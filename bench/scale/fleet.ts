import type { Place, Role } from '../../test/chaos/place.ts';
import type { Program } from '../../test/service/start/program.ts';
import { processorMs } from './processor-time.ts';

/** Processes of the service that are measured together. */
export interface Fleet {
  /** Where the `api` processes listen. */
  readonly ports: readonly number[];
  /** Milliseconds of all processes with a role. */
  processorMs(role: Role): number;
  stop(): Promise<void>;
}

export async function startFleet(place: Place, count: Readonly<Partial<Record<Role, number>>>): Promise<Fleet> {
  const members: { readonly role: Role; readonly program: Program; readonly port: number }[] = [];
  for (const [role, number = 0] of Object.entries(count) as [Role, number?][])
    for (let one = 0; one < number; one += 1) {
      const program = place.start(role, 0);
      const { url } = JSON.parse(await program.says('\n')) as { readonly url: string };
      members.push({ role, program, port: Number(new URL(url).port) });
    }
  const of = (role: Role) => members.filter((member) => member.role === role);
  return {
    ports: of('api').map(({ port }) => port),
    processorMs: (role) => of(role).reduce((sum, { program }) => sum + processorMs(program.pid), 0),
    async stop() {
      for (const { program } of members) program.kill('SIGTERM');
      await Promise.all(members.map(({ program }) => program.ended));
    },
  };
}
