import { Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { useQueue } from '#platform/web/tables/queue/queue-context.ts'
import { QueueRecord } from '#platform/web/tables/queue/QueueRecord.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { paperActs } from '../../contract/acts.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { useMarkingKeys } from '../marking/keys/useMarkingKeys.ts'
import { MarksReason, MarksStanding } from '../marking/MarksStanding.tsx'
import { PaperBody } from '../marking/PaperBody.tsx'
import type { Paper } from '../marking/paper.ts'
import { usePaperMarks } from '../marking/usePaperMarks.ts'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { attemptTones } from '../parts/tones.ts'
import { paperHref, type PapersAt } from './paper-places.ts'
import { PaperName } from './PaperName.tsx'

/** A paper in the queue of those that wait: its answers with their marks, and the bar with the next step. */
export function PaperInQueue({ id, at }: { id: number; at: PapersAt }) {
  const query = useCall(calls.getPaperOfAttempt, { AttemptID: id }, { keep: false })
  return (
    <QueryView query={query} module="exams">
      {(paper) => <Shown key={paper.AttemptID} paper={paper} at={at} />}
    </QueryView>
  )
}

function Shown({ paper, at }: { paper: Paper; at: PapersAt }) {
  const t = useText('sitting')
  const words = useText('correction')
  const format = useFormat()
  const pick = usePick()
  const { decided, hold } = useQueue()
  const marks = usePaperMarks(paper, decided)
  // What a second press meets is another paper.
  useMarkingKeys({ onGoOn: () => hold.takes(performance.now()) && marks.goOn() })
  const isBusy = marks.saving || marks.finishing
  const isToFinish = marks.unmarked === 0 && paper.Actions.includes('finishMarking')
  return (
    <QueueRecord
      title={<PaperName paper={paper} />}
      name={
        paper.TraineeName === null
          ? words('paperNumber', { number: format.count(paper.AttemptID) })
          : pick(paper.TraineeName)
      }
      badge={<StateBadge module="sitting" state={paper.State} tones={attemptTones} />}
      description={
        <>
          <Localized text={paper.ExamName} />
          <Sep />
          <ExamOwner code={paper.ClassCode} competition={paper.CompetitionID} />
        </>
      }
      href={paperHref(at, paper, paper.Number)}
      module="exams"
      allowed={paper.Actions}
      actions={{
        finishMarking: {
          main: isToFinish,
          label: t('marking.finishAndNext'),
          disabled: isBusy || !marks.mayFinish,
          // It says what it did by itself, as does what is saved.
          run: () => void marks.finish(),
        },
        saveMarks: {
          main: !isToFinish,
          label: t(marks.asks ? 'marking.ask' : 'marking.save'),
          disabled: isBusy || !marks.maySave,
          run: () => void marks.save(),
        },
        // Of a paper that was closed the two answers stand beside each other: neither is the next step.
        ...actButtons(paperActs, paper, ['reinstate', 'uphold', 'voidAttempt'], { uphold: { danger: false } }),
      }}
    >
      <Stack>
        <PaperBody
          paper={paper}
          marks={marks}
          foot={
            marks.mayMark && (
              <Stack gap="sm">
                <MarksReason marks={marks} />
                <MarksStanding paper={paper} marks={marks} />
              </Stack>
            )
          }
        />
      </Stack>
    </QueueRecord>
  )
}
