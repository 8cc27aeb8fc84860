const RESOURCES = [
  'address',
  'adjustment',
  'business',
  'checkout_domain',
  'client_token',
  'customer',
  'discount',
  'notification',
  'notification_setting',
  'notification_simulation',
  'payment_method',
  'price',
  'product',
  'subscription',
  'transaction',
];

/** Every permission that a key can be given (operations.md 0.3), sorted. */
export const permissionNames: readonly string[] = [
  'api_key.read',
  ...RESOURCES.flatMap((resource) => [`${resource}.read`, `${resource}.write`]),
].sort();

/** What these permissions allow: themselves, and `.read` of what they may write. */
export function grantedPermissions(permissions: readonly string[]): ReadonlySet<string> {
  const implied = permissions.filter((name) => name.endsWith('.write')).map((name) => name.replace(/write$/, 'read'));
  return new Set([...permissions, ...implied]);
}
