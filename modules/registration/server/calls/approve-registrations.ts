import { lockClass } from '#modules/classes/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { requireNothing } from '../acts/objections/settle.ts'
import { approve } from '../acts/approve.ts'
import { requireNotTaken } from '../acts/assignee.ts'
import { doingOf } from '../acts/perform.ts'
import { inOrderOfSubmission } from '../store/bulk.ts'
import { move, stepFor } from '../acts/move.ts'
import { lockRegistration } from '../acts/reached.ts'

export const approveRegistrations: Handler<typeof calls.approveRegistrations> = async (asked) => {
  const doing = await doingOf(asked)
  const rows = await inOrderOfSubmission(asked.db, asked.actor, asked.body.IDs)
  if (rows.length !== new Set(asked.body.IDs).size) refuse(notFound)
  // Classes before registrations and each in the order of their ids: two such calls at once cannot wait for each other.
  for (const classId of [...new Set(rows.map((row) => row.classId))].sort((a, b) => a - b)) {
    await lockClass(asked.db, classId)
  }
  const locked = new Map(
    await Promise.all(
      rows
        .map((row) => row.id)
        .sort((a, b) => a - b)
        .map(async (id) => [id, await lockRegistration(asked.db, asked.actor, id, doing)] as const),
    ),
  )
  let approved = 0
  for (const { id } of rows) {
    const found = locked.get(id)!
    await requireNotTaken(asked, id)
    const reviewed = found.standing.main === 'submitted' ? await move(doing, found, 'startReview') : found
    stepFor(doing, reviewed, 'approve')
    await requireNothing(doing, reviewed, 'approval')
    const { standing } = await approve(doing, reviewed, 'waitlist')
    if (standing.main !== 'waitlisted') approved++
  }
  return { Approved: approved, Waitlisted: rows.length - approved }
}
