import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Clavier',
  palette: 'Chercher partout',
  list: 'Chercher dans la liste affichée',
  hint: 'Les touches simples ne font rien pendant la saisie dans un champ.',
  off: 'Désactivez-les si vous dictez à l’ordinateur.',
  on: terms.singleKeysOn,
}
