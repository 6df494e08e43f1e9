import { fr as showcase } from '../fr.ts'

export const fr = {
  sections: { face: { title: showcase.screens.catalogue } },
  settings: {
    openCatalogue: {
      label: 'Le catalogue est ouvert à tous',
      help: 'Les visiteurs lisent sans compte les formations proposées et les sessions ouvertes aux inscriptions, et les moteurs de recherche les trouvent. Fermé, il demande une connexion.',
    },
  },
}
