import { readNumber } from '../answers/numerical.ts'
import { textOf, usualAnswerSettings } from '../question.ts'
import { escapeHtml, inOneLine, inParagraph, lineOf, paragraphsOf } from './html-text.ts'
import { readTags } from './labels.ts'
import {
  bankFile,
  finished,
  previewOf,
  readAccepted,
  readCategory,
  readChoices,
  readPairs,
  trueFalseAnswers,
  type BankCategory,
  type ImportedQuestion,
  type ImportProblem,
  type Problem,
  type QuestionBankFile,
  type RawAnswer,
  type RawPair,
  type ReadAnswers,
} from './imported-question.ts'
import { MediaTaken, type FilesBeside } from './media.ts'

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
  /** `// [tag:...]` in the lines before it. */
  readonly tags: readonly string[]
}

const tagIn = /\[tag:((?:[^\]\\]|\\.){1,300})\]/g
const tagsIn = (comment: string) => [...comment.matchAll(tagIn)].map(([, tag]) => tag!.replace(/\\(.)/g, '$1'))

function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let tags: string[] = []
  let start = 1
  const end = () => {
    if (lines.some((line) => line.trim() !== '')) blocks.push({ line: start, text: lines.join('\n'), tags })
    // what stands before a question is the next one's
    if (lines.length > 0) tags = []
    lines = []
  }
  file.split('\n').forEach((line, index) => {
    if (line.trimStart().startsWith('//')) {
      tags = [...tags, ...tagsIn(line)]
      return
    }
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

// a text file brings no media along: what the texts show is named as lost
const none: FilesBeside = new Map()

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
  const { groups, isOpen } = bracesOf(body)
  const problem = ({ code, data }: Problem, asked = body): ImportProblem => ({
    number,
    line: block.line,
    ...(name && { name }),
    code,
    ...(data && { data }),
    ...previewOf(readText(asked)),
  })

  if (isOpen) return problem({ code: 'unclosed' })
  if (groups.length === 0) return problem({ code: 'noAnswerBlock' })
  const candidates = groups.filter((group) => looksLikeAnswers(body.slice(group.open + 1, group.close).trim()))
  const full = candidates.filter((group) => body.slice(group.open + 1, group.close).trim() !== '')
  const [place, another] = full.length > 0 ? full : candidates
  if (!place) return problem({ code: 'unreadableAnswers' })
  if (another) return problem({ code: 'severalAnswerBlocks' })

  const before = body.slice(0, place.open).trimEnd()
  const after = body.slice(place.close + 1).trim()
  // text after the answers: the answer is a word missing in the middle
  const asked = after ? `${before} _____ ${after}` : before
  const inside = body.slice(place.open + 1, place.close).trim()
  const general = /####([\s\S]*)$/.exec(inside)
  const taken = new MediaTaken()
  const kind = formatOf(body)[1]
  const answers = readAnswers(general ? inside.slice(0, general.index).trim() : inside, { taken, kind })
  if ('code' in answers) return problem(answers, asked)
  const { labels, weight, seconds, settings, others } = readTags(block.tags)
  return finished(
    { number, line: block.line, name, category },
    {
      ...answers,
      ...(answers.settings && { settings: { ...answers.settings, ...settings } }),
      notes: [
        ...(answers.notes ?? []),
        ...(others.length > 0 ? [{ code: 'tagsLost' as const, data: { tags: others.join(', ').slice(0, 200) } }] : []),
      ],
      weight,
      seconds,
      labels,
      text: taken.within(readText(asked), none),
      ...(general && { feedback: taken.within(readText(general[1] ?? '', kind), none) }),
    },
    taken,
  )
}

/** The mark with which a text says its format, and that format; neither where it says none. */
const formatOf = (source: string): readonly string[] =>
  /^\s*\[(html|moodle|plain|markdown)\]/i.exec(source)?.map((each) => each.toLowerCase()) ?? []
const hasTags = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i

/**
 * `[html]` texts are HTML (the server sanitizes them), and so are those that say no format in a question that is, where they
 * have tags; every other is a plain text in which a tag is only text, but where it names a file of Moodle's: nobody types
 * that, so its tags are tags, and the file that is not here is told of.
 */
function written(source: string, inherited?: string): { text: string; isHtml: boolean } {
  const [mark = '', own] = formatOf(source)
  const kind = own ?? inherited
  const said = plain(source.slice(mark.length))
  const text = kind === 'markdown' ? said.replace(markdownFile, fileTag) : said
  const isHtml = own === 'html' || (kind === 'html' && hasTags.test(text))
  return { text, isHtml: isHtml || (kind !== 'plain' && text.includes(fileOfMoodle)) }
}

function readText(source: string, inherited?: string): string {
  const { text, isHtml } = written(source, inherited)
  return isHtml ? inParagraph(text, textOf(text)) : paragraphsOf(text)
}

const fileOfMoodle = '@@PLUGINFILE@@/'
const markdownFile = /(!?)\[([^\][]*)\]\((@@PLUGINFILE@@\/[^()\s"<>]*)\)/g
const fileTag = (_: string, shown: string, words: string, address: string) =>
  shown ? `<img src="${address}" alt="">` : `<a href="${address}">${escapeHtml(words)}</a>`

/** What the answers of a question are read with: its media, and the format that theirs is where they say none. */
interface Reading {
  readonly taken: MediaTaken
  readonly kind: string | undefined
}

/** Answers are plain texts, whatever they came as. */
function readAnswerText(source: string, { taken, kind }: Reading): string {
  const { text, isHtml } = written(source, kind)
  return isHtml ? lineOf(taken.within(text, none)) : inOneLine(text)
}

function readAnswers(inside: string, reading: Reading): ReadAnswers | Problem {
  // What is compared with what somebody writes is the text as it stands; only what is said of it has the format.
  const readCompared = (part: string) => ({
    ...answerOf(part, { ...reading, kind: undefined }),
    ...feedbackIn(part, reading),
  })
  if (inside === '') return { type: 'text', answers: [] }
  if (inside.startsWith('#')) return readNumbers(inside.slice(1).trim(), readCompared)
  const truth = trueFalse.exec(inside)
  if (truth) return readTruth(/^t/i.test(truth[1] ?? ''), truth[2] ?? '', reading)

  const parts = inside.match(/[=~][^=~]*/g) ?? []
  if (parts.every((part) => part.startsWith('='))) {
    const pairs = parts.filter((part) => withoutFeedback(part).includes('->'))
    if (pairs.length === 0) return readAccepted('shortAnswer', parts.map(readCompared), usualAnswerSettings)
    if (pairs.length < parts.length) return { code: 'unreadableAnswers' }
    return readPairs(parts.map((part) => readPair(part, reading)))
  }
  const raw = parts.map((part) => answerOf(part, reading))
  const isSingle = parts.some((part) => part.startsWith('=')) || !parts.some((part) => /^~\s*%/.test(part))
  return readChoices(raw, isSingle)
}

const withoutFeedback = (part: string) => part.replace(/#[\s\S]*$/, '')
const feedbackIn = (part: string, reading: Reading): { feedback?: string } => {
  const found = /#([\s\S]*)$/.exec(part)
  const feedback = readAnswerText(found?.[1] ?? '', reading)
  return feedback === '' ? {} : { feedback }
}

/** `{T#when it is answered wrong#when it is answered right}`. */
function readTruth(isTrue: boolean, feedback: string, reading: Reading): ReadAnswers {
  const said = feedback.split('#').slice(1)
  const [wrong = '', right = ''] = said.map((each) => readAnswerText(each, reading))
  return trueFalseAnswers(
    isTrue,
    isTrue ? { whenTrue: right, whenFalse: wrong } : { whenTrue: wrong, whenFalse: right },
  )
}

function readPair(part: string, reading: Reading): RawPair {
  const [left = '', ...right] = withoutFeedback(part.slice(1)).split('->')
  const { lost } = reading.taken
  const before = lost.length
  const text = readAnswerText(left, reading)
  // The other half is chosen from a list, where nothing is HTML.
  return {
    text,
    isLost: lost.length > before,
    match: readAnswerText(right.join('->'), { ...reading, kind: undefined }),
  }
}

function answerOf(part: string, reading: Reading): RawAnswer {
  const source = withoutFeedback(part.slice(1))
  const weight = /^\s*%(-?\d{1,3}(?:\.\d{1,9})?)%/.exec(source)
  return {
    text: readAnswerText(source.slice(weight?.[0].length ?? 0), reading),
    fraction: weight ? Number(weight[1]) : part.startsWith('=') ? 100 : 0,
    ...feedbackIn(part, reading),
  }
}

/** `{#3.14:0.01}`, `{#3.1..3.2}` or several, each after its `=`; `~` with feedback alone takes every other number. */
function readNumbers(source: string, readAnswer: (part: string) => RawAnswer): ReadAnswers | Problem {
  const parts = /^[=~]/.test(source) ? (source.match(/[=~][^=~]*/g) ?? []) : [`=${source}`]
  const raw = parts.map((part) => {
    const { text, ...rest } = readAnswer(part)
    return { ...rest, ...readInterval(text === '' && part.startsWith('~') ? '*' : text) }
  })
  return readAccepted('numerical', raw, usualAnswerSettings)
}

function readInterval(text: string): { text: string; tolerance?: number } {
  const [from = '', to] = text.split('..').map((each) => each.trim())
  if (to !== undefined) {
    const [low, high] = [Number(from || Number.NaN), Number(to || Number.NaN)]
    if (Number.isNaN(low + high) || low > high) return { text }
    // the dust of binary fractions would show in the form
    const tidy = (value: number) => Number(value.toPrecision(12))
    return { text: String(tidy((low + high) / 2)), tolerance: tidy((high - low) / 2) }
  }
  const [value = '', tolerance] = text.split(':').map((each) => each.trim())
  if (tolerance === undefined) return { text: value }
  const read = readNumber(tolerance)
  // Refused as a whole: without its tolerance it would take one number alone.
  return read === null ? { text } : { text: value, tolerance: read }
}
