import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import { diplomaButtons } from './buttons.ts'
import classes from './Diploma.module.css'
import { OfferBadge } from './OfferBadge.tsx'
import { Lines } from './Lines.tsx'
import { TrackCourses, TrackSum } from './TrackCourses.tsx'
import { WhoCompleted } from './WhoCompleted.tsx'

type Diploma = Output<typeof calls.getDiploma>

/** A diploma as those see it who enter it: what it is, its tracks, the courses of each. */
export function DiplomaRecord({ diploma }: { diploma: Diploma }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  const language = useLanguage()
  const go = useGo()
  const has = (text: Diploma['Description']) => inLanguage(text, language).text !== ''
  const texts = [
    { key: 'description', text: diploma.Description },
    { key: 'objectives', text: diploma.Objectives },
    { key: 'admission', text: diploma.Admission },
  ] as const
  const said = texts.filter(({ text }) => has(text))
  return (
    <Page
      title={pick(diploma.Name)}
      badge={<OfferBadge isPublished={diploma.IsPublished} />}
      description={
        <>
          <Code>{diploma.Code}</Code>
          <Sep />
          {diploma.Fee.Minor === 0 ? t('noFee') : format.money(diploma.Fee)}
          {diploma.LevelName && (
            <>
              <Sep />
              <Localized text={diploma.LevelName} />
            </>
          )}
        </>
      }
      actions={
        <ActionBar
          module="diplomas"
          allowed={diploma.Actions}
          actions={diplomaButtons(diploma)}
          onDone={(name) => (name === 'deleteDiploma' ? void go('/CourseDeploma/:ID?') : undefined)}
        />
      }
    >
      <Stack gap="md">
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
        {(said.length > 0 || diploma.ImageID !== null) && (
          <Section title={t('aboutDiploma')}>
            <div className={classes['story']}>
              <KeyValues
                columns={1}
                items={said.map(({ key, text }) => ({ label: t(`fields.${key}`), value: <Lines text={text} /> }))}
              />
              {diploma.ImageID !== null && (
                <div className={classes['picture']}>
                  <FilePicture fileId={diploma.ImageID} description={t('pictureOf', { name: pick(diploma.Name) })} />
                </div>
              )}
            </div>
          </Section>
        )}
      </Stack>
    </Page>
  )
}
