import * as z from 'zod'
import { examBegun, examNotReady, papersOpen, startInPast } from '#modules/exams/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  instant,
  money,
  moneyReply,
  optionalTrilingual,
  savedReply,
  timeOfDay,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { courseStays, timesOutOfOrder } from './refusals.ts'
import { competitionFacts, competitionState } from './shapes.ts'

const group = '/api/Competition'

const counts = {
  /** Who has entered and not withdrawn. */
  Entries: z.int(),
  Papers: z.int(),
  /** Papers that somebody is writing: until they are handed in nobody ends the run. */
  Sitting: z.int(),
  /** Papers with a text answer that nobody has marked. */
  Unmarked: z.int(),
  /** Papers closed for leaving exam mode that nobody has reviewed. */
  ToReview: z.int(),
  AppealsWaiting: z.int(),
}

export const competitionRow = z
  .object({
    ...competitionFacts,
    Version: z.int(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    ExamID: z.int(),
    ...counts,
    Actions: z.array(z.string()),
  })
  .meta({ id: 'Competition' })

const listed = {
  row: competitionRow,
  orders: ['StartsAt', 'Code'],
  first: '-StartsAt',
  filters: { State: competitionState },
} as const

export const getCompetitions = call({
  method: 'GET',
  path: `${group}/GetCompetitions`,
  who: 'editorCompetition',
  effect: 'reads',
  summary:
    'The competitions of the academy, drafts too, and how far each is. Without a sort those that run and are to come stand first, the soonest at the top.',
  ...list({
    ...listed,
    orders: ['Nearest', ...listed.orders],
    first: 'Nearest',
    filters: { ...listed.filters },
  }),
  refusals: [],
})

export const getCompetitionsToCorrect = call({
  method: 'GET',
  path: `${group}/GetCompetitionsToCorrect`,
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'Competitions whose papers are, or were, to be corrected, with what waits in each.',
  ...list({ ...listed, filters: { ...listed.filters, ID: byId.shape.ID } }),
  refusals: [],
})

export const competitionDetail = competitionRow
  .extend({
    About: trilingualReply,
    /** Null: what the academy has set for all. */
    Fee: moneyReply.nullable(),
    UsualFee: moneyReply,
    /** The times again in the academy's time zone, as the form shows them. */
    EntriesDate: z.string(),
    EntriesTime: z.string(),
    StartDate: z.string(),
    StartTime: z.string(),
    EndDate: z.string(),
    EndTime: z.string(),
    /** How many its exam asks. */
    Questions: z.int(),
    FinalAt: instant().nullable(),
    History: z.array(
      z.object({ ID: z.int(), At: instant(), Kind: z.string(), By: z.string().nullable(), Why: z.string().nullable() }),
    ),
  })
  .meta({ id: 'CompetitionDetail' })

export const getCompetition = call({
  method: 'GET',
  path: `${group}/GetCompetition`,
  who: 'editorCompetition',
  effect: 'reads',
  summary: 'All of one competition: its dates, its fee, its exam, what happened.',
  query: byId,
  reply: competitionDetail,
  refusals: [],
})

const fields = z.strictObject({
  CompetitionName: trilingual(200),
  About: optionalTrilingual(4000),
  /** Whose question bank it asks. */
  CourseID: id(),
  EntriesDate: day(),
  EntriesTime: timeOfDay(),
  StartDate: day(),
  StartTime: timeOfDay(),
  EndDate: day(),
  EndTime: timeOfDay(),
  Minutes: z.int('notANumber').min(1, 'tooSmall').max(1440, 'tooLarge'),
  /** Before the tax, 0: nothing is asked for; null: what the academy has set for all. */
  Fee: money().nullable(),
})
export const competitionFields = fields

export const addCompetition = call({
  method: 'POST',
  path: `${group}/AddCompetition`,
  who: 'editorCompetition',
  effect: 'writes',
  summary: 'Makes a draft of a competition, with the draft of its exam and the code that people arrive with.',
  body: fields,
  reply: savedReply,
  refusals: [timesOutOfOrder],
})

export const updateCompetition = call({
  method: 'PUT',
  path: `${group}/UpdateCompetition`,
  who: 'editorCompetition',
  effect: 'writes',
  summary: 'Changes a draft of a competition.',
  query: byId,
  body: fields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [timesOutOfOrder, courseStays, changedMeanwhile, notNow],
})

export const deleteCompetition = call({
  method: 'DELETE',
  path: `${group}/DeleteCompetition`,
  who: 'editorCompetition',
  effect: 'writes',
  summary: 'Removes a draft of a competition with its exam.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})

/** Of the exam that follows. */
export const examRefusals = [examNotReady, startInPast, examBegun, papersOpen]
