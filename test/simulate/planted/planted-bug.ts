import type { Patch } from '../hooks/register.ts';

/** A mistake in the service that the simulation must find. */
export interface PlantedBug {
  readonly name: string;
  /** What the service does wrong. */
  readonly mistake: string;
  readonly patches: readonly Patch[];
}
