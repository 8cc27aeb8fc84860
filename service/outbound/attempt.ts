/** Why an attempt got no answer that counts. The first five are what a log shows in place of an answer. */
export type AttemptError =
  | 'timeout'
  | 'connection_refused'
  | 'connection_failed'
  | 'tls_error'
  | 'dns_error'
  | 'address_not_allowed'
  /** What came back is no HTTP, or its head is too long; for e-mail, no SMTP. */
  | 'protocol_error'
  /** No SMTP server is configured. */
  | 'smtp_not_configured';

/** What one attempt to reach a destination came to. */
export interface Attempt {
  readonly startedAt: Date;
  readonly durationMs: number;
  /**
   * `accepted`: the destination has it. `failed`: worth another try. `refused`: it said that it never will, which only
   * mail servers do.
   */
  readonly outcome: 'accepted' | 'failed' | 'refused';
  /** HTTP status or SMTP reply code; 0 when there was no answer. */
  readonly code: number;
  /** Header fields of the answer in the order in which they came, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** First bytes of the answer's body as text, 16 KiB where nothing else was asked for, or the SMTP reply line; with code 0 the error. */
  readonly body: string;
  readonly error: AttemptError | null;
  /** IP address that was reached, as `203.0.113.9:443` or `[2001:db8::1]:443`. */
  readonly address: string | null;
  /** What a 429 or 503 asked to wait. */
  readonly retryAfterMs: number | null;
}

/** What is sent to a destination, made afresh for every attempt but for the body. */
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
  /** Endpoint secrets in the clear, newest first: one, or two during a rotation. */
  readonly secrets: readonly string[];
}

/** Sends one message once. Never throws for what a destination does: that is in the attempt. */
export interface Sender {
  send(message: Message): Promise<Attempt>;
  /** Ends idle connections and what is in flight. */
  close(): Promise<void>;
}
