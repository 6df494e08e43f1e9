import type { Words } from '#platform/shared/words.ts'
import { en as catalogue } from '#modules/catalogue/text/record/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as diplomas } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    updateDiploma: 'Change a diploma',
    publishDiploma: 'Put a diploma on offer or take it off',
    deleteDiploma: 'Delete a diploma',
    updateTrack: 'Change a track',
    publishTrack: 'Put a track on offer or take it off',
    deleteTrack: 'Delete a track',
  },
  columns: {
    code: terms.code,
    name: terms.name,
    levelId: catalogue.columns.levelId,
    fee: terms.fee,
    diplomaId: 'Number of the diploma',
    leastElectives: diplomas.fields.leastElectives,
    trackId: 'Number of the track',
    courses: diplomas.fields.courses,
    electives: 'Electives',
    courseIds: 'Numbers of the courses',
    completedAt: 'Completed',
    withdrawnAt: 'Withdrawn',
    imageFileId: diplomas.fields.image,
    isPublished: diplomas.states.published,
  },
}
