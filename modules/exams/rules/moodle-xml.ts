import { inParagraph, paragraphsOf } from './html-text.ts'
import {
  bankFile,
  finished,
  readCategory,
  readChoices,
  trueFalseAnswers,
  type BankCategory,
  type ImportedQuestion,
  type ImportProblem,
  type ImportProblemCode,
  type QuestionBankFile,
} from './imported-question.ts'
import { textOf } from './question.ts'
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

/** The name of a question that can't be read as a whole, so that people find it in their file. */
function nameIn(piece: Piece): { name?: string } {
  const found = /<name>\s*<text>([^<]{1,200})<\/text>/.exec(piece.source)
  return found?.[1] ? { name: found[1].trim() } : {}
}

function readQuestion(
  element: XmlElement,
  place: { number: number; line: number; category: BankCategory | null },
): ImportedQuestion | ImportProblem {
  const name = textIn(child(element, 'name')).trim().slice(0, 200)
  const type = element.attributes['type'] ?? ''
  const problem = (code: ImportProblemCode, data?: ImportProblem['data']): ImportProblem => ({
    number: place.number,
    line: place.line,
    ...(name && { name }),
    code,
    ...(data && { data }),
  })
  const text = htmlOf(child(element, 'questiontext'))
  const weight = Number(child(element, 'defaultgrade')?.text.trim() || 1)
  const done = { ...place, name }
  const common = { text, weight: Number.isFinite(weight) && weight < 10_000 ? Math.round(weight * 100) / 100 : 0 }

  if (type === 'essay') {
    return finished(done, {
      ...common,
      type: 'text',
      answers: [],
      modelAnswer: htmlOf(child(element, 'graderinfo')),
    })
  }
  const answers = element.children
    .filter((each) => each.name === 'answer')
    .map((each) => ({ text: plainOf(each), fraction: Number(each.attributes['fraction'] ?? 0) || 0 }))
  if (type === 'truefalse') {
    const right = answers.filter((answer) => answer.fraction > 0)
    if (right.length !== 1) return problem(right.length === 0 ? 'noRightAnswer' : 'moreThanOneRight')
    return finished(done, { ...common, ...trueFalseAnswers(right[0]?.text.trim().toLowerCase() === 'true') })
  }
  if (type === 'multichoice') {
    const choices = readChoices(answers, child(element, 'single')?.text.trim() !== 'false')
    return 'code' in choices ? problem(choices.code, choices.data) : finished(done, { ...common, ...choices })
  }
  if (type === 'matching' || type === 'numerical') return problem(type)
  return type === 'shortanswer' ? problem('shortAnswer') : problem('unsupportedType', { type: type.slice(0, 40) })
}

function htmlOf(element: XmlElement | undefined): string {
  const source = textIn(element)
  const isPlain = ['plain_text', 'markdown'].includes(element?.attributes['format'] ?? 'html')
  return isPlain ? paragraphsOf(source) : inParagraph(source, textOf(source))
}

const plainOf = (element: XmlElement): string =>
  element.attributes['format'] === 'plain_text' ? textIn(element).replace(/\s+/g, ' ').trim() : textOf(textIn(element))
