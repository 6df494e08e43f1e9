import type { ModuleName } from '../text.ts'
import { ActionBar } from '../ui/acts/ActionBar.tsx'
import type { Action, Actions } from '../ui/acts/actions.ts'
import { useKit } from '../ui/useKit.ts'
import { oneMain } from './address/some-of.ts'

/** What may be done with the chosen rows; a sentence where that is nothing. */
export function BulkActions(props: { module: ModuleName; actions: Actions; onDone?: () => void }) {
  const kit = useKit()
  const can = Object.entries(props.actions).filter(([, action]) => action)
  if (can.length === 0) return <span>{kit('table.noneCan')}</span>
  // alone in the bar it is what the rows were chosen for
  const [only] = can
  const actions = can.length === 1 ? { [only![0]]: { ...(only![1] as Action), apart: false } } : props.actions
  return <ActionBar {...props} actions={oneMain(actions)} />
}
