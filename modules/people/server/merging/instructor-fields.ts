import type { output } from 'zod'
import { instructorMergeFields, type InstructorMergeField } from '../../contract/instructor-merging.ts'
import type { Instructor } from '../../contract/instructors.ts'
import { differingIn, type Said } from './fields.ts'

type Shown = output<typeof Instructor>

const said: Readonly<Record<InstructorMergeField, (of: Shown) => Said>> = {
  Name: ({ FullName }) => [FullName.ar, FullName.en],
  Account: ({ Email, AccountState }) => (AccountState === null ? [] : [Email]),
  Title: ({ TitleID }) => [TitleID],
  Nationality: ({ NationalityID }) => [NationalityID],
  Country: ({ CountryID }) => [CountryID],
  Mobile: ({ Mobile }) => [Mobile],
  WorkEmail: ({ WorkEmail }) => [WorkEmail],
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
}

/** In which fields two records differ, and whose value is offered. */
export const instructorsDiffer = (kept: Shown, gone: Shown) => differingIn(instructorMergeFields, said, kept, gone)
