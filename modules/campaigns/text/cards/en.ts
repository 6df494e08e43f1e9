import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  region: 'Announcements of the academy',
  open: 'See more',
  until: 'Ends on {{day}}',
  close: 'Close the announcement: {{title}}',
  closeAll: 'Close all',
  more_zero: 'No more announcements',
  more_one: 'One more announcement',
  more_two: '{{count}} more announcements',
  more_few: '{{count}} more announcements',
  more_many: '{{count}} more announcements',
  more_other: '{{count}} more announcements',
}
