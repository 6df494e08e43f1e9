import type { Noun } from '#platform/server/acts/write-act.ts'
import { traineeActs } from '../../contract/acts.ts'
import { nameParts } from './name-parts.ts'
import { factsOf, type Doing, type Person } from './person.ts'

/** The audit knows who somebody is, and nothing of a person beside: no passport, no birth, no way to reach them but the address of the account. */
export const noun: Noun<typeof traineeActs, 'people.trainee', Person, Doing> = {
  acts: traineeActs,
  stored: {
    table: 'people.trainee',
    unkept: [
      'id',
      'account_id',
      ...nameParts,
      'title_id',
      'gender',
      'birth_date',
      'nationality_id',
      'country_id',
      'marital_status_id',
      'education_degree_id',
      'passport_sealed',
      'passport_mark',
      'passport_ending',
      'passport_to_seal',
      'passport_expires_on',
      'passport_file_id',
      'visa_kind',
      'visa_number',
      'visa_expires_on',
      'work_email',
      'mobile',
      'job_title',
      'employer',
      'competition_code',
      'terms_accepted_at',
      'instructor_ids',
      'payer_ids',
      'lists',
      'search',
      'version',
      'created_at',
    ],
  },
  idOf: (trainee) => trainee.id,
  factsOf: (trainee) => ({ traineeId: trainee.id, ...factsOf(trainee) }),
}
