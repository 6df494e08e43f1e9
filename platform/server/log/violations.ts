const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** The name of the unique constraint or index that a statement broke, else null. */
export const takenBy = (error: unknown): string | null =>
  codeOf(error) === '23505' ? String((error as { constraint?: unknown }).constraint) : null

/** Whether a row could not be deleted because another refers to it. */
export const isStillReferred = (error: unknown): boolean => codeOf(error) === '23503'

/** The name of the exclusion constraint that a statement broke (two rows that would overlap), else null. */
export const overlappedBy = (error: unknown): string | null =>
  codeOf(error) === '23P01' ? String((error as { constraint?: unknown }).constraint) : null
