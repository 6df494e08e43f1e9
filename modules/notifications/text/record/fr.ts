import { fr as proposals } from '#modules/requests/text/templates/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as notifications } from '../fr.ts'
import { fr as mailing } from '../mailing/fr.ts'
import { fr as sending } from '../sending/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    stopSend: notifications.acts.stopSend.do,
    changeStatusMail: 'Modifier un modèle d’e-mail',
    removeStatusMail: 'Retirer un modèle d’e-mail',
    restoreStatusMail: 'Rétablir le texte d’origine d’un modèle d’e-mail',
    testStatusMail: 'Envoyer un essai d’un modèle d’e-mail',
    cordinatorSendMail: 'Envoyer un e-mail aux participants d’une session',
    changeMailTemplate: 'Modifier le texte d’une lettre',
    restoreMailTemplate: 'Rétablir le texte d’origine d’une lettre',
    sendTestLetter: 'Envoyer une lettre d’essai',
  },
  columns: {
    state: terms.state,
    endedAt: sending.fields.endedAt,
    title: notifications.messageTitle,
    body: proposals.text,
    isOwn: 'Texte de l’académie',
  },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    mailType: mailing.type,
    status: terms.status,
    recipients: 'Destinataires',
    sendId: 'Numéro de l’envoi',
    everyMember: 'À tous les membres',
    topic: notifications.templates.topic,
  },
}
