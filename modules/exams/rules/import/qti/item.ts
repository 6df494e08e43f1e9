import { textOf } from '../../question.ts'
import { inParagraph } from '../html-text.ts'
import {
  finished,
  previewOf,
  type ImportedQuestion,
  type ImportNote,
  type ImportProblem,
} from '../imported-question.ts'
import { weightOf } from '../labels.ts'
import { MediaTaken, type FilesBeside } from '../media.ts'
import { child, XmlFault, type XmlElement } from '../xml.ts'
import { promptOf, readQtiAnswers } from './answers.ts'
import { attribute, childrenOf, htmlOfXml, linesOfXml, readQtiElement, within } from './elements.ts'
import type { Described } from './manifest.ts'
import { scoresOf } from './scores.ts'

const isInteraction = (name: string) => name.endsWith('Interaction')
const isForScorers = (block: XmlElement) =>
  block.name === 'rubricBlock' && attribute(block, 'view').split(/\s+/).includes('scorer')
/** Version 3 puts what it shows into a body of its own. */
const contentOf = (element: XmlElement) => child(element, 'contentBody')?.inner ?? element.inner

/** One item of QTI: a question, or why it can't be imported. */
export function readItem(
  source: string,
  at: { readonly number: number; readonly path: string },
  described: Described,
  files: FilesBeside,
): ImportedQuestion | ImportProblem {
  const place = { number: at.number, line: 1, ...(at.path && { file: at.path }) }
  const item = itemIn(source)
  if (!item) return { ...place, name: at.path, code: 'badXml' }
  const name = (attribute(item, 'title').trim() || described.title).slice(0, 200)
  const body = child(item, 'itemBody')
  const [interaction, another] = within(body, isInteraction)
  const { text: bare, rubric } = textsOf(body, interaction)
  const problem = (code: ImportProblem['code'], data?: ImportProblem['data']): ImportProblem => ({
    ...place,
    name: name || at.path,
    code,
    ...(data && { data }),
    ...previewOf(bare),
  })
  if (!interaction) return problem('noInteraction')
  if (another) return problem('severalInteractions')
  if (child(item, 'templateDeclaration')) return problem('unsupportedType', { type: 'templateDeclaration' })

  const taken = new MediaTaken()
  const long = (html: string) => taken.within(inParagraph(html, textOf(html)), files)
  const text = long(bare)
  const scores = scoresOf(item, attribute(interaction, 'responseIdentifier'))
  const { general, byName, lost } = feedbacksOf(item)
  const read = readQtiAnswers(interaction, { item, scores, taken, files, feedback: byName })
  if ('code' in read) return problem(read.code, read.data)
  const feedback = long(general)
  const known = new Set(read.answers.map((answer) => answer.feedback))
  const notes: ImportNote[] = [...byName.values(), ...lost].some((each) => each !== '' && !known.has(each))
    ? [{ code: 'feedbackLost' }]
    : []
  const { category, labels, seconds } = described
  return finished(
    { ...place, name, category },
    {
      ...read,
      text,
      weight: weightOf(scores.weight),
      seconds,
      labels,
      ...(feedback !== '' && { feedback }),
      ...(read.type === 'text' && { modelAnswer: long(rubric) }),
      notes: [...(read.notes ?? []), ...notes],
    },
    {
      media: taken.media.map((medium) => ({ ...medium, name: medium.name.replace(/^.*\//, '') })),
      lost: taken.lost,
    },
  )
}

function itemIn(source: string): XmlElement | null {
  try {
    const item = readQtiElement(source)
    return item.name === 'assessmentItem' ? item : null
  } catch (fault) {
    if (fault instanceof XmlFault) return null
    throw fault
  }
}

/** What stands where the interaction stood: a character that no text holds. */
const gap = '\u0001'

/** What is asked, without what is to be answered there; and what only those who mark read. */
function textsOf(body: XmlElement | undefined, interaction: XmlElement | undefined) {
  const rubrics = within(body, (name) => name === 'rubricBlock').filter(isForScorers)
  let left = body?.inner ?? ''
  for (const rubric of rubrics) left = left.replace(rubric.outer, () => '')
  if (interaction) left = left.replace(interaction.outer, () => gap)
  const isWithin = interaction?.name === 'textEntryInteraction'
  const asked = htmlOfXml(left)
    // oxlint-disable-next-line no-control-regex
    .replace(/<p\b[^<>]*>\s*\u0001\s*<\/p>/gi, '')
    .replace(gap, isWithin ? '_____' : '')
    .trim()
  const prompt = interaction ? promptOf(interaction) : ''
  return {
    text: `${asked}${prompt === '' ? '' : inParagraph(prompt, textOf(prompt))}`,
    rubric: rubrics.map((rubric) => htmlOfXml(contentOf(rubric))).join(''),
  }
}

/** What is shown after the answer: always, or with an answer by the name that it sets. */
function feedbacksOf(item: XmlElement) {
  const always = new Set(
    childrenOf(item, 'outcomeDeclaration').flatMap((each) => {
      const value = child(child(each, 'defaultValue'), 'value')?.text.trim()
      return value ? [`${attribute(each, 'identifier')} ${value}`] : []
    }),
  )
  const general: string[] = []
  const byName = new Map<string, string>()
  const lost: string[] = []
  for (const each of childrenOf(item, 'modalFeedback')) {
    const identifier = attribute(each, 'identifier')
    if (attribute(each, 'showHide') === 'hide') lost.push(linesOfXml(contentOf(each)))
    else if (always.has(`${attribute(each, 'outcomeIdentifier')} ${identifier}`))
      general.push(htmlOfXml(contentOf(each)))
    else byName.set(identifier, linesOfXml(contentOf(each)))
  }
  return { general: general.join(''), byName, lost }
}
