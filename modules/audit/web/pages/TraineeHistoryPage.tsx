import { peopleCalls } from '#modules/people/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { auditCalls } from '../../contract/calls.ts'
import { ChoosePerson, PersonHistoryPage } from '../parts/PersonHistoryPage.tsx'

/** What happened to a trainee. */
export default function TraineeHistoryPage() {
  const t = useText('audit')
  const pick = usePick()
  const id = useIdParam()
  const query = useCall(peopleCalls.getTrainee, id === null ? skip : { ID: id })
  if (id === null)
    return (
      <ChoosePerson
        kind="trainee"
        title={t('screens.traineeHistory')}
        pageOf={(ID) => href('/User/TraineeHistory/:ID?', { ID })}
        option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
      />
    )
  return (
    <QueryView query={query} module="people">
      {({ ID, Code, FullName }) => (
        <PersonHistoryPage
          kind="trainee"
          person={{ ID, Code, name: pick(FullName) }}
          call={auditCalls.getTraineeHistory}
          input={{ TraineeID: ID }}
        />
      )}
    </QueryView>
  )
}
