import { anyError } from '../common/any-error.ts';
import { createCheckoutDomain, moveCheckoutDomain, verifyCheckoutDomain } from '../checkout-domains/domain-review.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const STATUSES = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'] as const;

const create: Command = {
  name: 'checkout-domain create',
  summary: 'Enters a domain for review; it starts as pending_review.',
  options: [
    accountOption,
    { name: 'domain', placeholder: 'HOST', required: true, meaning: 'host name that checkouts will run on' },
  ],
  examples: ['checkout-domain create --domain shop.example.com'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    return services.db
      .transaction()
      .execute((trx) => createCheckoutDomain(anyError, trx, services, id, { domain: input.text('domain') }));
  },
};

const setStatus: Command = {
  name: 'checkout-domain set-status',
  summary: `Moves a domain in its review: ${STATUSES.join(', ')}.`,
  positionals: ['<id>', '<status>'],
  options: [accountOption],
  examples: ['checkout-domain set-status chedom_01jg8test00000000000000001 approved'],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const id = input.positionalId(0, 'chedom_');
    const status = input.choice('The status', input.positional(1), STATUSES);
    return services.db
      .transaction()
      .execute((trx) => moveCheckoutDomain(anyError, trx, services, accountId, id, status));
  },
};

const setVerification: Command = {
  name: 'checkout-domain set-verification',
  summary: 'Says whether device_wallet_a has verified a domain.',
  positionals: ['<id>', '<verified|unverified>'],
  options: [accountOption],
  examples: ['checkout-domain set-verification chedom_01jg8test00000000000000001 verified'],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const id = input.positionalId(0, 'chedom_');
    const state = input.choice('The verification', input.positional(1), ['verified', 'unverified']);
    return services.db
      .transaction()
      .execute((trx) => verifyCheckoutDomain(anyError, trx, services, accountId, id, state));
  },
};

export const checkoutDomainCommands: readonly Command[] = [create, setStatus, setVerification];
