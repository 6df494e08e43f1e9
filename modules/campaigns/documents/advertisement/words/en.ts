import type { Words } from '#platform/shared/words.ts'
import { en as advert } from '#modules/planning/documents/single-course-advert/words/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Announcement',
  days: 'Announced: {{days}}',
  readMoreAt: advert.readMoreAt,
  scan: 'Scan the code to open the page',
}
