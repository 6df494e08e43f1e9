import { Container } from '@mantine/core'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useUser } from '#platform/web/session.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { AnswerView } from '../parts/answering/AnswerView.tsx'
import { Waiting } from '../parts/answering/Waiting.tsx'
import { OwnResults } from '../parts/results/OwnResults.tsx'

/* In one file, fetched as one: whoever answers opens the list and the sheet. */

/** What trainees and organizations are asked. */
function Available() {
  const t = useText('feedback')
  return (
    <Page title={t('screens.available')} description={t('about.available')} width="form">
      <Waiting
        kinds={['courseByTrainee', 'instructorByTrainee', 'courseByOrganization']}
        none={t('answering.none')}
        at="/ReviewAnswer/:Code?"
      />
    </Page>
  )
}

/** Where the letter leads, also without a log-in. */
function Answer() {
  const user = useUser()
  const code = useParam('Code') ?? ''
  const isAnswering = user?.userRole === 'trainee' || user?.userRole === 'customer'
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <AnswerView code={code} back={isAnswering ? '/AvailableReview' : null} />
      </Container>
    </>
  )
}

/** Instructors whom the evaluator is to assess. */
function Assessments() {
  const t = useText('feedback')
  return (
    <Page title={t('screens.assessments')} description={t('about.assessments')} width="form">
      <Waiting
        kinds={['instructorByEvaluator']}
        none={t('answering.noneAssessments')}
        at="/InstructorAssessmentAnswerIACE/:Code?"
      />
    </Page>
  )
}

const Assessment = () => <AnswerView code={useParam('Code') ?? ''} back="/InstructorAssessment" />

/** What an instructor is asked about own courses, and what was said about them. */
function CourseEvaluation() {
  const t = useText('feedback')
  return (
    <Page title={t('screens.courseEvaluation')} description={t('about.courseEvaluation')}>
      <AddressTabs
        tabs={[
          {
            key: 'waiting',
            label: t('tabs.waiting'),
            content: () => (
              <Waiting kinds={['courseByInstructor']} none={t('answering.none')} at="/ReviewAnswer/:Code?" />
            ),
          },
          { key: 'said', label: t('tabs.said'), content: () => <OwnResults /> },
        ]}
      />
    </Page>
  )
}

export const pages = { Available, Answer, Assessments, Assessment, CourseEvaluation }
