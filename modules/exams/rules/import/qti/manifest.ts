import type { BankCategory } from '../imported-question.ts'
import { secondsOf, type QuestionLabels } from '../labels.ts'
import { child, type XmlElement } from '../xml.ts'
import { attribute, childrenOf, readQtiElement, within } from './elements.ts'

/** What a package says of one of its questions beside the question. */
export interface Described {
  readonly title: string
  readonly category: BankCategory | null
  readonly labels: QuestionLabels
  readonly seconds?: number | undefined
}
export const undescribed: Described = { title: '', category: null, labels: {} }

export interface ListedItem {
  readonly path: string
  readonly described: Described
}

const isItem = (type: string) => /^imsqti_(?:item|[a-z]*item)_/i.test(type)

/** The items that a manifest lists, in its order. Throws XmlFault. */
export function itemsOf(manifest: string): ListedItem[] {
  const resources = within(readQtiElement(manifest), (name) => name === 'resource')
  return resources
    .filter((each) => isItem(attribute(each, 'type')))
    .map((each) => ({
      path: attribute(each, 'href') || attribute(child(each, 'file'), 'href'),
      described: describe(child(each, 'metadata')),
    }))
}

const wordsOf = (element: XmlElement | undefined): string =>
  (within(element, (name) => name === 'string' || name === 'langstring')[0]?.text ?? element?.text ?? '').trim()

/** Learning object metadata, as `export/qti/package.ts` writes it and others do. */
function describe(metadata: XmlElement | undefined): Described {
  const lom = within(metadata, (name) => name === 'lom')[0]
  const classes = childrenOf(lom, 'classification')
  const named = (purpose: string): string[] => {
    const found = classes.find((each) => (child(child(each, 'purpose'), 'value')?.text ?? '').trim() === purpose)
    return within(found, (name) => name === 'taxon')
      .map((taxon) => wordsOf(child(taxon, 'entry')).slice(0, 200))
      .filter((word) => word !== '')
  }
  const [course, ...module] = named('discipline')
  const [level] = named('educational level')
  const [category] = named('idea')
  const duration = within(lom, (name) => name === 'duration')[0]?.text ?? ''
  return {
    title: wordsOf(child(child(lom, 'general'), 'title')),
    category: course ? { course, module: module.join(' / ') } : null,
    labels: { ...(level && { level }), ...(category && { category }) },
    seconds: secondsOf(secondsIn(duration)),
  }
}

/** `PT1M30S` in seconds. */
function secondsIn(duration: string): number {
  const [, hours, minutes, seconds] = /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?$/.exec(duration.trim()) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
