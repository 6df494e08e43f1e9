import { child, type XmlElement } from '../xml.ts'
import { attribute, childrenOf, within } from './elements.ts'

/** What an item declares about the answers to its one interaction. */
export interface Scores {
  readonly isSingle: boolean
  readonly baseType: string
  readonly correct: readonly string[]
  /** Keys and what each is worth, in percent of the whole; empty where only the right answers are named. */
  readonly shares: ReadonlyMap<string, number>
  /** What every other key is worth. */
  readonly otherwise: number
  readonly matchCase: boolean
  /** Of the whole item. */
  readonly weight: number
}

const numberIn = (text: string): number | null => {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}
const defaultOf = (declaration: XmlElement | undefined): number | null =>
  numberIn(child(child(declaration, 'defaultValue'), 'value')?.text ?? '')

/** As shares are kept. */
export const percent = (value: number, whole: number): number => Math.round((value / whole) * 1e7) / 1e5

export function scoresOf(item: XmlElement, identifier: string): Scores {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (each) => attribute(each, 'identifier') === identifier,
  )
  const outcomes = childrenOf(item, 'outcomeDeclaration')
  const outcome = (name: string) => outcomes.find((each) => attribute(each, 'identifier') === name)
  const mapping = child(declaration, 'mapping')
  const entries = childrenOf(mapping, 'mapEntry')
  const isSingle = attribute(declaration, 'cardinality') !== 'multiple'
  // the whole is what the template compares, whatever else is mapped
  const isMatched = /match_correct/.test(attribute(child(item, 'responseProcessing'), 'template'))
  const values = isMatched ? [] : entries.map((each) => numberIn(attribute(each, 'mappedValue')) ?? 0)
  const positive = values.filter((value) => value > 0)
  const mapped = isSingle ? Math.max(0, ...positive) : positive.reduce((sum, value) => sum + value, 0)
  const declared = defaultOf(outcome('MAXSCORE')) ?? numberIn(attribute(outcome('SCORE'), 'normalMaximum'))
  const whole = (declared ?? 0) > 0 ? declared! : mapped > 0 ? mapped : 1
  const rest = isMatched ? 0 : (numberIn(attribute(mapping, 'defaultValue')) ?? 0)
  return {
    isSingle,
    baseType: attribute(declaration, 'baseType'),
    correct: within(child(declaration, 'correctResponse'), (name) => name === 'value').map((each) => each.text.trim()),
    shares: new Map(
      values.map((value, at) => [attribute(entries[at], 'mapKey').trim().replace(/\s+/g, ' '), percent(value, whole)]),
    ),
    otherwise: percent(rest, whole),
    matchCase: entries.some((each) => attribute(each, 'caseSensitive') === 'true'),
    weight: whole,
  }
}
