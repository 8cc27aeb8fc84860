import { integer, list, optional, type Setting, truth } from './setting.ts';
import { mailServer, nameServer, retryDelays } from './setting-values.ts';

/** How notifications are delivered, as a part of `settings`. */
export const deliverySettings = {
  allowPrivateDestinations: {
    flag: 'allow-private-destinations',
    variable: 'BILLING_ALLOW_PRIVATE_DESTINATIONS',
    default: '',
    meaning:
      'allows destinations with http and on loopback and private networks, for local development, never in live; by default a sandbox that listens on loopback allows destinations on this machine',
    read: optional(truth),
  },
  deliveryTimeoutSeconds: {
    variable: 'BILLING_DELIVERY_TIMEOUT',
    default: '5',
    meaning: 'timeout in seconds for the response of a webhook destination',
    read: integer(1, 60),
  },
  deliveryLeaseSeconds: {
    variable: 'BILLING_DELIVERY_LEASE',
    default: '15',
    meaning:
      'seconds after which another process sends a notification whose process died; at least 5 more than the timeout',
    read: integer(6, 600),
  },
  deliveryConcurrency: {
    variable: 'BILLING_DELIVERY_CONCURRENCY',
    default: '512',
    meaning: 'maximum number of concurrent attempts in one process',
    read: integer(1, 10_000),
  },
  destinationConcurrency: {
    variable: 'BILLING_DESTINATION_CONCURRENCY',
    default: '10',
    meaning: 'maximum number of concurrent attempts per destination, over all processes',
    read: integer(1, 1_000),
  },
  retryDelays: {
    variable: 'BILLING_RETRY_DELAYS',
    default: { sandbox: '60,240,540', live: '55..12600*1.12/59' },
    meaning: 'seconds before each retry, as a list or as `first..longest*factor/retries`; each has a jitter of 5 %',
    read: retryDelays,
  },
  retryHours: {
    variable: 'BILLING_RETRY_HOURS',
    default: { sandbox: '', live: '72' },
    meaning: 'hours after the first attempt within which the last one must start',
    read: optional(integer(1, 1_000)),
  },
  simulationPaceSeconds: {
    variable: 'BILLING_SIMULATION_PACE',
    default: '1',
    meaning: 'seconds between two events of a simulation run',
    read: integer(0, 60),
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    default: '',
    meaning:
      'mail server for e-mail destinations, for example `smtps://user:password@mail.example.com`; `smtp://` requires STARTTLS unless `?tls=never` follows the host; without the setting, e-mail notifications fail with an error that says so',
    secret: true,
    read: optional(mailServer),
  },
  emailFrom: {
    variable: 'BILLING_EMAIL_FROM',
    default: 'notifications@billing.example',
    meaning: 'sender of e-mails, such as `Billing <billing@example.com>` or only the address',
    read: (text: string) => text,
  },
  verifyEmailDestinations: {
    variable: 'BILLING_VERIFY_EMAIL_DESTINATIONS',
    default: { sandbox: 'false', live: 'true' },
    meaning:
      '`true` or `false`: whether a new email destination gets notifications only after a link in an email to it was opened and confirmed; needs `SMTP_URL`, and `BILLING_PUBLIC_URL` for the link',
    read: truth,
  },
  dnsServers: {
    variable: 'BILLING_DNS_SERVERS',
    default: '',
    meaning: 'name servers that resolve destinations, such as `192.0.2.53:53`; default: those of the system',
    read: list(nameServer),
  },
} satisfies Readonly<Record<string, Setting<unknown>>>;
