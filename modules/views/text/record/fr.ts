import type { Words } from '#platform/shared/words.ts'
import { fr as views } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addView: 'Enregistrer une vue de liste',
    editView: 'Modifier une vue de liste',
    shareView: 'Partager une vue de liste',
    setUsualView: 'Faire d’une vue l’habituelle d’un rôle',
    deleteView: 'Supprimer une vue de liste',
  },
  columns: {
    name: views.fields.name,
    list: views.fields.list,
    roles: views.fields.roles,
    usualFor: views.fields.usualFor,
  },
}
