import { usualAnswerSettings } from '../question.ts'
import {
  readAccepted,
  readChoices,
  readPairs,
  trueFalseAnswers,
  type ImportNote,
  type Problem,
  type RawAnswer,
  type ReadAnswers,
} from './imported-question.ts'
import type { MediaTaken } from './media.ts'
import { filesIn, linesOf, plainOf } from './moodle-text.ts'
import { readNumber } from '../answers/numerical.ts'
import { truthOf } from './sheet-columns.ts'
import { child, textIn, type XmlElement } from './xml.ts'

const childrenOf = (element: XmlElement, name: string) => element.children.filter((each) => each.name === name)

/** The answers of a Moodle question by its type; an essay has none. */
export function readXmlAnswers(element: XmlElement, taken: MediaTaken): ReadAnswers | Problem {
  const type = element.attributes['type'] ?? ''
  const raw = () => childrenOf(element, 'answer').map((each) => readAnswer(each, taken))
  switch (type) {
    case 'essay':
      return { type: 'text', answers: [] }
    case 'truefalse':
      return readTruth(raw())
    case 'multichoice':
      return readChoices(raw(), child(element, 'single')?.text.trim() !== 'false')
    case 'shortanswer': {
      const matchCase = child(element, 'usecase')?.text.trim() === '1'
      return readAccepted('shortAnswer', raw(), { ...usualAnswerSettings, matchCase })
    }
    case 'numerical':
      return readNumbers(element, raw())
    case 'matching':
      return readPairs(
        childrenOf(element, 'subquestion').map((each) => ({
          text: plainOf(each),
          match: plainOf(child(each, 'answer')),
          ...taken.pictureIn(textIn(each), filesIn(each)),
        })),
      )
    default:
      return { code: 'unsupportedType', data: { type: type.slice(0, 40) } }
  }
}

function readAnswer(element: XmlElement, taken: MediaTaken): RawAnswer {
  const feedback = child(element, 'feedback')
  taken.lose(textIn(feedback), filesIn(feedback))
  return {
    text: plainOf(element),
    ...taken.pictureIn(textIn(element), filesIn(element)),
    fraction: readNumber(element.attributes['fraction'] ?? '') ?? 0,
    feedback: linesOf(feedback),
  }
}

function readTruth(raw: readonly RawAnswer[]): ReadAnswers | Problem {
  const right = raw.filter((answer) => answer.fraction > 0)
  if (right.length !== 1) return { code: right.length === 0 ? 'noRightAnswer' : 'moreThanOneRight' }
  // Moodle writes `true` and `false`, other programs what people read.
  const truths = raw.map((answer) => truthOf(answer.text))
  if (truths.includes(null)) return { code: 'notTrueAndFalse' }
  const feedbackOf = (value: 'true' | 'false') => raw[truths.indexOf(value)]?.feedback ?? ''
  return trueFalseAnswers(truthOf(right[0]!.text) === 'true', {
    whenTrue: feedbackOf('true'),
    whenFalse: feedbackOf('false'),
  })
}

/** Units are let pass where the file shows or asks for any; what they are worth is not counted. */
function readNumbers(element: XmlElement, raw: readonly RawAnswer[]): ReadAnswers | Problem {
  const tolerances = childrenOf(element, 'answer').map((each) =>
    readNumber(child(each, 'tolerance')?.text.trim() || '0'),
  )
  if (tolerances.includes(null)) return { code: 'notANumber' }
  const units = childrenOf(child(element, 'units') ?? element, 'unit').map((unit) => textIn(child(unit, 'unit_name')))
  const names = units.map((unit) => unit.trim()).filter((unit) => unit !== '')
  const notes: ImportNote[] =
    names.length > 0 ? [{ code: 'unitsNotCounted', data: { units: names.slice(0, 10).join(', ') } }] : []
  return readAccepted(
    'numerical',
    raw.map((answer, at) => ({ ...answer, tolerance: tolerances[at] })),
    { ...usualAnswerSettings, units: names.length > 0 },
    notes,
  )
}
