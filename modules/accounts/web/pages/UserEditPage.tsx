import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { accountsCalls } from '../../contract/calls.ts'
import { UserForm } from '../parts/users/UserForm.tsx'

export default function UserEditPage() {
  const id = useIdParam()
  const query = useCall(accountsCalls.getUser, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <UserForm user={null} />
  return (
    <QueryView query={query} module="accounts">
      {(user) => <UserForm key={user.ID} user={user} onReload={query.refetch} />}
    </QueryView>
  )
}
