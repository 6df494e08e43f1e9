import type { Trilingual } from '#platform/shared/text.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ratingScale, type AnswerKind } from '../../rules/answers.ts'

interface Asked {
  readonly Answer: AnswerKind
  readonly Choices: readonly Trilingual[]
}

/** What an answer of this place says; empty where none was given. */
export function useAnswerWord() {
  const t = useText('feedback')
  const pick = usePick()
  const format = useFormat()
  return ({ Answer, Choices }: Asked, value: number | null): string => {
    if (value === null) return ''
    if (Answer === 'rating') return `${format.number(value)} ${t(`grades.${ratingScale[value - 1]!}`)}`
    if (Answer === 'yesNo') return t(value === 1 ? 'yes' : 'no')
    const choice = Choices[value - 1]
    return choice ? pick(choice) : ''
  }
}
