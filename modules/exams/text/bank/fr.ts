import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import { fr as exams } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  exporting: {
    title: exams.bank.export,
    intro: 'Choisissez le format et ce qui est exporté. Chacun de ces formats peut être relu ici.',
    format: terms.formatOfTheFile,
    hints: {
      qti3: 'Pour les systèmes récents, avec images et sons. Rien n’est perdu.',
      qti21: 'Pour les systèmes plus anciens qui lisent QTI, avec images et sons. Rien n’est perdu.',
      moodleXml: 'Pour Moodle, avec images et sons. Niveau, catégorie et durée deviennent des étiquettes.',
      gift: 'Un texte facile à lire et à modifier. Sans images ni réponses modèles.',
      xlsx: 'Un tableau à relire et à modifier dans Excel : une ligne par réponse. Sans images.',
    },
    which: 'Quelles questions',
    anyCourse: terms.allCourses,
    count_zero: 'Aucune question dans le fichier',
    count_one: 'Une question dans le fichier',
    count_two: '{{count}} questions dans le fichier',
    count_few: '{{count}} questions dans le fichier',
    count_many: '{{count}} questions dans le fichier',
    count_other: '{{count}} questions dans le fichier',
    complete: 'Rien n’en est perdu.',
    loss: '{{what}} ({{of}})',
    lostTitle: 'Ce que ce format ne contient pas',
    losses: {
      media: 'Les images et les sons ne sont pas dans le fichier',
      modelAnswer: 'La réponse modèle n’est pas dans le fichier',
      feedbackLines: 'Le commentaire d’une réponse tient en une ligne',
      spaces: 'Plusieurs espaces dans une réponse n’en font qu’un',
      pictureAlone:
        'Ce qui est demandé ou une réponse n’est qu’une image ou un son : la question n’est pas dans le fichier',
      tooLong: 'La question dépasse une cellule et n’est pas dans le fichier',
    },
    of_zero: '',
    of_one: 'une question',
    of_two: '{{count}} questions',
    of_few: '{{count}} questions',
    of_many: '{{count}} questions',
    of_other: '{{count}} questions',
    more_zero: '',
    more_one: 'et une autre',
    more_two: 'et {{count}} autres',
    more_few: 'et {{count}} autres',
    more_many: 'et {{count}} autres',
    more_other: 'et {{count}} autres',
    download: 'Télécharger le fichier',
    done: 'Le fichier est téléchargé.',
    fileName: 'questions',
  },
}
