/**
 * How far destinations may be: on the public internet only, on this machine as well, or on private networks as well. The last two are
 * for local development.
 */
export type DestinationReach = 'public' | 'loopback' | 'private';
