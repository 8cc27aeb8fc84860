import type { SignatureProblem } from '@billing/webhooks';

/** One delivery as it passed through, from its first byte to the answer. */
export interface Delivery {
  readonly kind: 'delivery';
  /** When it came. */
  readonly time: string;
  /** Null where the body is not that of a webhook. */
  readonly event_type: string | null;
  readonly event_id: string | null;
  readonly notification_id: string | null;
  /** Whether a simulation sent it, and not something that happened. */
  readonly simulated: boolean;
  readonly signature: 'ok' | 'not checked' | SignatureProblem;
  /** What the service was answered; null when it had given up waiting. */
  readonly status: number | null;
  readonly duration_ms: number;
  /** Why it was not accepted, if the status does not say it. */
  readonly problem: string | null;
  /** Only when they are asked for. */
  readonly request_body?: string;
  readonly response_body?: string;
}

export type DeliveryNames = Pick<Delivery, 'event_type' | 'event_id' | 'notification_id' | 'simulated'>;

/** What a body says it is. Nothing in it is believed, only shown: control characters stay out of the terminal. */
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
