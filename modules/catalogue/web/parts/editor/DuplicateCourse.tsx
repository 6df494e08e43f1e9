import { Text } from '@mantine/core'
import * as z from 'zod'
import { givenCode } from '#platform/shared/shapes.ts'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import type { CourseRecord } from '../course-form.ts'

/** Asks for the code of a copy, makes it and goes there. */
export function DuplicateCourse({
  course,
  onClose,
}: {
  course: Pick<CourseRecord, 'ID' | 'Name'>
  onClose: () => void
}) {
  const t = useText('catalogue')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'catalogue',
    call: catalogueCalls.duplicateCourse,
    schema: z.object({ Code: givenCode(30) }),
    initial: { Code: '' },
    toInput: ({ Code }) => ({ body: { ID: course.ID, Code } }),
    success: t('acts.duplicateCourse.done'),
    onSaved: ({ ID }) => {
      onClose()
      void go('/Setting/Course-Edit/:ID?/:IsDeplom', { ID, IsDeplom: 'false' })
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('duplicateTitle', { name: pick(course.Name) })}>
      <RecordForm form={form} page={false} onCancel={onClose} submitLabel={t('acts.duplicateCourse.do')}>
        <Text size="sm" c="dimmed">
          {t('duplicateHint')}
        </Text>
        <TextField {...form.field('Code')} kind="code" label={t('newCode')} required />
      </RecordForm>
    </Dialog>
  )
}
