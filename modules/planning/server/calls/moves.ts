import type { Asked, Handlers } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { callsOf, type PlainActName } from '#platform/shared/record/act.ts'
import { planRowActs } from '../../contract/acts.ts'
import { clashesRemain } from '../../contract/refusals.ts'
import { unwaived } from '../../rules/clashes.ts'
import { perform, performOnAll } from '../acts/perform.ts'
import { codeOf } from '../acts/plan-row-noun.ts'
import { findPlanRow } from '../acts/reached.ts'
import { placeRow } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'

const calls = callsOf(planRowActs)
type Plain = PlainActName<typeof planRowActs>
type Moves = Handlers<Pick<typeof calls, Plain>>

const plain = Object.entries(planRowActs.table).flatMap(([name, act]) => ('plain' in act ? [name as Plain] : []))

/** The moves that need nothing beside the rows and, where people are to be told, a reason. */
export const plainMoves = Object.fromEntries(
  plain.map((name) => [
    name,
    (asked: Asked<never>) =>
      'Rows' in (asked.body as object) ? performOnAll(asked as never, name) : perform(asked as never, name),
  ]),
) as unknown as Moves

export const publish: Handlers<typeof calls>['publish'] = (asked) =>
  performOnAll(asked, 'publish', async (row) => {
    const { clashes } = await placeRow(asked.db, wantedOfRow(await findPlanRow(asked.db, asked.actor, row.id)))
    const left = unwaived(clashes, row.waived)
    if (left.length)
      refuse(clashesRemain, {
        row: codeOf(row),
        count: left.length,
        kinds: [...new Set(left.map((clash) => clash.kind))],
        with: [...new Set(left.flatMap((clash) => clash.by?.code ?? []))],
      })
  })
