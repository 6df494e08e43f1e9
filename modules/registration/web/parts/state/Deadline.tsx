import { useEffect, useState } from 'react'
import { Text } from '@mantine/core'
import { IconClockHour4, IconClockPause } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './Deadline.module.css'

/** Until when a seat stands, with what is left of it; an hourglass that runs while the page is open. */
export function Deadline({ until, frozen, offered }: { until: string | null; frozen: boolean; offered: boolean }) {
  const t = useText('registration')
  const format = useFormat()
  const now = useNow(until !== null && !frozen)
  if (frozen) {
    return (
      <Text size="sm" className={classes['line']!} data-tone="calm">
        <IconClockPause size="1.125rem" stroke={1.6} aria-hidden />
        <span>{t('status.frozen')}</span>
      </Text>
    )
  }
  if (!until) return null
  const minutes = Math.floor((Date.parse(until) - now) / 60_000)
  const left = minutes >= 2880 ? t('days', { count: Math.floor(minutes / 1440) }) : format.minutes(Math.max(0, minutes))
  const time = format.dateTime(until)
  return (
    <Text size="sm" className={classes['line']!} data-tone={minutes < 1440 ? 'urgent' : 'calm'} component="div">
      <IconClockHour4 size="1.125rem" stroke={1.6} aria-hidden />
      <span className={classes['words']}>
        <span>{offered ? t('status.offeredUntil', { time }) : t('status.heldUntil', { time })}</span>
        <span className={classes['left']}>{minutes > 0 ? t('status.left', { time: left }) : t('status.lapsed')}</span>
      </span>
    </Text>
  )
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
