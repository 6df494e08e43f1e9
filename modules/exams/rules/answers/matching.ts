/** One chosen pair of ids: of what stands on the one side, and of what was chosen for it. */
export interface GivenPair {
  readonly ItemID: number
  readonly AnswerID: number
}

/**
 * The share of pairs that are right, from 0 to 1: each is worth the same, as in Moodle's matching questions
 * (https://docs.moodle.org/en/Matching_question_type). One that was given two answers has none.
 */
export function shareOfRightPairs(
  items: readonly { readonly id: number; readonly matchId: number | null }[],
  pairs: readonly GivenPair[],
): number {
  if (items.length === 0) return 0
  const right = items.filter((item) => {
    const given = pairs.filter((pair) => pair.ItemID === item.id)
    return given.length === 1 && given[0]!.AnswerID === item.matchId
  })
  return right.length / items.length
}
