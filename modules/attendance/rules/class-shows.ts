/** What a class can need: sheets with people unmarked, marks to give, results to publish, certificates to issue. */
export const classWorks = ['attendance', 'marks', 'results', 'certificates'] as const
export type ClassWork = (typeof classWorks)[number]

/**
 * Which classes a page lets choose from: those that need a work; `mine` are those on whose staff the reader is. The
 * others say how a class stands in time.
 */
export const classShows = [...classWorks, 'mine', 'today', 'running', 'coming', 'ended'] as const
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

/** What a class in this state needs, of whose sessions so many have somebody unmarked. */
export const worksOf = (state: string, unmarkedSessions: number): ClassWork[] =>
  classWorks.filter((work) => statesOf[work].includes(state) && (work !== 'attendance' || unmarkedSessions > 0))
