import * as z from 'zod'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { reason } from '../../contract/shapes.ts'

const schema = z.object({ Text: reason() })

/** Objects to the own provisional result. */
export function AppealForm(props: { entryId: number; until: string | null; onClose: () => void }) {
  const t = useText('competitions')
  const format = useFormat()
  const form = useRecordForm({
    module: 'competitions',
    call: calls.fileAppeal,
    schema,
    initial: { Text: '' },
    toInput: ({ Text }) => ({ body: { EntryID: props.entryId, Text } }),
    success: t('mine.appealSent'),
    onSaved: props.onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.fileAppeal.do')} onCancel={props.onClose}>
      <TextAreaField
        {...form.field('Text')}
        label={t('mine.appealText')}
        description={t('mine.appealHint', { at: format.dateTime(props.until) })}
        rows={6}
        required
      />
    </RecordForm>
  )
}
