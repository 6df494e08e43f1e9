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
