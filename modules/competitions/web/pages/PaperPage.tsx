import { Stack, Text } from '@mantine/core'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { PaperToMark } from '#modules/exams/web/public.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Colon, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { appealActs } from '../../contract/acts.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { appealTones } from '../parts/competition.tsx'

/** One paper of a competition to mark, with the appeal against it where there is one. */
export default function PaperPage() {
  const t = useText('competitions')
  const ExamID = useIdParam('CompetitionExamID')
  const TraineeID = useIdParam('TraineeID')
  const query = useCall(examsCalls.getPaper, ExamID === null || TraineeID === null ? skip : { ExamID, TraineeID })
  const competitionId = query.data?.CompetitionID ?? null
  if (ExamID === null || TraineeID === null)
    return (
      <Page title={t('screens.paper')}>
        <EmptyState
          sentence={t('noPapers')}
          action={{ label: t('screens.toCorrect'), href: '/TraineeCompetitionExamsAnswers' }}
        />
      </Page>
    )
  const ways = {
    papers: href('/TraineeCompetitionExam/:ID?', { ID: competitionId ?? 0 }),
    paper: (trainee: number) =>
      href('/TraineeCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?', {
        TraineeID: trainee,
        CompetitionExamID: ExamID,
      }),
  }
  return (
    <Stack gap="md">
      {competitionId !== null && <AppealOf competitionId={competitionId} traineeId={TraineeID} />}
      <QueryView query={query} module="exams">
        {(paper) => <PaperToMark key={paper.AttemptID} paper={paper} ways={ways} />}
      </QueryView>
    </Stack>
  )
}

function AppealOf({ competitionId, traineeId }: { competitionId: number; traineeId: number }) {
  const t = useText('competitions')
  const format = useFormat()
  const query = useCall(calls.getCompetitionAppeals, { CompetitionID: competitionId, TraineeID: traineeId })
  const appeal = query.data?.Items[0]
  if (!appeal) return null
  return (
    <Section
      title={t('fields.appeal')}
      description={t('fields.filedAt') + format.separator + format.dateTime(appeal.FiledAt)}
      actions={<StateBadge tone={appealTones[appeal.State]} label={t(`appealStates.${appeal.State}`)} />}
    >
      <Text size="sm" mb="sm">
        <Typed>{appeal.Text}</Typed>
      </Text>
      {appeal.Decision !== null && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('fields.decision')}
          <Colon />
          <Typed>{appeal.Decision}</Typed>
        </Text>
      )}
      <ActionBar
        module="competitions"
        allowed={appeal.Actions}
        actions={actButtons(appealActs, appeal, ['upholdAppeal', 'rejectAppeal'])}
        onDone={() => void query.refetch()}
      />
    </Section>
  )
}
