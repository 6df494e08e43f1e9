import { Title } from '@mantine/core'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { PlanAnswers } from '#modules/planning/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'

const ClassAnswers = lazyPart(async () => (await import('../parts/ClassAnswers.tsx')).ClassAnswers)

/** What the instructor is asked: slots of the plan, and classes that were made of it. */
export default function AnswersWantedPage() {
  const t = useText('classes')
  const go = useGo()
  const only = useIdParam('ID')
  const ofPlan = useCall(planningCalls.getAllAnnualPlanNotConfirmed, {})
  const ofClasses = useCall(calls.getAllCourseClassNotConfirmed, {})
  if (ofPlan.data?.length === 0 && ofClasses.data?.length === 0)
    return (
      <Page title={t('screens.answersWanted')}>
        <EmptyState sentence={t('confirmation.nothing')} />
      </Page>
    )
  return (
    <Page title={t('screens.answersWanted')}>
      <Title order={2} size="h4">
        {t('confirmation.ofPlan')}
      </Title>
      <PlanAnswers only={only} all={() => void go('/InstructorConfirmation/:ID?')} />
      <Title order={2} size="h4">
        {t('confirmation.ofClasses')}
      </Title>
      <ClassAnswers only={null} all={() => void go('/InstructorConfirmation/:ID?')} />
    </Page>
  )
}
