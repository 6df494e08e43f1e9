import { inOneLine } from '../import/html-text.ts'
import { truthValues } from '../question.ts'
import { categoryPath, type BankQuestion } from './bank-question.ts'
import { withoutMedia } from './losses.ts'
import { tagsFor } from './tags.ts'

/* GIFT, as `import/gift.ts` reads it: https://docs.moodle.org/en/GIFT_format. Tags stand in a comment, as Moodle writes them. */

const escaped = (text: string) => text.replace(/[~=#{}:\\]/g, '\\$&').replaceAll('\n', '\\n')
/** Of an answer a sign at its beginning may mean a share or a format, and an arrow a pair. */
const answerText = (text: string) =>
  escaped(text)
    .replaceAll('->', '-\\>')
    .replace(/^(\s*)([%[])/, '$1\\$2')
/** Plain text in a question that is HTML, whose format it would have: said only where that makes a difference. */
const plainText = (text: string) => `${/[<&]/.test(text) ? '[plain]' : ''}${answerText(text)}`
const feedback = (text: string | undefined) => (text ? `#${plainText(inOneLine(text))}` : '')
const html = (text: string) => `[html]${escaped(text)}`
const share = (fraction: number | null | undefined) => Number((fraction ?? 0).toFixed(5))

type Answer = BankQuestion['answers'][number]

function choices({ type, answers }: BankQuestion): string[] {
  const right = answers.filter((answer) => answer.isRight).length
  return answers.map((answer: Answer) => {
    const given = share(answer.fraction ?? (answer.isRight ? 100 / right : 0))
    if (type === 'multiChoice' && answer.isRight) return `=${plainText(answer.text)}${feedback(answer.feedback)}`
    return `~${given === 0 ? '' : `%${given}%`}${plainText(answer.text)}${feedback(answer.feedback)}`
  })
}

/** A tolerance of nothing needs not be said. */
const accepted = ({ answers }: BankQuestion): string[] =>
  answers.map((answer) => {
    const given = share(answer.fraction)
    const tolerance = answer.tolerance ? `:${answer.tolerance}` : ''
    return `=${given === 100 ? '' : `%${given}%`}${answerText(answer.text)}${tolerance}${feedback(answer.feedback)}`
  })

function truth({ answers }: BankQuestion): string {
  const isTrue = answers[0]?.isRight ?? false
  const of = (value: string) => answers.find((answer) => answer.text === value)?.feedback ?? ''
  const [right, wrong] = isTrue ? truthValues : [truthValues[1], truthValues[0]]
  const said = [of(wrong), of(right)].map((each) => plainText(inOneLine(each)))
  const more = said[1] !== '' ? `#${said[0]}#${said[1]}` : said[0] === '' ? '' : `#${said[0]}`
  return `${isTrue ? 'TRUE' : 'FALSE'}${more}`
}

function answersOf(question: BankQuestion): string {
  switch (question.type) {
    case 'text':
      return ''
    case 'trueFalse':
      return truth(question)
    case 'numerical':
      return ['#', ...accepted(question)].join('\n')
    case 'shortAnswer':
      return accepted(question).join('\n')
    case 'matching':
      return question.answers
        .map((answer) => `=${plainText(answer.text)} -> ${answerText(answer.match ?? '')}`)
        .join('\n')
    default:
      return choices(question).join('\n')
  }
}

function blockOf(question: BankQuestion): string {
  const tags = tagsFor(question, {}).map((tag) => `[tag:${tag.replace(/[\]\\]/g, '\\$&')}]`)
  const general = question.feedback ? [`####${html(question.feedback)}`] : []
  const inside = [answersOf(question), ...general].filter((part) => part !== '').join('\n')
  const asked = `::${escaped(question.name)}::${html(question.text)}`
  return [...(tags.length > 0 ? [`// ${tags.join(' ')}`] : []), `${asked} {${inside}}`].join('\n')
}

/** A first name that is one of Moodle's own first steps stands behind both of them. */
const rooted = (path: string) => (/^(?:top|\$\w+\$)(?:\/|$)/.test(path) ? `$course$/top/${path}` : path)

/** Questions as a GIFT file; each is as `asWritten` gives it. */
export function writeGift(questions: readonly BankQuestion[]): string {
  let last: string | null = null
  const blocks = questions.map((question) => {
    const path = categoryPath(question)
    const isNew = path !== last && path !== ''
    last = path
    return `${isNew ? `$CATEGORY: ${rooted(path)}\n\n` : ''}${blockOf(withoutMedia(question))}`
  })
  return `${blocks.join('\n\n')}\n`
}
