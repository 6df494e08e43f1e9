import { skip, useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'

// Its words come with it: nobody else reads them.
const SendPeople = lazyPart(async () => {
  const [part] = await Promise.all([import('./SendPeople.tsx'), loadText('registration/standing')])
  return part.SendPeople
})
const RegisterSteps = lazyPart(async () => {
  const [part] = await Promise.all([import('./RegisterSteps.tsx'), loadText('registration/standing')])
  return part.RegisterSteps
})

/**
 * Registering to a class beside the list it was chosen from; the class stands in the address, so that the steps can be
 * linked to. `traineeId`: of whom an organization came from; another may be chosen. `people`: whom it sends together.
 */
export function RegisterDrawer({
  classId,
  traineeId,
  people,
  onClose,
}: {
  classId: number | null
  traineeId: number | null
  people: readonly number[]
  onClose: () => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const query = useCall(calls.getUpcoming, classId === null ? skip : { ClassID: classId }, { keep: false })
  const row = query.data?.Items[0]
  return (
    <Dialog
      opened={classId !== null}
      onClose={onClose}
      drawer
      size="lg"
      title={row ? <Localized text={row.CourseName} /> : t('register.title')}
    >
      {classId !== null && (
        <QueryView
          query={query}
          module="registration"
          empty={(data) => data.Items.length === 0}
          emptyState={<EmptyState sentence={t('register.loadFailed')} />}
        >
          {() =>
            row &&
            (people.length > 0 ? (
              <SendPeople classId={row.ClassID} currency={row.Fee.Currency} people={people} />
            ) : (
              <RegisterSteps
                row={row}
                cameFor={traineeId}
                dates={format.dayRange(row.StartDate, row.EndDate)}
                onClose={onClose}
              />
            ))
          }
        </QueryView>
      )}
    </Dialog>
  )
}
