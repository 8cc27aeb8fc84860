import type { AddressInfo, Server } from 'node:net';

import type { FastifyRequest } from 'fastify';

import { baseUrlReader } from '../http/base-url.ts';

export interface DocsAddressOptions {
  /** The address of a site that is hosted elsewhere. */
  readonly docsBaseUrl?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly server: Server;
}

/**
 * Returns the address of the site without a slash at its end: on this service, the address that the caller
 * of a request used. Without a request, or with one that names no host, the address that the service listens
 * on.
 */
export function docsAddress({
  docsBaseUrl,
  publicUrl,
  server,
}: DocsAddressOptions): (request?: FastifyRequest) => string {
  if (docsBaseUrl !== undefined) return () => docsBaseUrl;
  const baseUrlOf = baseUrlReader(publicUrl);
  let listening = '';
  // Kept: a server that is closing has no address, but still responds on open connections.
  server.on('listening', () => (listening = listeningUrl(server)));
  return (request) => `${tryBaseUrl(baseUrlOf, request) ?? publicUrl ?? listening}/docs`;
}

function tryBaseUrl(
  baseUrlOf: (request: FastifyRequest) => string,
  request: FastifyRequest | undefined,
): string | undefined {
  if (request === undefined) return undefined;
  try {
    return baseUrlOf(request);
  } catch {
    return undefined;
  }
}

function listeningUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = /^(?:0\.0\.0\.0|::)$/.test(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
