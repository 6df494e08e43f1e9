import { classesCalls } from '#modules/classes/contract/calls.ts'
import { AnnualPlan } from '#modules/planning/web/public.ts'
import { send } from '#platform/web/client.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const CostsOfPlanRow = lazyPart(async () => (await import('../parts/CostsOfPlanRow.tsx')).CostsOfPlanRow)

/** Planning's page, with what planning cannot do: make a row's class, and say what it costs. */
export default function AnnualPlanPage() {
  return (
    <AnnualPlan
      confirm={(annualPlanID, classRoomID) =>
        send(classesCalls.makeFromPlan, { annualPlanID, ...(classRoomID && { classRoomID }) })
      }
      more={(rowId) => <CostsOfPlanRow ID={rowId} />}
    />
  )
}
