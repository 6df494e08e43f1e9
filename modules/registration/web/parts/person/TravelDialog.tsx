import { loadText, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { Registration } from '../wire.ts'

// Its words come with it: few visits open it.
const TravelForm = lazyPart(async () => {
  const [part] = await Promise.all([import('./TravelForm.tsx'), loadText('registration/travel')])
  return part.TravelForm
})

interface DialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
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
