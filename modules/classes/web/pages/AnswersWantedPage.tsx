import { Title } from '@mantine/core'
import { PlanAnswers } from '#modules/planning/web/public.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const ClassAnswers = lazyPart(async () => (await import('../parts/ClassAnswers.tsx')).ClassAnswers)

/** What the instructor is asked: slots of the plan, and classes that were made of it. */
export default function AnswersWantedPage() {
  const t = useText('classes')
  const go = useGo()
  const only = useIdParam('ID')
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
