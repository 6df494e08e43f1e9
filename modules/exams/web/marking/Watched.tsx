import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { HistoryItem } from '#platform/web/ui/History.tsx'
import type { paperCalls as calls } from '../../contract/calls.ts'

type Paper = Output<typeof calls.getPaper>

/** How often exam mode was left, of that without a report, the page opened again and the network blamed: what happened, not what it means. */
export function Watched(props: { paper: Pick<Paper, 'TimesLeft' | 'Unreported' | 'Reloads' | 'Differences'> }) {
  const t = useText('sitting')
  const { TimesLeft, Unreported, Reloads, Differences } = props.paper
  return (
    <Stack gap={2}>
      <Text size="sm">{t('marking.timesLeft', { count: TimesLeft })}</Text>
      {Unreported > 0 && (
        <>
          <Text size="sm">{t('marking.unreported', { count: Unreported })}</Text>
          <Text size="xs" c="dimmed">
            {t('marking.unreportedHint')}
          </Text>
        </>
      )}
      {Reloads > 0 && <Text size="sm">{t('marking.reloads', { count: Reloads })}</Text>}
      {Differences > 0 && (
        <>
          <Text size="sm">{t('marking.differences', { count: Differences })}</Text>
          <Text size="xs" c="dimmed">
            {t('marking.differencesHint')}
          </Text>
        </>
      )}
    </Stack>
  )
}

/** A line of the paper's history, with the seconds where there is something to say of them. */
export function toldOf(t: Translate<'sitting'>, { Data, ...rest }: Paper['History'][number]): HistoryItem {
  const { reason } = Data
  const item = typeof reason === 'string' && reason !== '' ? { ...rest, Why: reason } : rest
  const [away, delay] = [Number(Data['awaySeconds'] ?? 0), Number(Data['delaySeconds'] ?? 0)]
  const words = (seconds: number) => t('secondsAway', { count: Math.round(seconds) })
  if (item.Kind === 'returned' && Data['unreported'] === true)
    return { ...item, Kind: 'returnedUnreported', Data: { away: words(away) } }
  if (item.Kind === 'returned' && Data['differs'] === true)
    return { ...item, Kind: 'returnedDelayed', Data: { away: words(away), delay: words(delay) } }
  if (item.Kind === 'resumed' && away > 0) return { ...item, Kind: 'resumedAway', Data: { away: words(away) } }
  return item
}
