import type { NationalityVisa } from '#modules/lookups/rules/visa.ts'

/** What somebody needs to come to a class; `toCheck`: nobody can tell yet, the coordinator looks. */
export const visaNeeds = ['notRequired', 'onArrival', 'required', 'toCheck'] as const
export type VisaNeed = (typeof visaNeeds)[number]

interface Visitor {
  /** Code of the nationality; null: not known. */
  readonly nationality: string | null
  /** What the list of nationalities says of it. */
  readonly nationalityVisa: NationalityVisa | null
}

/**
 * Citizens of the academy's country and people who attend online need no visa; of everybody else the list of
 * nationalities decides, and where it leaves it to the default, the academy's setting. Who has no nationality yet is checked.
 */
export function visaNeedOf(
  { nationality, nationalityVisa }: Visitor,
  place: string,
  { homeCountry, visaDefault }: { readonly homeCountry: string; readonly visaDefault: VisaNeed },
): VisaNeed {
  if (place === 'online' || nationality === homeCountry) return 'notRequired'
  if (nationality === null || nationalityVisa === null) return 'toCheck'
  return nationalityVisa === 'asDefault' ? visaDefault : nationalityVisa
}

/** Where the visa track begins. A visa on arrival is got at the border: nothing waits for it. */
export const visaStart = {
  notRequired: 'notRequired',
  onArrival: 'notRequired',
  required: 'awaitingVisaApproval',
  toCheck: 'toCheck',
} as const satisfies Record<VisaNeed, string>

/** Whether the passport has to reach past the class: for any visa, also one on arrival. */
export const passportMatters = (need: VisaNeed): boolean => need !== 'notRequired'
