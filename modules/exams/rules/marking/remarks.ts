import { foldText } from '#platform/shared/text.ts'

/** A remark as it stands on somebody's answer. */
export interface WrittenRemark {
  /** The question of the exam that is being marked, whichever exam it was answered in. */
  readonly examQuestionId: number
  readonly comment: string
  readonly isMine: boolean
  /** Those of whose answer it is. */
  readonly names: readonly string[]
}

/** A remark to write again. */
export interface Remark {
  readonly comment: string
  readonly uses: number
  readonly isMine: boolean
  readonly examQuestionIds: readonly number[]
}

/** In characters: what is longer speaks of that one answer. */
export const longestRemark = 300
export const mostRemarks = 100
/** In letters: what is shorter in a name (بن, Al) stands in other words too. */
const shortestName = 3

const wordsOf = (text: string): string[] => foldText(text).split(/[^\p{L}\p{N}]+/u)
/** An address, or digits enough for a number that is somebody's. */
const ofSomebody = /@|\d{6}/

/** Whether it speaks to the person whose answer it is, or holds what belongs to one: then it is for nobody else. */
export function isPersonal({ comment, names }: Pick<WrittenRemark, 'comment' | 'names'>): boolean {
  if (ofSomebody.test(foldText(comment))) return true
  const named = new Set(names.flatMap(wordsOf).filter((word) => word.length >= shortestName))
  return wordsOf(comment).some((word) => named.has(word))
}

/**
 * What was written before as remarks to write again, the own ones and the most used first; alike but for letters that
 * searches take as one they are one, in the words of the first given.
 */
export function remarksToReuse(written: readonly WrittenRemark[]): Remark[] {
  const usable = written.filter((each) => {
    const { length } = each.comment.trim()
    return length > 0 && length <= longestRemark && !isPersonal(each)
  })
  return [...Map.groupBy(usable, ({ comment }) => foldText(comment)).values()]
    .map((same) => ({
      comment: same[0]!.comment.trim(),
      uses: same.length,
      isMine: same.some(({ isMine }) => isMine),
      examQuestionIds: [...new Set(same.map(({ examQuestionId }) => examQuestionId))],
    }))
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || other.uses - one.uses)
    .slice(0, mostRemarks)
}
