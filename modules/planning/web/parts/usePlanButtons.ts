import type { Output } from '#platform/shared/call.ts'
import { moversOf } from '#platform/shared/record/states.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { planRowActs as acts } from '../../contract/acts.ts'
import { upcomingIdOfRow } from '../../rules/naming/upcoming-id.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { planButtons, planStates } from '../../rules/plan-states.ts'
import { rightsOfPlanners } from '../../rules/planner.ts'

type Row = Output<typeof calls.getPlanRow>

/** What the buttons of a row do on its page: `ask` opens the form for another date, a class room or another place, `gone` is called when it is deleted. */
interface Doing {
  readonly confirm: () => Promise<void>
  readonly edit: () => void
  readonly ask: (kind: 'postpone' | 'copy' | 'confirm' | 'move') => void
  readonly gone: () => void
}

/** The buttons of a row of the plan; which of them are shown the reply's `Actions` say. */
export function usePlanButtons(row: Row, doing: Doing): Actions {
  const t = useText('planning')
  const format = useFormat()
  const proposed = row.History.find((each) => each.Kind === 'planning.propose')
  /** Takes a step back by the move that the state table has for it, on the version that the step has made. */
  const moved = (back: typeof calls.withdraw | typeof calls.unpublish) => () =>
    send(back, { body: { Rows: [{ ID: row.ID, Version: row.Version + 1 }] } })
  return {
    openClass: row.ClassID !== null && {
      always: true,
      main: row.State === 'confirmed',
      href: href('/Setting/CourseClass-Edit/:ID?', { ID: row.ClassID }),
    },
    printAdvert:
      isPublic(row, today()) &&
      printAction(href('/report/SingleCourseAdvertV1/:AnnualPlanID?', { AnnualPlanID: row.ID })),
    printDetail:
      isPublic(row, today()) && printAction(href('/report/UpcomingCourseDetail/:ID?', { ID: upcomingIdOfRow(row.ID) })),
    ...actButtons(acts, row, planButtons, {
      propose: { undo: moved(calls.withdraw) },
      approve: {
        needs: rightsOfPlanners(moversOf(planStates, row.State, 'approve')),
        ...(proposed && { waiting: t('waitsApproval', { since: format.relative(proposed.At) }) }),
      },
      confirm: {
        main: row.State === 'published' || row.Instructors.some((each) => each.State === 'accepted'),
        ...(row.ClassRoomKindID !== null && row.ClassRoomID === null
          ? { run: () => doing.ask('confirm') }
          : { confirm: true, run: doing.confirm }),
      },
      publish: { undo: moved(calls.unpublish) },
      edit: { run: doing.edit },
      move: { run: () => doing.ask('move') },
      waive: row.Timetable.Clashes.some((clash) => clash.Severity === 'hard' && !clash.Waived) && {},
      postpone: { run: () => doing.ask('postpone') },
      copy: { run: () => doing.ask('copy') },
      delete: {
        run: async () => {
          await send(calls.delete, { ID: row.ID })
          doing.gone()
        },
      },
    }),
  }
}

/** Whether anybody may read of it: decided, for nobody alone, and not begun. */
const isPublic = (row: Row, day: string): boolean =>
  (row.State === 'published' || row.State === 'confirmed') && row.OrganizationID === null && row.StartDate > day
