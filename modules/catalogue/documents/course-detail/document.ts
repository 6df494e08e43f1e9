import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { CourseInstructor, MeanReply, ModuleReply } from '../../contract/course-shapes.ts'

export default document({
  path: '/report/CourseDetail/:ID?',
  params: { ID: id },
  who: 'public',
  paper: 'portrait',
  summary: 'A course on offer with its content, for anybody.',
  shape: z.object({
    Code: z.string(),
    Name: trilingualReply,
    /** Its picture, which visitors may fetch as long as the course is on offer. */
    ImageID: z.int().nullable(),
    CategoryName: trilingualReply.nullable(),
    LevelName: trilingualReply.nullable(),
    Types: z.array(trilingualReply),
    Languages: z.array(trilingualReply),
    /** The number of the revision that it shows; null where the course was never frozen. */
    Revision: z.int().nullable(),
    Hours: z.int(),
    Days: z.int(),
    Fee: moneyReply,
    PassPercent: z.number(),
    AttendancePercent: z.number(),
    /** One objective a line. */
    Objectives: trilingualReply,
    Prerequisite: trilingualReply,
    Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
    /** Those in use, with their lessons in use. */
    Modules: z.array(ModuleReply),
    EvaluationMeans: z.array(MeanReply),
    InstructorNames: z.array(CourseInstructor.shape.FullName),
  }),
})
