import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIPv6 } from 'node:net'

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

type Resolved = (error: Error | null, found?: string | LookupAddress[], family?: number) => void

/** As the system resolves a name; an error where it stands for an address inside. */
export function lookupOutside(name: string, options: LookupOptions, done: Resolved): void {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error)
    const [first] = found
    if (!first || !found.every(({ address }) => isOutside(address)))
      return done(new Error(`${name} is no address outside of this network.`))
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}

export interface Posted {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const patienceMs = 10_000

/** Posts to an https address outside and gives the status; what is answered beside it is not read. Redirects are not followed. */
export function postOutside({ url, headers, body }: Posted): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      { method: 'POST', headers, lookup: lookupOutside as never, signal: AbortSignal.timeout(patienceMs) },
      (answer) => {
        done(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}
