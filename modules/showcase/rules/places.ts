const last = 3

/** Whether so few places are left that whoever reads of them should know. */
export const isScarce = (seatsLeft: number): boolean => seatsLeft > 0 && seatsLeft <= last
