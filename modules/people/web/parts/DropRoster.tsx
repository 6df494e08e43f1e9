import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { peopleCalls } from '../../contract/calls.ts'

/** Gives an import up, at whatever step it is. */
export function DropRoster({ id, onDropped }: { id: number; onDropped: () => void }) {
  const t = useText('roster')
  return (
    <ActionBar
      module="people"
      actions={{
        drop: {
          label: t('drop'),
          danger: true,
          confirm: t('dropQuestion'),
          run: async () => {
            await send(peopleCalls.dropRoster, { ID: id })
            onDropped()
          },
        },
      }}
    />
  )
}
