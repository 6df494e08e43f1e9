import { loadText, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { Registration } from '../wire.ts'

// Its words come with it: few visits open it.
const TransferForm = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./TransferForm.tsx'),
    loadText('registration/transfer'),
    loadText('registration/standing'),
  ])
  return part.TransferForm
})

interface TransferDialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
  /** Whoever is registered asks the academy; else it is done. */
  readonly asks?: boolean
}

/** To which class a registration is to move, and what that means for seat, days and money. */
export function TransferDialog({ opened, onClose, asks = false, ...rest }: TransferDialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={t(asks ? 'acts.askTransfer.do' : 'acts.transfer.do')}>
      {opened && <TransferForm onClose={onClose} asks={asks} {...rest} />}
    </Dialog>
  )
}
