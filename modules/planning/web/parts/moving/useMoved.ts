import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import type { Movable } from './movable.ts'

type Moved = Output<typeof calls.move>

/**
 * Says that rows were moved and, where that makes everything as it was, offers for ten seconds to move them back: over the
 * versions that the move has left, so that what somebody else changes meanwhile is not undone.
 */
export function useMoved(): (answer: Moved, before: readonly Movable[]) => void {
  const t = useText('planning/moving')
  const kit = useKit()
  const sentence = useSentence('planning')
  const back = async (answer: Moved, before: readonly Movable[]) => {
    const Rows = answer.Rows.flatMap(({ ID, Version }) => {
      const row = before.find((each) => each.ID === ID)
      if (!row) return []
      const { StartDate, EndDate, ClassRoomID } = row
      return [{ ID, Version, StartDate, EndDate, ClassRoomID }]
    })
    try {
      // Whatever stood against the rows where they were, they stood there.
      await send(calls.move, { body: { Rows, Despite: true } })
    } catch (error) {
      toast.failed(sentence(error))
    }
    await refreshEverything()
  }
  return (answer, before) => {
    const said = t('moved', { count: before.length })
    if (answer.CanUndo) toast.undo(said, kit('takeBack'), () => back(answer, before))
    else toast.done(said)
  }
}
