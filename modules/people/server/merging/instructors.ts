import { sql, type Selectable } from 'kysely'
import type { output } from 'zod'
import type { DB } from '#database/tables.ts'
import { json } from '#platform/server/database.ts'
import type { Instructor } from '../../contract/instructors.ts'
import { instructorMergeFields, type InstructorMergeField } from '../../contract/merging.ts'
import { personKinds } from '../acts/person-kinds.ts'
import { shownInstructor } from '../calls/instructors.ts'
import { findInstructor } from '../store/instructors.ts'
import type { MergedKind } from './kind.ts'
import { columnsOfBoth, listsOfBoth, saidOfBoth } from './of-both.ts'

export const instructorMerge: MergedKind<
  InstructorMergeField,
  output<typeof Instructor>,
  Selectable<DB['people.instructor']>
> = {
  person: personKinds.instructor,
  fields: instructorMergeFields,
  said: {
    ...saidOfBoth,
    Status: ({ StatusID }) => [StatusID],
    Sector: ({ IndustrySectorID }) => [IndustrySectorID],
    Roles: ({ IsExaminer, IsPracticalAssessor }) => [
      IsExaminer ? 'examiner' : null,
      IsPracticalAssessor ? 'assessor' : null,
    ],
    // A fee of nothing is none.
    DailyFee: ({ DailyFee }) => (DailyFee?.Minor ? [DailyFee.Minor, DailyFee.Currency] : []),
    WorkExperience: ({ WorkExperience }) => [WorkExperience],
    Biography: ({ Biography }) => [Biography.ar, Biography.en, Biography.fr],
  },
  columns: {
    ...columnsOfBoth,
    Status: ['status_id'],
    Sector: ['industry_sector_id'],
    Roles: ['is_examiner', 'is_practical_assessor'],
    DailyFee: ['daily_fee_minor', 'currency'],
    WorkExperience: ['work_experience'],
    Biography: ['biography'],
  },
  lists: {
    ...listsOfBoth,
    language: { alike: sql`language_id` },
    area: { alike: sql`area_id` },
    sector: { alike: sql`sector_id` },
    obtained: { alike: sql`platform.fold(title), platform.fold(provider)` },
  },
  shown: shownInstructor,
  saved: findInstructor,
  alsoTaken: ({ body: { FromGone } }, { gone }) => ({
    ...(FromGone.includes('Biography') && { biography: json(gone.biography) }),
  }),
  // A registration that waited is answered by it.
  closed: { application: 'approved' },
}
