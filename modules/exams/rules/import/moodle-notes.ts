import { textOf } from '../question.ts'
import type { ImportNote } from './imported-question.ts'
import { readTags } from './labels.ts'
import { child, textIn, type XmlElement } from './xml.ts'

/* What Moodle writes where nobody wrote anything. */
const usualWords = new Set([
  'your answer is correct.',
  'your answer is partially correct.',
  'your answer is incorrect.',
])

const isWritten = (element: XmlElement | undefined) => {
  const words = textOf(textIn(element)).toLowerCase()
  return words !== '' && !usualWords.has(words)
}

export const tagsOf = (element: XmlElement): string[] => (child(element, 'tags')?.children ?? []).map(textIn)

/** What of a Moodle question the academy has no place for. */
export function notesOf(element: XmlElement): ImportNote[] {
  const has = (name: string) => element.children.some((each) => each.name === name && isWritten(each))
  const { others } = readTags(tagsOf(element))
  const idNumber = child(element, 'idnumber')?.text.trim() ?? ''
  return [
    ...(['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some(has)
      ? [{ code: 'feedbackLost' as const }]
      : []),
    ...(has('hint') ? [{ code: 'hintsLost' as const }] : []),
    ...(others.length > 0 ? [{ code: 'tagsLost' as const, data: { tags: others.join(', ').slice(0, 200) } }] : []),
    ...(idNumber !== '' ? [{ code: 'idNumberLost' as const, data: { id: idNumber.slice(0, 100) } }] : []),
    ...(has('responsetemplate') ? [{ code: 'templateLost' as const }] : []),
  ]
}
