import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Answer } from '../../rules/answering.ts'
import type { SheetKind } from '../../rules/kinds.ts'
import type { RoundState } from '../../rules/round-states.ts'
import { reachesInvitation } from './reach.ts'

const asked = (db: Database, actor: Actor) =>
  db
    .selectFrom('feedback.invitation as i')
    .innerJoin('feedback.asked as a', 'a.invitation_id', 'i.id')
    .innerJoin('feedback.round as r', 'r.id', 'a.round_id')
    .innerJoin('feedback.sheet as s', 's.id', 'r.sheet_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('people.instructor_name_facts as n', 'n.instructor_id', 'r.instructor_id')
    .select([
      'i.id as invitationId',
      'i.code as Code',
      'r.class_id as ClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'r.id as RoundID',
      sql<SheetKind>`r.kind`.as('Kind'),
      sql<RoundState>`r.state`.as('state'),
      'r.by_code as byCode',
      'r.sheet_id as sheetId',
      's.intro as Intro',
      bothNamesIfAny('n.instructor_name', 'n.instructor_id').as('InstructorName'),
      'r.closes_on as ClosesOn',
      'a.given_on as GivenOn',
      // Of a visitor nothing is their own.
      sql<boolean>`coalesce(${reachesInvitation(actor)}, false)`.as('isOwn'),
    ])
    .orderBy('r.closes_on')
    .orderBy('i.id')
    .orderBy(sql`r.kind like 'instructor%'`)
    .orderBy('r.id')
export type AskedRow = Awaited<ReturnType<ReturnType<typeof asked>['execute']>>[number]

/** What somebody is asked: all that is open, and of the rest what ended since a day. */
export const askedOf = (db: Database, actor: Actor, since: Day) =>
  asked(db, actor).where(reachesInvitation(actor)).where('r.closes_on', '>=', since).limit(200).execute()

/** The same that still waits for an answer, of these kinds. */
export const openAsked = (db: Database, actor: Actor, today: Day, kinds: readonly SheetKind[]) =>
  asked(db, actor)
    .where(reachesInvitation(actor))
    .where('r.closes_on', '>=', today)
    .where('r.state', '=', 'open')
    .where('a.given_on', 'is', null)
    .where('r.kind', 'in', [...kinds])
    .clearSelect()
    .clearOrderBy()

/** The sheets of the invitation with this code, whose ever it is. */
export const askedByCode = (db: Database, actor: Actor, code: string) =>
  asked(db, actor).where('i.code', '=', code).execute()

/** One sheet of an invitation, with its round locked: those who answer and the end of the round come one after the other. */
export async function lockedAsked(db: Database, actor: Actor, code: string, roundId: number) {
  const { rows } = await sql<{
    id: number
    kind: SheetKind
    state: RoundState
    byCode: boolean
    sheetId: number
    closesOn: Day
    givenOn: Day | null
    isOwn: boolean
  }>`
    select a.id, r.kind, r.state, r.by_code as "byCode", r.sheet_id as "sheetId", r.closes_on::text as "closesOn",
      a.given_on::text as "givenOn", coalesce(${reachesInvitation(actor)}, false) as "isOwn"
    from feedback.invitation i
    join feedback.asked a on a.invitation_id = i.id and a.round_id = ${roundId}
    join feedback.round r on r.id = a.round_id
    where i.code = ${code} for update of r, a`.execute(db)
  return rows[0]
}

export const noteGiven = (db: Database, askedId: number, today: Day) =>
  db.updateTable('feedback.asked').set({ given_on: today }).where('id', '=', askedId).execute()

export const addSigned = (db: Database, askedId: number, answers: readonly Answer[]) =>
  db
    .insertInto('feedback.signed_answer')
    .values(
      answers.map(({ id, value, text }) => ({
        asked_id: askedId,
        sheet_question_id: id,
        value,
        text: text === '' ? null : text,
      })),
    )
    .execute()
