/** Why an attempt got no valid response. A notification log shows the first five instead of a response. */
export type AttemptError =
  | 'timeout'
  | 'connection_refused'
  | 'connection_failed'
  | 'tls_error'
  | 'dns_error'
  | 'address_not_allowed'
  /** The response is not HTTP, or its head is too long; for e-mail, not SMTP. */
  | 'protocol_error'
  /** No SMTP server is configured. */
  | 'smtp_not_configured'
  /** The e-mail address is not confirmed. */
  | 'not_verified';

/** The result of one attempt to reach a destination. */
export interface Attempt {
  readonly startedAt: Date;
  readonly durationMs: number;
  /**
   * `accepted`: the destination accepted it. `failed`: worth a retry. `refused`: permanently rejected,
   * which only mail servers do.
   */
  readonly outcome: 'accepted' | 'failed' | 'refused';
  /** HTTP status or SMTP reply code; 0 without a response. */
  readonly code: number;
  /** Header fields of the response in the order received, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /**
   * First bytes of the response body as text, 16 KiB by default, or the SMTP reply line; with code 0 the
   * error.
   */
  readonly body: string;
  readonly error: AttemptError | null;
  /** Remote address, as `203.0.113.9:443` or `[2001:db8::1]:443`. */
  readonly address: string | null;
  /** The delay that a 429 or 503 requested. */
  readonly retryAfterMs: number | null;
}

/** A message to a destination. Everything except the body is generated for each attempt. */
export interface Message {
  readonly notificationId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly occurredAt: string;
  readonly settingId: string;
  /** URL or e-mail address. */
  readonly destination: string;
  /** The stored bytes, identical in all attempts. */
  readonly body: string;
  /** Whether the e-mail address is not confirmed yet: then nothing is sent. */
  readonly isUnverified?: boolean;
  /** Endpoint secrets in the clear, newest first: one, or two during a rotation. */
  readonly secrets: readonly string[];
}

/** Sends one message once. Never throws for what a destination does: the attempt reports it. */
export interface Sender {
  send(message: Message): Promise<Attempt>;
  /** Closes idle connections and aborts attempts in flight. */
  close(): Promise<void>;
}
