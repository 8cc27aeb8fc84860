import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { PricedLine, Totals } from '../money/cart.ts';
import { NOTHING } from '../money/totals.ts';

/** The API shows amounts with up to 15 digits. */
const LARGEST = 999_999_999_999_999n;

/**
 * @throws `invalid_field` for each line whose amounts have more digits than the API shows, or for their sum.
 */
export function checkAmounts(
  newError: NewError<'invalid_field'>,
  lines: readonly PricedLine[],
  sum: Totals = NOTHING,
): void {
  const [fault, ...faults] = lines.flatMap(({ totals }, index): FieldFault[] =>
    isTooLarge(totals)
      ? [
          {
            field: `items[${index}].quantity`,
            message: 'must be lower: the amounts of the item have more than 15 digits',
          },
        ]
      : [],
  );
  if (fault !== undefined) throw invalidFields(newError, fault, ...faults);
  if (isTooLarge(sum))
    throw invalidFields(newError, { field: 'items', message: 'must cost less: the totals have more than 15 digits' });
}

function isTooLarge({ subtotal, total }: Totals): boolean {
  return subtotal > LARGEST || total > LARGEST;
}
