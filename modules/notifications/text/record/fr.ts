import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as notifications } from '../fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    changeMailTemplate: 'Modifier le texte d’une lettre',
    restoreMailTemplate: 'Rétablir le texte d’origine d’une lettre',
    sendTestLetter: 'Envoyer une lettre d’essai',
  },
  columns: { title: notifications.messageTitle, body: 'Texte', isOwn: 'Texte de l’académie' },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    recipients: 'Destinataires',
    everyMember: 'À tous les membres',
    topic: notifications.templates.topic,
  },
}
