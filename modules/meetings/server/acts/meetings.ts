import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { meetingsCalls } from '../../contract/calls.ts'
import { beginsInThePast, nobodyInvited, nowhereToMeet } from '../../contract/refusals.ts'
import { isOtherTime, meetingActions, type MeetingAct } from '../../rules/meeting.ts'
import * as people from '../store/invitees.ts'
import * as store from '../store/meetings.ts'
import { noun, type Acting, type Doing } from './doing.ts'
import { bringInvitees, choose } from './inviting.ts'

type Body<Name extends keyof typeof meetingsCalls> = Argument<(typeof meetingsCalls)[Name]>['body']

/** The meeting at the version that was read, where this may be done to it now. */
async function readied(doing: Acting, id: number, version: number | null, act: MeetingAct) {
  const meeting = (await store.lockedMeeting(doing.db, id, doing)) ?? refuse(notFound)
  // Who is only invited reads it: to change it is as if it were not there.
  if (!meeting.isKept) refuse(notFound)
  if (version !== null && meeting.version !== version) return refuseChanged(doing.db, [noun.acts.subject, id])
  if (!meetingActions(meeting).includes(act)) refuse(notNow)
  return meeting
}

const refusePast = ({ now, timeZone }: Doing, day: string, startsAt: string) => {
  if (instantOf(day, startsAt, timeZone) <= now) refuse(beginsInThePast, {}, [{ path: 'Day', code: 'inThePast' }])
}

const refuseNowhere = (place: string, link: string) => {
  if (!place && !link) refuse(nowhereToMeet, {}, [{ path: 'Place', code: 'required' }])
}

/** Whom and which class somebody may invite; what was invited before may stay. */
async function refuseStrangers(
  { db, actor }: Acting,
  { PeopleIDs, CourseClassID }: Pick<store.MeetingFields, 'PeopleIDs' | 'CourseClassID'>,
  before: { readonly classId: number | null; readonly chosen: readonly number[] } = { classId: null, chosen: [] },
): Promise<void> {
  const asked = PeopleIDs.filter((id) => !before.chosen.includes(id))
  const known = new Set(await people.invitableOf(db, actor, asked))
  if (asked.some((id) => !known.has(id))) refuse(invalidInput, {}, [{ path: 'PeopleIDs', code: 'unknown' }])
  if (CourseClassID === null || CourseClassID === before.classId) return
  if (!(await people.mayInviteClass(db, actor, CourseClassID)))
    refuse(invalidInput, {}, [{ path: 'CourseClassID', code: 'unknown' }])
}

export async function addMeeting(doing: Acting, fields: Body<'addMeeting'>) {
  await refuseStrangers(doing, fields)
  const meeting = await store.insertMeeting(doing.db, fields, doing.actor.userId)
  await choose(doing.db, { id: meeting.id, organizerId: doing.actor.userId }, fields.PeopleIDs)
  await writeNew(doing, noun, meeting, 'addMeeting')
  return { ID: meeting.id, Version: meeting.version }
}

export async function scheduleMeeting(doing: Acting, { ID, Version }: Body<'scheduleMeeting'>) {
  const meeting = await readied(doing, ID, Version, 'scheduleMeeting')
  refusePast(doing, meeting.day, meeting.startsAt)
  refuseNowhere(meeting.place, meeting.link)
  await bringInvitees(doing.db, meeting)
  if ((await people.invitedTo(doing.db, ID)).length === 0) refuse(nobodyInvited)
  await writeAct(doing, noun, meeting, 'scheduleMeeting', { set: { state: 'scheduled', sequence: 1 } })
  return { ID, Version: Version + 1 }
}

export async function editMeeting(doing: Acting, id: number, { Version, ...fields }: Body<'editMeeting'>) {
  const { db } = doing
  const meeting = await readied(doing, id, Version, 'editMeeting')
  const before = await people.invitedTo(db, id)
  const chosen = before.flatMap(({ byClass, accountId }) => (byClass ? [] : [accountId]))
  await refuseStrangers(doing, fields, { classId: meeting.classId, chosen })
  const isScheduled = meeting.state === 'scheduled'
  const isOther = isOtherTime(meeting, { day: fields.Day, startsAt: fields.StartsAt, endsAt: fields.EndsAt })
  // One that has begun at its time can still get another link, or somebody who was forgotten.
  if (isScheduled && isOther) refusePast(doing, fields.Day, fields.StartsAt)
  if (isScheduled) refuseNowhere(fields.Place, fields.Link)
  const isTold = isScheduled && (isOther || isElsewhere(meeting, fields))
  await writeAct(doing, noun, meeting, 'editMeeting', {
    set: {
      ...store.columnsOf(fields),
      ...(isTold && { sequence: meeting.sequence + 1 }),
      ...(isScheduled && isOther && { reminded_at: null }),
    },
  })
  if (!isScheduled) {
    await choose(db, meeting, fields.PeopleIDs)
    return { ID: id, Version: Version + 1 }
  }
  const now = { ...meeting, classId: fields.CourseClassID }
  const { added, removed } = await bringInvitees(db, now, fields.PeopleIDs)
  if ((await people.invitedTo(db, id)).length === 0) refuse(nobodyInvited)
  if (isOther) await people.forgetAnswers(db, id)
  await tellApart(doing, meeting, { added, removed })
  if (isTold) await writeFact(doing, noun, meeting, 'moveMeeting', { without: added })
  return { ID: id, Version: Version + 1 }
}

const isElsewhere = (meeting: store.MeetingInHand, { Place, Link, Name }: store.MeetingFields) =>
  meeting.place !== Place || meeting.link !== Link || nameOf(meeting.name) !== nameOf(Name)
const nameOf = ({ ar = '', en = '', fr = '' }: store.MeetingFields['Name']) => JSON.stringify([ar, en, fr])

/** Invites who is new, and tells who is not invited any more. */
export async function tellApart(
  doing: Doing,
  meeting: { readonly id: number },
  { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
): Promise<void> {
  if (added.length > 0) await writeFact(doing, noun, meeting, 'inviteMore', { accountIds: added })
  if (removed.length > 0) await writeFact(doing, noun, meeting, 'uninvite', { accountIds: removed })
}

export async function cancelMeeting(doing: Acting, { ID, Version, Reason }: Body<'cancelMeeting'>) {
  const meeting = await readied(doing, ID, Version, 'cancelMeeting')
  await writeAct(doing, noun, meeting, 'cancelMeeting', {
    set: { state: 'cancelled', sequence: meeting.sequence + 1 },
    reason: Reason,
  })
  return { ID, Version: Version + 1 }
}

export async function deleteMeeting(doing: Acting, id: number): Promise<void> {
  const meeting = await readied(doing, id, null, 'deleteMeeting')
  await writeGone(doing, noun, meeting, 'deleteMeeting', () => store.removeMeeting(doing.db, id))
}
