import { classesCalls } from '#modules/classes/contract/calls.ts'
import { AnnualPlan } from '#modules/planning/web/public.ts'
import { send } from '#platform/web/client.ts'
import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const CostsOfPlanRow = lazyPart(async () => (await import('../parts/CostsOfPlanRow.tsx')).CostsOfPlanRow)

const ScenariosOfYear = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../parts/scenarios/ScenariosOfYear.tsx'),
    loadText('costing'),
    loadText('planning/scenarios'),
  ])
  return part.ScenariosOfYear
})

/** Planning's page, with what planning cannot do: make a row's class, and say what it and its scenarios cost. */
export default function AnnualPlanPage() {
  return (
    <AnnualPlan
      confirm={(annualPlanID, classRoomID) =>
        send(classesCalls.makeFromPlan, { annualPlanID, ...(classRoomID && { classRoomID }) })
      }
      more={(rowId) => <CostsOfPlanRow ID={rowId} />}
      scenarios={(year) => <ScenariosOfYear year={year} />}
    />
  )
}
