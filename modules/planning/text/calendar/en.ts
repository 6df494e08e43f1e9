import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as planning } from '../en.ts'

export const en: Words<typeof ar> = {
  about:
    'The academy’s years with their terms and working week, and the holidays that come again each year. The plan and the sessions begin from here.',
  years: 'Years',
  noYears: 'There is no year in the calendar yet. Add one: the homes show it, and the plan begins from it.',
  days: 'Its days',
  week: 'Working days',
  hours: 'Usual session hours',
  terms: 'Terms',
  term: 'Term {{number}}',
  addTerm: 'Add a term',
  removeTerm: 'Delete term {{number}}',
  noTerms: 'No terms',
  holidays: 'Its holidays',
  editYear: 'Change the year',
  recurring: 'Recurring holidays',
  recurringAbout:
    'Their days are put among the holidays of each year of the calendar. What somebody changes there stays as it was changed.',
  noRecurring: 'There are no recurring holidays yet.',
  when: 'Date',
  next: 'Comes next',
  editRecurring: 'Change the recurring holiday',
  correction: 'Correction',
  correctionHint: 'By how many days the moon is usually seen later than Umm al-Qura says (negative: earlier).',
  length: planning.together.days,
  month: terms.month,
  date: 'Day of the month',
  hijriMonth: 'Hijri month',
  later: '{{when}}, correction: {{days}}',
  dateOf: '{{date}} {{month}}',
  /* The months of the Hijri year. */
  hijriMonths: {
    m1: 'Muharram',
    m2: 'Safar',
    m3: 'Rabi al-Awwal',
    m4: 'Rabi al-Thani',
    m5: 'Jumada al-Ula',
    m6: 'Jumada al-Akhira',
    m7: 'Rajab',
    m8: 'Shaban',
    m9: 'Ramadan',
    m10: 'Shawwal',
    m11: 'Dhu al-Qadah',
    m12: 'Dhu al-Hijjah',
  },
}
