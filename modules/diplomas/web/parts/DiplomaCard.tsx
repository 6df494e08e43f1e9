import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { LinkCard } from '#platform/web/ui/record/LinkCard.tsx'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import { TrackProgress } from './TrackProgress.tsx'

type Offered = Output<typeof calls.getOffered>['Items'][number]

/** A diploma at a glance; the whole card leads to it. */
export function DiplomaCard({ diploma }: { diploma: Offered }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  return (
    <LinkCard
      pictureId={diploma.ImageID}
      head={
        <>
          <span>{t('trackCount', { count: diploma.Tracks, shown: format.number(diploma.Tracks) })}</span>
          <Code>{diploma.Code}</Code>
        </>
      }
      name={
        <AppLink to="/diploma_programs/:ID?" params={{ ID: diploma.ID }}>
          <Localized text={diploma.Name} />
        </AppLink>
      }
      foot={
        <>
          <Text size="sm" c="dimmed">
            <Localized text={diploma.LevelName} />
          </Text>
          <Text fw={600}>{diploma.Fee.Minor === 0 ? t('noFee') : format.money(diploma.Fee)}</Text>
        </>
      }
    >
      {diploma.Progress && (diploma.Progress.Done > 0 || diploma.Progress.CompletedAt !== null) && (
        <TrackProgress progress={diploma.Progress} label={pick(diploma.Name)} />
      )}
    </LinkCard>
  )
}
