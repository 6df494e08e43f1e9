import type { Actor } from '#platform/shared/actor.ts'
import { cardActions, hasPaper, holderMayPrint, holdOf, type CardParty, type Hold } from '../rules/card-states.ts'
import type { CardRow, OwnCardRow, invoicesOf, proofsOf } from './store/cards.ts'

type Found<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>
interface MoneyOfCards {
  readonly invoices: Found<typeof invoicesOf>
  readonly proofs: Found<typeof proofsOf>
}

const withActions = <Row extends OwnCardRow>(
  { isHidden, ...row }: Row,
  party: CardParty | null,
  hold: Hold | null = null,
) => ({
  ...row,
  HasPaper: party === 'trainee' ? holderMayPrint(row.State, isHidden) : hasPaper(row.State, isHidden),
  Actions: party === null ? [] : (cardActions({ state: row.State, isHidden, hold }, party) as string[]),
})

/** A card in a list of the academy; of the own one nothing is decided. */
export function rowReply({ held, ...row }: CardRow, actor: Actor) {
  const hold = row.State === 'confirmed' ? holdOf(held) : null
  return {
    ...withActions(row, row.TraineeID === actor.traineeId ? null : 'keeper', hold),
    IsHidden: row.isHidden,
    Hold: hold,
  }
}

/** A card for its holder. */
export const ownReply = (row: OwnCardRow, money: MoneyOfCards) => ({
  ...withActions(row, 'trainee'),
  ...moneyOf(row.ID, money),
})

/** What was asked for a card and what was handed in for it. */
export function moneyOf(id: number, { invoices, proofs }: MoneyOfCards) {
  const { cardId: _, ...invoice } = invoices.find(({ cardId }) => cardId === id) ?? { cardId: 0 }
  return {
    Invoice: 'ID' in invoice ? invoice : null,
    Proofs: proofs.filter(({ cardId }) => cardId === id).map(({ cardId: __, proofId: ___, ...proof }) => proof),
  }
}
