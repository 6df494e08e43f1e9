import { Alert, Text } from '@mantine/core'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Meeting } from './meeting.ts'

interface ClashesProps {
  readonly clashes: Meeting['Clashes']
  /** Nothing is left to schedule. */
  readonly isScheduled?: boolean
}

/** What else the reader has at the time of a meeting: said, and no hindrance. */
export function Clashes({ clashes, isScheduled = false }: ClashesProps) {
  const t = useText('meetings')
  const format = useFormat()
  const pick = usePick()
  if (clashes.length === 0) return null
  return (
    <Alert color="yellow" role="status" title={t('clashes.title')}>
      {clashes.map(({ Kind, ID, Title, StartsAt, EndsAt }) => (
        <Text size="sm" key={`${Kind}-${ID}`}>
          {t(`clashes.${Kind}`, { name: pick(Title), from: format.time(StartsAt), to: format.time(EndsAt) })}
        </Text>
      ))}
      {!isScheduled && (
        <Text size="sm" c="dimmed">
          {t('clashes.hint')}
        </Text>
      )}
    </Alert>
  )
}
