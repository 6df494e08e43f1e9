import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Back, Front } from '../membership-card/Card.tsx'
import type membershipCardSheet from './document.ts'
import classes from './Sheet.module.css'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const columns = 2
const onOne = 10

export default documentPage<typeof membershipCardSheet, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }) => ({ reference: null, leaves: 2 * Math.ceil(Content.Cards.length / onOne) }),
  Body: Sheets,
})

const inParts = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** Each sheet of fronts is followed by that of their backs, the columns changed over: printed on both sides they meet. */
function Sheets({ Content: { Cards }, Letterhead, t }: Drawn<typeof membershipCardSheet, typeof ar>) {
  return inParts(Cards, onOne).map((cards) => {
    const backs = inParts(cards, columns).flatMap((row) => [row[1] ?? null, row[0] ?? null])
    const first = cards[0]!.Number
    return [
      <div key={`${first}-front`} className={classes['sheet']}>
        {cards.map((card) => (
          <div key={card.Number} className={classes['cell']}>
            <Front card={card} academy={Letterhead} t={t} />
          </div>
        ))}
      </div>,
      <div key={`${first}-back`} className={classes['sheet']}>
        {backs.map((card, at) =>
          card ? (
            <div key={card.Number} className={classes['cell']}>
              <Back card={card} academy={Letterhead} t={t} />
            </div>
          ) : (
            <span key={at} />
          ),
        )}
      </div>,
    ]
  })
}
