import type { Trainee } from '../../contract/trainee-shapes.ts'
import { mergeFields, type MergeField } from '../../contract/merging.ts'
import type { output } from 'zod'

type Shown = output<typeof Trainee>

/** What a record says of a field, as texts that are equal where it says the same; empty where it says nothing. */
export type Said = readonly (string | number | null | undefined)[]

const said: Readonly<Record<MergeField, (of: Shown) => Said>> = {
  Name: ({ FullName }) => [FullName.ar, FullName.en],
  Account: ({ Email, AccountState }) => (AccountState === null ? [] : [Email]),
  Title: ({ TitleID }) => [TitleID],
  Gender: ({ Gender }) => [Gender],
  BirthDate: ({ BirthDate }) => [BirthDate],
  Nationality: ({ NationalityID }) => [NationalityID],
  Country: ({ CountryID }) => [CountryID],
  MaritalStatus: ({ MaritalStatusID }) => [MaritalStatusID],
  Passport: ({ PassportEnding, PassportExpiresOn, PassportFile }) => [
    PassportEnding,
    PassportExpiresOn,
    PassportFile?.ID,
  ],
  Visa: ({ VisaKind, VisaNumber, VisaExpiresOn }) => [VisaKind, VisaNumber, VisaExpiresOn],
  Mobile: ({ Mobile }) => [Mobile],
  WorkEmail: ({ WorkEmail }) => [WorkEmail],
  EducationDegree: ({ EducationDegreeID }) => [EducationDegreeID],
  JobTitle: ({ JobTitle }) => [JobTitle],
  Employer: ({ Employer }) => [Employer],
  Organization: ({ OrganizationID }) => [OrganizationID],
}

/**
 * In which fields two records differ, and whose value is offered: the first one's, unless it says nothing. Passports
 * whose numbers end alike may still be two, so whoever has one is always shown beside the other.
 */
export const differing = (kept: Shown, gone: Shown) => differingIn(mergeFields, said, kept, gone)

/** The same of the records of any kind of person. */
export function differingIn<Of, Field extends string>(
  fields: readonly Field[],
  saidOf: Readonly<Record<Field, (of: Of) => Said>>,
  kept: Of,
  gone: Of,
): { Field: Field; Offered: 'kept' | 'gone' }[] {
  return fields.flatMap((Field) => {
    const [mine, theirs] = [kept, gone].map((of) =>
      saidOf[Field](of)
        .map((value) => value ?? '')
        .join('\n')
        .trim(),
    )
    if (!theirs || mine === theirs) return []
    return [{ Field, Offered: mine ? ('kept' as const) : ('gone' as const) }]
  })
}
