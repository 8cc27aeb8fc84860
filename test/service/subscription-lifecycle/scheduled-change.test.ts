import type { Selectable } from 'kysely';
import { describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import type { SubscriptionRow } from '../../../service/storage/rows/subscription-rows.ts';
import { withoutScheduledChange } from '../../../service/subscription-lifecycle/scheduled-change.ts';

const EFFECTIVE = '2028-02-29T10:00:00.000000Z';
const NOW = '2028-02-01T00:00:00.000000Z';

function row(
  status: SubscriptionRow['status'],
  action: 'cancel' | 'pause' | 'resume' | null,
): Selectable<SubscriptionRow> {
  const scheduled_change = action && { action, effective_at: EFFECTIVE, resume_at: null };
  const some = { status, scheduled_change, items: [{ next_billed_at: null, updated_at: NOW }] };
  return some as unknown as Selectable<SubscriptionRow>;
}

describe('removing the scheduled change of a subscription', () => {
  test.each(['cancel', 'pause'] as const)('of %s lets it renew again', (action) => {
    expect(withoutScheduledChange(anyError, row('active', action), NOW)).toEqual({
      scheduled_change: null,
      scheduled_change_action: null,
      on_resume: null,
      next_billed_at: EFFECTIVE,
      items: [{ next_billed_at: EFFECTIVE, updated_at: NOW }],
    });
  });

  test('of resume leaves it paused without end', () => {
    expect(withoutScheduledChange(anyError, row('paused', 'resume'), NOW)).toEqual({
      scheduled_change: null,
      scheduled_change_action: null,
    });
  });

  test('changes nothing when there is none', () => {
    expect(withoutScheduledChange(anyError, row('active', null), NOW)).toBeUndefined();
  });

  test('is rejected when the renewal would be in less than 30 minutes', () => {
    const late = '2028-02-29T09:30:00.001000Z';
    expect(() => withoutScheduledChange(anyError, row('active', 'cancel'), late)).toThrow(
      expect.objectContaining({ code: 'subscription_locked_renewal' }),
    );
    expect(withoutScheduledChange(anyError, row('past_due', 'cancel'), late)).toBeDefined();
  });
});
