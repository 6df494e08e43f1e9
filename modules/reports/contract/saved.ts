import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  instant,
  line,
  queryFlag,
  queryId,
  savedReply,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { access } from '#platform/shared/access.ts'
import { rhythms } from '../rules/next-run.ts'
import { runFailures } from '../rules/run.ts'
import { definition } from './definition.ts'
import { listNotOpen, notAskedSo, recipientNotAllowed } from './refusals.ts'
import { reportListKeys } from '../rules/list-keys.ts'
import { who } from './rows.ts'

/** The rights that a report can be shared with: those that open reports. */
export const sharedRights = access[who]

const savedActs = ['editSavedReport', 'deleteSavedReport'] as const
const scheduleActs = ['setSchedule', 'pauseSchedule', 'resumeSchedule', 'deleteSchedule'] as const
const person = z.object({ ID: z.int(), Name: trilingualReply })

const row = z
  .object({
    ID: z.int(),
    Name: z.string(),
    List: z.enum(reportListKeys),
    AuthorName: trilingualReply,
    IsMine: z.boolean(),
    IsShared: z.boolean(),
    /** When it is sent next; null where it is not. */
    NextAt: instant().nullable(),
    ChangedAt: instant(),
    Version: z.int(),
    Actions: z.array(z.enum(savedActs)),
  })
  .meta({ id: 'SavedReportRow' })

export const getSavedReports = call({
  method: 'GET',
  path: '/api/Report/GetSavedReports',
  who,
  effect: 'reads',
  summary: 'The caller’s saved reports and those that are shared with the caller.',
  ...list({
    row,
    orders: ['Name', 'ChangedAt'],
    first: '-ChangedAt',
    filters: { List: z.enum(reportListKeys), IsMine: queryFlag(), ID: queryId() },
  }),
  refusals: [],
})

const schedule = z.object({
  Rhythm: z.enum(rhythms),
  Weekday: z.int().nullable(),
  MonthDay: z.int().nullable(),
  Hour: z.int(),
  IsPaused: z.boolean(),
  NextAt: instant(),
  LastAt: instant().nullable(),
  Version: z.int(),
  /** `Failure`: why the last one could not be made for them. */
  Recipients: z.array(person.extend({ LostAt: instant().nullable(), Failure: z.enum(runFailures).nullable() })),
})

export const getSavedReport = call({
  method: 'GET',
  path: '/api/Report/GetSavedReport',
  who,
  effect: 'reads',
  summary: 'One saved report; to its author also with whom it is shared and when it is sent.',
  query: byId,
  reply: row
    .extend({
      Definition: definition,
      /** The caller may open its list. */
      IsOpen: z.boolean(),
      Rights: z.array(z.enum(sharedRights)),
      People: z.array(person),
      Schedule: schedule.nullable(),
      ScheduleActions: z.array(z.enum(scheduleActs)),
    })
    .meta({ id: 'SavedReport' }),
  refusals: [],
})

export const getReportPeople = call({
  method: 'GET',
  path: '/api/Report/GetReportPeople',
  who,
  effect: 'reads',
  summary:
    'Whom a report can be shared with by name: active accounts that may open reports; of one’s own report those who may see it.',
  ...list({
    row: person.meta({ id: 'ReportPerson' }),
    orders: ['ID'],
    first: 'ID',
    filters: { ID: queryId(), ReportID: queryId() },
  }),
  refusals: [],
})

export const savedReportFields = z.strictObject({
  Name: line(120),
  Definition: definition,
  Rights: z.array(z.enum(sharedRights)).max(10, tooMany),
  PeopleIDs: z.array(id()).max(50, tooMany),
})

export const addSavedReport = call({
  method: 'POST',
  path: '/api/Report/AddSavedReport',
  who,
  effect: 'writes',
  summary: 'Saves a report under a name; a copy is saved as one of its own.',
  body: savedReportFields,
  reply: savedReply,
  refusals: [notAskedSo, listNotOpen],
})

export const editSavedReport = call({
  method: 'PUT',
  path: '/api/Report/EditSavedReport',
  who,
  effect: 'writes',
  summary: 'Changes one’s own saved report, or with whom it is shared.',
  query: byId,
  body: z.strictObject({ ...savedReportFields.shape, Version: version() }),
  reply: savedReply,
  refusals: [notAskedSo, listNotOpen, changedMeanwhile],
})

export const deleteSavedReport = call({
  method: 'DELETE',
  path: '/api/Report/DeleteSavedReport',
  who,
  effect: 'writes',
  summary: 'Deletes one’s own saved report with its schedule; what its runs brought stays as long as it is kept.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const scheduleFields = z
  .strictObject({
    ReportID: id(),
    Rhythm: z.enum(rhythms),
    Weekday: z.int().min(0).max(6, 'required').nullable(),
    MonthDay: z.int('notANumber').min(1, 'tooSmall').max(31, 'tooLarge').nullable(),
    Hour: z.int({ error: 'required' }).min(0).max(23, 'notATime'),
    PeopleIDs: z.array(id()).min(1, 'required').max(50, tooMany),
  })
  .refine(({ Rhythm, Weekday }) => (Rhythm === 'weekly') === (Weekday !== null), {
    path: ['Weekday'],
    error: 'required',
  })
  .refine(({ Rhythm, MonthDay }) => (Rhythm === 'monthly') === (MonthDay !== null), {
    path: ['MonthDay'],
    error: 'required',
  })

export const setSchedule = call({
  method: 'PUT',
  path: '/api/Report/SetSchedule',
  who,
  effect: 'writes',
  summary:
    'Says when one’s own report is made, and for whom: each of them gets a letter with a link to what their own reach shows.',
  body: scheduleFields,
  reply: savedReply,
  refusals: [recipientNotAllowed],
})

const ofReport = z.strictObject({ ReportID: queryId() })

export const pauseSchedule = call({
  method: 'POST',
  path: '/api/Report/PauseSchedule',
  who,
  effect: 'writes',
  summary: 'Pauses the schedule of one’s own report.',
  query: ofReport,
  reply: savedReply,
  refusals: [notNow],
})

export const resumeSchedule = call({
  method: 'POST',
  path: '/api/Report/ResumeSchedule',
  who,
  effect: 'writes',
  summary: 'Goes on with a paused schedule, from the next time on.',
  query: ofReport,
  reply: savedReply,
  refusals: [notNow],
})

export const deleteSchedule = call({
  method: 'DELETE',
  path: '/api/Report/DeleteSchedule',
  who,
  effect: 'writes',
  summary: 'Deletes the schedule of one’s own report.',
  query: ofReport,
  reply: doneReply,
  refusals: [],
})
