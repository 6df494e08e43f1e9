/**
 * Where the words of a field's values stand: the dictionary of whose states they are, and its places, as a field may be one
 * of several nouns. A field that several modules have is named with the module whose act told it. Others are sought in
 * the act's own module first, under the plural of the field (`kinds`).
 */
export const valuePlaces = {
  main: ['registration', 'states'],
  visa: ['registration', 'visaStates'],
  money: ['registration', 'moneyStates'],
  travel: ['registration', 'travelStates'],
  mode: ['certificates', 'states'],
  application: ['people', 'applications'],
  role: ['platform', 'roles'],
  permissions: ['platform', 'permissions'],
  'accounts.state': ['accounts/record', 'states'],
  'accounts.language': ['accounts/record', 'languages'],
  'accounts.gender': ['accounts/record', 'genders'],
  'signin.state': ['signin/record', 'states'],
  'signin.why': ['signin/record', 'whys'],
  'registration.roomType': ['registration/record', 'roomTypes'],
  lookup: ['lookups', 'screens'],
  field: ['audit', 'uploads'],
  topic: ['notifications', 'topicNames'],
  'attendance.state': ['attendance', 'marks'],
  'evaluation.standing': ['evaluation', 'standings'],
  'classes.state': ['classes', 'states', 'sessionStates', 'answers'],
  'classes.changed': ['classes', 'confirmation.changedParts'],
  'campaigns.state': ['campaigns', 'adverts.states', 'campaigns.states'],
  'campaigns.linkKind': ['campaigns', 'adverts.links'],
  'campaigns.channels': ['campaigns', 'adverts.channels'],
  'exams.state': ['exams', 'states'],
  'exams.finishKind': ['exams', 'states'],
  'exams.grade': ['sitting', 'results.grades'],
  'exams.result': ['sitting', 'results.standings'],
} as const

/**
 * Where the words of a field's values are sought, one after the other, each a dictionary and a place in it: for a field that
 * an act of this module told.
 */
export function placesOfValues(module: string | undefined, field: string): readonly (readonly [string, string])[] {
  const places: Readonly<Record<string, readonly [string, ...string[]]>> = valuePlaces
  const named = places[`${module}.${field}`]
  const own = module === undefined || named ? [] : [[module, `${field}s`] as const]
  const [namespace, ...rest] = named ?? places[field] ?? []
  return [...own, ...rest.map((place) => [namespace!, place] as const)]
}
