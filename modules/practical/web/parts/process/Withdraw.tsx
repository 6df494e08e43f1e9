import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { send } from '#platform/web/client.ts'
import { markingActs } from '../../../contract/acts.ts'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { PracticalClass } from './Progress.tsx'

type Marking = PracticalClass['People'][number]['Markings'][number]

/** Takes the signature of a sheet back, with a reason. */
export function Withdraw({ marking, onDone }: { marking: Marking; onDone: () => void }) {
  return (
    <ActionBar
      module="practical"
      allowed={marking.Actions.filter((act) => act === 'withdrawPracticalSignature')}
      actions={actButtons(markingActs, marking, ['withdrawPracticalSignature'], {
        withdrawPracticalSignature: {
          run: ({ reason }) =>
            send(calls.withdrawPracticalSignature, {
              body: { MarkingID: marking.ID, Version: marking.Version, Reason: reason },
            }),
        },
      })}
      onDone={onDone}
    />
  )
}
