import * as z from 'zod'
import { plainText } from '#platform/shared/shapes.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import type { CourseRequest } from '../request.ts'
import { paidAmount } from './paid-amount.ts'

const shape = z.object({ Kept: paidAmount, Reason: plainText(1000).pipe(z.string().min(1, 'required')) })

/** How much of what the academy holds is kept as the price of calling off: all of it stands there. */
export function KeepPaidForm({ request, held, onClose }: { request: CourseRequest; held: Money; onClose: () => void }) {
  const t = useText('requests')
  const form = useRecordForm({
    module: 'requests',
    call: calls.keepPaid,
    schema: shape,
    version: request.Version,
    initial: { Kept: held as Money | null, Reason: '' },
    toInput: ({ Kept, Reason }, { version }) => ({
      body: { ID: request.ID, Version: version, Reason, Kept: Kept.Minor },
    }),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.keepPaid.do')} onCancel={onClose}>
      <MoneyField
        {...form.field('Kept')}
        label={t('fields.keptAmount')}
        description={t('fields.keptHint')}
        defaultCurrency={held.Currency}
        required
      />
      <TextAreaField {...form.field('Reason')} label={t('fields.reason')} required />
    </RecordForm>
  )
}
