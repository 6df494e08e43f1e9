import { Group, Stack, Text } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { Clashes } from '../Clashes.tsx'
import type { Looked, PlanRow } from './useTogether.ts'

export function RowName({ row }: { row: PlanRow }) {
  const format = useFormat()
  return (
    <Group gap="xs" component="span">
      <Localized text={row.CourseName} />
      <Code>{row.CourseCode}</Code>
      <Text size="sm" c="dimmed" component="span">
        {format.dayRange(row.StartDate, row.EndDate)}
      </Text>
    </Group>
  )
}

/** Which rows take part and which do not, each with why and what it would clash with. */
export function LookedRows({ looked }: { looked: readonly Looked[] }) {
  const t = useText('planning')
  const able = looked.filter(({ why }) => why === null).length
  return (
    <Stack gap="sm">
      <Text fw={600} aria-live="polite">
        {t('together.able', {
          able: t('rowsInMonth', { count: able }),
          all: t('rowsInMonth', { count: looked.length }),
        })}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {looked.map(({ row, why, clashes }) => (
          <li key={row.ID}>
            <Stack gap={4}>
              <Group gap="sm" justify="space-between" wrap="nowrap" align="start">
                <RowName row={row} />
                <StateBadge
                  tone={why === null ? 'success' : why === 'already' ? 'neutral' : 'danger'}
                  label={t(why === null ? 'together.can' : 'together.cannot')}
                />
              </Group>
              {why !== null && <Text size="sm">{t(`together.why.${why}`)}</Text>}
              <Clashes clashes={clashes} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
