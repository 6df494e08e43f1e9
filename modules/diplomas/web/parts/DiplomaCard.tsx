import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import pictures from './Diploma.module.css'
import classes from './Offer.module.css'
import { TrackProgress } from './TrackProgress.tsx'

type Offered = Output<typeof calls.getOffered>['Items'][number]

// The name stands below it.
const noWords = ''

/** A diploma at a glance; the whole card leads to it. */
export function DiplomaCard({ diploma }: { diploma: Offered }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  return (
    <article className={classes['card']}>
      {diploma.ImageID !== null && (
        <div className={pictures['picture']}>
          <FilePicture fileId={diploma.ImageID} description={noWords} />
        </div>
      )}
      <Text size="sm" c="dimmed" component="div" className={classes['head']}>
        <span>{t('trackCount', { count: diploma.Tracks, shown: format.number(diploma.Tracks) })}</span>
        <Code>{diploma.Code}</Code>
      </Text>
      <h2 className={classes['name']}>
        <AppLink to="/diploma_programs/:ID?" params={{ ID: diploma.ID }} className={classes['link']!}>
          <Localized text={diploma.Name} />
        </AppLink>
      </h2>
      {diploma.Progress && (diploma.Progress.Done > 0 || diploma.Progress.CompletedAt !== null) && (
        <TrackProgress progress={diploma.Progress} label={pick(diploma.Name)} />
      )}
      <div className={classes['foot']}>
        <Text size="sm" c="dimmed">
          <Localized text={diploma.LevelName} />
        </Text>
        <Text fw={600}>{diploma.Fee.Minor === 0 ? t('noFee') : format.money(diploma.Fee)}</Text>
      </div>
    </article>
  )
}
