import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { examCalls as calls } from '../../../contract/calls.ts'

/** What was done with an exam, by whom and why, newest first. */
export function ExamHistory({ history }: { history: Output<typeof calls.getExam>['History'] }) {
  const t = useText('exams')
  return (
    <Section title={t('exam.history')}>
      <History module="exams" items={history} />
    </Section>
  )
}

/** The same where only the exam's id is at hand. */
export function HistoryOfExam({ examId }: { examId: number }) {
  return (
    <QueryView query={useCall(calls.getExam, { ID: examId })} module="exams">
      {(exam) => <ExamHistory history={exam.History} />}
    </QueryView>
  )
}
