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
  type RawAnswer,
} from './imported-question.ts'
import { textOf, type QuestionContent } from './question.ts'

/*
 * Moodle's GIFT text format: https://docs.moodle.org/en/GIFT_format. Questions are parted by blank lines, so a
 * question that was never closed ends there and takes no other with it.
 */

// Characters that mean nothing in any text (Unicode noncharacters) stand for escaped ones while a question is read.
const escapable = '~=#{}:\\,;"\'/%$[]<>'
const firstStandIn = 0xfdd0
const standInPattern = /[\ufdd0-\ufdef]/g
const escaped = (text: string) =>
  text.replace(/\\(.)/g, (whole, character: string) => {
    if (character === 'n') return '\n'
    const place = escapable.indexOf(character)
    return place < 0 ? whole : String.fromCharCode(firstStandIn + place)
  })
const plain = (text: string) =>
  text.replace(standInPattern, (standIn) => escapable[standIn.charCodeAt(0) - firstStandIn] ?? '').trim()

interface Block {
  readonly line: number
  readonly text: string
}

function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let start = 1
  const end = () => {
    if (lines.some((line) => line.trim() !== '')) blocks.push({ line: start, text: lines.join('\n') })
    lines = []
  }
  file.split('\n').forEach((line, index) => {
    if (line.trimStart().startsWith('//')) return
    const isCategory = /^\s*\$CATEGORY:/i.test(line)
    if (line.trim() === '' || isCategory) end()
    if (lines.length === 0) start = index + 1
    if (line.trim() !== '') lines.push(line)
    if (isCategory) end()
  })
  end()
  return blocks
}

interface Braces {
  readonly open: number
  readonly close: number
}

/** The outermost `{...}` of a question, and whether one was left open. */
function bracesOf(text: string): { groups: Braces[]; isOpen: boolean } {
  const groups: Braces[] = []
  let depth = 0
  let open = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) open = at
    if (text[at] === '}' && depth > 0 && --depth === 0) groups.push({ open, close: at })
  }
  return { groups, isOpen: depth > 0 }
}

const trueFalse = /^(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i
const looksLikeAnswers = (inside: string) => inside === '' || /^[=~#]/.test(inside) || trueFalse.test(inside)

export function readGift(file: string): QuestionBankFile {
  const clean = file
    .replace(/^\ufeff/, '')
    .replace(standInPattern, '')
    .replace(/\r\n?/g, '\n')
  let category: BankCategory | null = null
  let number = 0
  const read: (ImportedQuestion | ImportProblem)[] = []
  for (const block of blocksOf(clean)) {
    const categoryLine = /^\s*\$CATEGORY:\s*(.*)$/i.exec(block.text)
    if (categoryLine) category = readCategory(categoryLine[1] ?? '')
    else read.push(readBlock(block, ++number, category))
  }
  if (number === 0) return bankFile([{ number: 0, line: 1, code: 'notAQuestionFile' }])
  return bankFile(read)
}

function readBlock(block: Block, number: number, category: BankCategory | null): ImportedQuestion | ImportProblem {
  const named = /^\s*::([\s\S]*?)::/.exec(escaped(block.text))
  const name = named ? plain(named[1] ?? '') : ''
  const body = escaped(block.text).slice(named?.[0].length ?? 0)
  const problem = (code: ImportProblemCode, data?: ImportProblem['data']): ImportProblem => ({
    number,
    line: block.line,
    ...(name && { name }),
    code,
    ...(data && { data }),
  })

  const { groups, isOpen } = bracesOf(body)
  if (isOpen) return problem('unclosed')
  if (groups.length === 0) return problem('noAnswerBlock')
  const candidates = groups.filter((group) => looksLikeAnswers(body.slice(group.open + 1, group.close).trim()))
  const full = candidates.filter((group) => body.slice(group.open + 1, group.close).trim() !== '')
  const [place, another] = full.length > 0 ? full : candidates
  if (!place) return problem('unreadableAnswers')
  if (another) return problem('severalAnswerBlocks')

  const answers = readAnswers(body.slice(place.open + 1, place.close).trim())
  if ('code' in answers) return problem(answers.code, answers.data)
  const before = body.slice(0, place.open).trimEnd()
  const after = body.slice(place.close + 1).trim()
  return finished(
    { number, line: block.line, name, category },
    // text after the answers: the answer is a word missing in the middle
    { ...answers, text: readText(after ? `${before} _____ ${after}` : before) },
  )
}

/** `[html]` texts are HTML (the server sanitizes them); every other is a plain text in which a tag is only text. */
function readText(source: string): string {
  const format = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(source)
  const text = plain(source.slice(format?.[0].length ?? 0))
  return format?.[1]?.toLowerCase() === 'html' ? inParagraph(text, textOf(text)) : paragraphsOf(text)
}

/** Answers are plain texts, whatever they came as. */
function readAnswerText(source: string): string {
  const format = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(source)
  const text = plain(source.slice(format?.[0].length ?? 0))
  return (format?.[1]?.toLowerCase() === 'html' ? textOf(text) : text).replace(/\s+/g, ' ')
}

type Answers = Pick<QuestionContent, 'type' | 'answers'> | { code: ImportProblemCode; data?: ImportProblem['data'] }

function readAnswers(source: string): Answers {
  const inside = source.replace(/####[\s\S]*$/, '').trim()
  if (inside === '') return { type: 'text', answers: [] }
  if (inside.startsWith('#')) return { code: 'numerical' }
  const truth = trueFalse.exec(inside)
  if (truth) return trueFalseAnswers(/^t/i.test(truth[1] ?? ''))

  const parts = inside.match(/[=~][^=~]*/g) ?? []
  if (parts.every((part) => part.startsWith('='))) {
    return { code: parts.every((part) => part.includes('->')) ? 'matching' : 'shortAnswer' }
  }
  const raw = parts.map(readAnswer)
  const isSingle = parts.some((part) => part.startsWith('=')) || !parts.some((part) => /^~\s*%/.test(part))
  return readChoices(raw, isSingle)
}

function readAnswer(part: string): RawAnswer {
  const withoutFeedback = part.slice(1).replace(/#[\s\S]*$/, '')
  const weight = /^\s*%(-?\d{1,3}(?:\.\d+)?)%/.exec(withoutFeedback)
  return {
    text: readAnswerText(withoutFeedback.slice(weight?.[0].length ?? 0)),
    fraction: weight ? Number(weight[1]) : part.startsWith('=') ? 100 : 0,
  }
}
