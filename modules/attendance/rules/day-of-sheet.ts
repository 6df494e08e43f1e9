/**
 * The day of a class for which a sheet is printed where none was asked for: today, else the next on which it meets, else the
 * last. Days are of the academy's zone, in order; null where it meets on none.
 */
export const dayOfSheet = <Day extends string>(days: readonly Day[], today: Day): Day | null =>
  days.find((each) => each >= today) ?? days.at(-1) ?? null
