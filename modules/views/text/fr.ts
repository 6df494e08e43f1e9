import type { Words } from '#platform/shared/words.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  menu: 'Vues enregistrées',
  groups: {
    usual: 'Habituelle pour votre rôle',
    own: 'Mes vues',
    shared: 'Vues partagées',
  },
  allRows: 'Toute la liste',
  changed: 'modifiée',
  saveChanges: 'Enregistrer ce qui a changé dans la vue',
  backToView: 'Revenir à la vue enregistrée',
  rename: 'Renommer la vue',
  saved: 'La vue est enregistrée.',
  fields: {
    name: terms.name,
    list: kit.table.sheet,
    roles: 'Rôles qui la voient',
    usualFor: 'Rôles dont la liste commence par elle',
  },
  hints: {
    saved: 'Ce que vous voyez est conservé : filtres, recherche, ordre, colonnes et densité des lignes.',
    shared: 'Quelle que soit la vue, chaque rôle ne voit que les lignes auxquelles il a droit.',
    usual: 'Elle remplace la vue habituelle précédente de cette liste. Chacun peut toujours afficher toute la liste.',
  },
  acts: {
    addView: { do: 'Enregistrer comme nouvelle vue', past: 'Vue d’une liste enregistrée' },
    editView: { do: 'Modifier la vue', past: 'Vue d’une liste modifiée' },
    shareView: { do: 'Partager la vue', past: 'Partage d’une vue de liste modifié' },
    setUsualView: { do: 'En faire la vue habituelle', past: 'Vue habituelle d’une liste modifiée' },
    deleteView: {
      do: 'Supprimer la vue',
      ask: 'La vue est supprimée pour vous et pour tous ceux qui la voient. Les lignes elles-mêmes ne changent pas.',
      done: 'La vue est supprimée.',
      past: 'Vue d’une liste supprimée',
    },
  },
  refusals: {
    tooManyViews:
      'Vous avez le plus grand nombre de vues de cette liste, soit {{most}}. Supprimez celles qui sont inutiles.',
    tooManyShared:
      'Un de ces rôles voit déjà le plus grand nombre de vues de cette liste, soit {{most}}. Cessez d’abord d’en partager une autre.',
  },
}
