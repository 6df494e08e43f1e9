import { Group, Stack } from '@mantine/core'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import type { RecordNoun, RecordSection, SectionOf } from '../../record-sections.ts'
import { webModules } from '../../screens.ts'
import { mayPass, useUser } from '../../session.ts'
import { useWordsOf } from '../../text.ts'
import { HasHeading } from '../heading.ts'
import { PersonPhoto } from '../files/PersonPhoto.tsx'
import { PageHeader } from '../Page.tsx'
import { lazyPart } from '../states/lazy-part.tsx'
import { type AddressTab, AddressTabs } from '../Tabs.tsx'
import { OpenNow } from './OpenNow.tsx'
import classes from './RecordPage.module.css'

interface RecordPageProps {
  readonly of: RecordNoun
  readonly id: number
  /** In the reader's language; the other script stands among the facts. */
  readonly name: string
  /** Of a person, whether there is one or not; left out of what has no face. */
  readonly photoId?: number | null
  /** State, beside the name. */
  readonly badge: ReactNode
  /** Number, the name in the other script, whom it belongs to: one line below the name. */
  readonly facts: ReactNode
  /** Buttons; the one that edits among them. */
  readonly actions: ReactNode
  /** What stands above the tabs because somebody has to decide on it. */
  readonly notices?: ReactNode
  /** Lines (`OpenThing`) of what waits in the record itself, before those of modules. */
  readonly open?: ReactNode
  /** Names the strip of tabs. */
  readonly label: string
  /** The record's own tabs; those that modules hand in stand behind the first. */
  readonly tabs: readonly AddressTab[]
}

let loading: Promise<readonly RecordSection[]> | undefined
const loadSections = async () => (await webModules().handedIn?.())?.recordSections ?? []
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

/** The page of a record, read first: a head that stays, what is open now, and tabs, those of modules among them. */
export function RecordPage({ of, id, tabs: [first, ...others], ...shown }: RecordPageProps) {
  const user = useUser()
  const sections = use(recordSections()).filter((each) => each.of === of && mayPass(each.rule, user))
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
  const open = partsFor('open')
  const facts = (
    <>
      {shown.facts}
      <Suspense>{partsFor('head')}</Suspense>
    </>
  )
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap" align="start">
        {shown.photoId !== undefined && (
          <span className={classes['photo']}>
            <PersonPhoto fileId={shown.photoId} name={shown.name} size="3.25rem" />
          </span>
        )}
        <div className={classes['head']}>
          <PageHeader title={shown.name} badge={shown.badge} description={facts} actions={shown.actions} />
        </div>
      </Group>
      <HasHeading value>
        {shown.notices}
        {(shown.open || open.length > 0) && (
          <OpenNow>
            {shown.open}
            {open}
          </OpenNow>
        )}
        <AddressTabs label={shown.label} tabs={[...(first ? [first] : []), ...handedIn, ...others]} />
      </HasHeading>
    </Stack>
  )
}
