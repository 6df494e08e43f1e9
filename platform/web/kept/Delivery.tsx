import { Group, Text } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import type { KeptEntry, Stand } from './entries.ts'
import type { EntryFacts } from './EntryQueue.ts'
import classes from './Delivery.module.css'

/** What a page says of entries under way. */
export interface DeliveryWords {
  /** So many wait; also 0: all are saved. */
  readonly kept: (count: number) => string
  /** So many wait for their giver's choice. */
  readonly toSettle: (count: number) => string
  readonly offline: string
  /** The browser keeps nothing. */
  readonly frail: string
  readonly signedOut: string
}

/** Where entries are that were given: all saved, or how many wait on this device and why. */
export function Delivery<Entry extends KeptEntry<Stands>, Stands extends Stand>({
  facts,
  words,
  inset = false,
}: {
  facts: EntryFacts<Entry, Stands>
  words: DeliveryWords
  /** Inside of a section whose content reaches its edges. */
  inset?: boolean
}) {
  const given = [...facts.kept.values()].filter(({ standing }) => standing !== 'draft')
  const waiting = given.filter(({ standing }) => standing === 'waiting').length
  const toSettle = given.length - waiting
  const why =
    facts.state === 'signedOut'
      ? words.signedOut
      : facts.offline
        ? words.offline
        : facts.frail && waiting > 0
          ? words.frail
          : null
  const Icon = why ? IconCloudOff : waiting > 0 ? IconCloudUp : IconCloudCheck
  return (
    <div
      role="status"
      className={classes['delivery']}
      data-waits={given.length > 0 || undefined}
      data-inset={inset || undefined}
    >
      <Group gap="xs" wrap="nowrap">
        <Icon size="1.1rem" aria-hidden />
        <Text size="sm">{waiting === 0 && toSettle > 0 ? words.toSettle(toSettle) : words.kept(waiting)}</Text>
      </Group>
      {why && <Text size="sm">{why}</Text>}
    </div>
  )
}
