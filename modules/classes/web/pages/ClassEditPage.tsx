import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { ClassPage } from '../parts/record/ClassPage.tsx'

const ClassEdit = lazyPart(async () => (await import('../parts/record/ClassEdit.tsx')).ClassEdit)
const NewClass = lazyPart(async () => (await import('../parts/NewClass.tsx')).NewClass)

/** One class, read first; its form where the address asks for it; or a new one outside of the plan. */
export default function ClassEditPage() {
  const id = useIdParam('ID')
  return id === null ? <NewClass /> : <ExistingClass key={id} id={id} />
}

function ExistingClass({ id }: { id: number }) {
  const query = useCall(calls.getCourseClass, { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  return (
    <QueryView query={query} module="classes">
      {(found) =>
        edit && found.Actions.includes('edit') ? (
          <ClassEdit found={found} onReload={query.refetch} />
        ) : (
          <ClassPage found={found} />
        )
      }
    </QueryView>
  )
}
