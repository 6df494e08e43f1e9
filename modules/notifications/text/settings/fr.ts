export const fr = {
  sections: { notices: { title: 'E-mail quotidien' } },
  settings: {
    dailyMailHour: {
      label: 'Heure d’envoi (de 0 à 23)',
      help: 'À l’heure de l’académie. Il va à ceux qui l’ont choisi au lieu d’un e-mail par notification, et seulement les jours où il y a du nouveau.',
    },
  },
}
