import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { ResultDetail } from './ResultDetail.tsx'

/** The trainee's own result in a class, with its arithmetic, once it is published. */
export function OwnResultOfClass({ ID }: SectionOf) {
  const t = useText('evaluation')
  const mine = useCall(calls.getMyResults, {})
  return (
    <QueryView query={mine}>
      {(rows) => {
        const own = rows.find((row) => row.CourseClassID === ID)
        return own ? <Detail classId={ID} traineeId={own.TraineeID} /> : <EmptyState sentence={t('noResultOfClass')} />
      }}
    </QueryView>
  )
}

function Detail({ classId, traineeId }: { classId: number; traineeId: number }) {
  const query = useCall(calls.getTraineePassDetail, { CourseClassID: classId, TraineeID: traineeId })
  return <QueryView query={query}>{(detail) => <ResultDetail detail={detail} />}</QueryView>
}
