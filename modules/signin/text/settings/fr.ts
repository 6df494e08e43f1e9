import { fr as signin } from '../fr.ts'

export const fr = {
  sections: {
    signIn: {
      title: signin.screens.signInRules,
      about: 'À qui un code est demandé après le mot de passe, et quand les écrans se verrouillent.',
    },
  },
  settings: {
    secondFactor: {
      label: 'La deuxième étape de connexion',
      options: {
        staff: {
          label: 'Pour le personnel',
          help: 'Administrateurs, éditeurs, coordinateurs, formateurs et évaluateurs ; les autres s’ils l’ont activée.',
        },
        everybody: { label: 'Pour tous', help: 'Également pour les stagiaires et les organismes.' },
        off: {
          label: 'Seulement pour ceux qui l’ont activée',
          help: 'Dans l’académie d’essai seulement, pour essayer ses comptes d’un clic.',
        },
      },
    },
    lockAfterMinutes: {
      label: 'Les écrans du personnel se verrouillent après',
      help: 'Minutes sans clavier ni souris. Zéro : jamais d’eux-mêmes.',
    },
    actAsNotice: {
      label: 'Prévenir la personne après qu’un administrateur a agi en son nom',
      help: 'Une notification arrive quand l’action prend fin. Le journal d’audit la conserve dans tous les cas.',
    },
  },
}
