import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '#database/tables.ts'
import { anyOf } from '#platform/server/database.ts'
import type { Condition } from '../../rules/conditions.ts'
import { statusLines, type Status } from '../../rules/status.ts'
import { conditionsOf, type Task } from '../../rules/tasks.ts'

type Row = ExpressionBuilder<DB & { r: DB['registration.registration'] }, 'r'>

/** The condition as SQL over `r`, from the same line that code evaluates. Literals, so that partial indexes apply. */
export function meets(condition: Condition) {
  const among = (column: string, states: readonly string[] | undefined): Expression<SqlBool>[] =>
    states ? [sql<SqlBool>`${sql.ref(`r.${column}`)} in (${anyOf(states)})`] : []
  return (eb: Row) =>
    eb.and([
      ...among('main', condition.main),
      ...among('visa', condition.visa),
      ...among('money', condition.money),
      ...among('travel', condition.travel),
      ...(condition.hasSeat === undefined ? [] : [sql<SqlBool>`r.has_seat = ${sql.lit(condition.hasSeat)}`]),
      ...(condition.placeAsked === undefined ? [] : [sql<SqlBool>`r.place_asked = ${sql.lit(condition.placeAsked)}`]),
      ...(condition.takenOver === undefined
        ? []
        : [sql<SqlBool>`(r.taken_over_at is not null) = ${sql.lit(condition.takenOver)}`]),
      ...(condition.proofWaits === undefined ? [] : [sql<SqlBool>`r.proof_waits = ${sql.lit(condition.proofWaits)}`]),
    ])
}

export const waitsFor = (task: Task) => (eb: Row) => eb.or(conditionsOf(task).map((each) => meets(each)(eb)))

/** The derived status as SQL: its own line and none of those before it; a main state where no line holds. */
export function hasStatus(status: Status) {
  return (eb: Row) => {
    const at = statusLines.findIndex((line) => line.status === status)
    const before = at < 0 ? statusLines : statusLines.slice(0, at)
    const own = at < 0 ? eb('r.main', '=', status as never) : meets(statusLines[at]!.when)(eb)
    return eb.and([own, ...before.map((line) => eb.not(meets(line.when)(eb)))])
  }
}
