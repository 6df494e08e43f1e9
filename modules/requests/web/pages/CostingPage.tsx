import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { CostsOfRequest } from '../parts/CostsOfRequest.tsx'
import { RequestsTable } from '../parts/RequestsTable.tsx'
import { useOwnDoor } from '../parts/useOwnDoor.ts'

/** The requests under costing; with one in the address, what that one costs and the proposal that is written from it. */
export default function CostingPage() {
  const { values } = useAddress({ request: '' })
  const ID = /^[1-9]\d{0,8}$/.test(values.request) ? Number(values.request) : null
  const isOwn = useOwnDoor(ID)
  if (isOwn) return null
  return ID === null ? <UnderCosting /> : <OneRequest ID={ID} />
}

function UnderCosting() {
  const t = useText('requests')
  return (
    <Page title={t('screens.costing')}>
      <RequestsTable
        id="course-requests-costing"
        input={{ State: 'underCosting' }}
        opens={(ID) => href('/CourseRequestCosting', {}, { request: ID })}
        emptySentence={t('noneUnderCosting')}
        emptyAction={{ label: t('screens.requests'), href: '/CourseRequest' }}
      />
    </Page>
  )
}

function OneRequest({ ID }: { ID: number }) {
  const query = useCall(calls.getCourseRequest, { ID })
  return (
    <QueryView query={query} module="requests">
      {(request) => <CostsOfRequest request={request} onReload={() => void query.refetch()} />}
    </QueryView>
  )
}
