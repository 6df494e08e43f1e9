export const meanKinds = ['participation', 'attendance', 'assignments', 'project'] as const
export type MeanKind = (typeof meanKinds)[number]

export const totalPercent = (means: readonly { readonly percent: number }[]): number =>
  means.reduce((sum, mean) => sum + Math.round(mean.percent * 100), 0) / 100

/** The percentages of a course's means stay under 100: the exams make the rest. */
export const fitsBesideExams = (means: readonly { readonly percent: number }[]): boolean => totalPercent(means) < 100

/** Participation is always a degree from 1 to 10. */
export const highestScore = (kind: MeanKind): number => (kind === 'participation' ? 10 : 100)
