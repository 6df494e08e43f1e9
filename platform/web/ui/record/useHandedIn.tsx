import { type ComponentType, use } from 'react'
import type { RecordNoun, RecordSection, SectionOf } from '../../record-sections.ts'
import { webModules } from '../../screens.ts'
import { mayPass, useUser } from '../../session.ts'
import { useWordsOf } from '../../text.ts'
import { lazyPart } from '../states/lazy-part.tsx'
import type { AddressTab } from '../Tabs.tsx'

let loading: Promise<readonly RecordSection[]> | undefined
const loadSections = async () => {
  try {
    return (await webModules().handedIn?.())?.recordSections ?? []
  } catch (lost) {
    // The next page asks anew.
    loading = undefined
    throw lost
  }
}
/** What modules hand in, in the order of dependence. */
const recordSections = () => (loading ??= loadSections())

const parts = new Map<RecordSection['part'], ComponentType<SectionOf>>()
function partOf(load: RecordSection['part']): ComponentType<SectionOf> {
  if (!parts.has(load))
    parts.set(
      load,
      lazyPart(async () => (await load()).default),
    )
  return parts.get(load)!
}

/** The tabs that modules hand in to the page of a record, and their facts of its head and lines of what is open there. */
export function useHandedIn(of: readonly RecordNoun[], id: number) {
  const user = useUser()
  const sections = use(recordSections()).filter((each) => of.includes(each.of) && mayPass(each.rule, user))
  const words = useWordsOf([...new Set(sections.map(({ module }) => module))])
  const handedIn = sections.map((each): AddressTab => {
    const Part = partOf(each.part)
    return { key: each.key, label: words(each.module).maybe(each.title), content: () => <Part ID={id} /> }
  })
  const partsFor = (which: 'head' | 'open') =>
    sections.flatMap(({ key, [which]: load }) => {
      if (!load) return []
      const Part = partOf(load)
      return [<Part key={key} ID={id} />]
    })
  return { handedIn, head: partsFor('head'), open: partsFor('open') }
}
