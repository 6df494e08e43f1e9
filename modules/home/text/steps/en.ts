import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'First steps of your academy',
  progress: 'Done: {{done}} of {{all}}',
  done: terms.done,
  putAway: 'Put the list away',
  wasPutAway: 'The first steps are put away. The page System settings brings them back.',
  steps: {
    academyName: {
      title: 'Your academy’s name',
      why: 'It stands on every letter, document and certificate.',
      do: 'Name the academy',
    },
    academyLogo: {
      title: 'Logo of the academy',
      why: 'It stands in place of Diwan’s sign on whatever is printed.',
      do: 'Upload the logo',
    },
    classRoom: {
      title: 'The first classroom',
      why: 'Where sessions are held: by its seats and equipment the plan knows what fits and what clashes.',
      do: 'Add the first classroom',
    },
    calendarYear: {
      title: 'The training year',
      why: 'Working days, terms and holidays, from which the plan and the sessions start.',
      do: 'Set up the calendar',
    },
    publishedCourse: {
      title: 'The first course on offer',
      why: 'What the academy teaches: added, then put on offer, it stands in the catalogue and can be registered for.',
      do: 'Set up courses',
    },
    courseClass: {
      title: 'The first class',
      why: 'A course on certain days, with sessions, an instructor and seats.',
      do: 'Make the first class',
    },
    colleague: {
      title: 'The first colleague',
      why: 'An editor or a training coordinator who works with you; an invitation comes by mail to choose a password.',
      do: 'Invite a colleague',
    },
  },
}
