import { Progress, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { refreshEverything, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../../../contract/calls.ts'
import type { RosterRecord } from '../roster-record.ts'

/** How far a confirmed import is. It goes on by itself: whoever closes the page finds it where it has come to. */
export function RosterSaving({ roster }: { roster: RosterRecord }) {
  const t = useText('roster')
  const format = useFormat()
  const now = useCall(
    peopleCalls.getRoster,
    { ID: roster.ID, show: 'all', pageSize: 10 },
    { every: 1000, silent: true },
  )
  const state = now.data?.State
  useEffect(() => {
    if (state === 'committed') void refreshEverything()
  }, [state])
  const { Done, Of } = (now.data ?? roster).Progress ?? { Done: 0, Of: roster.Counts.Rows }
  return (
    <Section title={t('savingTitle')} description={t('savingHint')}>
      <Stack gap="xs">
        <Text role="status">{t('saved', { done: format.number(Done), total: format.number(Of) })}</Text>
        <Progress value={Of === 0 ? 0 : (Done / Of) * 100} animated aria-label={t('savingTitle')} />
        {now.error && (
          <Text size="sm" c="dimmed">
            {t('savingUnseen')}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
