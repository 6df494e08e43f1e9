import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Premiers pas de votre académie',
  progress: 'Faits : {{done}} sur {{all}}',
  done: terms.done,
  putAway: 'Ranger la liste',
  wasPutAway: 'Les premiers pas sont rangés. La page des paramètres du système les fait revenir.',
  steps: {
    academyName: {
      title: 'Le nom de votre académie',
      why: 'Il figure sur chaque lettre, document et attestation.',
      do: 'Nommer l’académie',
    },
    academyLogo: {
      title: 'Logo de l’académie',
      why: 'Il remplace le signe de Diwan sur tout ce qui s’imprime.',
      do: 'Envoyer le logo',
    },
    classRoom: {
      title: 'La première salle',
      why: 'Là où se tiennent les séances : par ses places et son équipement, le plan sait ce qui convient et ce qui se heurte.',
      do: 'Ajouter la première salle',
    },
    calendarYear: {
      title: 'L’année de formation',
      why: 'Jours ouvrés, périodes et jours fériés, d’où partent le plan et les séances.',
      do: 'Préparer le calendrier',
    },
    publishedCourse: {
      title: 'La première formation proposée',
      why: 'Ce que l’académie enseigne : ajoutée puis proposée, elle figure au catalogue et on s’y inscrit.',
      do: 'Préparer les formations',
    },
    courseClass: {
      title: 'La première session',
      why: 'Une formation à des dates précises, avec des séances, un formateur et des places.',
      do: 'Créer la première session',
    },
    colleague: {
      title: 'Le premier collègue',
      why: 'Un éditeur ou un coordinateur de formation qui travaille avec vous ; une invitation lui parvient par e-mail pour choisir son mot de passe.',
      do: 'Inviter un collègue',
    },
  },
}
