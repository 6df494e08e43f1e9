import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as lookups } from '#modules/lookups/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'

const notAVideo = 'Un fichier vidéo va avec une vidéo, tout autre avec un fichier. Choisissez un fichier du même type.'

export const fr: Words<typeof ar> = {
  screens: {
    speech: 'Lecture à voix haute',
    documents: 'Bibliothèque de documents',
    own: 'Bibliothèque',
    documentation: 'Documentation',
    videos: 'Vidéos d’aide',
  },
  about: {
    documents:
      'Fichiers et vidéos pour des rôles entiers. Chaque rôle lit la dernière version de ce qui est publié pour lui.',
    guides: 'Ce qui explique le logiciel à ceux qui s’en servent.',
    own: 'Fichiers et vidéos que l’académie a publiés pour vous.',
    videos: 'Vidéos publiées par l’académie pour les stagiaires.',
  },
  tabs: { categories: lookups.screens.DocumentCategory, guides: 'Guides du logiciel' },
  kinds: { file: terms.oneFile, video: 'Vidéo' },
  states: { published: terms.published, draft: 'Non publié' },
  fields: {
    title: terms.messageTitle,
    about: 'Présentation',
    category: 'Catégorie',
    audience: 'Pour qui',
    isGuide: 'Guide du logiciel',
    file: terms.file,
    note: 'Nouveautés de cette version',
    changedAt: 'Dernière version',
    number: terms.version,
    isPublished: 'Publication',
    kind: terms.kind,
    by: 'Ajouté par',
  },
  help: {
    isGuide: 'Figure aussi sur la page Documentation.',
    file: 'PDF, images, tableaux, documents Office et sons, jusqu’à {{limit}}.',
    video: 'MP4 ou WebM, jusqu’à {{limit}}.',
  },
  none: 'Aucun document ici.',
  noVideos: 'Aucune vidéo n’a encore été publiée.',
  versions: 'Versions : {{title}}',
  showVersions: terms.versions,
  play: 'Lire la vidéo',
  playIt: 'Lire',
  playing: 'Vidéo : {{title}}',
  actions: terms.actions,
  acts: {
    addDocument: { do: 'Ajouter un document', past: 'Document ajouté à la bibliothèque' },
    editDocument: { do: 'Modifier le document', past: 'Document de la bibliothèque modifié' },
    addDocumentVersion: { do: 'Ajouter une version', past: 'Version ajoutée à un document' },
    publishDocument: { do: terms.publish, done: 'Le document est publié.', past: 'Document publié' },
    withdrawDocument: {
      do: 'Retirer',
      ask: 'Son public ne le trouvera plus tant qu’il n’est pas publié à nouveau. Le retirer ?',
      done: 'Le document est retiré.',
      past: 'Document retiré',
    },
    deleteDocument: {
      do: terms.remove,
      ask: 'Le document et les fichiers de toutes ses versions sont supprimés définitivement. Le supprimer ?',
      done: 'Le document est supprimé.',
      past: 'Document supprimé de la bibliothèque',
    },
  },
  fieldErrors: { notAVideo },
  refusals: { notAVideo },
  speech: {
    about: 'Lit un texte avec une voix du navigateur, pour l’entendre avant de le donner à d’autres.',
    text: terms.text,
    placeholder: 'Saisissez ou collez le texte ici.',
    voice: 'Voix',
    rate: 'Vitesse',
    speak: 'Lire',
    pause: 'Pause',
    resume: 'Reprendre',
    stop: kit.table.stop,
    noVoices:
      'Ce navigateur n’a pas de voix. Installez-en une dans les réglages de l’appareil, ou ouvrez la page dans un autre navigateur.',
  },
}
