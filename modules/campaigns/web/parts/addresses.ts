import type { PeopleShown } from '../../rules/audience.ts'

/** The page of an audience, to read or to change, with some of its people alone; of a new one where none is named. */
export function audienceAddress(at: {
  readonly audience?: number
  readonly edit?: boolean
  readonly shown?: PeopleShown
}): `/${string}` {
  const query = new URLSearchParams({
    ...(at.audience !== undefined && { audience: String(at.audience) }),
    ...(at.edit && { edit: 'true' }),
    ...(at.shown && { Shown: at.shown }),
  })
  return `/Setting/PopulationList?${query}`
}
