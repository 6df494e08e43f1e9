import type { Noun } from '#platform/server/acts/write-act.ts'
import { instructorActs } from '../../contract/acts.ts'
import { nameParts } from './name-parts.ts'
import { factsOf, type Doing, type Person } from './person.ts'

/** Beside who it is: fee, rights, and where the registration stands. What the person told of the own life is not kept. */
export const noun: Noun<typeof instructorActs, 'people.instructor', Person, Doing> = {
  acts: instructorActs,
  stored: {
    table: 'people.instructor',
    unkept: [
      'id',
      'account_id',
      ...nameParts,
      'title_id',
      'nationality_id',
      'country_id',
      'work_email',
      'mobile',
      'work_experience',
      'biography',
      'application_note',
      'applied_at',
      'terms_accepted_at',
      'search',
      'version',
    ],
  },
  idOf: (instructor) => instructor.id,
  factsOf,
}
