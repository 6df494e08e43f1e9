import { loadText, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { Registration } from '../wire.ts'

// Its words come with it: few visits open it.
const InvoiceForm = lazyPart(async () => {
  const [part] = await Promise.all([import('./InvoiceForm.tsx'), loadText('registration/travel')])
  return part.InvoiceForm
})

interface DialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
}

/** Issues the invoice over the class fee, the room and paid extras; the due day may be another than the hold's end. */
export function InvoiceDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={t('payment.invoiceTitle')}>
      {opened && <InvoiceForm onClose={onClose} {...rest} />}
    </Dialog>
  )
}
