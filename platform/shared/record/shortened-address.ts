/** An address as its owner knows it again and nobody else learns it: `l…@diwan.example`. */
export function shortenedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`
}
