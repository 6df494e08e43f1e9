import type { Words } from '#platform/shared/words.ts'
import { fr as notifications } from '#modules/notifications/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  screens: {
    mailbox: 'Ma boîte aux lettres',
  },
  about: {
    mailbox:
      'Les lettres et notifications reçues de l’académie. Les codes et liens de connexion sont effacés après l’envoi.',
    sent: 'Les lettres que vous avez envoyées ou qui ont suivi vos actions, et ce que chacune est devenue.',
    unsent: 'Toutes les lettres qui ne sont pas arrivées, pourquoi, et la prochaine tentative.',
  },
  tabs: {
    received: 'Reçues',
    sent: 'Envoyées par moi',
    unsent: 'Toutes celles qui ne sont pas parties',
  },
  sends: notifications.screens.sends,
  fields: {
    subject: 'Objet',
    kind: terms.kind,
    at: 'Écrite le',
    sentAt: 'Partie le',
    state: terms.state,
    to: 'Adresse',
    cause: 'Pourquoi elle n’est pas arrivée',
    isOpened: 'Document ouvert par son lien',
    nextTryAt: 'Prochain essai',
  },
  kinds: {
    letter: 'Lettre',
    notification: notifications.templates.bellOnly,
  },
  states: {
    waiting: 'En attente d’envoi',
    sent: 'Envoyée',
    refused: 'Non distribuée',
    withheld: 'Non envoyée',
    unread: notifications.unread,
    read: 'Lue',
  },
  causes: {
    noSuchAddress: 'Cette adresse n’existe pas',
    mailboxFull: 'La boîte est pleine',
    unreachable: 'Le serveur de messagerie est injoignable',
    refusedByServer: 'Refusée par le serveur destinataire',
  },
  secret: 'Cette lettre contenait un code ou un lien secret ; son texte n’est pas affiché ici.',
  kept: 'La lettre reste ici telle qu’elle a été écrite. La clé d’un document et le fichier d’agenda partent avec elle et ne sont pas gardés ; documents et dates se trouvent sur leurs pages.',
  none: 'Aucune lettre ni notification ici.',
  noneSent: 'Aucune lettre ne découle de vos actions.',
  noneUnsent: 'Toutes les lettres sont parties.',
  sections: { delivery: 'Arrivée des e-mails' },
  delivery: {
    refused: 'Les e-mails à cette adresse sont refusés depuis le {{day}}',
    said: 'Ce que le serveur a dit',
    count: 'Lettres refusées : {{count}}',
    reached: 'Adresses que les lettres atteignent',
    all: 'Les lettres atteignent toutes les adresses.',
    hint: 'Le serveur dit qu’il n’y a personne à cette adresse, donc aucune lettre n’y est envoyée. Corrigez l’adresse dans la fiche, ou écrivez-y de nouveau quand elle fonctionne. Les codes de connexion partent malgré tout.',
    see: 'Voir',
  },
  acts: {
    clearUndeliverable: {
      do: 'Écrire de nouveau à cette adresse',
      ask: 'Les lettres partent de nouveau vers cette adresse. Si le serveur en refuse encore une, elles s’arrêtent.',
      past: 'Adresse refusée remise en service',
    },
    closeAddress: { past: 'Adresse fermée, une lettre en étant revenue' },
  },
  refusals: {
    noDeliveryReport:
      'Ceci n’est pas le rapport d’un serveur sur une lettre. Remettez le message entier, tel qu’il est arrivé.',
  },
}
