export const fr = {
  sections: {
    terms: { title: 'Conditions d’inscription', about: 'Acceptées par quiconque ouvre un compte.' },
    signup: { title: 'Nouveaux comptes' },
  },
  settings: {
    registrationTerms: {
      label: 'Texte des conditions',
      help: 'Une ligne qui commence par # est un titre ; une ligne vide commence un paragraphe.',
    },
    signupsPerHour: {
      label: 'Comptes ouverts par heure depuis un même réseau, au plus',
      help: 'À augmenter quand beaucoup de stagiaires s’inscrivent du même endroit.',
    },
  },
}
