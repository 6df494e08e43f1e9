import { ConfigError } from '../configuration/config-error.ts'
import { connectTo } from './client.ts'
import type { DatabaseAddress } from './embedded/academy.ts'

/** Seconds. Less is the way there and back, or what machines that set their clocks by the network differ by. */
const noticeable = 5
/** Seconds. Then bells ring at different times in different processes, and a session of one has ended for another. */
const tooMuch = 60

/**
 * Compares this machine's clock, which decides when an exam ends and a session is over, with the database's. Answers a
 * sentence for the operator where they differ by seconds; null where they agree. A minute is refused.
 */
export async function compareClocks(address: DatabaseAddress, clock: () => number = Date.now): Promise<string | null> {
  const client = await connectTo(address)
  let ahead: number
  try {
    const before = clock()
    const { rows } = await client.query(`select extract(epoch from clock_timestamp()) * 1000 as at`)
    ahead = Math.round(((before + clock()) / 2 - Number(rows[0].at)) / 1000)
  } finally {
    await client.end()
  }
  if (Math.abs(ahead) < noticeable) return null
  const said = `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database's.`
  if (Math.abs(ahead) < tooMuch) return `${said} Set both by the network (NTP).`
  throw new ConfigError(`${said} Exams and sessions would end at the wrong time. Set both by the network (NTP).`)
}
