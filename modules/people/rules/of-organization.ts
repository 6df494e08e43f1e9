/** What an organization writes of its own people. */
export const fieldsOfOrganization = [
  'Name',
  'Gender',
  'BirthDate',
  'NationalityID',
  'PassportNumber',
  'PassportExpiresOn',
  'WorkEmail',
  'Mobile',
  'JobTitle',
  'Employer',
] as const
export type FieldOfOrganization = (typeof fieldsOfOrganization)[number]

/** A person's record as far as it says what the organization may still write. */
export interface PersonOfOrganization {
  readonly AccountState: string | null
  readonly IsNameChecked: boolean
  readonly Gender: string | null
  readonly BirthDate: string | null
  readonly NationalityID: number | null
  readonly PassportEnding: string | null
  readonly PassportExpiresOn: string | null
  readonly Mobile: string
}

const ofWork: readonly FieldOfOrganization[] = ['WorkEmail', 'JobTitle', 'Employer']

/**
 * What an organization may write of one of its people: everything until the person has signed in, but no name that was
 * held against the passport. From then on the record is the person's: what belongs to the work, and what is empty.
 */
export function openToOrganization(person: PersonOfOrganization): FieldOfOrganization[] {
  if (person.AccountState === 'pending' || person.AccountState === null)
    return fieldsOfOrganization.filter((field) => field !== 'Name' || !person.IsNameChecked)
  const empty: Partial<Record<FieldOfOrganization, boolean>> = {
    Gender: !person.Gender,
    BirthDate: !person.BirthDate,
    NationalityID: person.NationalityID === null,
    PassportNumber: !person.PassportEnding,
    PassportExpiresOn: !person.PassportExpiresOn,
    Mobile: person.Mobile === '',
  }
  return fieldsOfOrganization.filter((field) => ofWork.includes(field) || empty[field])
}
