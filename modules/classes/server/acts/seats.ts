import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { classFull, classNotOpen } from '../../contract/refusals.ts'
import { isUnderWay } from '../../rules/class-states.ts'
import { seatsOf, seatTaken } from '../store/seats.ts'

/**
 * Takes one seat by one conditional update, so that rivals for the last one get exactly one. `classFull` where none
 * is free, `classNotOpen` where the class takes nobody any more. Call it last in the transaction.
 */
export async function takeSeat(db: Database, classId: number): Promise<void> {
  if (await seatTaken(db, classId)) return
  const found = (await seatsOf(db, classId)) ?? refuse(notFound)
  if (!isUnderWay(found.state)) refuse(classNotOpen, { class: found.code, state: found.state })
  refuse(classFull, { class: found.code })
}
