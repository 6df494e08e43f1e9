import type { UploadField } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { passes } from '#platform/shared/access.ts'
import { courseImageField } from '../contract/course-shapes.ts'
import { materialSettings } from '../contract/settings.ts'
import { materialField } from '../contract/material-shapes.ts'
import { courseOnOffer, findCourse } from './store/courses.ts'

/** The picture of a course, for whoever sees the course: of one on offer that is anybody, as its document shows it. Lists show many, so looking leaves no row. */
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
    ((await courseOnOffer(db, file.subject_id)) ?? (await findCourse(db, actor, file.subject_id))) !== undefined,
}

/** Files and videos of materials. They are read by a ticket of the material; whoever edits courses also by their id. */
const courseMaterial: UploadField = {
  field: materialField,
  types: [
    'pdf',
    'docx',
    'pptx',
    'xlsx',
    'csv',
    'txt',
    'jpeg',
    'png',
    'webp',
    'mp3',
    'm4a',
    'ogg',
    'wav',
    'mp4',
    'webm',
  ],
  maxBytes: 500_000_000,
  mostBytes: async (db) => (await settings(db, materialSettings)).materialMegabytes * 1_000_000,
  dailyBytes: 20_000_000_000,
  who: 'editorCourse',
  audited: false,
  mayOpen: async (_db, actor, file) =>
    file.subject_type === 'course' && passes('editorCourse', actor.role, actor.permissions),
}

export const uploads: readonly UploadField[] = [courseImage, courseMaterial]
