import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  acts: {
    uploadFile: { past: 'Fichier téléversé' },
    downloadFile: { past: 'Fichier téléchargé' },
    issueReportTicket: { past: 'Clé d’un document imprimable émise' },
    downloadReport: { past: 'Document imprimable téléchargé' },
    dropUnclaimedFiles: { past: 'Fichiers non rattachés supprimés' },
    refuseFile: { past: 'Fichier refusé par l’analyse' },
    refuseRight: { past: 'Refus : action non autorisée' },
    exportList: { past: 'Liste exportée dans un fichier' },
    changeSetting: { past: 'Paramètre modifié' },
  },
}
