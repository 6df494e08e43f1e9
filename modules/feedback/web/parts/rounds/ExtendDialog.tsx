import * as z from 'zod'
import { day } from '#platform/shared/shapes.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import type { Round } from './round.ts'

const schema = z.object({ ClosesOn: day() })
interface Props {
  readonly round: Round
  readonly onClose: () => void
}

/** Lets an open round end on another day. */
export function ExtendDialog({ opened, ...props }: Props & { readonly opened: boolean }) {
  const t = useText('feedback')
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('acts.extendFeedbackRound.do')}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({ round, onClose }: Props) {
  const r = useText('feedback/rounds')
  const form = useRecordForm({
    module: 'feedback',
    call: calls.extendFeedbackRound,
    schema,
    initial: { ClosesOn: round.ClosesOn },
    version: round.Version,
    toInput: ({ ClosesOn }, { version }) => ({ body: { ID: round.ID, Version: version, ClosesOn } }),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <DayField {...form.field('ClosesOn')} label={r('round.newDay')} required />
    </RecordForm>
  )
}
