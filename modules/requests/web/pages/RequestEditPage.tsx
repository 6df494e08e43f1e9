import { useCall } from '#platform/web/data.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { NewRequest } from '../parts/NewRequest.tsx'
import { useLiveRequest } from '../parts/record/useLiveRequest.ts'
import { RequestRecord } from '../parts/RequestRecord.tsx'
import { useOwnDoor } from '../parts/useOwnDoor.ts'

/** One request as the academy works on it; without a number, a new one that staff takes down for somebody. */
export default function RequestEditPage() {
  const ID = useIdParam('ID')
  const isOwn = useOwnDoor(ID)
  if (isOwn) return null
  return ID === null ? <NewRequest /> : <OneRequest ID={ID} />
}

function OneRequest({ ID }: { ID: number }) {
  const query = useCall(calls.getCourseRequest, { ID })
  useLiveRequest(ID, query.refetch)
  return (
    <QueryView query={query} module="requests">
      {(request) => <RequestRecord request={request} staff onReload={() => void query.refetch()} />}
    </QueryView>
  )
}
