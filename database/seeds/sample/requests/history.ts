import { json, type Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { insertMany } from '../../insert-many.ts'
import type { Told } from './told.ts'
import { toBeChanged } from './versions.ts'

interface Of {
  readonly id: number
  readonly number: string
  readonly told: Told
  readonly today: Day
  /** Accounts. */
  readonly asker: number
  readonly huda: number
}

/** What happened to a request until now, as its page tells it. Nobody is told of it any more. */
export async function insertHistory(db: Database, { id, number, told, today, asker, huda }: Of): Promise<void> {
  const { sent, versions, reason } = told
  const facts: { kind: string; by: number | null; day: number; data?: object }[] = []
  const add = (kind: string, by: number | null, day: number, data?: object) =>
    facts.push({ kind: `requests.${kind}`, by, day, ...(data && { data }) })
  add('add', asker, (sent ?? 0) - 1)
  if (sent !== null) add('submit', asker, sent)
  for (const [at, state] of versions.entries()) {
    const proposal = at + 1
    const day = sent! + 3 * proposal
    add('takeUnderCosting', huda, day - 2)
    add('writeProposal', huda, day - 1, { proposal })
    if (state === 'draft') continue
    if (state === 'awaitingApproval') {
      add('askApproval', huda, day, { proposal })
      continue
    }
    add('sendProposal', huda, day, { proposal })
    if (state === 'revisionAsked') add('askRevision', asker, day, { proposal, reason: reason ?? toBeChanged })
    if (state === 'declined') add('decline', asker, day, { proposal, reason })
    if (state === 'expired') add('expire', null, -4, { proposal, bySystem: true })
  }
  if (told.state === 'cancelled') add('withdraw', asker, -18, { reason })
  await insertMany(
    db,
    'platform.event',
    facts.map(({ kind, by, day, data }, at) => {
      const when = new Date(Date.parse(`${addDays(today, day)}T09:00:00Z`) + at * 60_000)
      return {
        kind,
        actor_id: by,
        subject_type: 'courseRequest',
        subject_id: id,
        data: json({ code: number, coordinatorId: huda, ...data }),
        at: when,
        handled_at: when,
      }
    }),
  )
}
