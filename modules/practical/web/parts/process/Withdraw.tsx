import { Button } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { PracticalPerson } from '../class.ts'

type Marking = PracticalPerson['Markings'][number]

/** Takes the signature of a sheet back, with a reason; `name` is whom it is about. */
export function Withdraw({ marking, name, onDone }: { marking: Marking; name: string; onDone: () => void }) {
  const t = useText('practical')
  const format = useFormat()
  const { ask, dialog } = useAsk()
  const label = t('acts.withdrawPracticalSignature.do')
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={`${label}${format.colon}${name}`}
        onClick={() =>
          ask({
            title: name,
            question: t('acts.withdrawPracticalSignature.ask'),
            confirmLabel: label,
            reason: 'required',
            module: 'practical',
            run: async ({ reason }) => {
              const body = { MarkingID: marking.ID, Version: marking.Version, Reason: reason }
              await send(calls.withdrawPracticalSignature, { body })
              await refreshEverything()
              onDone()
            },
          })
        }
      >
        {label}
      </Button>
      {dialog}
    </>
  )
}
