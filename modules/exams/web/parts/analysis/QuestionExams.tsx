import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { useAnswerWords } from '../answer-words.ts'
import { ExamOwner } from '../ExamOwner.tsx'
import { examTones } from '../tones.ts'
import { AcceptAnswer } from './AcceptAnswer.tsx'
import { useScope } from './scope.ts'
import { WaitingAnswer } from './WaitingAnswer.tsx'

type Row = Output<typeof calls.getQuestionExams>['Items'][number]

/** Exams that asked this question: what each accepts beside the key, and the way to let one accept another answer. */
export function QuestionExams({ questionId }: { readonly questionId: number }) {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const { ExamID } = useScope()
  const [row, setRow] = useState<Row | null>(null)
  const { column, props } = useList(calls.getQuestionExams, 'exams')
  const pick = usePick()
  const accepted = useAcceptedWords()
  const columns: Column<Row>[] = [
    column('ExamName', {
      label: t('exam'),
      card: 'title',
      text: (each) => `${pick(each.ExamName)} ${each.ClassCode ?? ''}`,
      cell: (each) => (
        <>
          <Localized text={each.ExamName} />
          <Sep />
          <ExamOwner code={each.ClassCode} competition={each.CompetitionID} />
        </>
      ),
    }),
    column('StartsAt', { label: words('fields.starts'), hidden: true }),
    column('State', { label: t('acceptance.state'), tones: examTones }),
    column('Papers', { label: t('papers') }),
    {
      key: 'Accepted',
      label: t('acceptance.accepted'),
      text: (each) => each.Accepted.map((one) => accepted(each, one)).join('; '),
      cell: (each) => (
        <>
          {each.Accepted.map((one) => (
            <Text key={one.ID} size="sm">
              {accepted(each, one)}
            </Text>
          ))}
          {each.Change && <StateBadge tone="warning" label={t('acceptance.waits')} />}
        </>
      ),
    },
  ]
  const close = () => setRow(null)
  return (
    <Section flush title={t('acceptance.title')} description={t('acceptance.hint')}>
      <DataTable
        {...props}
        id="question-exams"
        label={t('acceptance.title')}
        input={{ QuestionID: questionId, ...(ExamID !== undefined && { ExamID }) }}
        columns={columns}
        filters={[]}
        rowKey={(each) => each.ID}
        rowActions={(each) => ({
          acceptAnswer: { main: true, run: () => setRow(each) },
          ...(each.Change && {
            look: { label: t('acceptance.look'), always: true, main: true, run: () => setRow(each) },
          }),
        })}
        module="exams"
        emptySentence={t('acceptance.none')}
        addressPrefix="exam-"
      />
      <Dialog
        opened={row !== null}
        onClose={close}
        title={t(row?.Change ? 'acceptance.waits' : 'acceptance.accept')}
        size="lg"
      >
        {row &&
          (row.Change ? (
            <WaitingAnswer row={row} change={row.Change} onDone={close} />
          ) : (
            <AcceptAnswer row={row} onSaved={close} />
          ))}
      </Dialog>
    </Section>
  )
}

function useAcceptedWords() {
  const t = useText('exams/analysis')
  const words = useAnswerWords()
  const format = useFormat()
  return (row: Row, one: Row['Accepted'][number]) =>
    t('acceptance.since', {
      answer: words(row.Type, one.Text),
      day: format.dateTime(one.Since),
      reason: one.Reason,
    })
}
