import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { waysOfCompetitions } from './sitting/ways.ts'

export { waysOfCompetitions }
export type { PaperWays } from './correction/paper-places.ts'

/** Sitting an exam from its cover to its end; with the words `exams` and `sitting`. */
export const OwnSitting = lazyPart(async () => (await import('./sitting/OwnSitting.tsx')).OwnSitting)
/** One paper to mark. */
export const PaperToMark = lazyPart(async () => (await import('./marking/PaperToMark.tsx')).PaperToMark)
/** The own answers with their marks, once they are out. */
export const OwnAnswers = lazyPart(async () => (await import('./marking/OwnAnswers.tsx')).OwnAnswers)
/** Whether this browser keeps a paper of this code, so that it can be gone on with where nobody answers. */
export const keepsPaper = async (uid: number, code: string): Promise<boolean> =>
  (await import('./answers/own-queue.ts')).keepsPaper(uid, code)
export { attemptTones as paperTones } from './parts/tones.ts'
export { examUnderWay } from './worker/registration.ts'
