import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { QuestionType } from '../../../rules/question.ts'

/* Kinds of question that few papers have, each with what it brings along. */
const loadNumber = async () => (await import('./NumberAnswer.tsx')).NumberAnswer
const loadMatching = async () => (await import('./MatchingAnswer.tsx')).MatchingAnswer

export const NumberAnswer = lazyPart(loadNumber)
export const MatchingAnswer = lazyPart(loadMatching)

/** Fetches what these kinds need as soon as the paper is there: the network may be gone by the time it is shown. */
export function fetchKinds(types: Iterable<QuestionType>): void {
  const wanted = new Set(types)
  if (wanted.has('numerical')) void loadNumber().catch(() => undefined)
  if (wanted.has('matching')) void loadMatching().catch(() => undefined)
}
