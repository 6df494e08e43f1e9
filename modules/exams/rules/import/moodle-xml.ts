import {
  bankFile,
  finished,
  previewOf,
  readCategory,
  type BankCategory,
  type ImportedQuestion,
  type ImportProblem,
  type QuestionBankFile,
} from './imported-question.ts'
import { MediaTaken } from './media.ts'
import { readXmlAnswers } from './moodle-answers.ts'
import { filesIn, htmlOf } from './moodle-text.ts'
import { readTags, weightOf } from './labels.ts'
import { notesOf, tagsOf } from './moodle-notes.ts'
import { textOf } from '../question.ts'
import { child, readElement, textIn, XmlFault, type XmlElement } from './xml.ts'

/*
 * Moodle's XML format: https://docs.moodle.org/en/Moodle_XML_format. The file is cut at its questions first and each
 * is read by itself, so a broken one is reported and the rest is imported all the same.
 */

interface Piece {
  readonly source: string
  readonly line: number
  readonly isOpen: boolean
}

/** The `<question>` elements as they stand in the file; CDATA and comments may hold anything, tags too. */
function piecesOf(file: string): Piece[] {
  const pieces: Piece[] = []
  const marks = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<question(?=[\s>])|<\/question\s*>/g
  let start = -1
  let line = 1
  let counted = 0
  const lineAt = (place: number) => {
    for (; counted < place; counted++) if (file[counted] === '\n') line++
    return line
  }
  let startLine = 1
  const cut = (end: number, isOpen: boolean) => {
    if (start >= 0) pieces.push({ source: file.slice(start, end), line: startLine, isOpen })
    start = -1
  }
  for (const mark of file.matchAll(marks)) {
    if (mark[0] === '<question') {
      cut(mark.index, true)
      start = mark.index
      startLine = lineAt(mark.index)
    } else if (mark[0].startsWith('</')) cut(mark.index + mark[0].length, false)
  }
  cut(file.length, true)
  return pieces
}

export function readMoodleXml(file: string): QuestionBankFile {
  const clean = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (!/<quiz[\s>]/.test(clean) || /<!(DOCTYPE|ENTITY)/i.test(clean.slice(0, clean.search(/<quiz[\s>]/)))) {
    return bankFile([{ number: 0, line: 1, code: 'notAQuestionFile' }])
  }
  let category: BankCategory | null = null
  let number = 0
  const read: (ImportedQuestion | ImportProblem)[] = []
  for (const piece of piecesOf(clean)) {
    const element = elementOf(piece)
    if (element && element.attributes['type'] === 'category') {
      category = readCategory(textIn(child(element, 'category')))
      continue
    }
    number++
    if (element) read.push(readQuestion(element, { number, line: piece.line, category }))
    else read.push({ number, line: piece.line, ...nameIn(piece), code: piece.isOpen ? 'unclosed' : 'badXml' })
  }
  if (number === 0) return bankFile([{ number: 0, line: 1, code: 'notAQuestionFile' }])
  return bankFile(read)
}

function elementOf(piece: Piece): XmlElement | null {
  if (piece.isOpen) return null
  try {
    return readElement(piece.source)
  } catch (fault) {
    if (fault instanceof XmlFault) return null
    throw fault
  }
}

/** Name and beginning of a question that can't be read as a whole, so that people find it in their file. */
function nameIn(piece: Piece): { name?: string; preview?: string } {
  const found = /<name>\s*<text>([^<]{1,200})<\/text>/.exec(piece.source)
  const asked = /<questiontext[^<>]*>\s*<text>([\s\S]{1,1000})/.exec(piece.source)
  return {
    ...(found?.[1] && { name: found[1].trim() }),
    ...previewOf((asked?.[1] ?? '').replace(/<!\[CDATA\[|\]\]>[\s\S]*$/g, '')),
  }
}

function readQuestion(
  element: XmlElement,
  place: { number: number; line: number; category: BankCategory | null },
): ImportedQuestion | ImportProblem {
  const name = textIn(child(element, 'name')).trim().slice(0, 200)
  const taken = new MediaTaken()
  const html = (part: string) => {
    const found = child(element, part)
    return taken.within(htmlOf(found), filesIn(found))
  }
  const text = html('questiontext')
  const answers = readXmlAnswers(element, taken)
  if ('code' in answers) {
    const { code, data } = answers
    return {
      number: place.number,
      line: place.line,
      ...(name && { name }),
      code,
      ...(data && { data }),
      ...previewOf(text),
    }
  }
  const weight = Number(child(element, 'defaultgrade')?.text.trim() || 1)
  const { labels, seconds, settings } = readTags(tagsOf(element))
  const feedback = html('generalfeedback')
  const isEmpty = textOf(feedback) === '' && !feedback.includes('medium:')
  return finished(
    { ...place, name },
    {
      ...answers,
      ...(answers.settings && { settings: { ...answers.settings, ...settings } }),
      labels,
      seconds,
      text,
      weight: weightOf(weight),
      ...(!isEmpty && { feedback }),
      ...(answers.type === 'text' && { modelAnswer: html('graderinfo') }),
      notes: [...(answers.notes ?? []), ...notesOf(element)],
    },
    taken,
  )
}
