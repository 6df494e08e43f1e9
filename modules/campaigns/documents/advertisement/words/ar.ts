import { ar as advert } from '#modules/planning/documents/single-course-advert/words/ar.ts'

export const ar = {
  title: 'إعلان',
  days: 'يسري الإعلان: {{days}}',
  readMoreAt: advert.readMoreAt,
  scan: 'صوّر الرمز لتفتح الصفحة',
} as const
