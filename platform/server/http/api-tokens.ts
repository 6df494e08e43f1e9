import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { access } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import type { ApiToken } from './callers.ts'

/** What an academy's programs reach by API tokens. */
export interface TokenAreas {
  /** The area that a call belongs to; null where no token opens it. */
  readonly areaOf: (call: Call) => string | null
  /** Notes that a token was used. */
  readonly used: (tokenId: number, address: string, now: Date) => void
}

/**
 * Whether a program may make a call at all, whatever its token: nothing that is the person's own to do or gives rights,
 * nothing whose reply is a secret that would outlive the token, and nothing that visitors send, who sign up or answer by a code.
 */
export const isForPrograms = ({ who, effect, whileActing, secretReply }: Call): boolean =>
  whileActing !== 'refused' && !secretReply && !(effect === 'writes' && access[who].includes('anonymous'))

/** Whether a token opens a call of an area. What it may change it may read. */
export const tokenOpens = ({ reads, writes }: ApiToken, area: string, { effect }: Call): boolean =>
  writes.includes(area) || (effect === 'reads' && reads.includes(area))

const lists = new WeakMap<ApiToken, BlockList>()

/** Whether this address lies in the networks of a token. */
export function comesFrom(token: ApiToken, address: string): boolean {
  if (token.networks.length === 0) return true
  const known = lists.get(token) ?? listOf(token.networks)
  lists.set(token, known)
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIPv4(plain) ? known.check(plain) : isIPv6(plain) && known.check(plain, 'ipv6')
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}
