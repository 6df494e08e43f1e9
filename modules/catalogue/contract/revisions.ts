import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { instant, moneyReply, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { changedParts, changeKinds } from '../rules/revisions.ts'

const told = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    moneyReply,
    trilingualReply,
    z.array(z.string()),
    z.array(trilingualReply),
  ])
  .nullable()

/** One thing that differs between two revisions of a course (`CourseChange` of the rules). */
export const CourseChangeReply = z
  .object({
    Kind: z.enum(changeKinds),
    Part: z.enum(changedParts),
    Name: trilingualReply.nullable(),
    Module: trilingualReply.nullable(),
    Field: z.string().nullable(),
    From: told,
    To: told,
  })
  .meta({ id: 'CourseChange' })

const revision = {
  Number: z.int(),
  MadeAt: instant(),
  /** Who made it; null where nobody did. */
  ByName: trilingualReply.nullable(),
}

export const CourseRevisionRow = z
  .object({
    ID: z.int(),
    CourseID: z.int(),
    CourseCode: z.string(),
    ...revision,
    /** Beside the revision before; none of the first. */
    Changes: z.array(CourseChangeReply),
    /** How many classes keep it. */
    Classes: z.int(),
  })
  .meta({ id: 'CourseRevision' })

export const listCourseRevisions = call({
  method: 'GET',
  path: '/api/Course/GetCourseRevisions',
  who: 'editorCourse',
  effect: 'reads',
  summary: 'The revisions of courses, the newest first: who made each, when, and what it changed.',
  ...list({
    row: CourseRevisionRow,
    orders: ['MadeAt'],
    first: '-MadeAt',
    filters: { CourseID: queryId() },
  }),
  refusals: [],
})

export const compareCourseRevisions = call({
  method: 'GET',
  path: '/api/Course/CompareCourseRevisions',
  who: 'editorCourse',
  effect: 'reads',
  summary: 'What a course says in one revision that it does not in another.',
  query: z.strictObject({ courseID: queryId(), from: queryNumber(1, 1_000_000), to: queryNumber(1, 1_000_000) }),
  reply: z.object({ From: z.object(revision), To: z.object(revision), Changes: z.array(CourseChangeReply) }),
  refusals: [],
})
