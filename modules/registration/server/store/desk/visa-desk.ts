import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import { daysOfBand, onTheDesk, visaBandOf, type DeskState, type VisaBand } from '../../../rules/desk/visa-desk.ts'
import { meets } from '../conditions.ts'
import { found } from '../list.ts'
import { reachesRegistration } from '../reach.ts'
import { joined, rowColumns } from '../rows.ts'
import { isTakenBy } from './assignees.ts'

export interface DeskReader {
  readonly actor: Actor
  readonly now: Date
  readonly today: Day
  readonly lateDays: number
  readonly passportMonths: number
}

const row = expressionBuilder<DB & { r: DB['registration.registration'] }, 'r'>()
const lean = (db: Database) =>
  db.selectFrom('registration.registration as r').where((eb) => meets(onTheDesk)(eb as never))
const ofClasses = (condition: RawBuilder<boolean>) =>
  sql<boolean>`r.class_id in (select c.class_id from classes.class_facts c where ${condition})`

/** What is known of the passport, against the day that it has to reach. */
const passportIs = (which: 'covers' | 'short' | 'unknown', months: number) => {
  const needed = sql`(c.ends_on + make_interval(months => ${sql.lit(months)}))::date`
  const holds = {
    covers: sql`t.passport_expires_on >= ${needed}`,
    short: sql`t.passport_expires_on < ${needed}`,
    unknown: sql`t.passport_expires_on is null`,
  }
  return sql<boolean>`exists (select from people.trainee_facts t, classes.class_facts c
    where t.trainee_id = r.trainee_id and c.class_id = r.class_id and ${holds[which]})`
}

/** Whose visa is not settled, the earliest class first. */
export const visaDesk = listOf<typeof registrationCalls.getVisaDesk, DeskReader>()({
  reach: ({ actor }) => reachesRegistration(actor),
  rows: (db) =>
    joined(db)
      .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
      .where((eb) => meets(onTheDesk)(eb as never))
      .select(rowColumns)
      .select(['n.name as NationalityName', 't.passport_expires_on as PassportExpiresOn']),
  lean,
  id: 'r.id',
  search: (text, { actor }) => found(actor, text),
  filters: {
    Visa: 'r.visa',
    Band: (band, { today, lateDays }) => {
      const [from, before] = daysOfBand(band as VisaBand, today, lateDays)
      return row.and([
        ...(from === null ? [] : [ofClasses(sql`c.starts_on >= ${from}`)]),
        ...(before === null ? [] : [ofClasses(sql`c.starts_on < ${before}`)]),
      ])
    },
    Passport: (which, { passportMonths }) => passportIs(which as 'short', passportMonths),
    ClassID: 'r.class_id',
    Mine: (isMine, { actor }) => (isMine ? ofClasses(sql`c.coordinator_id = ${actor.userId}`) : null),
    TakenByMe: (isMine, { actor, now }) => (isMine ? isTakenBy(actor, now) : null),
  },
  orders: {
    StartDate: {
      by: 'c.starts_on',
      joined: (rows) => rows.innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id'),
    },
    TraineeName: ({ actor }) => ({
      by: nameRead(actor.language, 't.trainee_name'),
      joined: (rows) => rows.innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id'),
    }),
  },
})

/** How many there are in each state and band. */
export async function countDesk(db: Database, { actor, today, lateDays }: DeskReader) {
  const rows = await lean(db)
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where(reachesRegistration(actor))
    .groupBy(['r.visa', 'c.starts_on'])
    .select(['r.visa', 'c.starts_on as startsOn'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute()
  const counts = new Map<string, { Visa: DeskState; Band: VisaBand; Count: number }>()
  for (const { visa, startsOn, count } of rows) {
    const Band = visaBandOf(startsOn, today, lateDays)
    const at = `${visa} ${Band}`
    const before = counts.get(at)?.Count ?? 0
    counts.set(at, { Visa: visa as DeskState, Band, Count: before + count })
  }
  return [...counts.values()]
}
