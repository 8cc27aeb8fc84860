import { world } from '../world/world.ts';

/** `node:crypto` with random values of the simulation. */
// oxlint-disable-next-line import/export -- the functions below replace those of the module
export * from 'node:crypto';

export function randomBytes(size: number): Buffer {
  const { serviceRandom } = world();
  return Buffer.from(Array.from({ length: size }, () => serviceRandom.integer(0, 256)));
}

export function randomInt(low: number, high?: number): number {
  const { serviceRandom } = world();
  return high === undefined ? serviceRandom.integer(0, low) : serviceRandom.integer(low, high);
}

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
