import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { day, instant, line, shortText, trilingualReply } from '#platform/shared/shapes.ts'
import { groupings, subjectKeys } from '../rules/subjects.ts'
import { notGroupedSo, periodTooLong } from './refusals.ts'

/* What the academy's records add up to. Whoever asks passes the rule of the subject as well (`rules/subjects.ts`). */

const period = { From: day(), To: day() }
const key = () => shortText(40, 'notFound')

/** The figures of the subject that are shown, in their order; money in minor units of the academy's currency. */
const values = z.array(z.number().nullable())

/** When the months that are over were counted, in a long period of a large academy; null: all of it was counted as it stands. */
const countedAt = () => instant().nullable()

export const getStatistic = call({
  method: 'GET',
  path: '/api/Statistics/GetStatistic',
  who: 'statistics',
  effect: 'reads',
  mayBeBehind: true,
  summary: 'The figures of a subject in a period, group by group, beside those of the same days of the year before.',
  query: z.strictObject({
    Subject: z.enum(subjectKeys),
    By: z.enum(groupings),
    ...period,
    /** Only of these, of subjects that are grouped by them. */
    CourseID: key().optional(),
    OrganizationID: key().optional(),
  }),
  reply: z.object({
    Figures: z.array(z.string()),
    /** Last those that the year before alone had. */
    Groups: z.array(
      z.object({
        /** What `getCountedRows` is asked for the rows of the group; `none` for those that belong to none. */
        Key: z.string(),
        Name: trilingualReply.nullable(),
        Values: values,
        Before: values,
      }),
    ),
    /** There are more groups than these: those with the most. */
    IsCut: z.boolean(),
    Sum: values,
    SumBefore: values,
    Currency: z.string(),
    CountedAt: countedAt(),
  }),
  refusals: [notGroupedSo, periodTooLong],
})

export const getStatisticSums = call({
  method: 'GET',
  path: '/api/Statistics/GetStatisticSums',
  who: 'statistics',
  effect: 'reads',
  mayBeBehind: true,
  summary:
    'The figures of every subject that the reader may ask for, over a whole period and the same days of the year before.',
  query: z.strictObject(period),
  reply: z.object({
    Subjects: z.array(
      z.object({ Subject: z.enum(subjectKeys), Figures: z.array(z.string()), Values: values, Before: values }),
    ),
    Currency: z.string(),
    CountedAt: countedAt(),
  }),
  refusals: [periodTooLong],
})

/** The pages on which what was counted stands. */
export const openedRecords = [
  'class',
  'planRow',
  'registration',
  'request',
  'exam',
  'round',
  'instructorRound',
] as const

/** How many rows behind a figure can be paged through, and are counted; a group or fewer days reach the rest. */
export const mostReached = 10_000

export const getCountedRows = call({
  method: 'GET',
  path: '/api/Statistics/GetCountedRows',
  who: 'statistics',
  effect: 'reads',
  summary: `The rows that a figure counted, with what each brings to it: at most the first ${mostReached}.`,
  ...list({
    row: z.object({
      ID: z.string(),
      Code: codeReply(),
      Name: trilingualReply.nullable(),
      Person: trilingualReply.nullable(),
      Day: dayReply(),
      /** Null where the record has no page of its own. */
      Opens: z.enum(openedRecords).nullable(),
      OpensID: z.int().nullable(),
      /** In the order of the figures that rows bring something to. */
      Brings: z.array(z.number()),
    }),
    orders: ['Day', 'Code'],
    first: '-Day',
    filters: { By: z.enum(groupings), Key: key(), CourseID: key(), OrganizationID: key() },
    always: { Subject: z.enum(subjectKeys), Figure: line(40), ...period },
  }),
  refusals: [notGroupedSo, periodTooLong],
})
