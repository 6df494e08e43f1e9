import { foldText } from '#platform/shared/text.ts'
import { acceptedFor, isBlank } from '../../rules/scoring.ts'
import type { AnswerSettings, QuestionType } from '../../rules/question.ts'
import type { AnswerOfVersion, CountedPaper } from '../store/questions/statistics.ts'

/** One answer that was given, by which papers with it are found again. */
export interface Given {
  readonly key: string
  readonly text: string
  readonly fileId: number | null
  readonly isRight: boolean
}

/** The same choice of two versions of a question is one; its picture tells it apart where it has no words. */
const keyOf = ({ text, fileId }: AnswerOfVersion) => (text === '' ? `#${fileId ?? 0}` : text)

export type GivenReader = (paper: CountedPaper) => readonly Given[]

/** Reads what papers gave to a question: choices, the words of a short answer, pairs; of a written answer nothing. */
export function givenIn(
  type: QuestionType,
  settings: AnswerSettings,
  answers: readonly AnswerOfVersion[],
): { readonly possible: readonly Given[]; readonly of: GivenReader } {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const asGiven = (answer: AnswerOfVersion): Given => ({
    key: keyOf(answer),
    text: answer.text,
    fileId: answer.fileId,
    isRight: answer.isRight,
  })
  const choices = answers.filter((answer) => answer.role === 'choice')
  const isChoice = type === 'multiChoice' || type === 'multiAnswers' || type === 'trueFalse'
  const possible = isChoice ? [...new Map(choices.map((each) => [keyOf(each), asGiven(each)])).values()] : []
  const of: GivenReader = ({ given, versionId }) => {
    if (!given || isBlank(given)) return []
    if ('AnswerIDs' in given) return given.AnswerIDs.flatMap((id) => byId.get(id) ?? []).map(asGiven)
    if ('Pairs' in given)
      return given.Pairs.flatMap((pair) => {
        const [item, chosen] = [byId.get(pair.ItemID), byId.get(pair.AnswerID)]
        if (!item || !chosen) return []
        const text = `${keyOf(item)} – ${chosen.text}`
        return [{ key: text, text, fileId: item.fileId, isRight: item.matchId === chosen.id }]
      })
    if (type === 'text') return []
    const own = answers.filter((answer) => answer.versionId === versionId)
    const taken = acceptedFor({ type, weight: 1, settings, answers: own }, given.Text)
    const text = given.Text.trim().slice(0, 200)
    return [{ key: foldText(text), text, fileId: null, isRight: (taken?.fraction ?? (taken?.isRight ? 100 : 0)) > 0 }]
  }
  return { possible, of }
}
