import { OrderList } from '#modules/lookups/web/public.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls as calls } from '../../contract/calls.ts'
import { courseToDeliver } from '../../contract/instructor-courses.ts'

interface Opened {
  readonly instructorId: number
  readonly opened: boolean
  readonly onClose: () => void
}

/** Adds a course to those that an instructor is able to deliver; the instructor's own is a proposal. */
export function AddToDeliver({ opened, onClose, ...form }: Opened & { readonly proposes: boolean }) {
  const t = useText('catalogue')
  return (
    <Dialog opened={opened} onClose={onClose} title={t(form.proposes ? 'deliver.propose' : 'deliver.add')} size="md">
      <AddForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function AddForm({ instructorId, proposes, onClose }: Omit<Opened, 'opened'> & { readonly proposes: boolean }) {
  const t = useText('catalogue')
  const pick = usePick()
  const form = useRecordForm({
    module: 'catalogue',
    call: calls.addInstructorCourse,
    schema: courseToDeliver,
    initial: { CourseID: null as number | null },
    toInput: (values) => ({ body: { ...values, InstructorID: instructorId } }) as never,
    refusedFields: { alreadyAssigned: 'CourseID' },
    success: t(proposes ? 'deliver.proposed' : 'added'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t(proposes ? 'deliver.send' : 'deliver.add')} onCancel={onClose}>
      <RecordSelect
        {...form.field('CourseID')}
        call={calls.listCourses}
        option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
        label={t('deliver.course')}
        required
      />
    </RecordForm>
  )
}

/** Puts an instructor's courses in order. */
export function OrderToDeliver({ instructorId, opened, onClose }: Opened) {
  const t = useText('catalogue')
  const query = useCall(calls.getAllInstructorCourses, opened ? { instructorID: instructorId, pageSize: 100 } : skip, {
    keep: false,
  })
  const save = useSend(calls.orderInstructorCourses, {
    success: t('deliver.ordered'),
    onDone: onClose,
    module: 'catalogue',
  })
  return (
    <Dialog opened={opened} onClose={onClose} drawer size="md" title={t('acts.orderInstructorCourses.do')}>
      <QueryView
        query={query}
        empty={(list) => list.Items.length < 2}
        emptyState={<EmptyState sentence={t('deliver.nothingToOrder')} />}
      >
        {(list) => (
          <OrderList
            entries={list.Items.map((row) => ({ ID: row.InstructorCourseID, Name: row.Name }))}
            hint={t('deliver.orderHint')}
            sending={save.sending}
            onSave={(IDs) => void save.send({ body: { InstructorID: instructorId, IDs } })}
          />
        )}
      </QueryView>
    </Dialog>
  )
}
