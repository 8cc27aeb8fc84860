import type { Message } from '../../../service/outbound/attempt.ts';

export const SECRET = 'svc_ntfset_01jg8test00000000000000004_ExampleEndpointSecret00000000000';

/** A message to a destination, as delivery makes it. */
export function messageTo(destination: string, message: Partial<Message> = {}): Message {
  return {
    notificationId: 'ntf_01jg8test00000000000000002',
    eventId: 'evt_01jg8test00000000000000001',
    eventType: 'product.updated',
    occurredAt: '2025-01-02T03:04:05.678901Z',
    settingId: 'ntfset_01jg8test00000000000000004',
    destination,
    body: '{"event_id":"evt_01jg8test00000000000000001","data":{"name":"Café plan"}}',
    secrets: [SECRET],
    ...message,
  };
}
