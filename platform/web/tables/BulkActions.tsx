import type { ModuleName } from '../text.ts'
import { ActionBar } from '../ui/ActionBar.tsx'
import type { Actions } from '../ui/actions.ts'
import { useKit } from '../ui/useKit.ts'

/** What may be done with the chosen rows; a sentence where that is nothing. */
export function BulkActions(props: { module: ModuleName; actions: Actions; onDone?: () => void }) {
  const kit = useKit()
  if (Object.values(props.actions).every((action) => !action)) return <span>{kit('table.noneCan')}</span>
  return <ActionBar {...props} />
}
