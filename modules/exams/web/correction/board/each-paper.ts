import { isProblem } from '#platform/web/problem.ts'

/**
 * Does the same to each of these papers. One that is over meanwhile, or that somebody else was quicker with, keeps the
 * rest waiting as little as one that fails: what failed is thrown when all have been tried.
 */
export async function toEachPaper(
  attemptIds: readonly number[],
  doTo: (attemptId: number) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = []
  for (const id of attemptIds) {
    try {
      await doTo(id)
    } catch (error) {
      if (!isProblem(error, 'notNow')) failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
}
