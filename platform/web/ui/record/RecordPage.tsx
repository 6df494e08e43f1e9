import { Group, Stack } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import type { RecordNoun } from '../../record-sections.ts'
import { HasHeading } from '../heading.ts'
import { PersonPhoto } from '../files/PersonPhoto.tsx'
import { PageHeader } from '../Page.tsx'
import { type AddressTab, AddressTabs } from '../Tabs.tsx'
import { OpenNow } from './OpenNow.tsx'
import classes from './RecordPage.module.css'
import { useHandedIn } from './useHandedIn.tsx'

interface RecordPageProps {
  readonly of: RecordNoun
  /** What else the record is for this reader, with the tabs of that. */
  readonly also?: readonly RecordNoun[]
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

/** The page of a record, read first: a head that stays, what is open now, and tabs, those of modules among them. */
export function RecordPage({ of, also = [], id, tabs: [first, ...others], ...shown }: RecordPageProps) {
  const { handedIn, head, open } = useHandedIn([of, ...also], id)
  const facts = (
    <>
      {shown.facts}
      <Suspense>{head}</Suspense>
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
