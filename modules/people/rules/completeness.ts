/** What a trainee's record must hold before a registration can be handed in, by the names of the fields' words. */
export interface RegistrableFacts {
  readonly FullName: { readonly ar?: string | undefined; readonly en?: string | undefined }
  readonly Gender: string | null
  readonly BirthDate: string | null
  readonly NationalityID: number | null
  readonly PassportEnding: string | null
  readonly WorkEmail: string
  readonly Mobile: string
}

/** What is still missing, in the order of the form. Whether a passport's expiry matters depends on the class. */
export function missingForRegistration(trainee: RegistrableFacts) {
  const facts = {
    nameAr: trainee.FullName.ar,
    nameEn: trainee.FullName.en,
    gender: trainee.Gender,
    birthDate: trainee.BirthDate,
    nationality: trainee.NationalityID,
    passportNumber: trainee.PassportEnding,
    workEmail: trainee.WorkEmail,
    mobile: trainee.Mobile,
  }
  return (Object.keys(facts) as (keyof typeof facts)[]).filter((field) => !facts[field])
}
