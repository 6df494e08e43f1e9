import { VisuallyHidden } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { ServerClock } from './clock.ts'
import classes from './Sitting.module.css'

const two = (value: number) => String(value).padStart(2, '0')
/** Said aloud when this many seconds are left. */
const announced = new Set([600, 300, 60])

/** The time left by the server's clock. Calls back once when it is up. */
export function Timer({ clock, onUp }: { clock: ServerClock; onUp: () => void }) {
  const t = useText('sitting')
  const format = useFormat()
  const [left, setLeft] = useState(() => clock.remaining())
  const [said, setSaid] = useState('')
  const up = useRef(onUp)
  useEffect(() => {
    up.current = onUp
  })
  useEffect(() => {
    let done = false
    const timer = setInterval(() => {
      const seconds = clock.remaining()
      setLeft(seconds)
      if (announced.has(seconds)) setSaid(format.minutes(seconds / 60))
      if (seconds === 0 && !done) {
        done = true
        up.current()
      }
    }, 500)
    return () => clearInterval(timer)
  }, [clock, format])
  const hours = Math.floor(left / 3600)
  const digits = [...(hours > 0 ? [two(hours)] : []), two(Math.floor(left / 60) % 60), two(left % 60)].join(':')
  return (
    <div className={classes['timer']} data-short={left <= 300} role="timer" aria-label={t('paper.remaining')}>
      <IconClock size={18} aria-hidden />
      <bdi dir="ltr">{format.digits(digits)}</bdi>
      <VisuallyHidden aria-live="assertive">{said && `${t('paper.remaining')}${format.colon}${said}`}</VisuallyHidden>
    </div>
  )
}
