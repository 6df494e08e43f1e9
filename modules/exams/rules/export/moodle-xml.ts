import { escapeHtml } from '../import/html-text.ts'
import { truthValues } from '../question.ts'
import { categoryPath, type BankQuestion } from './bank-question.ts'
import { tagsFor } from './tags.ts'
import { element, xmlHead, xmlText } from './xml-writing.ts'

/* Moodle XML, as `import/moodle-xml.ts` reads it: https://docs.moodle.org/en/Moodle_XML_format. */

type Answer = BankQuestion['answers'][number]

const text = (plain: string) => element('text', {}, xmlText(plain))
const cdata = (html: string) => element('text', {}, `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)

/** Each file stands beside the text that shows it. */
function shown(html: string, media: BankQuestion['media']): { html: string; files: string[] } {
  const places = new Set<number>()
  const named = html.replace(/(<(?:img|audio) src=")medium:(\d+)"/g, (whole, begin: string, place: string) => {
    const medium = media[Number(place)]
    if (!medium) return whole
    places.add(Number(place))
    return `${begin}@@PLUGINFILE@@/${encodeURIComponent(medium.name)}"`
  })
  const files = [...places].map((place) =>
    element('file', { name: media[place]!.name, path: '/', encoding: 'base64' }, media[place]!.base64),
  )
  return { html: named, files }
}

function longText(name: string, html: string, media: BankQuestion['media']): string {
  const { html: named, files } = shown(html, media)
  return element(name, { format: 'html' }, cdata(named), ...files)
}

/** A plain text, with its picture where it has one. */
function answerText(answer: Answer, media: BankQuestion['media']): { format: string; content: string[] } {
  if (answer.medium === undefined) return { format: 'plain_text', content: [text(answer.text)] }
  const { html, files } = shown(`${escapeHtml(answer.text)}<img src="medium:${answer.medium}" alt="">`, media)
  return { format: 'html', content: [cdata(html), ...files] }
}

const feedbackOf = ({ feedback }: Answer) =>
  feedback ? [element('feedback', { format: 'plain_text' }, text(feedback))] : []

function answer(each: Answer, fraction: number, { media }: BankQuestion, more: readonly string[] = []): string {
  const { format, content } = answerText(each, media)
  const share = Number(fraction.toFixed(5))
  return element('answer', { fraction: share, format }, ...content, ...feedbackOf(each), ...more)
}

function choices(question: BankQuestion): string[] {
  const right = question.answers.filter((each) => each.isRight).length
  return [
    element('single', {}, String(question.type === 'multiChoice')),
    ...question.answers.map((each) => answer(each, each.fraction ?? (each.isRight ? 100 / right : 0), question)),
  ]
}

function pair(each: Answer, { media }: BankQuestion): string {
  const { format, content } = answerText(each, media)
  return element(
    'subquestion',
    { format },
    ...content,
    element('answer', { format: 'plain_text' }, text(each.match ?? '')),
  )
}

function answersOf(question: BankQuestion): { type: string; content: string[] } {
  const { answers } = question
  switch (question.type) {
    case 'text':
      return { type: 'essay', content: [longText('graderinfo', question.modelAnswer, question.media)] }
    case 'trueFalse':
      return {
        type: 'truefalse',
        content: truthValues.map((value) => {
          const each = answers.find((one) => one.text === value) ?? { text: value, isRight: false }
          return answer(each, each.isRight ? 100 : 0, question)
        }),
      }
    case 'shortAnswer':
      return {
        type: 'shortanswer',
        content: [
          element('usecase', {}, question.settings?.matchCase ? '1' : '0'),
          ...answers.map((each) => answer(each, each.fraction ?? 0, question)),
        ],
      }
    case 'numerical':
      return {
        type: 'numerical',
        content: answers.map((each) =>
          answer(each, each.fraction ?? 0, question, [element('tolerance', {}, String(each.tolerance ?? 0))]),
        ),
      }
    case 'matching':
      return { type: 'matching', content: answers.map((each) => pair(each, question)) }
    default:
      return { type: 'multichoice', content: choices(question) }
  }
}

function questionOf(question: BankQuestion): string {
  const { type, content } = answersOf(question)
  const tags = tagsFor(question, { weight: true, matchCase: true })
  return element(
    'question',
    { type },
    element('name', {}, text(question.name)),
    longText('questiontext', question.text, question.media),
    ...(question.feedback ? [longText('generalfeedback', question.feedback, question.media)] : []),
    element('defaultgrade', {}, String(question.weight)),
    ...content,
    ...(tags.length > 0 ? [element('tags', {}, ...tags.map((tag) => element('tag', {}, text(tag))))] : []),
  )
}

/** Questions as a Moodle XML file; each is as `asWritten` gives it. */
export function writeMoodleXml(questions: readonly BankQuestion[]): string {
  let last: string | null = null
  const parts = questions.flatMap((question) => {
    const path = categoryPath(question)
    const isNew = path !== last && path !== ''
    last = path
    const place = element('category', {}, text(`$course$/top/${path}`))
    return [...(isNew ? [element('question', { type: 'category' }, place)] : []), questionOf(question)]
  })
  return `${xmlHead}${element('quiz', {}, '\n', ...parts.map((part) => `${part}\n`))}\n`
}
