import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { SheetBody } from '../answering/SheetForm.tsx'

/** A version of a sheet as whoever answers sees it. */
export function SheetPreview({ id, onClose }: { id: number | null; onClose: () => void }) {
  const r = useText('feedback/rounds')
  const query = useCall(calls.getFeedbackSheet, id === null ? skip : { ID: id }, { keep: false })
  return (
    <Dialog opened={id !== null} onClose={onClose} title={r('sheets.preview')} drawer size="44rem">
      <QueryView query={query} module="feedback">
        {(sheet) => <SheetBody sheet={sheet} />}
      </QueryView>
    </Dialog>
  )
}
