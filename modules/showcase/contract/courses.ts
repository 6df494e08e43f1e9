import * as z from 'zod'
import { MeanReply, ModuleReply } from '#modules/catalogue/contract/course-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { byId, moneyReply, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'

const facts = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  CategoryName: trilingualReply.nullable(),
  LevelName: trilingualReply.nullable(),
  Hours: z.int(),
  Days: z.int(),
  Fee: moneyReply,
  /** Its picture, which visitors may fetch as long as the course is on offer. */
  ImageID: z.int().nullable(),
}

const publicCourse = z
  .object({
    ...facts,
    CategoryID: z.int().nullable(),
    /** When the next class begins that anybody may register to; null: there is none now. */
    NextStart: dayReply().nullable(),
  })
  .meta({ id: 'PublicCourse' })

export const getPublicCourses = call({
  method: 'GET',
  path: '/api/Catalogue/GetCourses',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The courses on offer, for anybody as long as the academy shows its catalogue; else for who has an account.',
  ...list({
    row: publicCourse,
    orders: ['NextStart', 'Name', 'Fee'],
    first: 'NextStart',
    filters: { CategoryID: queryId(), WithOpenClass: queryFlag() },
  }),
  refusals: [],
})

export const getPublicCategories = call({
  method: 'GET',
  path: '/api/Catalogue/GetCategories',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The categories of the courses on offer, with how many are in each.',
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Name: trilingualReply, Count: z.int() })) }),
  refusals: [],
})

export const getPublicCourse = call({
  method: 'GET',
  path: '/api/Catalogue/GetCourse',
  who: 'anonymous',
  effect: 'reads',
  summary: 'A course on offer with what it is about, as it was frozen last.',
  query: byId,
  reply: z
    .object({
      ...facts,
      Types: z.array(trilingualReply),
      Languages: z.array(trilingualReply),
      PassPercent: z.number(),
      AttendancePercent: z.number(),
      /** One objective a line. */
      Objectives: trilingualReply,
      /** Sanitized HTML. */
      Content: trilingualReply,
      Prerequisite: trilingualReply,
      Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
      /** Those in use, with their lessons in use. */
      Modules: z.array(ModuleReply),
      EvaluationMeans: z.array(MeanReply),
      InstructorNames: z.array(trilingualReply),
    })
    .meta({ id: 'PublicCourseWhole' }),
  refusals: [],
})
