import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { byId, doneReply, fileBytes, id, queryId, shortText, trilingualReply } from '#platform/shared/shapes.ts'
import { ModuleReply } from './course-shapes.ts'
import { MaterialRow, materialList } from './material-shapes.ts'

const byCourse = z.strictObject({ courseID: queryId() })

export const listMaterials = call({
  method: 'GET',
  path: '/api/CourseMaterial/GetAll',
  who: 'all',
  effect: 'reads',
  summary: 'The materials that the caller may see now, of all courses, a page at a time.',
  ...materialList,
  refusals: [],
})

export const getMaterial = call({
  method: 'GET',
  path: '/api/CourseMaterial/GetMaterial',
  who: 'all',
  effect: 'reads',
  summary: 'One material that the caller may see now.',
  query: byId,
  reply: MaterialRow,
  refusals: [],
})

export const getAllCourseMaterials = call({
  method: 'GET',
  path: '/api/Course/GetAllCourseMaterialsByCourseID',
  who: 'all',
  effect: 'reads',
  summary: 'The materials of a course and of its modules that the caller may see now, in their order.',
  query: byCourse,
  reply: z.object({ Items: z.array(MaterialRow) }),
  refusals: [],
})

export const getCourseModuleMaterials = call({
  method: 'GET',
  path: '/api/Course/GetCourseModuleMaterialsByCourseID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The materials of the modules of a course that the caller may see now, in their order.',
  query: byCourse,
  reply: z.object({ Items: z.array(MaterialRow) }),
  refusals: [],
})

const contentRow = z.object({
  ID: z.int(),
  Code: z.string(),
  Name: trilingualReply,
  /** How many materials the caller sees of it now. */
  Materials: z.int(),
})

export const getOwnCourses = call({
  method: 'GET',
  path: '/api/CourseMaterial/GetOwnCourses',
  who: 'traineeInstructor',
  effect: 'reads',
  summary:
    'The courses of the classes in which the caller takes part or teaches, with how many materials are to be seen.',
  reply: z.object({ Items: z.array(contentRow.meta({ id: 'OwnCourse' })) }),
  refusals: [],
})

export const getCourseContent = call({
  method: 'GET',
  path: '/api/CourseMaterial/GetContent',
  who: 'all',
  effect: 'reads',
  summary:
    'A course with modules, lessons and the materials that the caller may see now, for those who take part in a class of it, teach one, or work with the catalogue; also once it is no longer on offer.',
  query: byCourse,
  reply: z
    .object({
      ID: z.int(),
      Code: z.string(),
      Name: trilingualReply,
      Objectives: trilingualReply,
      Modules: z.array(ModuleReply),
      Materials: z.array(MaterialRow),
    })
    .meta({ id: 'CourseContent' }),
  refusals: [],
})

export const openMaterial = call({
  method: 'POST',
  path: '/api/CourseMaterial/Open',
  who: 'all',
  effect: 'writes',
  secretReply: true,
  summary:
    'An address under which the bytes of a material are read or saved without a bearer, byte ranges included. It is good in this session and in this browser alone, and as long as the caller may see the material.',
  body: z.strictObject({ ID: id(), Saves: z.boolean() }),
  reply: z.object({ Address: z.string() }).meta({ id: 'MaterialAddress' }),
  refusals: [],
})

export const streamMaterial = call({
  method: 'GET',
  path: '/api/CourseMaterial/Stream',
  who: 'anonymous',
  effect: 'reads',
  perSecond: 20,
  pastTheWall: 'The session of its ticket says who asks; what they may see is then asked as theirs.',
  summary:
    'The bytes of a material, or the range of them that is asked for, by the ticket that Open has given to this session.',
  query: z.strictObject({ Ticket: shortText(32, 'notAllowed').regex(/^[\w-]{32}$/, 'notAllowed') }),
  reply: fileBytes,
  refusals: [],
})

export const deleteCourseMaterial = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourseMaterial',
  who: 'editorCourse',
  effect: 'writes',
  forOthers: true,
  summary: 'Deletes a material of a course as a whole, with its file.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const deleteCourseModuleMaterial = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourseModuleMaterial',
  who: 'editorCourse',
  effect: 'writes',
  forOthers: true,
  summary: 'Deletes a material of a module, with its file.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
