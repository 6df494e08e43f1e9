import { Button, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { Arithmetic } from '../parts/Arithmetic.tsx'
import { decided, OutcomeBadge } from '../parts/OutcomeBadge.tsx'
import { PersonName } from '../parts/PersonName.tsx'

type Detail = Output<typeof calls.getTraineePassDetail>

/** One result with its arithmetic, part by part. */
export default function PassDetailPage() {
  const CourseClassID = useIdParam('CourseClassID')
  const TraineeID = useIdParam('TraineeID')
  const query = useCall(
    calls.getTraineePassDetail,
    CourseClassID === null || TraineeID === null ? skip : { CourseClassID, TraineeID },
  )
  const t = useText('evaluation')
  const isTrainee = useUser()?.userRole === 'trainee'
  if (CourseClassID === null || TraineeID === null)
    return (
      <Page title={t('screens.traineePass')}>
        <EmptyState
          sentence={t('pickResult')}
          action={
            isTrainee
              ? { label: t('screens.myResults'), href: '/TraineeCoursesPass' }
              : { label: t('toTrainees'), href: '/User/Trainee' }
          }
        />
      </Page>
    )
  return <QueryView query={query}>{(detail) => <DetailOf detail={detail} />}</QueryView>
}

function DetailOf({ detail }: { detail: Detail }) {
  const t = useText('evaluation')
  const format = useFormat()
  const isTrainee = useUser()?.userRole === 'trainee'
  return (
    <Page
      title={<Localized text={detail.CourseName} />}
      description={<Code>{detail.ClassCode}</Code>}
      badge={<OutcomeBadge outcome={detail.Outcome} />}
      actions={
        isTrainee && (
          <Button component={AppLink} to="/TraineeCertification" variant="default">
            {t('certificates')}
          </Button>
        )
      }
    >
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('trainee'), value: <PersonName person={detail} /> },
            {
              label: t('percent'),
              value: <Text fw={600}>{format.percent(decided(detail.Outcome) ? detail.Percent : null)}</Text>,
            },
            { label: t('band'), value: detail.BandName ? <Localized text={detail.BandName} /> : format.number(null) },
            {
              label: t('standing'),
              value: detail.PublishedAt
                ? t('published', { at: format.dateTime(detail.PublishedAt) })
                : t(`standings.${detail.Standing}`),
            },
          ]}
        />
      </Section>
      <Arithmetic detail={detail} />
    </Page>
  )
}
