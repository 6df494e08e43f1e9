import { sql } from 'kysely'
import { namedAccounts } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { meetingsCalls } from '../../contract/calls.ts'
import { meetingPersonReach } from '../../rules/reach.ts'
import { isOver, type About } from './meetings.ts'
import { keeps, mayInvite, reachesInvitation } from './reach.ts'

const standing = sql<'trainee' | 'instructor' | 'evaluator' | 'staff' | 'organization'>`case a.role
  when 'trainee' then 'trainee' when 'instructor' then 'instructor' when 'evaluator' then 'evaluator'
  when 'customer' then 'organization' else 'staff' end`
const named = (text: string) =>
  sql<boolean>`platform.fold(a.account_name_ar || ' ' || a.account_name_en) like '%' || platform.fold(${text}) || '%'`

/** Who is invited to a meeting that the reader keeps. */
export const invitees = listOf<typeof meetingsCalls.getMeetingInvitees, { readonly actor: Actor }>()({
  reach: ({ actor }) => keeps(actor),
  rows: (db) =>
    db
      .selectFrom('meetings.invitee as i')
      .innerJoin('meetings.meeting as m', 'm.id', 'i.meeting_id')
      .innerJoin('accounts.account_facts as a', 'a.account_id', 'i.account_id')
      .select(['i.id as ID', bothNames('a.account_name').as('Name'), standing.as('As'), 'i.by_class as ByClass'])
      .select(['i.answer as Answer', 'i.answered_at as AnsweredAt']),
  id: 'i.id',
  search: named,
  filters: {
    MeetingID: 'i.meeting_id',
    Answer: (answer) => (answer === 'none' ? sql<boolean>`i.answer is null` : sql<boolean>`i.answer = ${answer}`),
  },
  orders: {
    Name: ({ actor }) => nameRead(actor.language, 'a.account_name'),
    AnsweredAt: { by: 'i.answered_at', nulls: 'last' },
  },
})

const people = (db: Database, actor: Actor) =>
  db
    .selectFrom('accounts.account_facts as a')
    .where('a.account_state', 'in', ['active', 'pending'])
    .where('a.account_id', '<>', actor.userId)

export const invitable = listOf<typeof meetingsCalls.getMeetingPeople, { readonly actor: Actor }>()({
  reach: ({ actor }) => mayInvite(actor),
  rows: (db, { actor }) =>
    people(db, actor).select(['a.account_id as ID', bothNames('a.account_name').as('Name'), standing.as('As')]),
  id: 'a.account_id',
  search: (text) => sql<boolean>`a.account_id = any(array${namedAccounts(text)})`,
  filters: {},
  orders: {},
})

/** Of these accounts those whom the actor may invite. */
export async function invitableOf(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await people(db, actor)
    .where('a.account_id', 'in', [...ids])
    .where(mayInvite(actor))
    .select('a.account_id')
    .execute()
  return found.map((row) => row.account_id)
}

/** Whether the actor may invite a class that is no draft: whoever may invite everybody any, others those on whose staff they stand. */
export async function mayInviteClass(db: Database, actor: Actor, classId: number): Promise<boolean> {
  const isAny = standingsOf(meetingPersonReach, actor).includes('keeper')
  const found = await db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .where('c.class_state', '<>', 'draft')
    .$if(!isAny, (some) =>
      some.where(
        sql<boolean>`exists (select from classes.class_staff_facts s where s.class_id = c.class_id
          and (s.account_id = ${actor.userId} or s.instructor_id = ${actor.instructorId}))`,
      ),
    )
    .select('c.class_id')
    .executeTakeFirst()
  return found !== undefined
}

/** The accounts of who takes part in a class and of its instructors, but those that are switched off. */
export async function peopleOfClass(db: Database, classId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.account_id as id from accounts.account_facts a where a.account_state in ('active', 'pending') and a.account_id in (
      select t.account_id from people.trainee_facts t
      join classes.taking_part_facts p on p.trainee_id = t.trainee_id where p.class_id = ${classId}
      union select i.account_id from classes.class_instructor_facts i where i.class_id = ${classId})
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

export const invitedTo = (db: Database, meetingId: number) =>
  db
    .selectFrom('meetings.invitee')
    .where('meeting_id', '=', meetingId)
    .select(['account_id as accountId', 'by_class as byClass', 'code', 'answer'])
    .orderBy('id')
    .execute()

export interface NewInvitee {
  readonly accountId: number
  readonly byClass: boolean
  readonly code: string
}

export async function insertInvitees(db: Database, meetingId: number, people: readonly NewInvitee[]): Promise<void> {
  if (people.length === 0) return
  await db
    .insertInto('meetings.invitee')
    .values(
      people.map(({ accountId, byClass, code }) => ({
        meeting_id: meetingId,
        account_id: accountId,
        by_class: byClass,
        code,
      })),
    )
    .execute()
}

export async function removeInvitees(db: Database, meetingId: number, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .deleteFrom('meetings.invitee')
    .where('meeting_id', '=', meetingId)
    .where('account_id', 'in', [...accountIds])
    .execute()
}

/** Which of the invited were chosen by name, from now on. */
export const markChosen = (db: Database, meetingId: number, chosen: readonly number[]) =>
  db
    .updateTable('meetings.invitee')
    .set({ by_class: sql<boolean>`not account_id = any(${[...chosen]}::integer[])` })
    .where('meeting_id', '=', meetingId)
    .execute()

/** Everybody is asked anew. */
export const forgetAnswers = (db: Database, meetingId: number) =>
  db
    .updateTable('meetings.invitee')
    .set({ answer: null, answered_at: null })
    .where('meeting_id', '=', meetingId)
    .execute()

/** Invitations as `i` to meetings, `m`, that are no drafts. */
const invitations = (db: Database) =>
  db
    .selectFrom('meetings.invitee as i')
    .innerJoin('meetings.meeting as m', 'm.id', 'i.meeting_id')
    .innerJoin('accounts.account_facts as o', 'o.account_id', 'm.organizer_id')
    .leftJoin('classes.class_facts as c', 'c.class_id', 'm.class_id')
    .where('m.state', '<>', 'draft')

/** Whose invitation: by its code, or the actor's own to a meeting. */
export type Whose = { readonly code: string } | { readonly meetingId: number; readonly actor: Actor }
const isTheirs = (whose: Whose) =>
  'code' in whose
    ? sql<boolean>`i.code = ${whose.code}`
    : sql<boolean>`(i.meeting_id = ${whose.meetingId} and ${reachesInvitation(whose.actor)})`

export const invitationOf = (db: Database, whose: Whose, clock: Omit<About, 'actor'>) =>
  invitations(db)
    .where(isTheirs(whose))
    .select(['m.id as ID', 'm.name as Name', 'm.day as Day', 'm.starts_at as StartsAt', 'm.ends_at as EndsAt'])
    .select(['m.place as Place', 'm.link as Link', sql<Trilingual>`m.agenda`.as('Agenda'), 'm.state as State'])
    .select(['c.class_code as ClassCode', bothNames('o.account_name').as('OrganizerName')])
    .select(['i.answer as Answer', 'i.answered_at as AnsweredAt', isOver(clock).as('isOver')])
    .executeTakeFirst()

/** The same in hand: the meeting first, then the invitation, as whoever changes a meeting takes them. */
export async function lockedInvitation(db: Database, whose: Whose, clock: Omit<About, 'actor'>) {
  const found = await invitations(db).where(isTheirs(whose)).select(['i.id', 'm.id as meetingId']).executeTakeFirst()
  if (!found) return undefined
  await db.selectFrom('meetings.meeting').where('id', '=', found.meetingId).select('id').forShare().execute()
  return db
    .selectFrom('meetings.invitee as i')
    .innerJoin('meetings.meeting as m', 'm.id', 'i.meeting_id')
    .where('i.id', '=', found.id)
    .select(['i.id', 'i.meeting_id as meetingId', 'i.answer', 'm.state', isOver(clock).as('isOver')])
    .forUpdate('i')
    .executeTakeFirst()
}
export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockedInvitation>>>

/** Those who are to be told, with the codes of their invitations: whoever has not declined. */
export async function toTell(
  db: Database,
  meetingId: number,
  { only, without = [] }: { readonly only?: readonly number[]; readonly without?: readonly number[] } = {},
) {
  const found = await invitedTo(db, meetingId)
  return found
    .filter(({ answer }) => answer !== 'no')
    .filter(({ accountId }) => (only?.includes(accountId) ?? true) && !without.includes(accountId))
    .map(({ accountId, code }) => ({ accountId, invitationCode: code }))
}
