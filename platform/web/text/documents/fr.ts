import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  closedTitle: 'Ce lien n’ouvre pas le document',
  closed: 'Connectez-vous avec le compte concerné, ou demandez un nouveau lien à son expéditeur.',
  closedForYou: 'Votre compte n’ouvre pas ce document, ou il n’existe plus. Demandez un nouveau lien à son expéditeur.',
  signIn: 'Se connecter',
  offTitle: 'Ce document n’est pas disponible',
  refusals: {
    reportClosed: 'Connectez-vous avec le compte concerné, ou demandez un nouveau lien à son expéditeur.',
    pdfNotAvailable: 'Ce serveur ne produit pas de PDF. Imprimez la page et choisissez « Enregistrer au format PDF ».',
    reportDownloadLocked: 'Vous pouvez consulter ce document ; son téléchargement n’est pas encore ouvert.',
    documentOff: 'L’académie n’émet pas ce document actuellement. Demandez-lui quand il sera de nouveau disponible.',
  },
}
