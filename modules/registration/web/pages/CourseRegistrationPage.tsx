import { useEffect } from 'react'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { ClassRegistrations } from '../parts/ClassRegistrations.tsx'
import { RegistrationsTable } from '../parts/RegistrationsTable.tsx'

/** The registrations of a class; of a course or a plan row where the address names no class. */
export default function CourseRegistrationPage() {
  const t = useText('registration')
  const go = useGo()
  const CourseID = useIdParam('CourseID')
  const ClassID = useIdParam('CourseClassID')
  const AnnualPlanID = useIdParam('AnnualPlanID')
  const trainee = useUser()?.userRole === 'trainee'
  const query = useCall(calls.getRegistrationClasses, ClassID === null || trainee ? skip : { ClassID })
  useEffect(() => {
    if (trainee) void go.replace('/FollowRegistration')
  }, [trainee, go])
  if (trainee) return null
  if (ClassID !== null)
    return (
      <QueryView query={query} missing={({ Items }) => Items.length === 0} module="registration">
        {({ Items }) => <ClassRegistrations row={Items[0]!} />}
      </QueryView>
    )
  return (
    <Page title={t('screens.main')}>
      <RegistrationsTable
        id="registrations"
        input={{ ...(CourseID !== null && { CourseID }), ...(AnnualPlanID !== null && { AnnualPlanID }) }}
        emptySentence={t('main.noRegistrations')}
      />
    </Page>
  )
}
