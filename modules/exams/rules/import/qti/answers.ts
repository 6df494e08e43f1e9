import { usualAnswerSettings, isTruthValue } from '../../question.ts'
import { lineOf } from '../html-text.ts'
import {
  readAccepted,
  readChoices,
  readPairs,
  trueFalseAnswers,
  type Problem,
  type RawAnswer,
  type ReadAnswers,
} from '../imported-question.ts'
import { settingsOf } from '../labels.ts'
import type { FilesBeside, MediaTaken } from '../media.ts'
import { child, type XmlElement } from '../xml.ts'
import { branchesOf } from './branches.ts'
import { attribute, childrenOf, htmlOfXml, linesOfXml } from './elements.ts'
import { percent, type Scores } from './scores.ts'

/** What the reading of one item's answers needs beside its interaction. */
export interface Reading {
  readonly item: XmlElement
  readonly scores: Scores
  readonly taken: MediaTaken
  readonly files: FilesBeside
  /** Feedback by what names it. */
  readonly feedback: ReadonlyMap<string, string>
}

/** The answers of the one interaction of an item. */
export function readQtiAnswers(interaction: XmlElement, reading: Reading): ReadAnswers | Problem {
  switch (interaction.name) {
    case 'extendedTextInteraction':
      return { type: 'text', answers: [] }
    case 'choiceInteraction':
      return choices(interaction, reading)
    case 'textEntryInteraction':
      return written(interaction, reading)
    case 'matchInteraction':
      return pairs(interaction, reading)
    default:
      return { code: 'unsupportedType', data: { type: interaction.name.slice(0, 40) } }
  }
}

function choiceOf(choice: XmlElement, { taken, files }: Reading) {
  const inner = childrenOf(choice, 'feedbackInline').reduce((left, each) => left.replace(each.outer, ''), choice.inner)
  const html = htmlOfXml(inner)
  return { text: lineOf(html), ...taken.pictureIn(html, files) }
}

function choices(interaction: XmlElement, reading: Reading): ReadAnswers | Problem {
  const { scores, feedback } = reading
  const found = childrenOf(interaction, 'simpleChoice')
  const share = (key: string) => {
    if (scores.shares.size > 0) return scores.shares.get(key) ?? scores.otherwise
    return scores.correct.includes(key) ? percent(1, scores.correct.length) : 0
  }
  const raw = found.map((choice): RawAnswer & { key: string } => {
    const key = attribute(choice, 'identifier')
    const beside = childrenOf(choice, 'feedbackInline').map((each) => linesOfXml(each.inner))
    return {
      key,
      ...choiceOf(choice, reading),
      fraction: share(key),
      feedback: beside.filter((each) => each !== '').join('\n') || (feedback.get(key) ?? ''),
    }
  })
  const isSingle = scores.isSingle || attribute(interaction, 'maxChoices') === '1'
  if (isSingle && raw.length === 2 && raw.every(({ key }) => isTruthValue(key.toLowerCase()))) return truth(raw)
  return readChoices(
    raw.map(({ key: _key, ...answer }) => answer),
    isSingle,
  )
}

function truth(raw: readonly (RawAnswer & { key: string })[]): ReadAnswers | Problem {
  const right = raw.filter((answer) => answer.fraction > 0)
  if (right.length !== 1) return { code: right.length === 0 ? 'noRightAnswer' : 'moreThanOneRight' }
  const of = (value: string) => raw.find((answer) => answer.key.toLowerCase() === value)?.feedback ?? ''
  return trueFalseAnswers(right[0]!.key.toLowerCase() === 'true', { whenTrue: of('true'), whenFalse: of('false') })
}

/** Where the item compares with conditions they say most; else its mapping, else what it calls right. */
function written(interaction: XmlElement, { item, scores, feedback }: Reading): ReadAnswers {
  const type = scores.baseType === 'float' || scores.baseType === 'integer' ? 'numerical' : 'shortAnswer'
  const branches = branchesOf(item, attribute(interaction, 'responseIdentifier'))
  const raw = branches
    ? branches.map((branch): RawAnswer => ({
        text: branch.text,
        fraction: percent(branch.score, scores.weight),
        tolerance: branch.tolerance,
        feedback: feedback.get(branch.feedback) ?? '',
      }))
    : scores.shares.size > 0
      ? [...scores.shares].map(([text, fraction]): RawAnswer => ({ text, fraction }))
      : scores.correct.map((text): RawAnswer => ({ text, fraction: 100 }))
  const matchCase = branches ? branches.some((branch) => branch.matchCase) : scores.matchCase
  const words = attribute(interaction, 'class')
    .split(/\s+/)
    .filter((word) => word.startsWith('compare-'))
    .map((word) => word.slice('compare-'.length))
  return readAccepted(type, raw, {
    ...usualAnswerSettings,
    ...settingsOf(words),
    ...(type === 'shortAnswer' && { matchCase }),
  })
}

function pairs(interaction: XmlElement, reading: Reading): ReadAnswers | Problem {
  const { scores, taken, files } = reading
  const [first, second] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  if (!first || !second) return { code: 'noInteraction' }
  const right =
    scores.correct.length > 0 ? scores.correct : [...scores.shares].filter(([, share]) => share > 0).map(([key]) => key)
  const partners = right.map((pair) => pair.split(/\s+/))
  const targets = new Map(
    second.map((each) => {
      taken.lose(htmlOfXml(each.inner), files)
      return [attribute(each, 'identifier'), linesOfXml(each.inner).replaceAll('\n', ' ')]
    }),
  )
  const items = first.map((each) => ({
    ...choiceOf(each, reading),
    keys: partners.filter(([item]) => item === attribute(each, 'identifier')).map(([, target]) => target ?? ''),
  }))
  if (items.some(({ keys }) => keys.length > 1)) return { code: 'severalMatches' }
  const used = new Set(items.flatMap(({ keys }) => keys))
  return readPairs([
    ...items.map(({ keys, ...item }) => ({ ...item, match: targets.get(keys[0] ?? '') ?? '' })),
    ...[...targets].filter(([key]) => !used.has(key)).map(([, match]) => ({ text: '', match })),
  ])
}

/** What an item asks beside the text around: the prompt of its interaction. */
export const promptOf = (interaction: XmlElement): string => htmlOfXml(child(interaction, 'prompt')?.inner ?? '')
