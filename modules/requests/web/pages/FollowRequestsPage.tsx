import { Button } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { useLiveRequest } from '../parts/record/useLiveRequest.ts'
import { RequestRecord } from '../parts/RequestRecord.tsx'
import { RequestsTable } from '../parts/RequestsTable.tsx'

/** What an organization or a trainee has asked for; with one in the address, that one and what may be answered to it. */
export default function FollowRequestsPage() {
  const t = useText('requests')
  const { values } = useAddress({ request: '' })
  const ID = /^[1-9]\d{0,8}$/.test(values.request) ? Number(values.request) : null
  const query = useCall(calls.getCourseRequest, ID === null ? skip : { ID })
  useLiveRequest(ID, query.refetch)
  const ask = useUser()?.userRole === 'trainee' ? '/RequestCourseClass' : '/CustomerCourseRequest'
  if (ID !== null)
    return (
      <QueryView query={query} module="requests">
        {(request) => <RequestRecord request={request} staff={false} onReload={() => void query.refetch()} />}
      </QueryView>
    )
  return (
    <Page
      title={t('screens.follow')}
      actions={
        <Button component={AppLink} to={ask}>
          {t('newRequest')}
        </Button>
      }
    >
      <RequestsTable
        id="own-course-requests"
        emptySentence={t('noneOfMine')}
        emptyAction={{ label: t('newRequest'), href: ask }}
      />
    </Page>
  )
}
