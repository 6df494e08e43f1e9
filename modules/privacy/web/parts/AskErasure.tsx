import { refreshEverything } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { askErasure, askErasureFields } from '../../contract/own-erasure.ts'

/** Confirmed by the own address: a click alone would be too little for what cannot be undone. */
export function AskErasure({ onClose }: { onClose: () => void }) {
  const t = useText('privacy')
  const form = useRecordForm({
    module: 'privacy',
    call: askErasure,
    schema: askErasureFields,
    initial: { Reason: '', Email: '' },
    toInput: (values) => ({ body: values }),
    onSaved: () => {
      toast.done(t('erasure.sent'))
      onClose()
      void refreshEverything()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('acts.askErasure.do')}>
      <RecordForm form={form} page={false} submitLabel={t('erasure.send')} onCancel={onClose}>
        <TextAreaField {...form.field('Reason')} label={t('erasure.reason')} />
        <TextField
          {...form.field('Email')}
          kind="email"
          label={t('erasure.email')}
          description={t('erasure.emailHint')}
          required
        />
      </RecordForm>
    </Dialog>
  )
}
