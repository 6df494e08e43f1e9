/**
 * An address that a provider has verified, in the form in which accounts keep theirs; null where folding would change
 * more than capital Latin letters. Full-width letters or a Kelvin sign fold to plain ones, and their owner is not the
 * owner of the plain address.
 */
export function provenAddress(email: string): string | null {
  const kept = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return kept === email.normalize('NFKC').trim().toLowerCase() ? kept : null
}
