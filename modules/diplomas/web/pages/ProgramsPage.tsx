import { Button, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import pictures from '../parts/Diploma.module.css'
import { Lines } from '../parts/Lines.tsx'
import classes from '../parts/Offer.module.css'
import { OfferedCourses } from '../parts/OfferedCourses.tsx'
import { PeopleOfTrack } from '../parts/PeopleOfTrack.tsx'
import { TrackProgress } from '../parts/TrackProgress.tsx'
import { TrackSum } from '../parts/TrackCourses.tsx'

type Programs = Output<typeof calls.getPrograms>

/** The programmes of a diploma, without an id the free-standing ones: what is done, what is left, when it goes on. */
export default function ProgramsPage() {
  const t = useText('diplomas')
  const id = useIdParam()
  const { track: wanted } = useAddress({ track: 0 }).values
  const query = useCall(calls.getPrograms, id === null ? {} : { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="diplomas">
      {({ Diploma, Tracks }) => {
        const shown = Diploma === null && wanted > 0 ? Tracks.filter((track) => track.ID === wanted) : Tracks
        const [only] = Diploma === null && shown.length === 1 ? shown : []
        return (
          <ProgramsHead diploma={Diploma} only={only}>
            {Diploma && <DiplomaTexts diploma={Diploma} />}
            {shown.length === 0 && <EmptyState sentence={t('noPrograms')} />}
            {shown.map((track) => (
              <Program key={track.ID} track={track} />
            ))}
          </ProgramsHead>
        )
      }}
    </QueryView>
  )
}

interface HeadProps {
  readonly diploma: Programs['Diploma']
  /** The free-standing track that alone is shown. */
  readonly only: Programs['Tracks'][number] | undefined
  readonly children: React.ReactNode
}

function ProgramsHead({ diploma, only, children }: HeadProps) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  return (
    <Page
      title={diploma ? pick(diploma.Name) : only ? pick(only.Name) : t('freeTracks')}
      description={
        diploma ? (
          <>
            <Code>{diploma.Code}</Code>
            {diploma.LevelName && (
              <>
                <Sep />
                <Localized text={diploma.LevelName} />
              </>
            )}
            <Sep />
            {diploma.Fee.Minor === 0 ? t('noFee') : format.money(diploma.Fee)}
          </>
        ) : (
          t('freeTracksIntro')
        )
      }
      {...(diploma && {
        actions: (
          <Button
            variant="default"
            leftSection={<IconPrinter size="1rem" />}
            component="a"
            href={href('/report/DiplomaDetail/:ID?', { ID: diploma.ID })}
            target="_blank"
            rel="noopener"
          >
            {t('print')}
          </Button>
        ),
      })}
    >
      <Stack gap="md">{children}</Stack>
    </Page>
  )
}

function DiplomaTexts({ diploma }: { diploma: NonNullable<Programs['Diploma']> }) {
  const t = useText('diplomas')
  const pick = usePick()
  const language = useLanguage()
  const has = (text: typeof diploma.Admission) => inLanguage(text, language).text !== ''
  const objectives = inLanguage(diploma.Objectives, language)
  if (!has(diploma.Description) && !objectives.text && !has(diploma.Admission) && diploma.ImageID === null) return null
  return (
    <Section title={t('aboutDiploma')}>
      <div className={pictures['story']}>
        <div className={classes['texts']}>
          {has(diploma.Description) && <Lines text={diploma.Description} />}
          {objectives.text && (
            <div>
              <Text size="sm" c="dimmed" component="h3">
                {t('fields.objectives')}
              </Text>
              <ul className={classes['objectives']} lang={objectives.language} dir={directionOf(objectives.language)}>
                {objectives.text.split('\n').map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {has(diploma.Admission) && (
            <div>
              <Text size="sm" c="dimmed" component="h3">
                {t('fields.admission')}
              </Text>
              <Lines text={diploma.Admission} />
            </div>
          )}
        </div>
        {diploma.ImageID !== null && (
          <div className={pictures['picture']}>
            <FilePicture fileId={diploma.ImageID} description={t('pictureOf', { name: pick(diploma.Name) })} />
          </div>
        )}
      </div>
    </Section>
  )
}

function Program({ track }: { track: Programs['Tracks'][number] }) {
  const t = useText('diplomas')
  const pick = usePick()
  return (
    <Section
      title={pick(track.Name)}
      description={
        <>
          <Code>{track.Code}</Code>
          <Sep />
          <TrackSum courses={track.Courses} leastElectives={track.LeastElectives} />
        </>
      }
    >
      <Stack gap="md">
        <Lines text={track.Description} />
        {track.Progress && <TrackProgress progress={track.Progress} label={pick(track.Name)} />}
        <OfferedCourses courses={track.Courses} />
        {track.People && (
          <div>
            <Text fw={600} component="h3">
              {t('ourPeople')}
            </Text>
            <PeopleOfTrack trackId={track.ID} label={t('ourPeople')} />
          </div>
        )}
      </Stack>
    </Section>
  )
}
