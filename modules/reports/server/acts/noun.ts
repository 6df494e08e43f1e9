import type { Doing, Told } from '#platform/server/acts/write-act.ts'
import { downloadActs, ticketActs } from '../../contract/acts.ts'

/** Which document, and what of it: codes and ids, as they stand in its address. */
interface Opened {
  readonly accountId: number
  readonly report: string
  readonly params: Readonly<Record<string, string | number>>
}
const ofReport = {
  idOf: ({ accountId }: Opened) => accountId,
  factsOf: ({ report, params }: Opened) => ({ report, ...params }),
}

export const issuing: Told<typeof ticketActs, Opened, Doing> = { acts: ticketActs, ...ofReport }
export const downloading: Told<typeof downloadActs, Opened, Doing> = { acts: downloadActs, ...ofReport }
