import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../format.tsx'
import { useInSight } from '../../ui/useInSight.ts'
import { useKit } from '../../ui/useKit.ts'
import classes from './ChangedEntry.module.css'

/** Said above a sheet: so many entries were saved otherwise by somebody else while they were being changed here. */
export function ChangedEntries({ count }: { count: number }) {
  const kit = useKit()
  const seen = useInSight(count > 0)
  if (count === 0) return null
  return (
    <Alert color="yellow" role="alert" {...seen} title={kit('sheet.changedTitle')} className={classes['all']!}>
      {kit('sheet.changed', { count })}
    </Alert>
  )
}

/** One entry that somebody else saved meanwhile: what is saved beside what was chosen here, and the choice of one. */
export function ChangedEntry({
  label,
  theirs,
  mine,
  onTheirs,
  onMine,
}: {
  /** Whose entry it is: names the choice for who does not see it. */
  label: string
  theirs: ReactNode
  mine: ReactNode
  onTheirs: () => void
  onMine: () => void
}) {
  const kit = useKit()
  const format = useFormat()
  return (
    <div role="group" aria-label={`${kit('sheet.changedTitle')}${format.colon}${label}`} className={classes['entry']}>
      <span className={classes['version']}>
        <span className={classes['whose']}>{kit('form.theirs')}</span> <bdi>{theirs}</bdi>
      </span>
      <span className={classes['version']}>
        <span className={classes['whose']}>{kit('form.mine')}</span> <bdi>{mine}</bdi>
      </span>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onTheirs}>
          {kit('form.takeTheirs')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onMine}>
          {kit('form.keepMine')}
        </Button>
      </Group>
    </div>
  )
}
