/**
 * The networks that destinations may be on: the public internet only, also this machine, or also private
 * networks. The last two are for local development.
 */
export type DestinationReach = 'public' | 'loopback' | 'private';
