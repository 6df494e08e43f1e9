import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { useScoreQueue } from '../giving/own-scores.ts'
import { DegreeGrid } from './DegreeGrid.tsx'

/** The marks of a class that people give. */
export function Degrees({ classId }: { classId: number }) {
  const t = useText('evaluation')
  const query = useCall(calls.getParticipation, { courseClassID: classId })
  const queue = useScoreQueue()
  return (
    <QueryView query={query}>
      {(data) => {
        if (data.People.length === 0) return <EmptyState sentence={t('nobody')} />
        if (data.Means.length === 0) return <EmptyState sentence={t('noMeans')} />
        return queue && <DegreeGrid data={data} queue={queue} />
      }}
    </QueryView>
  )
}
