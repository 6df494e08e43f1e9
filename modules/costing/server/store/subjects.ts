import type { AllModules } from '#platform/server/module.ts'
import { holidaysBetween } from '#modules/planning/server/public.ts'
import { layOut } from '#modules/planning/rules/sessions.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { costSheetReach } from '../../rules/reach.ts'
import { agreedOfClass, costedOf, type CostFacts } from '../costed.ts'
import type { About } from './sheets.ts'

/** What costs, and under what its sheet is kept: of a class that came of a row of the plan under the row. */
export interface Subject extends CostFacts {
  readonly kept: About
}

/** Undefined where there is none or it is not the actor's. */
export async function subjectOf(
  db: Database,
  actor: Actor,
  modules: AllModules,
  about: About,
): Promise<Subject | undefined> {
  if (standingsOf(costSheetReach, actor).length === 0) return undefined
  if (about.kind === 'planRow') return ofPlanRow(db, about.id)
  if (about.kind === 'class') return ofClass(db, modules, about.id)
  const facts = await costedOf(modules)
    .find(({ kind }) => kind === about.kind)
    ?.facts(db, actor, about.id)
  return facts && { ...facts, kept: about }
}

const isNamed = (name: Trilingual) => Object.values(name).some(Boolean)

export async function ofPlanRow(db: Database, id: number): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('planning.plan_terms_facts')
    .where('plan_row_id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const pattern = {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    weekdays: row.weekdays,
    startsAt: row.starts_at.slice(0, 5),
    endsAt: row.ends_at.slice(0, 5),
    hours: row.hours,
    onHolidays: row.on_holidays,
  }
  const { sessions } = layOut(pattern, await holidaysBetween(db, row.starts_on, row.ends_on))
  const leads = await db
    .selectFrom('planning.plan_lead_facts')
    .where('plan_row_id', '=', id)
    .select('instructor_id')
    .execute()
  return {
    kept: { kind: 'planRow', id },
    code: row.plan_row_code,
    name: isNamed(row.title) ? row.title : row.course_name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    days: new Set(sessions.map(({ day }) => day)).size,
    trainees: row.expected_trainees,
    price: { Minor: row.fee_minor, Currency: row.currency },
    instructorIds: leads.map((lead) => lead.instructor_id),
    classRoomId: row.class_room_id,
    isInAcademy: row.place === 'academy',
  }
}

/** Who comes is known once the class is confirmed. */
const isDecided = sql<boolean>`c.class_state in ('confirmed', 'running', 'ended', 'resultsPublished', 'closed')`

/** Whoever asked for the class pays for as many as were agreed, whoever of them comes. */
async function ofClass(db: Database, modules: AllModules, id: number): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('classes.class_facts as c')
    .leftJoin('planning.plan_terms_facts as p', 'p.plan_row_id', 'c.plan_row_id')
    .where('c.class_id', '=', id)
    .select([
      'c.class_code',
      'c.course_name',
      'c.plan_row_id',
      'c.starts_on',
      'c.ends_on',
      'c.fee_minor',
      'c.currency',
      'c.class_room_id',
      'c.place',
      'c.days',
      sql<number>`case when ${isDecided} then c.seats_taken
        else greatest(c.seats_taken, coalesce(p.expected_trainees, c.min_trainees)) end`.as('trainees'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const agreed = row.plan_row_id === null ? await agreedOfClass(db, modules, id) : undefined
  const leads = await db
    .selectFrom('classes.class_instructor_facts')
    .where('class_id', '=', id)
    .where('instructor_role', '=', 'lead')
    .select('instructor_id')
    .execute()
  return {
    kept: row.plan_row_id === null ? { kind: 'class', id } : { kind: 'planRow', id: row.plan_row_id },
    code: row.class_code,
    name: row.course_name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    days: row.days,
    trainees: agreed?.trainees ?? row.trainees,
    price: agreed ? agreed.price : { Minor: row.fee_minor, Currency: row.currency },
    instructorIds: leads.map((lead) => lead.instructor_id),
    classRoomId: row.class_room_id,
    isInAcademy: row.place === 'academy',
  }
}
