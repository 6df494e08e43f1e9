import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { anyOf, matchesName, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { pastStates } from '../../rules/main-track.ts'
import type { Waiting } from '../../rules/conditions.ts'
import type { Status } from '../../rules/status.ts'
import {
  academyTasks,
  canWait,
  taskNames,
  tasks,
  tasksOf,
  traineeTasks,
  type Since,
  type Task,
} from '../../rules/tasks.ts'
import { hasStatus, meets, waitsFor } from './conditions.ts'
import { isReviewer } from '../../rules/parties.ts'
import { isTakenBy } from './desk/assignees.ts'
import { reachesRegistration } from './reach.ts'
import { joined, rowColumns, sinceWhen } from './rows.ts'

/** On which the rows hang beside the query. */
export interface Reader {
  readonly actor: Actor
  readonly now: Date
}

const row = expressionBuilder<DB & { r: DB['registration.registration'] }, 'r'>()
const ofClasses = (condition: RawBuilder<boolean>) =>
  sql<boolean>`r.class_id in (select c.class_id from classes.class_facts c where ${condition})`

/** No joins: what is counted and paged over is the table alone. */
const lean = (db: Database) => db.selectFrom('registration.registration as r')

export const registrations = listOf<typeof registrationCalls.getRegistrations, Reader>()({
  reach: ({ actor }) => reachesRegistration(actor),
  rows: (db) => joined(db).select(rowColumns),
  lean,
  id: 'r.id',
  search: (text, { actor }) => found(actor, text),
  filters: {
    RoomTypeID: 'r.room_type_id',
    HotelID: 'r.hotel_id',
    ExtraID: (id) => sql`r.id = any(array(
      select x.registration_id from registration.registration_extra x where x.additional_facility_id = ${id}))`,
    PaymentTypeID: (id) => sql`r.id = any(array(
      select p.subject_id from billing.payment_facts p where p.subject_kind = 'registration' and p.payment_type_id = ${id}))`,
    CourseID: (id) => ofClasses(sql`c.course_id = ${id}`),
    AnnualPlanID: (id) => ofClasses(sql`c.plan_row_id = ${id}`),
    FromRequest: (isFrom) => sql`(r.id = any(array(
      select registration_id from requests.nominee_facts where registration_id is not null and trainee_id is not null))) = ${isFrom}`,
    Mine: (isMine, { actor }) => (isMine ? ofClasses(sql`c.coordinator_id = ${actor.userId}`) : null),
    TakenByMe: (isMine, { actor, now }) => (isMine ? isTakenBy(actor, now) : null),
    From: (day) => ofClasses(sql`c.starts_on >= ${day}`),
    To: (day) => ofClasses(sql`c.starts_on <= ${day}`),
    PlaceAsked: (isAsked) =>
      sql`r.place_asked = ${sql.raw(String(isAsked))} and r.main in ('approved', 'confirmed', 'waitlisted')`,
    TransferAsked: (isAsked) => sql`r.wished_class_id is ${sql.raw(isAsked ? 'not null' : 'null')}`,
    Phase: (phase) => sql`r.main ${sql.raw(phase === 'past' ? 'in' : 'not in')} (${anyOf(pastStates)})`,
    AwaitingPayer: (isAwaiting) =>
      sql`r.organization_id is not null and (r.organization_agreed_at is null) = ${isAwaiting}`,
    Status: (status) => hasStatus(status as Status)(row),
    Task: (task) => waitsFor(task as Task)(row),
    WaitsFor: (who) => row.or((who === 'academy' ? academyTasks : traineeTasks).map((task) => waitsFor(task)(row))),
  },
  orders: {
    Code: { by: 'r.code', unique: true },
    SubmittedAt: { by: 'r.submitted_at', nulls: 'small' },
    WaitingSince: { by: 'r.waiting_since', nulls: 'last' },
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

/** Behind row-level security no search has the names' index, so the people who may be found are named first. */
function ofOwnPeople(actor: Actor) {
  if (isReviewer(actor)) return sql``
  if (actor.traineeId !== null) return sql` and trainee_id = ${actor.traineeId}`
  return sql` and trainee_id = any(array(
    select o.trainee_id from registration.registration o where o.organization_id = ${actor.organizationId}))`
}

/**
 * By the trainee's name, code, e-mail or mobile, or by the start of the registration's code. Two halves, each with its
 * index: with one `or` the planner walks all registrations by date until it has found a page of them.
 */
export const found = (actor: Actor, search: string) => sql<boolean>`r.id = any(array(
  select x.id from registration.registration x where x.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', search)}${ofOwnPeople(actor)}))
  union all
  select x.id from registration.registration x where upper(x.code) like upper(${search.replace(/[\\%_]/g, '\\$&')}) || '%'))`

const takenOver = sql<boolean>`r.taken_over_at is not null`

/**
 * How many registrations that the actor reaches wait for each task; a task that nothing waits for is left out. The
 * database counts rows that stand alike, which costs a third of asking each row for each task.
 */
export const countTasks = async (db: Database, actor: Actor, mine: boolean) =>
  (await waitingTasks(db, actor, mine)).map(({ Oldest: _, ...task }) => task)

const oldestBy = (clock: Since) => sql<string>`min(${sinceWhen[clock]})`

/** How many wait and stand alike, and since when the first of them does, by each clock: from `registration_that_waits` alone. */
export const standingAlike = (db: Database, actor: Actor, mine: boolean) =>
  db
    .selectFrom('registration.registration as r')
    .$if(mine, (q) =>
      q.where('r.class_id', 'in', (eb) =>
        eb.selectFrom('classes.class_facts').where('coordinator_id', '=', actor.userId).select('class_id'),
      ),
    )
    .where(reachesRegistration(actor))
    .where((eb) => eb.or(canWait.map((condition) => meets(condition)(eb as never))))
    .groupBy(['r.main', 'r.visa', 'r.money', 'r.travel', 'r.has_seat', 'r.place_asked', 'r.proof_waits', takenOver])
    .select(['r.main', 'r.visa', 'r.money', 'r.travel', 'r.has_seat as hasSeat', 'r.place_asked as placeAsked'])
    .select(['r.proof_waits as proofWaits', takenOver.as('takenOver')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([
      oldestBy('main').as('oldestMain'),
      oldestBy('visa').as('oldestVisa'),
      oldestBy('money').as('oldestMoney'),
      oldestBy('travel').as('oldestTravel'),
      oldestBy('takenOver').as('oldestTakenOver'),
    ])

/** The same with since when the one that waits for longest does. */
export async function waitingTasks(db: Database, actor: Actor, mine: boolean) {
  const standing = await standingAlike(db, actor, mine).execute()
  const waiting = new Map<Task, { count: number; oldest: string | null }>()
  for (const { count, ...alike } of standing) {
    const { oldestMain, oldestVisa, oldestMoney, oldestTravel, oldestTakenOver, ...tracks } = alike
    const oldest: Readonly<Record<Since, string>> = {
      main: oldestMain,
      visa: oldestVisa,
      money: oldestMoney,
      travel: oldestTravel,
      takenOver: oldestTakenOver,
    }
    for (const task of tasksOf(tracks as Waiting)) {
      const before = waiting.get(task) ?? { count: 0, oldest: null }
      const since = [before.oldest, oldest[tasks[task].since]].flatMap((each) => each ?? []).toSorted()[0] ?? null
      waiting.set(task, { count: before.count + count, oldest: since })
    }
  }
  return taskNames.flatMap((task) => {
    const found = waiting.get(task)
    return found ? [{ Task: task, By: tasks[task].by, Count: found.count, Oldest: found.oldest }] : []
  })
}
