import { useEffect } from 'react'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { ReviewRegistration } from '../parts/ReviewRegistration.tsx'

/** One registration as the academy's reviewers work on it; a trainee is led to the own page of it. */
export default function CourseRegistrationEditPage() {
  const go = useGo()
  const ID = useIdParam('ID')
  const trainee = useUser()?.userRole === 'trainee'
  const query = useCall(calls.getRegistration, ID === null ? skip : { ID })
  const code = query.data?.Code
  useEffect(() => {
    if (trainee && code) void go.replace('/RegistrationStatus/:Code?', { Code: code })
  }, [trainee, code, go])
  return (
    <QueryView query={ID === null ? nowhere : query} module="registration">
      {(registration) =>
        trainee ? null : <ReviewRegistration registration={registration} onReload={() => void query.refetch()} />
      }
    </QueryView>
  )
}
