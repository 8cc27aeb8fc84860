import { globSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

/** The folders whose mutants must be killed or explained, and the suites that are to kill them. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  auth: ['auth', 'api-keys', 'ips', 'http/forgotten-security.test.ts', 'http/rejections.test.ts'],
  delivery: ['delivery', 'notification-settings'],
  limits: ['limits', 'http/limits.test.ts', 'http/rejections.test.ts', 'checkout/safety.test.ts'],
  money: ['money', 'proration', 'previews', 'adjustments'],
  outbound: ['outbound', 'notification-settings'],
  payments: [
    'payments',
    'renewals',
    'checkout',
    'credit-balances',
    'adjustments',
    'discounts',
    'payment-methods',
    'subscription-changes',
    'subscription-lifecycle',
    'subscriptions',
    'transactions',
  ],
  renewals: ['renewals', 'subscription-lifecycle', 'subscriptions', 'dunning', 'account-closing'],
};

/** Suites for folders that have none of the same name, or whose own reach little of them. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account-closing', 'operator'],
  'api-keys': ['api-keys', 'auth', 'account-closing', 'operator'],
  app: ['http', 'documents', 'metrics'],
  'checkout-domains': ['checkout-domains', 'checkout', 'operator'],
  'command-line': ['command-line', 'operator'],
  common: ['common', 'auth', 'customers', 'idempotency', 'outbound'],
  'customer-portal-sessions': ['customer-portal'],
  'destination-verification': ['notification-settings'],
  docs: ['../docs/served.test.ts', 'http'],
  due: ['delivery', 'simulations'],
  'event-types': ['events'],
  imports: ['operator'],
  links: ['document-downloads', 'customer-portal', 'notification-settings'],
  mails: ['notification-settings', 'dunning'],
  pages: ['pages', 'checkout', 'customer-portal'],
  pricing: ['previews', 'transactions', 'discounts'],
  'subscription-billing': ['renewals', 'subscription-changes'],
  'subscription-links': ['subscription-lifecycle', 'customer-portal'],
  'subscription-records': ['subscription-records', 'subscription-lifecycle', 'renewals'],
  subscriptions: ['subscriptions', 'subscription-lifecycle', 'subscription-changes'],
  'subscription-payments': ['renewals', 'subscription-lifecycle', 'dunning'],
};

/** The folders of the service that have no score to reach. */
export function otherFolders(): readonly string[] {
  return globSync('service/*/')
    .map((path) => basename(path))
    .filter((folder) => FOLDERS[folder] === undefined)
    .toSorted();
}

/** These start processes, or take most of a minute; no mutant is tried on them. */
const LEFT_OUT = [
  'test/service/money/model/model.test.ts',
  'test/service/subscriptions/model/',
  'test/service/checkout/browser.test.ts',
  'test/service/customer-portal/browser.test.ts',
  'test/service/delivery/kill.test.ts',
  'test/service/delivery/dispatcher-processes.test.ts',
];

/**
 * The suites for a folder of the service; those of the folder of the same name where the tables have no
 * line.
 */
export function suitesFor(folder: string): readonly string[] {
  const paths = (FOLDERS[folder] ?? ELSEWHERE[folder] ?? [folder]).map((path) => join('test/service', path));
  return paths
    .flatMap((path) => (path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.test.ts`)))
    .filter((suite) => !LEFT_OUT.some((left) => suite.startsWith(left)))
    .toSorted();
}
