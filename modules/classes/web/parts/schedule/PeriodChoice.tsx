import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'

/** Back, today, on; and what is shown. The arrows point the way the page is read. */
export function PeriodChoice({
  label,
  onPrevious,
  onToday,
  onNext,
}: {
  label: ReactNode
  onPrevious: () => void
  onToday: () => void
  onNext: () => void
}) {
  const t = useText('classes')
  return (
    <Group gap="xs">
      <ActionIcon variant="default" size="input-sm" aria-label={t('schedule.previous')} onClick={onPrevious}>
        <IconChevronLeft size="1.125rem" className={classes['arrow']!} />
      </ActionIcon>
      <Button variant="default" onClick={onToday}>
        {t('schedule.today')}
      </Button>
      <ActionIcon variant="default" size="input-sm" aria-label={t('schedule.next')} onClick={onNext}>
        <IconChevronRight size="1.125rem" className={classes['arrow']!} />
      </ActionIcon>
      <Text fw={600} aria-live="polite">
        {label}
      </Text>
    </Group>
  )
}
