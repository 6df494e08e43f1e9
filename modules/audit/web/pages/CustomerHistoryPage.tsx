import { peopleCalls } from '#modules/people/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { auditCalls } from '../../contract/calls.ts'
import { ChoosePerson, PersonHistoryPage } from '../parts/PersonHistoryPage.tsx'

/** What happened to an organization. */
export default function CustomerHistoryPage() {
  const t = useText('audit')
  const pick = usePick()
  const id = useIdParam()
  const query = useCall(peopleCalls.getOrganization, id === null ? skip : { ID: id })
  if (id === null)
    return (
      <ChoosePerson
        kind="organization"
        title={t('screens.organizationHistory')}
        pageOf={(ID) => href('/User/CustomerHistory/:ID?', { ID })}
        option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
      />
    )
  return (
    <QueryView query={query} module="people">
      {({ ID, Code, Name }) => (
        <PersonHistoryPage
          kind="organization"
          person={{ ID, Code, name: pick(Name) }}
          call={auditCalls.getOrganizationHistory}
          input={{ OrganizationID: ID }}
        />
      )}
    </QueryView>
  )
}
