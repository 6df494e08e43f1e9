import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { QuestionType } from '../../../rules/question.ts'

/* Kinds of question that few papers have, each with what it brings along. */
const loadNumber = async () => (await import('./NumberAnswer.tsx')).NumberAnswer
const loadMatching = async () => (await import('./MatchingAnswer.tsx')).MatchingAnswer
const loadReadAloud = async () => (await import('./ReadAloud.tsx')).ReadAloud

export const NumberAnswer = lazyPart(loadNumber)
export const MatchingAnswer = lazyPart(loadMatching)
export const ReadAloud = lazyPart(loadReadAloud)

/** Fetches what these kinds need as soon as the paper is there: the network may be gone by the time it is shown. */
export function fetchKinds(types: Iterable<QuestionType>, { aloud }: { readonly aloud: boolean }): void {
  const wanted = new Set(types)
  if (wanted.has('numerical')) void loadNumber().catch(() => undefined)
  if (aloud) void loadReadAloud().catch(() => undefined)
  if (wanted.has('matching')) void loadMatching().catch(() => undefined)
}
