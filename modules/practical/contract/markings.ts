import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  id,
  instant,
  queryFlag,
  queryId,
  sentInstant,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import {
  assessorsTaken,
  degreesGiven,
  degreesMissing,
  noPracticalPart,
  notAssessor,
  ownPractical,
  practicalDegreeOutOfRange,
  practicalNotBegun,
  practicalNotHeld,
  practicalReleased,
  practicalSheetEmpty,
  practicalSigned,
} from './refusals.ts'
import { classOf, personName, reason, sheetKind } from './shapes.ts'

const whenOpen = [
  notAssessor,
  ownPractical,
  noPracticalPart,
  practicalSheetEmpty,
  practicalNotBegun,
  practicalNotHeld,
  practicalReleased,
  assessorsTaken,
  practicalSigned,
]

export const savedDegree = z
  .object({
    ItemID: z.int(),
    /** `saved`: it stands as sent. `overtaken`: the caller gave a later one. `conflict`: somebody else's stands, and stays. */
    Outcome: z.enum(['saved', 'overtaken', 'conflict']),
    Degree: z.number(),
    Version: z.int(),
    By: personName,
    At: instant(),
  })
  .meta({ id: 'SavedPracticalDegree' })

export const saveTraineePractical = call({
  method: 'POST',
  path: '/api/Trainee/SaveTraineePractical',
  who: 'adminEvaluatorInstructor',
  effect: 'writes',
  summary:
    'Keeps degrees that an assessor gives one trainee on one sheet, each as it is given; sent again they have the effect of once. One that somebody else changed meanwhile stays and is told.',
  repeatable: true,
  body: z.strictObject({
    CourseClassID: id(),
    TraineeID: id(),
    Kind: sheetKind,
    Degrees: z
      .array(
        z.strictObject({
          /** Of the class's sheet. */
          ItemID: id(),
          Degree: z.number('notANumber').min(0, 'tooSmall').max(1000, 'tooLarge'),
          GivenAt: sentInstant(),
          /** The version that was seen; null: none was. */
          Version: version().nullable(),
        }),
      )
      .min(1, 'required')
      .max(200, tooMany),
  }),
  reply: z.object({ MarkingID: z.int(), Degrees: z.array(savedDegree) }),
  refusals: [...whenOpen, practicalDegreeOutOfRange],
})

const markingMoved = z.object({ MarkingID: z.int(), Version: z.int(), State: z.enum(['open', 'apart', 'settled']) })

export const signPractical = call({
  method: 'POST',
  path: '/api/PracticalExamination/SignPractical',
  who: 'adminEvaluatorInstructor',
  effect: 'writes',
  summary:
    'Signs one sheet about one trainee by the caller’s name and the time; its degrees are closed. `IsAbsent`: the trainee did not come, and it counts 0.',
  body: z.strictObject({ CourseClassID: id(), TraineeID: id(), Kind: sheetKind, IsAbsent: z.boolean() }),
  reply: markingMoved,
  refusals: [...whenOpen, degreesMissing, degreesGiven],
})

export const withdrawPracticalSignature = call({
  method: 'POST',
  path: '/api/PracticalExamination/WithdrawSignature',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'writes',
  summary: 'Takes the signature of one sheet back with a reason, so that its degrees can be changed.',
  body: z.strictObject({ MarkingID: id(), Version: version(), Reason: reason() }),
  reply: markingMoved,
  refusals: [notNow, changedMeanwhile],
})

export const getPracticalAnswers = call({
  method: 'GET',
  path: '/api/PracticalExamination/GetPracticalAnswers',
  who: 'adminEvaluatorInstructorCoordinator',
  effect: 'reads',
  summary: 'Filled sheets: about whom, by whom, what they come to and whether they are signed.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        ...classOf,
        Kind: sheetKind,
        TraineeID: z.int(),
        TraineeCode: codeReply(),
        TraineeName: trilingualReply,
        Assessors: z.array(personName),
        Given: z.int(),
        Questions: z.int(),
        /** Null until it is signed, and to another assessor who has not signed the own yet. */
        Percent: percentReply().nullable(),
        IsSigned: z.boolean(),
        IsAbsent: z.boolean(),
        SignedAt: instant().nullable(),
      })
      .meta({ id: 'PracticalAnswer' }),
    orders: ['SignedAt'],
    first: '-SignedAt',
    filters: { Kind: sheetKind, CourseClassID: queryId(), TraineeID: queryId(), IsSigned: queryFlag() },
  }),
  refusals: [],
})
