import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'

const AddTraineeFields = lazyPart(async () => {
  const [part] = await Promise.all([import('./AddTraineeFields.tsx'), loadText('registration/standing')])
  return part.AddTraineeFields
})

/** A reviewer registers somebody who asked on the phone or by letter. */
export function AddTraineeDialog({
  classId,
  opened,
  onClose,
}: {
  classId: number
  opened: boolean
  onClose: () => void
}) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} drawer size="lg" title={t('main.registerTrainee')}>
      {opened && <AddTraineeFields classId={classId} onClose={onClose} />}
    </Dialog>
  )
}
