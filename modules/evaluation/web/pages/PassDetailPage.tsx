import { Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { OutcomeBadge } from '../parts/OutcomeBadge.tsx'
import { ResultDetail } from '../parts/ResultDetail.tsx'

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
      <ResultDetail detail={detail} />
    </Page>
  )
}
