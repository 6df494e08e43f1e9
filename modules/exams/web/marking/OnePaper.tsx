import type { ReactNode } from 'react'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { waysAt, type PapersAt } from '../correction/paper-places.ts'
import { PaperToMark } from './PaperToMark.tsx'

/** The paper that the address names: the newest attempt, or the one of `attempt`. */
export function OnePaper({ at, otherwise }: { at: PapersAt; otherwise: ReactNode }) {
  const ExamID = useIdParam('ExamID')
  const TraineeID = useIdParam('TraineeID')
  const { attempt } = useAddress({ attempt: 0 }).values
  const query = useCall(
    calls.getPaper,
    ExamID === null || TraineeID === null ? skip : { ExamID, TraineeID, ...(attempt > 0 && { Number: attempt }) },
  )
  if (ExamID === null || TraineeID === null) return otherwise
  return (
    <QueryView query={query} module="exams">
      {(paper) => <PaperToMark key={paper.AttemptID} paper={paper} ways={waysAt(at, paper)} />}
    </QueryView>
  )
}
