import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  instant,
  line,
  optionalLine,
  optionalTrilingual,
  queryFlag,
  queryId,
  savedReply,
  shortText,
  timeOfDay,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { answers, meetingActNames, meetingStates } from '../rules/meeting.ts'
import { beginsInThePast, nobodyInvited, nowhereToMeet } from './refusals.ts'

const group = '/api/Meeting'
const who = 'adminEvaluatorInstructorCoordinator'
const state = z.enum(meetingStates)

/** What everybody who is invited reads of a meeting. */
export const meetingFacts = {
  ID: z.int(),
  Name: trilingualReply,
  Day: dayReply(),
  StartsAt: z.string(),
  EndsAt: z.string(),
  /** A room or another place, as the organizer wrote it; empty where it is a link alone. */
  Place: z.string(),
  State: state,
  ClassCode: codeReply().nullable(),
  OrganizerName: trilingualReply,
}
const meetingRow = z
  .object({
    ...meetingFacts,
    CourseClassID: z.int().nullable(),
    Invited: z.int(),
    Yes: z.int(),
    Maybe: z.int(),
    No: z.int(),
    Version: z.int(),
    Actions: z.array(z.enum(meetingActNames)),
  })
  .meta({ id: 'MeetingRow' })

export const getMeetings = call({
  method: 'GET',
  path: `${group}/GetMeetings`,
  who,
  effect: 'reads',
  summary:
    'Meetings that the caller has called, of classes that the caller coordinates, and to which the caller is invited; administrators get all. Without a sort those to come stand first, the soonest at the top.',
  ...list({
    row: meetingRow,
    orders: ['Nearest', 'Name', 'Day'],
    first: 'Nearest',
    filters: {
      State: state,
      CourseClassID: queryId(),
      /** Called by the caller. */
      IsMine: queryFlag(),
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})

const clash = z.object({
  Kind: z.enum(['session', 'meeting']),
  ID: z.int(),
  Title: trilingualReply,
  StartsAt: z.string(),
  EndsAt: z.string(),
})

export const getMeeting = call({
  method: 'GET',
  path: `${group}/GetMeeting`,
  who,
  effect: 'reads',
  summary: 'One meeting with whom it is with, what else the caller has at its time, and what happened to it.',
  query: byId,
  reply: meetingRow
    .extend({
      Agenda: trilingualReply,
      Link: z.string(),
      /** The caller may change it, and reads who comes; others only that they are invited. */
      IsKept: z.boolean(),
      /** Chosen by name, beside those of the class. */
      People: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
      /** The caller is invited: the own answer, null where there is none yet. */
      Own: z.object({ Answer: z.enum(answers).nullable(), CanAnswer: z.boolean() }).nullable(),
      Clashes: z.array(clash),
      History: z.array(
        z.object({
          ID: z.int(),
          At: instant(),
          Kind: z.string(),
          By: z.string().nullable(),
          Why: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Meeting' }),
  refusals: [],
})

export const getMeetingClashes = call({
  method: 'GET',
  path: `${group}/GetMeetingClashes`,
  who,
  effect: 'reads',
  summary: 'What sessions and other meetings the caller has at a time.',
  query: z.strictObject({ Day: day(), StartsAt: timeOfDay(), EndsAt: timeOfDay(), ID: queryId().optional() }),
  reply: z.object({ Clashes: z.array(clash) }),
  refusals: [],
})

const inviteeKinds = ['trainee', 'instructor', 'evaluator', 'staff', 'organization'] as const

export const getMeetingInvitees = call({
  method: 'GET',
  path: `${group}/GetMeetingInvitees`,
  who,
  effect: 'reads',
  summary: 'Who is invited to a meeting and what each has answered, for whoever may change the meeting.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Name: trilingualReply,
        As: z.enum(inviteeKinds),
        ByClass: z.boolean(),
        Answer: z.enum(answers).nullable(),
        AnsweredAt: instant().nullable(),
      })
      .meta({ id: 'MeetingInvitee' }),
    orders: ['Name', 'AnsweredAt'],
    first: 'Name',
    always: { MeetingID: queryId() },
    filters: { Answer: z.enum([...answers, 'none']) },
  }),
  refusals: [],
})

export const getMeetingPeople = call({
  method: 'GET',
  path: `${group}/GetMeetingPeople`,
  who,
  effect: 'reads',
  summary:
    'Whom the caller may invite by name: the academy’s own people, and trainees that the caller teaches or coordinates.',
  ...list({
    row: z.object({ ID: z.int(), Name: trilingualReply, As: z.enum(inviteeKinds) }).meta({ id: 'MeetingPerson' }),
    orders: ['ID'],
    first: 'ID',
  }),
  refusals: [],
})

/** Where an online meeting is held; empty where it is held elsewhere. */
const link = () => shortText(500, 'tooLong').regex(/^(https:\/\/[^\s]+)?$/, 'notALink')

const fields = z.strictObject({
  Name: trilingual(200),
  Day: day(),
  StartsAt: timeOfDay(),
  EndsAt: timeOfDay(),
  CourseClassID: id().nullable(),
  PeopleIDs: z.array(id()).max(200, tooMany),
  Place: optionalLine(300),
  Link: link(),
  Agenda: optionalTrilingual(4000),
})
type Fields = z.infer<typeof fields>
const wrongIn = (typed: Pick<Fields, 'StartsAt' | 'EndsAt'>) => typed.EndsAt <= typed.StartsAt

/** What the form of a meeting sends. */
export const meetingFields = fields.refine((typed) => !wrongIn(typed), { path: ['EndsAt'], error: 'endBeforeStart' })

export const addMeeting = call({
  method: 'POST',
  path: `${group}/AddMeeting`,
  who,
  effect: 'writes',
  summary: 'Adds a meeting as a draft; nobody is told before it is scheduled.',
  body: meetingFields,
  reply: savedReply,
  refusals: [],
})

export const editMeeting = call({
  method: 'PUT',
  path: `${group}/EditMeeting`,
  who,
  effect: 'writes',
  summary:
    'Changes a meeting. Of one that is scheduled everybody invited is told where time or place change, with another time they are asked anew; who is new is invited, and who is left out is told.',
  query: byId,
  body: z
    .strictObject({ ...fields.shape, Version: version() })
    .refine((typed) => !wrongIn(typed), { path: ['EndsAt'], error: 'endBeforeStart' }),
  reply: savedReply,
  refusals: [nobodyInvited, nowhereToMeet, beginsInThePast, notNow, changedMeanwhile],
})

const actBody = { ID: id(), Version: version() }

export const scheduleMeeting = call({
  method: 'POST',
  path: `${group}/ScheduleMeeting`,
  who,
  effect: 'writes',
  summary: 'Schedules a meeting: everybody is invited by letter, with a calendar file.',
  body: z.strictObject(actBody),
  reply: savedReply,
  refusals: [nobodyInvited, nowhereToMeet, beginsInThePast, notNow, changedMeanwhile],
})

export const cancelMeeting = call({
  method: 'POST',
  path: `${group}/CancelMeeting`,
  who,
  effect: 'writes',
  summary: 'Cancels a scheduled meeting; everybody who has not declined is told, and their calendars too.',
  body: z.strictObject({ ...actBody, Reason: line(500) }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const deleteMeeting = call({
  method: 'DELETE',
  path: `${group}/DeleteMeeting`,
  who,
  effect: 'writes',
  summary: 'Deletes a draft, of which nobody was told.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
