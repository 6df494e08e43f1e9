import { fr as catalogue } from '../fr.ts'

export const fr = {
  sections: { materials: { title: catalogue.screens.materials } },
  settings: {
    materialMegabytes: {
      label: 'Taille maximale d’un fichier ou d’une vidéo (mégaoctets)',
      help: 'Les gros fichiers arrivent en morceaux et reprennent là où la ligne a été coupée.',
    },
  },
}
