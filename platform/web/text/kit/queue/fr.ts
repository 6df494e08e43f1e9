import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

const previous = 'Dossier précédent'
const next = 'Dossier suivant'

export const fr: Words<typeof ar> = {
  back: 'Retour à la liste',
  walk: 'D’un dossier à l’autre',
  previous,
  next,
  position: '{{at}} sur {{total}}',
  openPage: 'Ouvrir sa page',
  done: '{{action}} : {{name}}',
  keys: 'Touches de cette liste',
  keysHint:
    'Elles ne font rien pendant que vous écrivez dans un champ. Les flèches passent d’un dossier à l’autre quand la liste a le focus.',
  keysOn: terms.singleKeysOn,
  key: {
    next,
    previous,
    step: 'L’étape suivante : le bouton principal',
    select: 'Sélectionner le dossier, ou le désélectionner',
    undo: 'Annuler, tant que c’est proposé',
    help: 'Afficher ces touches',
  },
}
