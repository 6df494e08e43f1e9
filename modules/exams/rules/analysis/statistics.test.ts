import { describe, expect, it } from 'vitest'
import { adviceOn, correlation, errorOf, groupsOf, median, reliability, statisticsOf, variance } from './statistics.ts'

const sum = (row: readonly number[]) => row.reduce((total, each) => total + each, 0)
const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at]!)

/**
 * Ten students, ten questions: K. L. Wuensch, 'The Kuder-Richardson 20', East Carolina University
 * (core.ecu.edu/wuenschk/StatHelp/KR20.txt), which gives the sums of pq and the variance of the totals, 5.84.
 */
const quiz = `1111110110 1011011101 1111011001 0010001000 0000010010
  1110111111 1101110111 1111111101 0101111101 1101101110`
  .split(/\s+/)
  .map((row) => [...row].map(Number))

/**
 * Section 6 of the Law School Admission Test: a thousand answers to five questions, by their patterns (R. D. Bock and
 * M. Lieberman, Psychometrika 35, 1970, 179–197). The figures are those that `descript(LSAT)` of the R package ltm
 * prints (D. Rizopoulos, Journal of Statistical Software 17(5), 2006).
 */
const counts = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
]
const lsat = counts.flatMap((count, pattern) =>
  Array.from({ length: count }, () => [...pattern.toString(2).padStart(5, '0')].map(Number)),
)

describe('published examples', () => {
  it('KR-20 of a quiz', () => {
    expect(quiz.map(sum)).toEqual([8, 7, 7, 2, 2, 9, 8, 9, 7, 7])
    expect(variance(quiz.map(sum))).toBeCloseTo(5.84, 10)
    expect(reliability(quiz)).toBeCloseTo((10 / 9) * (1 - 2.18 / 5.84), 10)
  })
  it('facility, corrected point-biserial correlation and alpha of the LSAT', () => {
    expect(lsat).toHaveLength(1000)
    const facilities = [0.924, 0.709, 0.553, 0.763, 0.87]
    const corrected = [0.1128, 0.1532, 0.1728, 0.1444, 0.1216]
    for (const [at, facility] of facilities.entries()) {
      const own = column(lsat, at)
      const found = statisticsOf(
        lsat.map((row, index) => ({
          score: own[index]!,
          rest: (sum(row) - own[index]!) / 4,
          group: 'middle',
          seconds: null,
        })),
      )
      expect(found.facility).toBeCloseTo(facility, 10)
      expect(found.discrimination).toBeCloseTo(corrected[at]!, 4)
    }
    expect(reliability(lsat)).toBeCloseTo(0.295, 4)
    // and without each question in turn
    const without = [0.2754, 0.2376, 0.2168, 0.2459, 0.2663]
    for (const [at, alpha] of without.entries())
      expect(reliability(lsat.map((row) => row.filter((_, place) => place !== at)))).toBeCloseTo(alpha, 4)
  })
  it('the best and the weakest 27 %: of forty papers eleven each, nine and three of them right', () => {
    // the example that textbooks give of Kelley's groups: 9/11 - 3/11 = 0.55
    const totals = Array.from({ length: 40 }, (_, at) => 40 - at)
    const groups = groupsOf(totals)
    expect(groups.filter((group) => group === 'upper')).toHaveLength(11)
    const rights = { upper: 9, middle: 5, lower: 3 }
    const answers = groups.map((group) => ({ score: rights[group]-- > 0 ? 1 : 0, rest: 0.5, group, seconds: null }))
    expect(statisticsOf(answers).upperLower).toBeCloseTo(6 / 11, 10)
  })
})

describe('edges', () => {
  it('what does not vary agrees with nothing', () => {
    expect(correlation([1, 1, 1], [0, 0.5, 1])).toBeNull()
    expect(correlation([0.1 + 0.2, 0.3, 0.3], [0, 0.5, 1])).toBeNull()
    expect(
      reliability([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull()
    expect(reliability([[1], [0]])).toBeNull()
    expect(reliability([])).toBeNull()
  })
  it('one paper has no groups, and no paper no facility', () => {
    expect(groupsOf([3])).toEqual(['middle'])
    expect(groupsOf([3, 2])).toEqual(['upper', 'lower'])
    expect(statisticsOf([])).toEqual({ papers: 0, facility: 0, discrimination: null, upperLower: null, seconds: null })
    expect([median([]), median([3, 1]), median([5, 1, 2])]).toEqual([null, 2, 2])
  })
  it('a paper as reliable as can be has no error', () => {
    const scores = [
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]
    expect(reliability(scores)).toBeCloseTo(1, 10)
    expect(errorOf(scores, 1)).toBe(0)
  })
  it('advice follows the worst that is known', () => {
    const usual = { papers: 30, facility: 0.6, discrimination: 0.4, upperLower: 0.4, seconds: 60 }
    expect(adviceOn(usual)).toBe('fine')
    expect(adviceOn({ ...usual, papers: 29, discrimination: -1 })).toBe('fewPapers')
    expect(adviceOn({ ...usual, discrimination: -0.01, facility: 0.1 })).toBe('checkKey')
    expect(adviceOn({ ...usual, facility: 0.19 })).toBe('tooHard')
    expect(adviceOn({ ...usual, facility: 0.96, discrimination: null })).toBe('tooEasy')
    expect(adviceOn({ ...usual, discrimination: 0.19 })).toBe('weak')
  })
})
