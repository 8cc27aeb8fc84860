import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';

/**
 * @throws `adjustment_credit_note_not_available` until the adjustment is approved. A chargeback that was
 *   reversed keeps its credit note.
 */
export function checkCreditNote(
  newError: NewError<'adjustment_credit_note_not_available'>,
  { id, status, credit_note_number }: Selectable<AdjustmentRow>,
): void {
  if (credit_note_number !== null) return;
  throw newError(
    'adjustment_credit_note_not_available',
    `Adjustment ${id} has the status ${status}. It has a credit note when it is approved.`,
  );
}
