import { AnnualPlan } from '#modules/planning/web/public.ts'
import { send } from '#platform/web/client.ts'
import { classesCalls as calls } from '../../contract/calls.ts'

/** Planning's page, with the one thing that planning cannot do: make a row's class. */
export default function AnnualPlanPage() {
  return (
    <AnnualPlan
      confirm={(annualPlanID, classRoomID) =>
        send(calls.makeFromPlan, { annualPlanID, ...(classRoomID && { classRoomID }) })
      }
    />
  )
}
