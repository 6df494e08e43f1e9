/** The kinds of people whom audiences hold; where several have one address, the first of them is written to. */
export const audienceKinds = ['trainee', 'instructor', 'contact'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** How somebody stands in an audience: nobody is written to who has refused, twice at one address, or without one. */
export const standings = ['written', 'refused', 'twice', 'noAddress'] as const
export type Standing = (typeof standings)[number]

/** Of whom a list of an audience's people tells: one of the standings, who came or left lately, who was left out. */
export const peopleShown = [...standings, 'came', 'left'] as const
export type PeopleShown = (typeof peopleShown)[number]

/** For so many days somebody counts as having come. */
export const daysNew = 30

/** Whether somebody has been here: within some days, or not for longer. */
export const activities = ['within', 'longAgo'] as const

export interface Conditions {
  readonly Kinds: readonly AudienceKind[]
  readonly CourseIDs: readonly number[]
  readonly ClassIDs: readonly number[]
  readonly CategoryIDs: readonly number[]
  readonly States: readonly string[]
  readonly DiplomaIDs: readonly number[]
  readonly NationalityIDs: readonly number[]
  readonly SectorIDs: readonly number[]
  readonly OrganizationIDs: readonly number[]
  readonly Languages: readonly string[]
  readonly Activity: (typeof activities)[number] | null
  readonly ActivityDays: number | null
}

/** No kind of people, and no condition. */
export const noConditions = {
  Kinds: [],
  CourseIDs: [],
  ClassIDs: [],
  CategoryIDs: [],
  States: [],
  DiplomaIDs: [],
  NationalityIDs: [],
  SectorIDs: [],
  OrganizationIDs: [],
  Languages: [],
  Activity: null,
  ActivityDays: null,
} satisfies Conditions

/** What some kinds of people are not asked about: an audience with such a condition holds none of them. */
const notOf: Readonly<Record<AudienceKind, readonly (keyof Conditions)[]>> = {
  trainee: ['SectorIDs'],
  instructor: ['States', 'DiplomaIDs', 'OrganizationIDs'],
  contact: ['DiplomaIDs', 'NationalityIDs', 'SectorIDs'],
}

/** The kinds that the conditions leave: of the chosen ones those that all conditions can be asked of. */
export const kindsLeft = (conditions: Conditions): AudienceKind[] =>
  audienceKinds.filter(
    (kind) =>
      conditions.Kinds.includes(kind) &&
      notOf[kind].every((key) => (conditions[key] as readonly unknown[]).length === 0),
  )
