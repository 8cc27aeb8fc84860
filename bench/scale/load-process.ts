import { measure } from '../http/load.ts';
import { customerRequest, getRequest } from '../http/requests.ts';
import type { LoadOrder, LoadResult } from './start-load.ts';

/** Sends requests as fast as the services respond, in a separate process. */
let orders = 0;

process.on('message', async ({ ports, keys, connections, milliseconds, target }: LoadOrder) => {
  orders += 1;
  let requests = 0;
  const nextRequest = (port: number) => (): string => {
    const number = requests++;
    // An address that few others have, so that no rate limit is reached.
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const [key, more] = [keys[number % keys.length]!, `x-forwarded-for: ${address}\r\n`];
    return target === undefined
      ? customerRequest(port, key, `${orders}-${number}`, more)
      : getRequest(port, key, target, more);
  };
  const began = process.cpuUsage();
  const loads = ports.map((port) =>
    measure({ port, connections, milliseconds, status: target === undefined ? 201 : 200, request: nextRequest(port) }),
  );
  const measured = await Promise.all(loads);
  const { user, system } = process.cpuUsage(began);
  const result: LoadResult = {
    responses: measured.reduce((sum, { responses }) => sum + responses, 0),
    seconds: Math.max(...measured.map(({ seconds }) => seconds)),
    medianMilliseconds: Math.max(...measured.map(({ medianMilliseconds }) => medianMilliseconds)),
    processorMs: (user + system) / 1_000,
  };
  process.send!(result);
});
process.once('disconnect', () => process.exit(0));
process.send!('ready');
