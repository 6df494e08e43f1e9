import {
  nameFrom,
  readChoices,
  withoutNothing,
  type ImportedQuestion,
  type RawAnswer,
} from '../import/imported-question.ts'
import { inParagraph } from '../import/html-text.ts'
import type { ImportedMedium } from '../import/media.ts'
import { withSigns } from '../import/xml.ts'
import { textOf, usualAnswerSettings } from '../question.ts'

/** A question with its media in it, as a file takes it out of the bank or brings it back. */
export type BankQuestion = Omit<ImportedQuestion, 'number' | 'line' | 'notes'>
type Answer = BankQuestion['answers'][number]

const share = (value: number) => Math.round(value * 1e5) / 1e5

/** The share of the weight in percent that each answer gives, where it says none itself. */
const withShares = (answers: readonly Answer[]): RawAnswer[] => {
  const right = answers.filter((answer) => answer.isRight).length
  return answers.map((answer) => ({
    ...answer,
    fraction: answer.fraction ?? (answer.isRight ? share(100 / right) : 0),
  }))
}

/** Shares that say what equal ones say are not said. */
function choices(answers: readonly Answer[], isSingle: boolean): readonly Answer[] {
  const read = readChoices(withShares(answers), isSingle)
  return 'code' in read ? answers : read.answers
}

const accepted = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => {
    const fraction = answer.fraction ?? (answer.isRight ? 100 : 0)
    return { ...answer, fraction, isRight: fraction > 0 }
  })

/** Pairs first, then what only stands among what can be chosen, each once. */
function pairs(answers: readonly Answer[]): Answer[] {
  const isPair = (answer: Answer) => answer.text !== '' || answer.medium !== undefined
  const halves = answers.filter(isPair)
  const known = new Set(halves.map((answer) => answer.match))
  const others = answers.filter((answer) => !isPair(answer) && !known.has(answer.match) && known.add(answer.match))
  return [
    ...halves.map(({ text, match, medium }) => ({ text, match, medium, isRight: true })),
    ...others.map(({ match }) => ({ text: '', match, isRight: false })),
  ]
}

function sameAnswers({ type, answers }: BankQuestion): readonly Answer[] {
  switch (type) {
    case 'multiChoice':
      return choices(answers, true)
    case 'multiAnswers':
      return choices(answers, false)
    case 'shortAnswer':
    case 'numerical':
      return accepted(answers)
    case 'matching':
      return pairs(answers)
    case 'trueFalse':
      return answers.map(({ text, isRight, feedback }) => ({ text, isRight, feedback }))
    case 'text':
      return []
  }
}

/* Signs that no file carries: XML knows no controls, readers of GIFT take noncharacters for their own. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufdd0-\ufdef\ufeff\ufffe\uffff]/g
/** A text as files carry it: every reader of XML and of HTML makes one sign of each end of a line. */
const carried = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwritable, '').toWellFormed().trim()
const words = (html: string) => {
  const said = carried(withSigns(html).replaceAll('&nbsp;', '\u00a0'))
  return said === '' ? '' : inParagraph(said, textOf(said))
}
const carriedAnswer = (answer: Answer): Answer => ({
  ...answer,
  text: carried(answer.text),
  ...(answer.match !== undefined && { match: carried(answer.match) }),
  ...(answer.feedback && { feedback: carried(answer.feedback) }),
})
const extension = (name: string) => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''

/**
 * The question as every reader of a file makes it: what is the same is said in one way, so that it comes back as it went.
 * A question without a name gets its beginning; its media get names that tell them apart.
 */
export function asWritten(question: BankQuestion): BankQuestion {
  const isWritten = question.type === 'shortAnswer' || question.type === 'numerical'
  const text = words(question.text)
  const media = question.media.map((medium, at): ImportedMedium => ({
    ...medium,
    name: `${medium.kind}-${at + 1}${extension(medium.name)}`,
  }))
  return {
    name: carried(question.name) || nameFrom(text),
    category: question.category,
    type: question.type,
    text,
    modelAnswer: question.type === 'text' ? words(question.modelAnswer) : '',
    ...(question.feedback && { feedback: words(question.feedback) }),
    ...(isWritten && { settings: { ...usualAnswerSettings, ...question.settings } }),
    weight: question.weight,
    seconds: question.seconds,
    ...(question.labels && Object.keys(question.labels).length > 0 && { labels: question.labels }),
    answers: sameAnswers({ ...question, answers: question.answers.map(carriedAnswer) }).map(withoutNothing),
    media,
  }
}

/** A slash within a name is doubled; a space keeps one at an end of it from those that part the names. */
const step = (name: string) => name.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ')
const isStep = (name: string) => name !== '' && name === name.trim()

/** The steps of a module by which it is read again as it was. */
function stepsOf(module: string): readonly string[] {
  const steps = module.split(' / ')
  if (module === '') return []
  return steps.every(isStep) ? steps : [module]
}

/** `SMS-101/Safety policy`. */
export const categoryPath = ({ category }: BankQuestion): string =>
  category === null ? '' : [category.course, ...stepsOf(category.module)].map(step).join('/')
