/** Equipment by its number, and how many of it. */
export interface Equipment {
  readonly facilityId: number
  readonly quantity: number
}

export interface Lack {
  readonly facilityId: number
  readonly needed: number
  readonly has: number
}

/** What a class room lacks of what a course needs, in the order of what is needed. */
export const lacks = (needed: readonly Equipment[], has: readonly Equipment[]): Lack[] =>
  needed
    .map(({ facilityId, quantity }) => ({
      facilityId,
      needed: quantity,
      has: has.find((each) => each.facilityId === facilityId)?.quantity ?? 0,
    }))
    .filter((each) => each.has < each.needed)
