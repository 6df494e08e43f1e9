import { Alert, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChangedEntries } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { GrievanceOnPaper } from '../correction/GrievanceOnPaper.tsx'
import { MarkHistory } from '../correction/MarkHistory.tsx'
import { TwoMarkers } from '../correction/TwoMarkers.tsx'
import { settledOutcome } from '../../rules/scoring.ts'
import { AskedMarks } from './changes/AskedMarks.tsx'
import { Grade } from './Grade.tsx'
import { PaperQuestions } from './PaperQuestions.tsx'
import { toldOf, Watched } from './Watched.tsx'
import type { Paper } from './paper.ts'
import type { PaperMarks } from './usePaperMarks.ts'

/** What a paper says to whoever marks it; `foot` stands below its questions. */
export function PaperBody({ paper, marks, foot }: { paper: Paper; marks: PaperMarks; foot: ReactNode }) {
  const t = useText('sitting')
  const format = useFormat()
  const { drafts, mayMark } = marks
  return (
    <>
      <UnsavedGuard mayLeave={() => drafts.size === 0} />
      {paper.State === 'closedViolation' && (
        <Alert color="red" title={t('marking.reviewTitle')}>
          {paper.ReviewReason}
        </Alert>
      )}
      {paper.Grievance && <GrievanceOnPaper paper={paper} />}
      {paper.TwoMarkers && <TwoMarkers paper={paper} />}
      {paper.Change && <AskedMarks paper={paper} change={paper.Change} />}
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('marking.handedIn'), value: format.dateTime(paper.FinishedAt) },
            {
              label: t('marking.result'),
              value: (
                <Group gap="xs">
                  {format.percent(settledOutcome(paper).percent)} <Grade grade={settledOutcome(paper).grade} />
                </Group>
              ),
            },
            {
              label: t('results.standing'),
              value: paper.Result ? t(`results.standings.${paper.Result}`) : t('marking.notSat'),
            },
            { label: t('marking.duringExam'), value: <Watched paper={paper} />, wide: true },
          ]}
        />
      </Section>
      {mayMark && <ChangedEntries count={drafts.changed.length} />}
      <PaperQuestions
        examId={paper.ExamID}
        questions={paper.QuestionList}
        fold={mayMark}
        drafts={mayMark ? drafts : null}
      />
      {foot}
      <MarkHistory paper={paper} />
      <Section title={t('marking.history')}>
        <History module="exams" items={paper.History.map((item) => toldOf(t, item))} />
      </Section>
    </>
  )
}
