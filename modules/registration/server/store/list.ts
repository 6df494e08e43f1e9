import { sql } from 'kysely'
import type { Argument } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/kept-statement.ts'
import { paged } from '#platform/server/paged.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { pastStates } from '../../rules/main-track.ts'
import type { Tracks } from '../../rules/standing.ts'
import type { Status } from '../../rules/status.ts'
import { academyTasks, canWait, taskNames, tasks, tasksOf, traineeTasks, type Task } from '../../rules/tasks.ts'
import { hasStatus, meets, waitsFor } from './conditions.ts'
import { isReviewer, reaches } from './party.ts'
import { joined, rowColumns, withActions } from './rows.ts'

type Query = Argument<typeof registrationCalls.getRegistrations>['query']

/** Classes that the query asks for, or null where it asks for any. */
function classesAsked(actor: Actor, query: Query) {
  const { ClassID, CourseID, AnnualPlanID, Mine, From, To } = query
  if (ClassID === undefined && !CourseID && !AnnualPlanID && !Mine && !From && !To) return null
  return (db: Database) =>
    db
      .selectFrom('classes.class_facts as c')
      .$if(ClassID !== undefined, (q) => q.where('c.class_id', '=', ClassID!))
      .$if(CourseID !== undefined, (q) => q.where('c.course_id', '=', CourseID!))
      .$if(AnnualPlanID !== undefined, (q) => q.where('c.plan_row_id', '=', AnnualPlanID!))
      .$if(Mine === true, (q) => q.where('c.coordinator_id', '=', actor.userId))
      .$if(From !== undefined, (q) => q.where('c.starts_on', '>=', From!))
      .$if(To !== undefined, (q) => q.where('c.starts_on', '<=', To!))
      .select('c.class_id')
}

/** The rows that the query narrows to. No joins: what is counted and paged over is this table alone. */
function narrowed(db: Database, actor: Actor, query: Query) {
  const classes = classesAsked(actor, query)
  return db
    .selectFrom('registration.registration as r')
    .where((eb) => reaches(actor)(eb as never))
    .$if(classes !== null, (q) => q.where('r.class_id', 'in', classes!(db)))
    .$if(query.TraineeID !== undefined, (q) => q.where('r.trainee_id', '=', query.TraineeID!))
    .$if(query.OrganizationID !== undefined, (q) => q.where('r.organization_id', '=', query.OrganizationID!))
    .$if(query.Main !== undefined, (q) => q.where('r.main', '=', query.Main!))
    .$if(query.Visa !== undefined, (q) => q.where('r.visa', '=', query.Visa!))
    .$if(query.Money !== undefined, (q) => q.where('r.money', '=', query.Money!))
    .$if(query.Travel !== undefined, (q) => q.where('r.travel', '=', query.Travel!))
    .$if(query.Phase !== undefined, (q) => q.where('r.main', query.Phase === 'past' ? 'in' : 'not in', pastStates))
    .$if(query.AwaitingPayer !== undefined, (q) =>
      q
        .where('r.organization_id', 'is not', null)
        .where('r.organization_agreed_at', query.AwaitingPayer ? 'is' : 'is not', null),
    )
    .$if(query.Status !== undefined, (q) => q.where((eb) => hasStatus(query.Status as Status)(eb as never)))
    .$if(query.Task !== undefined, (q) => q.where((eb) => waitsFor(query.Task as Task)(eb as never)))
    .$if(query.WaitsFor !== undefined, (q) =>
      q.where((eb) =>
        eb.or((query.WaitsFor === 'academy' ? academyTasks : traineeTasks).map((task) => waitsFor(task)(eb as never))),
      ),
    )
    .$if(Boolean(query.search), (q) => q.where(found(actor, query.search!)))
}

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
const found = (actor: Actor, search: string) => sql<boolean>`r.id = any(array(
  select x.id from registration.registration x where x.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', search)}${ofOwnPeople(actor)}))
  union all
  select x.id from registration.registration x where upper(x.code) like upper(${search.replace(/[\\%_]/g, '\\$&')}) || '%'))`

/** The ids of one page in the order asked for, as an index has it; only the two that order by another table join it. */
function inOrder(rows: ReturnType<typeof narrowed>, sort: string) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  switch (sort.replace('-', '')) {
    case 'StartDate':
      return rows
        .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
        .select('r.id')
        .orderBy('c.starts_on', direction)
        .orderBy('r.id', direction)
    case 'TraineeName':
      return rows
        .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
        .select('r.id')
        .orderBy('t.trainee_name_ar', direction)
        .orderBy('r.id', direction)
    case 'WaitingSince':
      return rows
        .select('r.id')
        .orderBy('r.waiting_since', (order) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast())
        .orderBy('r.id', direction)
    case 'SubmittedAt':
      return rows
        .select('r.id')
        .orderBy('r.submitted_at', (order) =>
          direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
        )
        .orderBy('r.id', direction)
    default:
      return rows.select('r.id').orderBy('r.code', direction)
  }
}

const sentIds = new Slot(({ ids }) => ids) as unknown as number[]

export async function listRegistrations(
  db: Database,
  actor: Actor,
  query: Query,
  clock: { now: Date; timeZone: string },
) {
  const all = narrowed(db, actor, query)
  const { rows: ids, total } = await paged(inOrder(all, query.sort ?? '-SubmittedAt'), all, query)
  if (ids.length === 0) return { Items: [], Total: total }
  const asked = { ids: ids.map((row) => row.id) }
  const rows = await runKept(db, 'registrations', asked, () =>
    joined(db)
      .where((eb) => eb('r.id', '=', eb.fn.any(eb.val(sentIds))))
      .select(rowColumns),
  )
  const byId = new Map(rows.map((row) => [row.ID, row]))
  return { Items: ids.flatMap(({ id }) => withActions(byId.get(id)!, actor, clock)), Total: total }
}

/** How many registrations `listRegistrations` lists for the query. */
export async function countRegistrations(db: Database, actor: Actor, query: Omit<Query, 'pageNum' | 'pageSize'>) {
  const { total } = await narrowed(db, actor, query as Query)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * How many registrations that the actor reaches wait for each task; a task that nothing waits for is left out. The
 * database counts rows that stand alike, which costs a third of asking each row for each task.
 */
export async function countTasks(db: Database, actor: Actor, mine: boolean) {
  const standing = await db
    .selectFrom('registration.registration as r')
    .$if(mine, (q) =>
      q.where('r.class_id', 'in', (eb) =>
        eb.selectFrom('classes.class_facts').where('coordinator_id', '=', actor.userId).select('class_id'),
      ),
    )
    .where((eb) => reaches(actor)(eb as never))
    .where((eb) => eb.or(canWait.map((condition) => meets(condition)(eb as never))))
    .groupBy(['r.main', 'r.visa', 'r.money', 'r.travel', 'r.has_seat'])
    .select(['r.main', 'r.visa', 'r.money', 'r.travel', 'r.has_seat as hasSeat'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute()
  const counts = new Map<Task, number>()
  for (const { count, ...tracks } of standing) {
    for (const task of tasksOf(tracks as Tracks)) counts.set(task, (counts.get(task) ?? 0) + count)
  }
  return taskNames
    .map((task) => ({ Task: task, By: tasks[task].by, Count: counts.get(task) ?? 0 }))
    .filter((task) => task.Count > 0)
}
