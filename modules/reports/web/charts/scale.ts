import { scaleLinear } from 'd3-scale'

/** From nothing to a round number at or above the largest value, with the numbers along the axis. */
export function axisOf(values: readonly (number | null)[], count = 4) {
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const scale = scaleLinear()
    .domain([0, most || 1])
    .nice(count)
  return {
    share: (value: number | null) => (Math.max(0, value ?? 0) / scale.domain()[1]!) * 100,
    ticks: scale.ticks(count),
  }
}

/** So many names fit below the columns of a wide screen. */
const mostNames = 12
/** And on a phone. */
const mostNarrow = 6

/** Which of so many months in a row are named below their column: all of a year, then ever fewer of it, in even steps. */
export function namesOf(months: number): { isNamed: (at: number) => boolean; isSpare: (at: number) => boolean } {
  const step = [1, 2, 3, 6].find((each) => months / each <= mostNames) ?? 12
  return {
    isNamed: (at) => at % step === 0,
    isSpare: (at) => months / step > mostNarrow && (at / step) % 2 === 1,
  }
}
