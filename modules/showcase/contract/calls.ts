import type { Calls } from '#platform/shared/call.ts'
import { getPublicClass, getPublicClasses } from './classes.ts'
import { getPublicCategories, getPublicCourse, getPublicCourses } from './courses.ts'

export const showcaseCalls = {
  getPublicCourses,
  getPublicCategories,
  getPublicCourse,
  getPublicClasses,
  getPublicClass,
} satisfies Calls
