import { reserved } from './credit.ts';
import { balanceDue, type Model, type ModelPayment, type ModelTransaction, replace } from './model.ts';
import { completed, usesLeft } from './transactions.ts';

/** What a customer pays with, by what becomes of the payment. */
export type Card =
  | { readonly kind: 'captures' | 'answers slowly' | 'answers twice' | 'never answers' | 'authenticates' | 'is lost' }
  | { readonly kind: 'declines'; readonly error: string };

/**
 * Pays at the hosted checkout, with the amount that is shown there. A transaction that can't be paid there
 * remains as it is.
 */
export function payAtCheckout(model: Model, before: ModelTransaction, card: Card): void {
  if (!isPayable(before)) return;
  const { discount, isRedeemed } = before;
  const holdsUse = discount !== null && !isRedeemed;
  if (holdsUse && usesLeft(model, discount) < 1) return;
  const shown = balanceDue(before);
  const transaction = reserved(model, before);
  replace(model, transaction);
  // The credit is not the one that was shown: the customer has to agree to the new amount.
  if (balanceDue(transaction) !== shown) return;
  replace(model, shown === 0n ? completed(model, transaction) : attempted(model, { ...transaction, holdsUse }, card));
}

function isPayable({ status, collection, open }: ModelTransaction): boolean {
  return ['ready', 'billed', 'past_due'].includes(status) && collection !== 'manual' && open === null;
}

function attempted(model: Model, transaction: ModelTransaction, card: Card): ModelTransaction {
  const amount = balanceDue(transaction);
  const pending = (status: ModelPayment['status'], atGateway: NonNullable<ModelTransaction['open']>['atGateway']) => ({
    ...transaction,
    payments: [{ amount, status, error: null }, ...transaction.payments],
    open: { atGateway },
  });
  switch (card.kind) {
    case 'captures':
    case 'answers slowly':
    case 'answers twice':
      return settled(model, pending('created', 'captured'), 'captured', null);
    case 'declines':
      return settled(model, pending('created', 'captured'), 'error', card.error);
    case 'never answers':
      return pending('created', 'captured');
    case 'is lost':
      return pending('created', 'not_received');
    case 'authenticates':
      return pending('action_required', 'action_required');
  }
}

/** The latest payment with its result. */
function settled(
  model: Model,
  transaction: ModelTransaction,
  status: 'captured' | 'error',
  error: string | null,
): ModelTransaction {
  const [latest, ...others] = transaction.payments;
  const payments = [{ ...latest!, status, error }, ...others];
  const known = { ...transaction, payments, open: null };
  return status === 'captured' ? completed(model, known) : { ...known, holdsUse: false };
}

/** The customer confirms the payment at the bank, or refuses. */
export function authenticate(model: Model, transaction: ModelTransaction, isConfirmed: boolean): void {
  if (transaction.open?.atGateway !== 'action_required') return;
  replace(
    model,
    isConfirmed
      ? settled(model, transaction, 'captured', null)
      : settled(model, transaction, 'error', 'authentication_failed'),
  );
}

/** The service calls the gateway about each payment whose result it does not know. */
export function resolvePayments(model: Model): void {
  for (const each of model.transactions) {
    if (each.open?.atGateway === 'captured') replace(model, settled(model, each, 'captured', null));
    if (each.open?.atGateway === 'not_received') replace(model, settled(model, each, 'error', 'system_error'));
  }
}
