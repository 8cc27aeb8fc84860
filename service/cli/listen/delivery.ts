import type { SignatureProblem } from '@billing/webhooks';

/** One relayed delivery, from its first byte to the response. */
export interface Delivery {
  readonly kind: 'delivery';
  /** When it arrived. */
  readonly time: string;
  /** Null when the body is not that of a webhook. */
  readonly event_type: string | null;
  readonly event_id: string | null;
  readonly notification_id: string | null;
  /** Whether it is from a simulation. */
  readonly simulated: boolean;
  readonly signature: 'ok' | 'not checked' | SignatureProblem;
  /** The status returned to the service; null when it had closed the connection. */
  readonly status: number | null;
  readonly duration_ms: number;
  /** Why it was not accepted, if the status does not show it. */
  readonly problem: string | null;
  /** Only with --bodies. */
  readonly request_body?: string;
  readonly response_body?: string;
}

export type DeliveryNames = Pick<Delivery, 'event_type' | 'event_id' | 'notification_id' | 'simulated'>;

/** The event type and ids in a body, only for display: control characters are replaced. */
export function namesOf(body: Buffer): DeliveryNames {
  const { event_type, event_id, notification_id } = membersOf(body);
  const id = shown(event_id);
  return {
    event_type: shown(event_type),
    event_id: id,
    notification_id: shown(notification_id),
    simulated: id?.startsWith('ntfsimevt_') === true,
  };
}

function membersOf(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function shown(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/[^\x20-\x7E]/g, '?').slice(0, 100) : null;
}
