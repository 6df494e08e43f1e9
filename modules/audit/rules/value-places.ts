/** Where the words of a field's values stand: the dictionary of whose states they are. */
export const valuePlaces = {
  main: ['registration', 'states'],
  visa: ['registration', 'visaStates'],
  money: ['registration', 'moneyStates'],
  travel: ['registration', 'travelStates'],
  mode: ['certificates', 'states'],
  attendance: ['attendance', 'marks'],
  paperState: ['sitting', 'states'],
  grade: ['sitting', 'results.grades'],
  application: ['people', 'applications'],
  accountState: ['people', 'accountStates'],
  role: ['platform', 'roles'],
  permissions: ['platform', 'permissions'],
  secondFactor: ['account', 'signInRules'],
  setting: ['audit', 'settings'],
  lookup: ['lookups', 'screens'],
  why: ['audit', 'whys'],
  field: ['audit', 'uploads'],
  topic: ['notifications', 'topicNames'],
} as const

/**
 * Of a column of a record: the dictionary of the act's own module, and where the values stand in it (`states.draft`).
 * A column may be one of several nouns; else they stand under its plural.
 */
export const columnPlaces: Readonly<Record<string, readonly string[]>> = {
  'classes.state': ['states', 'sessionStates', 'answers'],
  'classes.changed': ['confirmation.changedParts'],
}
