import type { AdjustmentCreate } from '@billing/types';

import type { NewError } from '../common/errors.ts';

export type CheckTypesCode = 'adjustment_invalid_combination_of_types' | 'adjustment_tax_mode_not_allowed';

/** Rejects types, items, amounts and tax modes that contradict each other. */
export function checkTypes(
  newError: NewError<CheckTypesCode>,
  { action, type, tax_mode, items }: Omit<AdjustmentCreate, 'transaction_id' | 'reason'>,
): void {
  const fault = combinationFault(type ?? 'partial', items ?? undefined);
  if (fault !== undefined) throw newError('adjustment_invalid_combination_of_types', fault);
  if (tax_mode !== 'external' || (action === 'refund' && type !== 'full')) return;
  throw newError(
    'adjustment_tax_mode_not_allowed',
    `The tax_mode external is only for refunds of type partial, and this is a ${action} of type ${type ?? 'partial'}. Leave it out.`,
  );
}

function combinationFault(
  type: 'full' | 'partial',
  items: readonly NonNullable<AdjustmentCreate['items']>[number][] | undefined,
): string | undefined {
  if (type === 'full')
    return items && 'An adjustment of type full takes all that is left. Leave items out, or send type partial.';
  if (items === undefined) return 'An adjustment of type partial needs items. For all that is left, send type full.';
  const index = items.findIndex((item) => (item.type === 'full') === (item.amount != null));
  if (index === -1) return undefined;
  return items[index]?.type === 'full'
    ? `The item items[${index}] has type full, which takes all that is left of the line. Leave its amount out.`
    : `The item items[${index}] has type partial and needs an amount. For all that is left, send type full.`;
}
