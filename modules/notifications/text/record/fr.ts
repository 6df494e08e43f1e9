import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    changeMailTemplate: 'Modifier le texte d’une lettre',
    restoreMailTemplate: 'Rétablir le texte d’origine d’une lettre',
    sendTestLetter: 'Envoyer une lettre d’essai',
  },
  columns: { title: 'Titre', body: 'Texte', isOwn: 'Texte de l’académie' },
  facts: {
    letter: 'Lettre',
    language: 'Langue',
    recipients: 'Destinataires',
    everyMember: 'À tous les membres',
    topic: 'Sujet',
  },
}
