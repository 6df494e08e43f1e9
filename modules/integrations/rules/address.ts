/** An IPv4 or IPv6 address, or a network of such, as `203.0.113.7` or `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const isFour = isAddressOfFour(address)
  if (more !== undefined || (!isFour && !isAddressOfSix(address))) return false
  return (
    bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (isFour ? 32 : 128) && Number(bits) >= 1)
  )
}

const isAddressOfFour = (text: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) &&
  text.split('.').every((part) => String(Number(part)) === part && Number(part) <= 255)

function isAddressOfSix(text: string): boolean {
  const [head = '', tail, more] = text.split('::')
  if (more !== undefined || !text.includes(':')) return false
  const parts = [head, tail ?? ''].flatMap((half) => (half === '' ? [] : half.split(':')))
  return (
    parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part)) && (tail === undefined ? parts.length === 8 : parts.length < 8)
  )
}
