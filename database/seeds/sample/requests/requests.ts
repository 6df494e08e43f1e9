import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { cast } from '../../cast/members.ts'
import { insertRequestCosts } from './costs.ts'
import { insertHistory } from './history.ts'
import { requests, type Told } from './told.ts'
import { insertVersion } from './versions.ts'

/** A request as it was inserted, for whoever goes on with it. */
export interface Inserted {
  readonly id: number
  readonly number: string
  readonly told: Told
}

interface World {
  readonly today: Day
  readonly courses: readonly { readonly id: number; readonly hours: number; readonly fee_minor: number }[]
  readonly accountOf: (email: string) => number
}

/** Course requests with costs, versions and history, as far as the next step is not an acceptance. */
export async function insertRequests(db: Database, world: World, year: number): Promise<Inserted[]> {
  const { today } = world
  const nile = await db
    .selectFrom('people.organization')
    .where('code', '=', 'ORG-0001')
    .select('id')
    .executeTakeFirstOrThrow()
  const layla = await db
    .selectFrom('people.trainee')
    .where('email', '=', cast.layla.email)
    .select('id')
    .executeTakeFirstOrThrow()
  const huda = world.accountOf(cast.huda.email)
  const inserted: Inserted[] = []
  for (const [at, told] of requests.entries()) {
    const course = world.courses[told.course % world.courses.length]!
    const isNile = told.asker === 'nile'
    const asker = isNile ? cast.hany : cast.layla
    const on = (days: number) => new Date(`${addDays(today, days)}T09:00:00Z`)
    const number = `CR-${year}-${String(at + 1).padStart(4, '0')}`
    const { id } = await db
      .insertInto('requests.course_request')
      .values({
        number,
        organization_id: isNile ? nile.id : null,
        trainee_id: isNile ? null : layla.id,
        course_id: course.id,
        topic: told.topic ?? '',
        first_day: addDays(today, told.starts),
        last_day: addDays(today, told.starts + 11),
        trainees: told.trainees,
        language: 'ar',
        contact_name: asker.nameAr,
        contact_email: asker.email,
        contact_phone: '+201001110100',
        coordinator_id: told.versions.length > 0 ? huda : null,
        state: told.state,
        reason: told.reason ?? null,
        created_by: world.accountOf(asker.email),
        created_at: on((told.sent ?? 0) - 1),
        submitted_at: told.sent === null ? null : on(told.sent),
        state_since: on(Math.min(-1, (told.sent ?? -1) + 2)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cost = told.versions.length > 0 ? await insertRequestCosts(db, { id, told, course }) : 0
    for (const [version, state] of told.versions.entries())
      await insertVersion(db, { id, told, course, cost, asker, huda, today, number: version + 1, state })
    await insertHistory(db, { id, number, told, today, asker: world.accountOf(asker.email), huda })
    inserted.push({ id, number, told })
    if (!isNile)
      await db
        .insertInto('requests.nomination')
        .values({ request_id: id, name: asker.nameAr, email: '', trainee_id: layla.id })
        .execute()
  }
  return inserted
}
