import type { Input } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { academyTasks, tasksOf } from '../../../rules/tasks.ts'
import { tracksOf } from '../wire.ts'

/** More stand in the tab. */
const most = 5

/** Registrations in which something waits for the academy. */
function Open({ of }: { of: Input<typeof calls.getRegistrations> }) {
  const t = useText('registration')
  const format = useFormat()
  const { data } = useCall(calls.getRegistrations, { ...of, WaitsFor: 'academy', pageSize: 10 })
  return data?.Items.slice(0, most).map((row) => (
    <OpenThing key={row.ID} act={t('actions.open')} href={href('/CourseRegistration-Edit/:ID', { ID: row.ID })}>
      <Localized text={row.CourseName} />
      <Sep />
      <Code>{row.Code}</Code>
      <Sep />
      {format.list(
        tasksOf(tracksOf(row))
          .filter((task) => academyTasks.includes(task))
          .map((task) => t(`todo.${task}`)),
      )}
    </OpenThing>
  ))
}

export const OpenOfTrainee = ({ ID }: SectionOf) => <Open of={{ TraineeID: ID }} />
export const OpenOfOrganization = ({ ID }: SectionOf) => <Open of={{ OrganizationID: ID }} />
