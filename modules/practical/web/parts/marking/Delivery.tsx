import { Group, Text } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import type { DegreeFacts } from '../../marking/DegreeQueue.ts'
import classes from './Marking.module.css'

/** Where the degrees are that were given: all saved, or how many wait on this device and why. */
export function Delivery({ facts }: { facts: DegreeFacts }) {
  const t = useText('practical')
  const waiting = [...facts.kept.values()].filter(({ standing }) => standing === 'waiting').length
  const toSettle = facts.kept.size - waiting
  const why =
    facts.state === 'signedOut'
      ? t('marking.signedOut')
      : facts.offline
        ? t('marking.offline')
        : facts.frail && waiting > 0
          ? t('marking.frail')
          : null
  const Icon = why ? IconCloudOff : waiting > 0 ? IconCloudUp : IconCloudCheck
  return (
    <div role="status" className={classes['delivery']} data-waits={facts.kept.size > 0 || undefined}>
      <Group gap="xs" wrap="nowrap">
        <Icon size="1.1rem" aria-hidden />
        <Text size="sm">
          {waiting === 0 && toSettle > 0
            ? t('marking.toSettle', { count: toSettle })
            : t('marking.kept', { count: waiting })}
        </Text>
      </Group>
      {why && <Text size="sm">{why}</Text>}
    </div>
  )
}
