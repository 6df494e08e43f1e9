import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

/** Of two entries to one competition the withdrawn one goes: nothing hangs on it. */
async function dropWithdrawn(db: Database, { kept, gone }: { kept: number; gone: number }): Promise<void> {
  await sql`delete from competitions.entry n where n.trainee_id in (${kept}, ${gone}) and n.state = 'withdrawn'
    and exists (select from competitions.entry o where o.competition_id = n.competition_id and o.id <> n.id
      and o.trainee_id in (${kept}, ${gone}) and (o.state <> 'withdrawn' or o.trainee_id = ${kept}))
    and not exists (select from competitions.appeal a where a.entry_id = n.id)`.execute(db)
}

/** One attempt a person: who has entered a competition twice is not one by merging. */
export const merging: Merging = {
  counted: { 'competitions.entry': 'competitionEntries' },
  blocks: ({ kept, gone }) => sql`
    select 'bothCompete' as kind, c.code from competitions.entry g
    join competitions.competition c on c.id = g.competition_id
    where g.trainee_id = ${gone} and g.state <> 'withdrawn' and exists (
      select from competitions.entry k where k.trainee_id = ${kept} and k.competition_id = g.competition_id
        and k.state <> 'withdrawn')`,
  move: dropWithdrawn,
}
