import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { PracticalResult } from './PracticalResult.tsx'

/** The trainee's own practical result in a class, once it is released. */
export function OwnPracticalOfClass({ ID }: SectionOf) {
  const t = useText('practical')
  const mine = useCall(calls.getPracticalResults, { CourseClassID: ID, pageSize: 10 })
  return (
    <QueryView query={mine} module="practical">
      {({ Items: [own] }) =>
        own ? <ResultOf classId={ID} traineeId={own.TraineeID} /> : <EmptyState sentence={t('noResultOfClass')} />
      }
    </QueryView>
  )
}

/** One result, read by its class and its trainee. */
export function ResultOf({ classId, traineeId }: { classId: number; traineeId: number }) {
  const query = useCall(calls.getTraineePractical, { CourseClassID: classId, TraineeID: traineeId })
  return (
    <QueryView query={query} module="practical">
      {(result) => <PracticalResult result={result} />}
    </QueryView>
  )
}
