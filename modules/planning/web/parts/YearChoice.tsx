import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './plan.module.css'
import { today } from '#platform/web/start/zone.ts'

export const thisYear = () => Number(today().slice(0, 4))

/** The year before, the year (all of them where it is null), the year after; arrows point the way the page is read. */
export function YearChoice({ year, onChange }: { year: number | null; onChange: (year: number) => void }) {
  const t = useText('planning')
  const format = useFormat()
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t('fields.year')}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('previousYear')}
        onClick={() => onChange((year ?? thisYear()) - 1)}
      >
        <IconChevronLeft size="1.125rem" className={classes['arrow']!} />
      </ActionIcon>
      <Text fw={600} px="xs" aria-live="polite">
        {year === null ? t('allYears') : format.count(year)}
      </Text>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('nextYear')}
        onClick={() => onChange(year === null ? thisYear() : year + 1)}
      >
        <IconChevronRight size="1.125rem" className={classes['arrow']!} />
      </ActionIcon>
    </Group>
  )
}
