import { Progress, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import classes from './Offer.module.css'

type Shown = NonNullable<Output<typeof calls.getPrograms>['Tracks'][number]['Progress']>

/** How far the trainee has come in a track, and what is left. */
export function TrackProgress({ progress, label }: { progress: Shown; label: string }) {
  const t = useText('diplomas')
  const format = useFormat()
  if (progress.CompletedAt !== null)
    return (
      <Text size="sm" className={classes['completed']!} component="p">
        <IconCircleCheck size="1.125rem" aria-hidden />
        {t('completedOn', { day: format.day(format.wallClock(progress.CompletedAt).day) })}
      </Text>
    )
  const left = [
    ...(progress.RequiredLeft > 0
      ? [t('asks.required', { count: progress.RequiredLeft, shown: format.number(progress.RequiredLeft) })]
      : []),
    ...(progress.ElectivesLeft > 0
      ? [t('electivesLeft', { count: progress.ElectivesLeft, shown: format.number(progress.ElectivesLeft) })]
      : []),
  ]
  return (
    <div className={classes['progress']}>
      <Progress.Root size="sm">
        <Progress.Section
          value={progress.Needed === 0 ? 0 : (progress.Done / progress.Needed) * 100}
          aria-label={label}
        />
      </Progress.Root>
      <Text size="sm" component="p">
        {t('doneOf', { done: format.number(progress.Done), all: format.number(progress.Needed) })}
        {left.length > 0 && (
          <Text span size="sm" c="dimmed">
            {' '}
            {t('left', { what: format.list(left) })}
          </Text>
        )}
      </Text>
    </div>
  )
}
