/**
 * Which classes a page lets choose from. The first four are work: sheets with people unmarked, marks to give, results
 * to publish, certificates to issue; `mine` are those on whose staff the reader is. The others say how a class stands in
 * time.
 */
export const classShows = [
  'attendance',
  'marks',
  'results',
  'certificates',
  'mine',
  'today',
  'running',
  'coming',
  'ended',
] as const
export type ClassShow = (typeof classShows)[number]

/** The states of a class that each shows; what else it asks stands with the query. */
export const statesOf: Readonly<Record<Exclude<ClassShow, 'mine'>, readonly string[]>> = {
  attendance: ['confirmed', 'running', 'ended'],
  marks: ['running', 'ended'],
  results: ['ended'],
  certificates: ['resultsPublished'],
  today: ['confirmed', 'running', 'ended'],
  running: ['running'],
  coming: ['open', 'tentative', 'confirmed', 'postponed'],
  ended: ['ended', 'resultsPublished', 'closed'],
}
