/**
 * Where the words of a field's values stand: the dictionary of whose states they are. A field that several modules have
 * is named with the module whose act told it.
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
  secondFactor: ['account', 'signInRules'],
  setting: ['audit', 'settings'],
  lookup: ['lookups', 'screens'],
  field: ['audit', 'uploads'],
  topic: ['notifications', 'topicNames'],
  'attendance.state': ['attendance', 'marks'],
  'evaluation.standing': ['evaluation', 'standings'],
  'exams.state': ['exams', 'states'],
  'exams.finishKind': ['exams', 'states'],
  'exams.grade': ['sitting', 'results.grades'],
  'exams.result': ['sitting', 'results.standings'],
} as const

/**
 * Of a column of a record: the dictionary of the act's own module, and where the values stand in it (`states.draft`).
 * A column may be one of several nouns; else they stand under its plural.
 */
export const columnPlaces: Readonly<Record<string, readonly string[]>> = {
  'classes.state': ['states', 'sessionStates', 'answers'],
  'classes.changed': ['confirmation.changedParts'],
}

/** Where the values of a field that an act of this module told have their words. */
export const placeOfValues = (module: string | undefined, field: string): readonly [string, string] | undefined => {
  const places: Readonly<Record<string, readonly [string, string]>> = valuePlaces
  return places[`${module}.${field}`] ?? places[field]
}
