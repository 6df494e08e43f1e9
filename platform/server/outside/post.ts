import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { BlockList, isIP, isIPv6 } from 'node:net'

/*
 * Requests to addresses that somebody handed in. They go to the open network alone: never to this machine, to the house it
 * stands in or to a cloud's own services, whatever a name stands for at the moment when it is asked.
 */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits)
// Of IPv6 what leads back to IPv4; all that is not in `open` is refused besides.
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('2001::', 32, 'ipv6')
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an address of the network stands outside of the house. */
export const isOutside = (address: string): boolean =>
  isIPv6(address) ? open.check(address, 'ipv6') && !inside.check(address, 'ipv6') : !inside.check(address)

/** An address that somebody handed in stands for one inside. */
export class InsideAddress extends Error {}
const refusal = (name: string) => new InsideAddress(`${name} is no address outside of this network.`)

type Resolved = (error: Error | null, found?: string | LookupAddress[], family?: number) => void

/** As the system resolves a name; an error where it stands for an address inside. */
export function lookupOutside(name: string, options: LookupOptions, done: Resolved): void {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error)
    const [first] = found
    if (!first || !found.every(({ address }) => isOutside(address))) return done(refusal(name))
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}

export interface Posted {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Answered {
  readonly status: number
  /** The first bytes of what was answered, as text. */
  readonly beginning: string
  /** `Retry-After`, as it was said. */
  readonly retryAfter: string | null
}

interface PostOptions {
  /** Hosts of the own network that the operator lets be asked, `name` or `name:port`; also by http. */
  readonly insideHosts?: readonly string[]
  /** How many bytes of the answer are read. */
  readonly reads?: number
  readonly patienceMs?: number
}

const patience = 10_000

/** The host of an address without the brackets of IPv6. */
const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether the operator lets this address be asked although it may stand inside. */
export const isLetInside = ({ host, hostname }: URL, insideHosts: readonly string[]): boolean =>
  insideHosts.includes(host) || insideHosts.includes(hostname)

/** Posts to an https address outside and gives the status; what is answered beside it is not read. Redirects are not followed. */
export const postOutside = async (posted: Posted): Promise<number> => (await askOutside(posted)).status

/**
 * Posts to an https address outside, or to a host of the own network that the operator named, and gives the status with the beginning
 * of the answer. The connection goes to the very address that was looked at; redirects are not followed.
 */
export function askOutside(
  { url, headers, body }: Posted,
  { insideHosts = [], reads = 0, patienceMs = patience }: PostOptions = {},
): Promise<Answered> {
  const to = new URL(url)
  const isLet = isLetInside(to, insideHosts)
  const host = hostIn(to)
  // Of an address in numbers no name is looked up.
  if (!isLet && (to.protocol !== 'https:' || (isIP(host) !== 0 && !isOutside(host))))
    return Promise.reject(refusal(host))
  const request = to.protocol === 'https:' ? requestSafely : requestPlainly
  return new Promise((done, failed) => {
    const sent = request(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        agent: false,
        ...(!isLet && { lookup: lookupOutside as never }),
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        const status = answer.statusCode ?? 0
        const pieces: Buffer[] = []
        let size = 0
        const end = () => {
          const retryAfter = answer.headers['retry-after'] ?? null
          done({ status, retryAfter, beginning: Buffer.concat(pieces).subarray(0, reads).toString('utf8') })
          answer.destroy()
        }
        if (reads === 0) return end()
        answer.on('data', (piece: Buffer) => {
          pieces.push(piece)
          size += piece.length
          if (size >= reads) end()
        })
        answer.on('end', end)
        // What was answered counts, also where the rest does not come in time.
        answer.on('error', end)
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}
