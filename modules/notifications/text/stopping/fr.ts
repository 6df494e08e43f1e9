import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  about:
    'Les e-mails sur « {{topic}} » arrivent à {{address}}. Si vous les arrêtez, la cloche continue d’informer ; les e-mails du compte et des inscriptions arrivent toujours.',
  stopped: 'Plus aucun e-mail sur « {{topic}} » n’arrive à {{address}}. La cloche informe comme avant.',
  daily:
    'L’e-mail quotidien arrive à {{address}}. Si vous l’arrêtez, ce qu’il rassemble reste sur la page des notifications.',
  dailyStopped:
    'L’e-mail quotidien n’arrive plus à {{address}}. Choisissez-le de nouveau sur la page des notifications.',
  unknown: 'Ce lien n’est à personne : il a peut-être été copié en partie. Ouvrez-le depuis le message.',
  home: 'Page d’accueil',
}
