import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { code, id, plainText, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { sheetKind } from './questions.ts'
import { answersIncomplete, logInToAnswer, roundOver } from './refusals.ts'
import { sheetCategory } from './shapes.ts'

const group = '/api/FeedbackAnswer'

const asked = {
  RoundID: z.int(),
  Kind: sheetKind,
  InstructorName: trilingualReply.nullable(),
  ClosesOn: dayReply(),
  /** Neither given nor over. */
  IsOpen: z.boolean(),
  GivenOn: dayReply().nullable(),
}
const ofClass = { Code: z.string(), ClassID: z.int(), ClassCode: codeReply(), CourseName: trilingualReply }

export const getAvailableReviews = call({
  method: 'GET',
  path: `${group}/GetAvailableReviews`,
  who: 'all',
  effect: 'reads',
  summary:
    'What the caller is asked about classes, and what of it is given: open ones first, by the day on which they end.',
  reply: z.array(
    z.object({ ...ofClass, Sheets: z.array(z.object(asked).meta({ id: 'FeedbackWaiting' })) }).meta({
      id: 'FeedbackInvitation',
    }),
  ),
  refusals: [],
})

const byCode = z.strictObject({ Code: code(40) })

export const getReview = call({
  method: 'GET',
  path: `${group}/GetReview`,
  who: 'anonymous',
  effect: 'reads',
  summary: 'The sheets of an invitation, for whom it invites; where the round allows it for whoever holds its code.',
  query: byCode,
  reply: z.object({
    ...ofClass,
    Sheets: z.array(
      z
        .object({
          ...asked,
          /** Read with the name of who answers. */
          IsSigned: z.boolean(),
          Intro: trilingualReply,
          Categories: z.array(sheetCategory),
        })
        .meta({ id: 'FeedbackReview' }),
    ),
  }),
  refusals: [logInToAnswer],
  /* 128 random bits leave nothing to guess. */
  perSecond: 2,
})

export const answerFields = z.strictObject({
  ID: id(),
  /** The place of a grade or of a choice, from 1; yes is 1, no is 2. */
  Value: z.int().min(1, 'required').max(20, 'tooLarge').nullable(),
  Text: plainText(2000),
})

export const giveFeedback = call({
  method: 'POST',
  path: `${group}/GiveFeedback`,
  who: 'anonymous',
  effect: 'writes',
  summary: 'Gives the answers of one sheet, once. Given again it changes nothing and says so.',
  body: byCode.extend({ RoundID: id(), Answers: z.array(answerFields).max(100, tooMany) }),
  reply: z.object({
    Done: z.literal(true),
    /** It had been given before, and stands as it was then. */
    WasGiven: z.boolean(),
  }),
  refusals: [logInToAnswer, roundOver, answersIncomplete],
  // No key: nothing is to be kept beside whoever has asked (decision 187).
  repeatable: true,
  whileActing: 'refused',
  perSecond: 1,
})
