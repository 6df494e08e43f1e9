import { child, type XmlElement } from '../xml.ts'
import { attribute, childrenOf, within } from './elements.ts'

/** One written answer of the conditions of an item, in their order. `*`: anything that is written. */
export interface Branch {
  readonly text: string
  readonly score: number
  readonly tolerance: number
  readonly matchCase: boolean
  /** What names its feedback. */
  readonly feedback: string
}

const isBranch = (name: string) => name === 'responseIf' || name === 'responseElseIf'

/** The conditions that compare the response with a value and set the score to another; null where they say anything else. */
export function branchesOf(item: XmlElement, response: string): Branch[] | null {
  const found = within(child(item, 'responseProcessing'), isBranch)
  const read = found.map((branch) => branchOf(branch, response))
  return read.length > 0 && read.every((branch) => branch !== null) ? read : null
}

function branchOf(branch: XmlElement, response: string): Branch | null {
  const test = branch.children.find((each) => ['equal', 'stringMatch', 'match', 'not'].includes(each.name))
  const score = Number(setTo(branch, 'SCORE') ?? Number.NaN)
  if (!test || !Number.isFinite(score)) return null
  const compared = within(test, (name) => name === 'variable').map((each) => attribute(each, 'identifier'))
  if (!compared.includes(response)) return null
  const isAnything = test.name === 'not' && child(test, 'isNull') !== undefined
  const text = isAnything ? '*' : child(test, 'baseValue')?.text.trim()
  if (text === undefined) return null
  return {
    text,
    score,
    tolerance: toleranceOf(test, Number(text)),
    matchCase: test.name === 'stringMatch' && attribute(test, 'caseSensitive') === 'true',
    feedback: setTo(branch, 'FEEDBACK') ?? '',
  }
}

const setTo = (branch: XmlElement, outcome: string): string | undefined =>
  child(
    childrenOf(branch, 'setOutcomeValue').find((each) => attribute(each, 'identifier') === outcome),
    'baseValue',
  )?.text.trim()

/** The wider of both sides; a relative one is in percent. */
function toleranceOf(test: XmlElement, value: number): number {
  const mode = attribute(test, 'toleranceMode')
  if (test.name !== 'equal' || mode === 'exact') return 0
  const sides = attribute(test, 'tolerance')
    .split(/\s+/)
    .map(Number)
    .filter((side) => Number.isFinite(side) && side > 0)
  const widest = Math.max(0, ...sides)
  return mode === 'relative' ? Math.abs(value * widest) / 100 : widest
}
