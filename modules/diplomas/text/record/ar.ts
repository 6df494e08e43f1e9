import { ar as catalogue } from '#modules/catalogue/text/record/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as diplomas } from '../ar.ts'

export const ar = {
  rights: {
    updateDiploma: 'تعديل دبلوم',
    publishDiploma: 'إعلان دبلوم أو سحب إعلانه',
    deleteDiploma: 'حذف دبلوم',
    updateTrack: 'تعديل مسار تدريبي',
    publishTrack: 'إعلان مسار أو سحب إعلانه',
    deleteTrack: 'حذف مسار تدريبي',
  },
  columns: {
    code: terms.code,
    name: terms.name,
    levelId: catalogue.columns.levelId,
    fee: terms.fee,
    diplomaId: 'رقم الدبلوم',
    leastElectives: diplomas.fields.leastElectives,
    trackId: 'رقم المسار',
    courses: diplomas.fields.courses,
    electives: 'الدورات الاختيارية',
    courseIds: 'أرقام الدورات',
    completedAt: 'وقت الإتمام',
    withdrawnAt: 'وقت السحب',
    imageFileId: diplomas.fields.image,
    isPublished: diplomas.states.published,
  },
} as const
