export const fr = {
  sections: { exams: { title: 'Examens et rattrapages' } },
  settings: {
    examGraceMinutes: {
      label: 'Délai de grâce pour les réponses en route',
      help: 'Une réponse donnée à temps compte si elle arrive dans ce délai.',
    },
    examMaxRepeats: { label: 'Nombre maximal de rattrapages' },
    examRepeatDays: { label: 'Rattrapage ouvert après les résultats pendant' },
    examFreeRepeats: { label: 'Rattrapages gratuits' },
    examNamesHidden: { label: 'Les correcteurs ne lisent aucun nom avant la publication des résultats' },
    examGrievanceDays: { label: 'Jours ouvrés pour un recours après le résultat définitif' },
    repeatFee: { label: 'Frais d’un rattrapage' },
    examRepeatCappedAtPass: { label: 'Le rattrapage plafonné au seuil de réussite' },
  },
}
