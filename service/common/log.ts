/** The part of a structured logger that the service's modules use; Fastify's own logger fits. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
