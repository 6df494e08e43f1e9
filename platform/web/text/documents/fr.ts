import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const closed = 'Connectez-vous avec le compte concerné, ou demandez un nouveau lien à son expéditeur.'

export const fr: Words<typeof ar> = {
  closedTitle: 'Ce lien n’ouvre pas le document',
  closed: closed,
  closedForYou: 'Votre compte n’ouvre pas ce document, ou il n’existe plus. Demandez un nouveau lien à son expéditeur.',
  signIn: terms.signIn,
  offTitle: 'Ce document n’est pas disponible',
  refusals: {
    reportClosed: closed,
    pdfNotAvailable: 'Ce serveur ne produit pas de PDF. Imprimez la page et choisissez « Enregistrer au format PDF ».',
    reportDownloadLocked: 'Vous pouvez consulter ce document ; son téléchargement n’est pas encore ouvert.',
    documentOff: 'L’académie n’émet pas ce document actuellement. Demandez-lui quand il sera de nouveau disponible.',
  },
}
