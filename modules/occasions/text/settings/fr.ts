export const fr = {
  sections: { guests: { title: 'Conservation des données des participants aux événements' } },
  settings: {
    guestMonths: {
      label: 'Conservation des données des participants',
      help: 'À compter du dernier jour de l’événement. Nom, adresse, mobile, employeur et lettres sont ensuite effacés ; les nombres restent. Zéro : jamais.',
    },
  },
}
