/**
 * The rejected domain that an email address belongs to, or undefined. A rejected domain includes its
 * subdomains.
 */
export function rejectedDomain(email: string, rejected: readonly string[]): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return rejected.find((name) => domain === name || domain.endsWith(`.${name}`));
}
