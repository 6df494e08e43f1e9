import type { UploadField } from '#platform/server/module.ts'
import { courseImageField } from '../contract/course-shapes.ts'
import { findCourse } from './store/courses.ts'

/** The picture of a course, for whoever sees the course. Lists show many, so looking leaves no row. */
const courseImage: UploadField = {
  field: courseImageField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 1600,
  who: 'editorCourse',
  audited: false,
  mayOpen: async (db, actor, file) =>
    file.subject_type === 'course' &&
    file.subject_id !== null &&
    (await findCourse(db, actor, file.subject_id)) !== undefined,
}

export const uploads: readonly UploadField[] = [courseImage]
