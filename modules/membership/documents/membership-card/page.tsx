import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import classes from './Card.module.css'
import { Back, Front } from './Card.tsx'
import type membershipCard from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof membershipCard, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }) => ({ reference: Content.Card.Number, leaves: 2 }),
  Body: Sides,
})

function Sides({ Content, Letterhead, t }: Drawn<typeof membershipCard, typeof ar>) {
  return (
    <>
      <div className={classes['leaf']}>
        <Front card={Content.Card} academy={Letterhead} t={t} />
      </div>
      <div className={classes['leaf']}>
        <Back card={Content.Card} academy={Letterhead} t={t} />
      </div>
    </>
  )
}
