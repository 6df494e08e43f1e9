import { fr as signin } from '#modules/signin/text/record/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: { clearUndeliverable: 'Remettre en service une adresse refusée' },
  columns: { since: signin.facts.since, refusals: 'Lettres refusées' },
}
