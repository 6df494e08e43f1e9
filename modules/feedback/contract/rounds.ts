import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, day, id, instant, queryFlag, queryId, savedReply, trilingualReply } from '#platform/shared/shapes.ts'
import { families } from '../rules/kinds.ts'
import { sheetKind } from './questions.ts'
import { askedAlready, noSheet, nobodyToAsk } from './refusals.ts'
import { actBody, roundRow, roundState } from './shapes.ts'

const group = '/api/FeedbackRound'

export const getFeedbackRounds = call({
  method: 'GET',
  path: `${group}/GetFeedbackRounds`,
  who: 'feedbackReaders',
  effect: 'reads',
  summary: 'Rounds of feedback: those that the caller keeps, and for instructors those that were released to them.',
  ...list({
    row: roundRow,
    orders: ['ClosesOn'],
    first: '-ClosesOn',
    filters: {
      Family: z.enum(families),
      Kind: sheetKind,
      State: roundState,
      CourseID: queryId(),
      ClassID: queryId(),
      InstructorID: queryId(),
      IsCounted: queryFlag(),
    },
  }),
  refusals: [],
})

export const getFeedbackRound = call({
  method: 'GET',
  path: `${group}/GetFeedbackRound`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'One round of feedback with what happened to it.',
  query: byId,
  reply: roundRow
    .extend({
      SheetID: z.int(),
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
    .meta({ id: 'FeedbackRound' }),
  refusals: [],
})

const standings = ['trainee', 'instructor', 'evaluator', 'organization'] as const

export const getFeedbackAsked = call({
  method: 'GET',
  path: `${group}/GetFeedbackAsked`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'Who is asked in a round, and on which day each has given the sheet. What was said is not told by it.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Name: trilingualReply,
        As: z.enum(standings),
        /** Of a trainee: whose sheet may be printed, without what was answered. */
        TraineeID: z.int().nullable(),
        InvitedOn: dayReply(),
        RemindedOn: dayReply().nullable(),
        GivenOn: dayReply().nullable(),
        /** Answered by name: there is a sheet to read. */
        HasSheet: z.boolean(),
      })
      .meta({ id: 'FeedbackAsked' }),
    // By name: the order in which they have answered is nobody's to know.
    orders: ['Name'],
    first: 'Name',
    always: { RoundID: queryId() },
    filters: { IsGiven: queryFlag() },
  }),
  refusals: [],
})

export const roundFields = z.strictObject({
  ClassID: id(),
  Kind: sheetKind,
  /** Of a sheet about an instructor: whom it is about. */
  InstructorID: id().nullable(),
  /** Of an evaluator's sheet: the account that is asked; null asks the evaluators of the class. */
  EvaluatorID: id().nullable(),
  ClosesOn: day(),
  ByCode: z.boolean(),
})
const aboutInstructor = ({ Kind, InstructorID }: { readonly Kind: string; readonly InstructorID: number | null }) =>
  Kind.startsWith('instructor') === (InstructorID !== null)
export const checkedRoundFields = roundFields.refine(aboutInstructor, { path: ['InstructorID'], error: 'required' })

export const openFeedbackRound = call({
  method: 'POST',
  path: `${group}/OpenFeedbackRound`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Asks the people of a class by the present version of a kind of sheet, until a day.',
  body: checkedRoundFields,
  reply: savedReply,
  refusals: [noSheet, askedAlready, nobodyToAsk],
})

/** Instructors and evaluators of a class, to choose from where a round is opened by hand. */
export const getFeedbackPeople = call({
  method: 'GET',
  path: `${group}/GetFeedbackPeople`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'The instructors of a class, and the evaluators who may be asked about them.',
  query: z.strictObject({ ClassID: queryId() }),
  reply: z.object({
    Instructors: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
    Evaluators: z.array(z.object({ ID: z.int(), Name: trilingualReply, IsOfClass: z.boolean() })),
  }),
  refusals: [],
})

export const extendFeedbackRound = call({
  method: 'POST',
  path: `${group}/ExtendFeedbackRound`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Lets an open round end on another day.',
  body: actBody.extend({ ClosesOn: day() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

const move = (name: string, summary: string) =>
  call({
    method: 'POST',
    path: `${group}/${name}`,
    who: 'editorAssessment',
    effect: 'writes',
    summary,
    body: actBody,
    reply: savedReply,
    refusals: [notNow, changedMeanwhile],
  })

export const remindFeedbackRound = move(
  'RemindFeedbackRound',
  'Reminds whoever has not answered, each at most once a day.',
)
export const closeFeedbackRound = move(
  'CloseFeedbackRound',
  'Ends a round: its answers are counted, or thrown away where too few have answered.',
)
export const releaseFeedbackRound = move(
  'ReleaseFeedbackRound',
  'Shows the results of a round to the instructors whom it concerns.',
)
