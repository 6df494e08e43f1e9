import { sql, type RawBuilder } from 'kysely'

/** What of an invoice has come in and what was taken back, as a statement says it; `Balance` of the rules. */
export interface BalanceInSql {
  readonly amount: RawBuilder<unknown>
  readonly received: RawBuilder<unknown>
  readonly credited: RawBuilder<unknown>
}

/** `owedOf` of the rules, and nothing where more came in than is left of the invoice. */
export const owedInSql = ({ amount, received, credited }: BalanceInSql) =>
  sql<number>`greatest(0, ${amount} - ${credited} - ${received})`
/** `heldOf` of the rules. */
export const heldInSql = ({ amount, received, credited }: BalanceInSql) =>
  sql<number>`greatest(0, least(${received}, ${amount} - ${credited}))`
