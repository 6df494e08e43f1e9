import { cast, castPassword } from './cast/members.ts'

export interface SampleLogin {
  readonly email: string
  readonly name: string
  readonly part: string
}

/** Who can sign in to the sample academy, for the lines that the start-up prints. */
export function sampleLogins(): { readonly password: string; readonly logins: readonly SampleLogin[] } {
  return {
    password: castPassword,
    logins: Object.values(cast).map(({ email, nameEn, part }) => ({ email, name: nameEn, part })),
  }
}
