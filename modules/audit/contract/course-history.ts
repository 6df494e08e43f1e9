import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { day, queryId } from '#platform/shared/shapes.ts'
import { mostReached } from './entries.ts'
import { HistoryRow } from './person-history.ts'

/** What part of the academy's work an act on a course belongs to. */
export const courseAreas = ['catalogue', 'planning', 'classes', 'practical', 'evaluation', 'notifications'] as const

const fields = z.record(z.string(), z.unknown()).nullable()

export const getCourseHistory = call({
  method: 'GET',
  path: '/api/Course/GetCourseHistory',
  who: 'editorCourse',
  effect: 'reads',
  summary: `What happened to a course, its rows of the plan and its classes, of what the caller reaches, newest first: at most the first ${mostReached} rows.`,
  ...list({
    row: HistoryRow.extend({
      /** Of acts on the course itself: the fields that changed, as they were and as they are. */
      Before: fields,
      After: fields,
    }).meta({ id: 'CourseHistoryRow' }),
    orders: ['At'],
    first: '-At',
    always: { CourseID: queryId() },
    filters: {
      Area: z.enum(courseAreas),
      /** First and last day, of the academy's time zone. */
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})
