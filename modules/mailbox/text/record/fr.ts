import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: { clearUndeliverable: 'Remettre en service une adresse refusée' },
  columns: { since: 'Depuis', refusals: 'Lettres refusées' },
}
