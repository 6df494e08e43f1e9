import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Registration } from '../wire.ts'
import { TravelForm } from './TravelForm.tsx'

interface DialogProps {
  readonly opened: boolean
  readonly registration: Registration
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onDone?: (() => void) | undefined
}

/** The flight, the hotel and the room that were arranged. */
export function TravelDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('travel.title')}>
      {opened && <TravelForm onClose={onClose} {...rest} />}
    </Dialog>
  )
}
