import { Stack } from '@mantine/core'
import { Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PeopleOfTrack } from '../PeopleOfTrack.tsx'
import type { DiplomaShown } from './diploma.ts'

/** Who is on the way in each track of a diploma, and how far. */
export function PeopleOfDiploma({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const pick = usePick()
  if (diploma.Tracks.length === 0) return <EmptyState sentence={t('noTracksOfDiploma')} />
  return (
    <Stack gap="md">
      {diploma.Tracks.map((track) => (
        <Section key={track.ID} title={<Localized text={track.Name} />} flush>
          <PeopleOfTrack trackId={track.ID} label={t('page.peopleOf', { name: pick(track.Name) })} />
        </Section>
      ))}
    </Stack>
  )
}
