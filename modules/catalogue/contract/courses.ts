import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  givenCode,
  id,
  idList,
  queryId,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { Course, courseFields, CourseInstructor, courseList, MeanReply, ModuleReply } from './course-shapes.ts'
import { codeTaken, courseInUse, internalCodeTaken, meanInUse, moduleInUse, prerequisiteCircle } from './refusals.ts'

const byCourse = z.strictObject({ courseID: queryId() })

export const listCourses = call({
  method: 'GET',
  path: '/api/Course/GetAllCourses',
  who: 'all',
  effect: 'reads',
  summary: 'The courses, a page at a time; who does not edit the catalogue sees the published ones.',
  ...courseList,
  refusals: [],
})

export const filterCourses = call({
  method: 'POST',
  path: '/api/Course/GetAllByFilter',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The same as GetAllCourses with the filter in the body.',
  body: courseList.query,
  reply: courseList.reply,
  mayBeBehind: true,
  refusals: [],
})

export const getAllCourses = call({
  method: 'GET',
  path: '/api/Course/GetAll',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'Id, code and name of every course that the caller may see, for selects.',
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply })) }),
  refusals: [],
})

export const getCourse = call({
  method: 'GET',
  path: '/api/Course/GetCourse',
  who: 'all',
  effect: 'reads',
  summary: 'One course with modules, lessons, evaluation means and who delivers it.',
  query: byId,
  reply: Course,
  refusals: [],
})

export const addCourse = call({
  method: 'POST',
  path: '/api/Course/AddCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary: 'Makes a course.',
  body: courseFields,
  reply: savedReply,
  refusals: [codeTaken, internalCodeTaken, prerequisiteCircle, fileNotFound, fileTaken],
})

export const updateCourse = call({
  method: 'PUT',
  path: '/api/Course/UpdateCourse',
  who: 'editorCourse',
  effect: 'writes',
  encoding: 'gzip',
  summary:
    'Changes a course as a whole: modules, lessons, materials and means with an id are changed, without one made, left out ones deleted. The body may come gzip-compressed.',
  query: byId,
  body: courseFields.safeExtend({ Version: version() }),
  reply: savedReply,
  refusals: [
    codeTaken,
    internalCodeTaken,
    prerequisiteCircle,
    moduleInUse,
    meanInUse,
    fileNotFound,
    fileTaken,
    changedMeanwhile,
  ],
})

export const duplicateCourse = call({
  method: 'POST',
  path: '/api/Course/DuplicateCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary:
    'Makes a course of a new code that has all that another one has but its picture; it is not on offer before somebody puts it there.',
  body: z.strictObject({ ID: id(), Code: givenCode(30) }),
  reply: savedReply,
  refusals: [codeTaken],
})

export const publishCourse = call({
  method: 'POST',
  path: '/api/Course/SetPublished',
  who: 'editorCourse',
  effect: 'writes',
  summary: 'Shows a course to trainees and organizations, or takes it out of their sight.',
  body: z.strictObject({ ID: id(), Version: version(), IsPublished: z.boolean() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const deleteCourse = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary: 'Deletes a course that nothing refers to.',
  query: byId,
  reply: doneReply,
  refusals: [courseInUse],
})

export const deleteCourses = call({
  method: 'POST',
  path: '/api/Course/DeleteListOfCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary: 'Deletes several courses that nothing refers to, all or none.',
  body: idList,
  reply: doneReply,
  refusals: [courseInUse],
})

export const getCourseTypes = call({
  method: 'GET',
  path: '/api/Course/GetCourseTypesByCourseID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The types of a course, the main one first.',
  query: byCourse,
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Name: trilingualReply })) }),
  refusals: [],
})

export const getCourseLanguages = call({
  method: 'GET',
  path: '/api/Course/GetLangaugesByCourseID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The languages that a course is taught in, the main one first.',
  query: byCourse,
  reply: z.object({ Items: z.array(z.object({ Code: z.string() })) }),
  refusals: [],
})

export const getCourseModules = call({
  method: 'GET',
  path: '/api/Course/GetCourseModulesByCourseID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The modules of a course with their lessons.',
  query: byCourse,
  reply: z.object({ Items: z.array(ModuleReply) }),
  refusals: [],
})

export const getEvaluationMeans = call({
  method: 'GET',
  path: '/api/Course/GetEvaluationMeansByCourseID',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The evaluation means of a course.',
  query: byCourse,
  reply: z.object({ Items: z.array(MeanReply) }),
  refusals: [],
})

export const getCourseInstructors = call({
  method: 'GET',
  path: '/api/Course/GetInstructorByCourseID',
  who: 'all',
  effect: 'reads',
  summary: 'The instructors who are able to deliver a course.',
  query: byCourse,
  reply: z.object({ Items: z.array(CourseInstructor) }),
  refusals: [],
})

export const getAllModules = call({
  method: 'GET',
  path: '/api/CourseModule/GetAll',
  who: 'staff',
  effect: 'reads',
  forOthers: true,
  summary: 'Id and name of every active module with its course, for selects.',
  reply: z.object({
    Items: z.array(z.object({ ID: z.int(), CourseID: z.int(), CourseCode: z.string(), Name: trilingualReply })),
  }),
  refusals: [],
})

export const deleteCourseModule = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourseModule',
  who: 'editorCourse',
  effect: 'writes',
  forOthers: true,
  summary: 'Deletes a module that nothing refers to, with its lessons.',
  query: byId,
  reply: doneReply,
  refusals: [moduleInUse],
})

export const deleteEvaluationMean = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourseEvaluationMeans',
  who: 'editorCourse',
  effect: 'writes',
  forOthers: true,
  summary: 'Deletes an evaluation mean by which nothing has been scored.',
  query: byId,
  reply: doneReply,
  refusals: [meanInUse],
})
export const deleteCourseFacility = call({
  method: 'DELETE',
  path: '/api/Course/DeleteCourseFacility',
  who: 'editorCourse',
  effect: 'writes',
  forOthers: true,
  summary: 'Takes a line out of the equipment that a course needs.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
