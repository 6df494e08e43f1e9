import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import {
  keptMeetingReach,
  meetingInvitationReach,
  meetingPersonReach,
  meetingReach,
  meetingScheduleReach,
} from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

const coordinated = ({ userId }: Actor, m: string) => sql<boolean>`${at(m, 'class_id')} = any(array(
  select class_id from classes.class_staff_facts where account_id = ${userId} and staff_role = 'coordinator'))`
const called = ({ userId }: Actor, m: string) => sql<boolean>`${at(m, 'organizer_id')} = ${userId}`
const invited = ({ userId }: Actor, m: string) => sql<boolean>`(${at(m, 'state')} <> 'draft'
  and ${at(m, 'id')} = any(array(select meeting_id from meetings.invitee where account_id = ${userId})))`

/** Those of a class only while one stands on its staff: who is invited to them follows the class. */
const calledStill = (actor: Actor, m: string) =>
  standingsOf(meetingPersonReach, actor).includes('keeper')
    ? called(actor, m)
    : sql<boolean>`(${called(actor, m)} and (${at(m, 'class_id')} is null or ${at(m, 'class_id')} = any(array(
        select class_id from classes.class_staff_facts where account_id = ${actor.userId}
        union select class_id from classes.class_staff_facts where instructor_id = ${actor.instructorId}))))`

/** Meetings that the actor may change, of `meetings.meeting` as `m`. */
export const keeps = reachInSql(keptMeetingReach, { coordinated, called: calledStill }, 'm')

/** Meetings that somebody reaches, of `meetings.meeting` as `m` where no other alias is given. */
export const reachesMeeting = reachInSql(
  meetingReach,
  { coordinated, own: (actor, m) => sql<boolean>`(${called(actor, m)} or ${invited(actor, m)})` },
  'm',
)

/** Invitations that are somebody's, of `meetings.invitee` as `i` of meetings as `m`. */
export const reachesInvitation = reachInSql(
  meetingInvitationReach,
  { own: ({ userId }, i) => sql<boolean>`(${at(i, 'account_id')} = ${userId} and m.state <> 'draft')` },
  'i',
)

/** Meetings in somebody's schedule, of `meetings.meeting` as `m`. */
export const meets = reachInSql(
  meetingScheduleReach,
  {
    meets: (actor, m) => sql<boolean>`(${called(actor, m)} or ${at(m, 'id')} = any(array(
      select meeting_id from meetings.invitee where account_id = ${actor.userId} and answer is distinct from 'no')))`,
  },
  'm',
)

/** The academy's own people, and the trainees of the classes on whose staff the actor stands. */
const known = ({ userId, instructorId }: Actor, a: string) =>
  sql<boolean>`(${at(a, 'role')} in ('admin', 'editor', 'trainingcoordinator', 'instructor', 'evaluator')
    or ${at(a, 'account_id')} = any(array(
      select t.account_id from people.trainee_facts t
      join classes.taking_part_facts p on p.trainee_id = t.trainee_id
      where p.class_id = any(array(
        select class_id from classes.class_staff_facts where account_id = ${userId}
        union select class_id from classes.class_staff_facts where instructor_id = ${instructorId})))))`

/** Whom somebody may invite by name, of `accounts.account_facts` as `a`. */
export const mayInvite = reachInSql(meetingPersonReach, { known }, 'a')
