import { Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/web/text.ts'
import classes from '../Sitting.module.css'

/** Covers the paper while its clock stands still. */
export function Paused() {
  const t = useText('sitting')
  const cover = useRef<HTMLDivElement>(null)
  useEffect(() => cover.current?.focus(), [])
  return (
    <div
      ref={cover}
      tabIndex={-1}
      className={classes['left']}
      data-calm
      role="alertdialog"
      aria-modal="true"
      aria-label={t('paused.title')}
    >
      <Title order={2}>{t('paused.title')}</Title>
      <Text maw="32rem">{t('paused.hint')}</Text>
    </div>
  )
}
