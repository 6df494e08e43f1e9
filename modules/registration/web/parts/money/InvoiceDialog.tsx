import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Registration } from '../wire.ts'
import { InvoiceForm } from './InvoiceForm.tsx'

interface DialogProps {
  readonly opened: boolean
  readonly registration: Registration
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onDone?: (() => void) | undefined
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
