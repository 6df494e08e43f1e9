import { historyOf } from '#modules/planning/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'

/** What of a request's history is the academy's own business. */
const inside: ReadonlySet<string> = new Set([
  'requests.writeProposal',
  'requests.askApproval',
  'requests.approveProposal',
  'requests.assign',
  'requests.revokeLink',
])

/** What happened to a request, the newest first; whoever asked reads what concerns them, and not who of the academy did it. */
export async function requestHistory(db: Database, language: Language, id: number, worker: boolean) {
  const lines = await historyOf(db, language, ['courseRequest', id])
  return lines
    .filter(({ Kind }) => worker || !inside.has(Kind))
    .map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By: worker ? By : null, Why }))
}
