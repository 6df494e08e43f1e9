import { Button } from '@mantine/core'
import { OwnAnswers } from '#modules/exams/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'

/** The own paper of a competition with the own answers and their marks, never the right ones. */
export default function OwnPaperPage() {
  const t = useText('competitions')
  const examId = useIdParam('CompetitionExamID')
  const query = useCall(calls.getCompetitionResults, {})
  const back = (
    <Button component={AppLink} variant="default" to="/CompetitionResult">
      {t('mine.toResults')}
    </Button>
  )
  return (
    <QueryView query={query} module="competitions">
      {({ Items }) => {
        const competition = examId === null ? undefined : Items.find(({ Entry }) => Entry?.ExamID === examId)
        if (!competition)
          return (
            <Page title={t('screens.ownPaper')}>
              <EmptyState
                sentence={t('mine.noResults')}
                action={{ label: t('mine.toResults'), href: '/CompetitionResult' }}
              />
            </Page>
          )
        return (
          <Page
            title={<Localized text={competition.CompetitionName} />}
            description={<Code>{competition.Code}</Code>}
            actions={back}
          >
            <Section>
              <OwnAnswers code={competition.Code} number={null} />
            </Section>
          </Page>
        )
      }}
    </QueryView>
  )
}
