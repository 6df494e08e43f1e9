import { Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Clashes } from './Clashes.tsx'
import { PlannedSessions } from './row/PlannedSessions.tsx'
import type { usePlanPreview } from './usePlanPreview.ts'

/** What the row being written gives: clashes first, then the sessions. */
export function PlanPreview({ preview }: { preview: ReturnType<typeof usePlanPreview> }) {
  const t = useText('planning')
  if (preview.data === undefined && preview.fetchStatus === 'idle' && !preview.error)
    return (
      <Text size="sm" c="dimmed">
        {t('preview.hint')}
      </Text>
    )
  return (
    <QueryView query={preview} module="planning">
      {(data) => (
        <Stack gap="md" aria-live="polite">
          {data.Clashes.length === 0 ? (
            <Group gap="xs" wrap="nowrap">
              <IconCircleCheck size="1.25rem" color="var(--mantine-color-green-8)" aria-hidden />
              <Text size="sm">{t('preview.noClashes')}</Text>
            </Group>
          ) : (
            <Clashes clashes={data.Clashes} />
          )}
          <PlannedSessions timetable={data} />
        </Stack>
      )}
    </QueryView>
  )
}
