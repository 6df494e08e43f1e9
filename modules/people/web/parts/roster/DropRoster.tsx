import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { rosterActs } from '../../../contract/acts.ts'

/** Gives an import up, at whatever step it is. */
export function DropRoster({ id, onDropped }: { id: number; onDropped: () => void }) {
  return (
    <ActionBar
      module="people"
      actions={actButtons(rosterActs, { ID: id }, ['dropRoster'])}
      onDone={() => onDropped()}
    />
  )
}
