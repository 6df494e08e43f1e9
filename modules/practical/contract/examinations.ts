import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list, percentReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { day, id, instant, optionalLine, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { nobodyToAssess, noPracticalPart, practicalApart, practicalIncomplete } from './refusals.ts'
import { classOf, examinationState, personName, reason, sheetKind } from './shapes.ts'

const group = '/api/PracticalExamination'

const examination = {
  ...classOf,
  State: examinationState,
  /** Of the practical examination; null until somebody has set them. */
  StartsOn: dayReply().nullable(),
  EndsOn: dayReply().nullable(),
  PassPercent: percentReply(),
}

export const getPracticalCourseClasses = call({
  method: 'GET',
  path: '/api/CourseClass/GetPracticalCourseClasses',
  who: 'classReaders',
  effect: 'reads',
  summary:
    'Classes with a practical part: their days, who assesses, and how far they are. Without a sort those to be assessed still stand first, the soonest at the top.',
  ...list({
    row: z
      .object({
        ...examination,
        Trainees: z.int(),
        /** Trainees whose every sheet is signed. */
        Assessed: z.int(),
        Assessors: z.array(personName),
        /** The caller assesses in it. */
        IsAssessor: z.boolean(),
      })
      .meta({ id: 'PracticalClassRow' }),
    orders: ['Nearest', 'StartDate', 'ClassCode'],
    first: 'Nearest',
    filters: {
      State: examinationState,
      /** Those in which the caller assesses by their place on the staff. */
      IsOwn: queryFlag(),
      /** Begun by its days, and not released. */
      IsOpen: queryFlag(),
      CourseClassID: queryId(),
    },
  }),
  refusals: [],
})

const item = z.object({ ID: z.int(), Kind: sheetKind, Text: trilingualReply, MaxDegree: z.number() })
const degree = z.object({
  ItemID: z.int(),
  Degree: z.number(),
  Version: z.int(),
  By: personName,
  At: instant(),
})
const marking = z.object({
  ID: z.int(),
  Kind: sheetKind,
  Seat: z.int(),
  /** Null where all assessors share it. */
  Assessor: personName.nullable(),
  /** The caller writes into it. */
  IsOwn: z.boolean(),
  IsAbsent: z.boolean(),
  Signed: z.object({ Name: personName, At: instant() }).nullable(),
  Given: z.int(),
  /** Null where it is not shown: of two assessors each gives theirs first. */
  Degrees: z.array(degree).nullable(),
  Version: z.int(),
  Actions: z.array(z.enum(['signPractical', 'withdrawPracticalSignature'])),
})

export const practicalClassReply = z
  .object({
    ...examination,
    Version: z.int(),
    ReleasedAt: instant().nullable(),
    Sheets: z.array(
      z.object({ Kind: sheetKind, Edition: z.int().nullable(), AsksSecond: z.boolean(), MaxDegree: z.number() }),
    ),
    Items: z.array(item),
    Assessors: z.array(personName),
    /** Why the caller gives no degrees now; null where they do. */
    Bar: z.enum(['notAssessor', 'notBegun', 'notHeld', 'released', 'empty']).nullable(),
    /** Whether the caller reads who takes part and what they were given; else `People` is empty. */
    IsPeopleShown: z.boolean(),
    People: z.array(
      z.object({
        RegistrationID: z.int(),
        TraineeID: z.int(),
        TraineeCode: z.string(),
        TraineeName: trilingualReply,
        Markings: z.array(marking),
        /** Per sheet: whether it is settled, and how far two lie apart. */
        Outcomes: z.array(
          z.object({
            Kind: sheetKind,
            State: z.enum(['open', 'apart', 'settled']),
            Difference: z.number().nullable(),
            /** Into which seat the caller writes; null: into none. */
            OwnSeat: z.int().nullable(),
          }),
        ),
        /** Null until every sheet is settled. */
        Percent: z.number().nullable(),
        Passed: z.boolean().nullable(),
      }),
    ),
    Actions: z.array(z.enum(['planPractical', 'releasePractical', 'reopenPractical'])),
  })
  .meta({ id: 'PracticalClass' })

const byClass = z.strictObject({ CourseClassID: queryId() })

export const getPracticalClass = call({
  method: 'GET',
  path: `${group}/GetPracticalClass`,
  who: 'classReaders',
  effect: 'reads',
  summary:
    'The practical part of a class: its sheets, its trainees and what assessors gave, as far as the caller may see it.',
  query: byClass,
  reply: practicalClassReply,
  refusals: [],
})

const seen = { CourseClassID: id(), Version: z.int().min(0).max(2_147_483_647, 'notANumber') }
const moved = z.object({ CourseClassID: z.int(), State: examinationState, Version: z.int() })

export const daysFields = z
  .strictObject({ ...seen, StartsOn: day(), EndsOn: day() })
  .refine(({ StartsOn, EndsOn }) => EndsOn >= StartsOn, { path: ['EndsOn'], error: 'endBeforeStart' })

export const savePracticalDays = call({
  method: 'POST',
  path: `${group}/SavePracticalDays`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Sets the days of the practical examination of a class; its trainees and assessors are told.',
  body: daysFields,
  reply: moved,
  refusals: [noPracticalPart, notNow, changedMeanwhile],
})

export const releasePractical = call({
  method: 'POST',
  path: `${group}/ReleasePractical`,
  who: 'resultPublishers',
  effect: 'writes',
  summary: 'Gives out the practical results of a class once every sheet is signed and settled; each trainee is told.',
  body: z.strictObject({ ...seen, Reason: optionalLine(300).optional() }),
  reply: moved.extend({ Released: z.int(), Passed: z.int() }),
  refusals: [noPracticalPart, notNow, practicalIncomplete, practicalApart, nobodyToAssess, changedMeanwhile],
})

export const reopenPractical = call({
  method: 'POST',
  path: `${group}/ReopenPractical`,
  who: 'resultPublishers',
  effect: 'writes',
  summary:
    'Takes released practical results back to be corrected, with a reason; nobody sees them until they are released again.',
  body: z.strictObject({ ...seen, Reason: reason() }),
  reply: moved,
  refusals: [noPracticalPart, notNow, changedMeanwhile],
})
