import type { Actor } from '#platform/shared/actor.ts'
import { cardActions, hasPaper, holderMayPrint, type CardParty } from '../rules/card-states.ts'
import type { CardRow, OwnCardRow, invoicesOf, proofsOf } from './store/cards.ts'

type Found<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>
interface MoneyOfCards {
  readonly invoices: Found<typeof invoicesOf>
  readonly proofs: Found<typeof proofsOf>
}

const withActions = <Row extends OwnCardRow>({ isHidden, ...row }: Row, party: CardParty | null) => ({
  ...row,
  HasPaper: party === 'trainee' ? holderMayPrint(row.State, isHidden) : hasPaper(row.State, isHidden),
  Actions: party === null ? [] : (cardActions({ state: row.State, isHidden }, party) as string[]),
})

/** A card in a list of the academy; of the own one nothing is decided. */
export const rowReply = (row: CardRow, actor: Actor) => ({
  ...withActions(row, row.TraineeID === actor.traineeId ? null : 'keeper'),
  IsHidden: row.isHidden,
})

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
