export const fr = {
  sections: { chat: { title: 'Discussions des sessions' } },
  settings: {
    chatDaysAfterEnd: {
      label: 'Les discussions restent ouvertes après la fin de la session',
      help: 'Ensuite on les lit sans plus y écrire.',
    },
    chatDeleteMinutes: { label: 'Un message peut être supprimé pendant', help: 'Zéro : personne ne supprime.' },
    chatQuietFrom: {
      label: 'Début des heures calmes',
      help: 'Une heure du jour de 0 à 23. Aucune notification de message alors ; elles arrivent après.',
    },
    chatQuietTo: { label: 'Fin des heures calmes', help: 'Une heure du jour ; égale au début : il n’y en a pas.' },
  },
}
