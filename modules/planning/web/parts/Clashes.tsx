import { Group, List, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { planningCalls } from '../../contract/calls.ts'
import classes from './plan.module.css'
import { codeInSentence } from './words.tsx'

export type Clash = Output<typeof planningCalls.getPlanRow>['Timetable']['Clashes'][number]

/** What stands in the way, each in one sentence with what to do; nothing where there is none. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const t = useText('planning')
  const sentence = useClashSentence()
  if (clashes.length === 0) return null
  const atDatabase = clashes.some((clash) => clash.Waived && clash.With?.Kind === 'class')
  return (
    <Stack gap="xs">
      <List listStyleType="none" spacing="xs" className={classes['clashes']!}>
        {clashes.map((clash) => (
          <List.Item key={clash.Key} data-severity={clash.Waived ? 'waived' : clash.Severity}>
            <Group gap="sm" align="baseline" wrap="nowrap">
              <StateBadge
                tone={clash.Waived ? 'neutral' : clash.Severity === 'hard' ? 'danger' : 'warning'}
                label={t(clash.Waived ? 'clash.waived' : `clash.${clash.Severity}`)}
              />
              <Text size="sm" component="span">
                {sentence(clash)}
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
      {atDatabase && (
        <Text size="sm" c="dimmed">
          {t('clash.atDatabase')}
        </Text>
      )}
    </Stack>
  )
}

export function useClashSentence(): (clash: Clash) => string {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  return (clash) => {
    const isTime = clash.Kind === 'hoursMissing'
    const key = isTime && !clash.FitsBy ? 'clash.hoursMissingNoEnd' : (`clash.${clash.Kind}` as const)
    return t(key, {
      classRoom: codeInSentence(clash.ClassRoomCode ?? ''),
      instructor: pick(clash.InstructorName),
      holiday: pick(clash.HolidayName),
      with: clash.With ? t(`clash.${clash.With.Kind}`, { code: codeInSentence(clash.With.Code) }) : '',
      day: clash.Day ?? '',
      sessions: t('preview.sessions', { count: clash.Sessions }),
      amount: isTime ? format.minutes(clash.Amount) : (clash.Amount ?? ''),
      fitsBy: clash.FitsBy ?? '',
    })
  }
}
