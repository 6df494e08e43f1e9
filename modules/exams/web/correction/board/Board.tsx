import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { examActs, paperActs } from '../../../contract/acts.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { boardStandings, type BoardStanding } from '../../../rules/sitting/board.ts'
import { Watched } from '../../marking/Watched.tsx'
import { PaperName } from '../PaperName.tsx'
import { toEachPaper } from './each-paper.ts'
import { GrantTimeForm } from './GrantTimeForm.tsx'
import { useBoard } from './useBoard.ts'

type Exam = Output<typeof calls.getExamTrainees>
type Row = Exam['Trainees'][number]

const tones: Readonly<Record<BoardStanding, Tone>> = {
  waiting: 'neutral',
  answering: 'success',
  paused: 'info',
  away: 'warning',
  closed: 'danger',
  handedIn: 'info',
}

/** A running exam, person by person, as it happens: who answers, is away or has handed in, and what its proctor may do. */
export function Board({ examId }: { examId: number }) {
  const query = useBoard(examId)
  const t = useText('correction')
  return (
    <QueryView
      query={query}
      module="exams"
      empty={({ Trainees }) => Trainees.length === 0}
      emptyState={<EmptyState sentence={t('board.nobody')} />}
    >
      {(exam) => <People exam={exam} onChange={() => void query.refetch()} />}
    </QueryView>
  )
}

function People({ exam, onChange }: { exam: Exam; onChange: () => void }) {
  const t = useText('correction')
  const words = useText('sitting')
  const kit = useKit()
  const format = useFormat()
  const [grantingTo, setGranting] = useState<number | null>(null)
  const granting = exam.Trainees.find(({ TraineeID }) => TraineeID === grantingTo) ?? null
  const counts = boardStandings.flatMap((standing) => {
    const count = exam.Trainees.filter((row) => row.Standing === standing).length
    return count === 0 ? [] : [{ standing, count }]
  })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {counts.map(({ standing, count }) => (
            <Group key={standing} gap={6} component="li">
              <StateBadge tone={tones[standing]} label={t(`board.standings.${standing}`)} />
              <Text size="sm" fw={600}>
                {format.number(count)}
              </Text>
            </Group>
          ))}
        </Group>
        <Everybody exam={exam} onChange={onChange} />
      </Group>
      <Section flush>
        <SimpleTable
          caption={t('board.title')}
          rows={exam.Trainees}
          rowKey={(row: Row) => row.TraineeID}
          columns={[
            {
              key: 'trainee',
              label: words('marking.trainee'),
              card: 'title',
              cell: (row: Row) => <PaperName paper={row} withCode />,
            },
            {
              key: 'standing',
              label: t('board.standing'),
              card: 'badge',
              cell: (row: Row) => (
                <StateBadge tone={tones[row.Standing]} label={t(`board.standings.${row.Standing}`)} />
              ),
            },
            {
              key: 'answered',
              label: t('board.answered'),
              cell: (row: Row) =>
                row.State === null
                  ? format.number(null)
                  : t('board.answeredOf', {
                      answered: format.number(row.Answered),
                      all: format.number(exam.Questions),
                    }),
            },
            {
              key: 'left',
              label: t('board.timeLeft'),
              cell: (row: Row) => format.minutes(minutesLeft(row, exam.Now)),
            },
            {
              key: 'last',
              label: t('board.lastAnswer'),
              cell: (row: Row) => (row.LastAnswerAt === null ? format.number(null) : format.relative(row.LastAnswerAt)),
            },
            {
              key: 'extra',
              label: t('board.extra'),
              cell: (row: Row) =>
                row.ExtraPercent === 0 && row.PauseMinutes === 0
                  ? format.number(null)
                  : format.joined([
                      ...(row.ExtraPercent > 0 ? [format.percent(row.ExtraPercent)] : []),
                      ...(row.PauseMinutes > 0 ? [format.minutes(Math.ceil(row.PauseMinutes))] : []),
                    ]),
            },
            {
              key: 'watched',
              label: words('marking.duringExam'),
              cell: (row: Row) => (row.State ? <Watched paper={row} /> : format.number(null)),
            },
            {
              key: 'do',
              label: kit('table.actions'),
              card: 'action',
              cell: (row: Row) => (
                <ActionBar
                  module="exams"
                  allowed={row.Actions}
                  onDone={onChange}
                  actions={{
                    ...actButtons(paperActs, row, ['resumeAttempt', 'pauseAttempt', 'moveDevice', 'archiveAnswers'], {
                      pauseAttempt: { apart: true },
                      moveDevice: { apart: true },
                      archiveAnswers: archiving(exam.ExamID, row),
                    }),
                    ...actButtons(examActs, row, ['grantTime'], {
                      grantTime: { apart: true, run: () => setGranting(row.TraineeID) },
                    }),
                  }}
                />
              ),
            },
          ]}
        />
      </Section>
      <Text size="sm" c="dimmed">
        {t('board.live')}
      </Text>
      <Dialog opened={granting !== null} onClose={() => setGranting(null)} title={t('board.extra')}>
        {granting && (
          <GrantTimeForm
            examId={exam.ExamID}
            trainee={{ ...granting, PauseMinutes: Math.ceil(granting.PauseMinutes) }}
            onSaved={() => setGranting(null)}
          />
        )}
      </Dialog>
    </Stack>
  )
}

/** Puts a trainee's papers of an exam aside; the call reads its input from the address. */
export const archiving = (examId: number, row: { readonly TraineeID: number }) => ({
  run: ({ reason }: { reason: string }) =>
    send(calls.archiveAnswers, { CourseClassExamID: examId, TraineeID: row.TraineeID, Reason: reason }),
})

/** Whole minutes until the paper's own end; null where none is being written or its clock stands still. */
function minutesLeft(row: Row, now: string): number | null {
  if (row.Deadline === null || (row.Standing !== 'answering' && row.Standing !== 'away')) return null
  return Math.max(0, Math.ceil((Date.parse(row.Deadline) - Date.parse(now)) / 60_000))
}

/** Stops the clock of everybody who is answering, or lets it go on: an alarm, a power cut. */
function Everybody({ exam, onChange }: { exam: Exam; onChange: () => void }) {
  const t = useText('correction')
  const { ask, dialog } = useAsk()
  const able = (action: string) =>
    exam.Trainees.flatMap((row) => (row.AttemptID !== null && row.Actions.includes(action) ? [row.AttemptID] : []))
  const running = able('pauseAttempt')
  const paused = able('resumeAttempt')
  const toEach: typeof toEachPaper = (attemptIds, doTo) => toEachPaper(attemptIds, doTo).finally(onChange)
  const stop = () =>
    ask({
      title: t('board.pauseAll'),
      confirmLabel: t('board.pauseAll'),
      question: t('board.pauseAllAsk'),
      reason: 'required',
      module: 'exams',
      run: async ({ reason }) => {
        await toEach(running, (AttemptID) => send(calls.pauseAttempt, { body: { AttemptID, Reason: reason } }))
        toast.done(t('board.pausedAll'))
      },
    })
  const goOn = () =>
    ask({
      title: t('board.resumeAll'),
      confirmLabel: t('board.resumeAll'),
      question: '',
      module: 'exams',
      run: async () => {
        await toEach(paused, (AttemptID) => send(calls.resumeAttempt, { body: { AttemptID } }))
        toast.done(t('board.resumedAll'))
      },
    })
  return (
    <Group gap="sm">
      {running.length > 1 && (
        <Button variant="default" onClick={stop}>
          {t('board.pauseAll')}
        </Button>
      )}
      {paused.length > 1 && <Button onClick={goOn}>{t('board.resumeAll')}</Button>}
      {dialog}
    </Group>
  )
}
