import * as z from 'zod'
import { id } from '#platform/shared/shapes.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import type { CourseRequest } from '../request.ts'

const schema = z.object({ CoordinatorID: id() })

/** Who sees to the request from now on; oneself, where nobody does yet. */
export function AssignForm({
  request,
  onClose,
  onReload,
}: {
  request: CourseRequest
  onClose: () => void
  onReload: () => void
}) {
  const t = useText('requests')
  const pick = usePick()
  const user = useUser()
  const query = useCall(calls.getCourseRequestCoordinators, {})
  const form = useRecordForm({
    module: 'requests',
    call: calls.assign,
    schema,
    version: request.Version,
    initial: { CoordinatorID: (request.CoordinatorID ?? user?.uid ?? null) as number | null },
    toInput: ({ CoordinatorID }, { version }) => ({ body: { ID: request.ID, Version: version, CoordinatorID } }),
    success: t('acts.assign.done'),
    onSaved: () => {
      onClose()
      onReload()
    },
    onReload,
  })
  return (
    <QueryView query={query} module="requests">
      {(people) => (
        <RecordForm form={form} page={false} submitLabel={t('acts.assign.do')} onCancel={onClose}>
          <SelectField<number>
            {...form.field('CoordinatorID')}
            options={people.map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
            label={t('fields.coordinator')}
            description={t('assignHint')}
            required
          />
        </RecordForm>
      )}
    </QueryView>
  )
}
