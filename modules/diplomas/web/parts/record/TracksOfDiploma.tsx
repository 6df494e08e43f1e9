import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import classes from '../Diploma.module.css'
import { OfferBadge } from '../OfferBadge.tsx'
import { TrackCourses, TrackSum } from '../TrackCourses.tsx'
import { WhoCompleted } from '../WhoCompleted.tsx'
import type { DiplomaShown } from './diploma.ts'

/** The tracks of a diploma, each with its courses in their order. */
export function TracksOfDiploma({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  return (
    <Section
      title={t('sections.tracks')}
      actions={
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" />}
          component={AppLink}
          to="/Track-Edit/:ID?"
          search={{ DiplomaID: diploma.ID }}
        >
          {t('acts.addTrack.do')}
        </Button>
      }
    >
      {diploma.Tracks.length === 0 ? (
        <EmptyState sentence={t('noTracksOfDiploma')} />
      ) : (
        <Stack gap="lg">
          {diploma.Tracks.map((track) => (
            <article key={track.ID} className={classes['track']}>
              <header className={classes['head']}>
                <h3 className={classes['name']}>
                  <AppLink to="/Track-Edit/:ID?" params={{ ID: track.ID }}>
                    <Localized text={track.Name} />
                  </AppLink>
                </h3>
                <Code>{track.Code}</Code>
                <OfferBadge isPublished={track.IsPublished} />
                <Text size="sm" c="dimmed" component="span" className={classes['sum']}>
                  <TrackSum courses={track.Courses} leastElectives={track.LeastElectives} />
                  <Sep />
                  <WhoCompleted track={track}>
                    {t('whoCompleted', { count: track.Completed, shown: format.number(track.Completed) })}
                  </WhoCompleted>
                </Text>
              </header>
              <TrackCourses courses={track.Courses} caption={pick(track.Name)} />
            </article>
          ))}
        </Stack>
      )}
    </Section>
  )
}
