/** What identifies and counts an item of a subscription. */
interface CountedItem {
  readonly price: { readonly id: string };
  readonly quantity: number;
}

/**
 * An item that a change adds or raises, with the added quantity; or removes or lowers, with the lost
 * quantity, negative.
 */
export interface ItemDifference<Item extends CountedItem> {
  /**
   * As it is after the change; as it was before when the change removes or lowers it, because then that was
   * paid.
   */
  readonly item: Item;
  /** Never 0. */
  readonly quantity: number;
}

/**
 * The lines that charge and credit a change of items: unchanged items have none, and a replaced price has
 * two. Those of the new items come first, in their order, then those of removed items.
 */
export function itemDifferences<Item extends CountedItem>(
  before: readonly Item[],
  after: readonly Item[],
): readonly ItemDifference<Item>[] {
  const earlier = new Map(before.map((item) => [item.price.id, item]));
  const left = new Set(after.map(({ price }) => price.id));
  const changed = after.flatMap((item) => {
    const known = earlier.get(item.price.id);
    const quantity = item.quantity - (known?.quantity ?? 0);
    return quantity === 0 ? [] : [{ item: quantity > 0 ? item : (known ?? item), quantity }];
  });
  const removed = before.filter(({ price }) => !left.has(price.id)).map((item) => ({ item, quantity: -item.quantity }));
  return [...changed, ...removed];
}
