import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as requests } from '#modules/requests/text/fr.ts'

const toDelete = {
  ask: 'La suppression est définitive. Continuer ?',
}

export const fr: Words<typeof ar> = {
  acts: {
    addQuestion: { do: 'Ajouter une question', past: 'Question ajoutée' },
    updateQuestion: { do: terms.edit, past: 'Question modifiée' },
    activateQuestion: { do: 'Réutiliser', past: 'Question activée' },
    deactivateQuestion: {
      do: 'Ne plus utiliser',
      ask: 'La question ne sera plus proposée aux nouveaux examens ; les anciens restent inchangés. Continuer ?',
      past: 'Question désactivée',
    },
    deleteQuestion: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'Question supprimée',
    },
    exportQuestions: { do: 'Exporter des questions', past: 'Questions exportées' },
    commitQuestionImport: {
      do: 'Importer des questions',
      past: 'Questions importées',
    },

    addExam: { do: 'Ajouter un examen', past: 'Examen ajouté' },
    updateExam: { do: terms.edit, past: 'Examen modifié' },
    copyExam: { do: 'Copier l’examen', past: 'Examen copié' },
    deleteExam: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'Examen supprimé',
    },
    markReady: { do: 'Déclarer prêt', past: 'Examen déclaré prêt' },
    backToDraft: { do: 'Remettre en brouillon', past: 'Examen remis en brouillon' },
    publish: {
      do: 'Publier',
      ask: 'Les questions sont figées telles quelles et les stagiaires voient l’examen à son heure. Continuer ?',
      past: 'Examen publié',
    },
    cancelPublish: {
      do: 'Retirer la publication',
      ask: 'Les stagiaires ne voient plus l’examen, qui redevient prêt. Continuer ?',
      past: 'Publication d’un examen retirée',
    },
    open: { past: 'Examen ouvert à son heure' },
    close: { past: 'Examen fermé à son heure' },
    beginMarking: { past: 'Correction d’un examen commencée' },
    closeEarly: {
      do: 'Clore maintenant',
      ask: 'Qui n’a pas commencé ne pourra plus passer l’examen. Tout le monde a-t-il remis sa copie ?',
      past: 'Examen clos avant l’heure',
    },
    releaseInitial: {
      do: 'Annoncer les résultats provisoires',
      ask: 'Les stagiaires voient leurs notes provisoires. Continuer ?',
      past: 'Résultats provisoires d’un examen annoncés',
    },
    releaseFinal: {
      do: 'Annoncer les résultats définitifs',
      ask: 'Les résultats deviennent définitifs et comptent dans le résultat final de la session. Continuer ?',
      past: 'Résultats définitifs d’un examen annoncés',
    },
    takeBackResults: {
      do: 'Retirer les résultats provisoires',
      ask: 'Les stagiaires ne voient plus leurs notes jusqu’à une nouvelle annonce, et l’examen revient à la correction. Indiquez le motif.',
      past: 'Résultats provisoires d’un examen retirés',
    },
    archive: {
      do: 'Archiver',
      ask: 'L’examen est archivé et ne peut plus être repassé. Continuer ?',
      past: 'Examen archivé',
    },
    grantTime: { do: 'Accorder du temps', past: 'Temps supplémentaire accordé' },
    followCompetition: { past: 'Examen avancé avec son concours' },

    startExam: { do: 'Commencer l’examen', past: 'Stagiaire a commencé un examen' },
    submitExam: { do: 'Rendre la copie', past: 'Copie d’examen rendue' },
    autoSubmit: { past: 'Temps écoulé, copie d’examen rendue' },
    closeByViolation: { past: 'Copie fermée pour infraction' },

    moveDevice: {
      do: 'Transférer vers un autre appareil',
      ask: 'Le stagiaire continue dans le prochain navigateur qui ouvre l’examen. Indiquez le motif.',
      past: 'Stagiaire passé sur un autre appareil',
    },
    pauseAttempt: {
      do: 'Arrêter le temps',
      ask: 'Le temps de cette copie s’arrête jusqu’à la reprise ; l’heure de fermeture de l’examen ne change pas. Écrivez le motif.',
      past: 'Temps d’une copie d’examen arrêté',
    },
    resumeAttempt: { do: 'Reprendre le temps', past: 'Temps d’une copie d’examen repris' },
    saveMarks: { do: terms.saveTheMarks, past: 'Notes portées sur une copie' },
    changeMarks: { past: 'Note d’une copie modifiée' },
    finishMarking: {
      do: 'Terminer la correction',
      past: 'Copie d’examen corrigée',
    },
    reinstate: {
      do: 'Compter les réponses',
      ask: 'Les réponses seront corrigées comme si elles avaient été rendues. Indiquez le motif.',
      past: 'Infraction à un examen levée',
    },
    uphold: {
      do: 'Confirmer l’échec',
      ask: 'Le résultat reste un échec. Indiquez le motif.',
      past: 'Infraction à un examen retenue',
    },
    voidAttempt: {
      do: 'Annuler l’essai',
      ask: 'L’essai ne compte pas et reste conservé ; le stagiaire peut recommencer. Indiquez le motif.',
      past: 'Copie d’examen annulée',
    },
    archiveAnswers: {
      do: 'Archiver les réponses',
      ask: 'Les réponses de cette copie sont conservées et ne comptent plus ; le stagiaire peut repasser l’examen tant qu’il est ouvert. Écrivez le motif.',
      past: 'Réponses d’examen archivées',
    },
    askMarkChange: { past: 'Changement de notes publiées demandé' },
    approveMarkChange: { do: 'Approuver le changement de notes', past: 'Changement de notes publiées approuvé' },
    rejectMarkChange: { do: 'Refuser le changement de notes', past: 'Changement de notes publiées refusé' },
    withdrawMarkChange: {
      do: 'Retirer la demande',
      past: 'Demande de changement de notes retirée',
    },
    releaseRepeat: { past: 'Résultat d’un rattrapage' },
    changeByGrievance: { past: 'Résultat d’une copie modifié après un recours accepté' },
    acceptAnswer: { do: 'Accepter une autre réponse…', past: 'Autre réponse acceptée dans un examen' },
    askAcceptedAnswer: { past: 'Acceptation d’une autre réponse demandée, qui change des résultats publiés' },
    approveAcceptedAnswer: { do: 'Approuver l’acceptation', past: 'Acceptation d’une autre réponse approuvée' },
    rejectAcceptedAnswer: {
      do: 'Refuser l’acceptation',
      ask: 'Les résultats restent tels quels. Écrivez le motif.',
      past: 'Acceptation d’une autre réponse refusée',
    },
    withdrawAcceptedAnswer: {
      do: 'Retirer la demande d’acceptation',
      past: 'Demande d’acceptation d’une autre réponse retirée',
    },
    changeByAcceptance: { past: 'Résultat d’une copie changé par une autre réponse acceptée' },
    changeAnswerMark: { past: 'Note d’une réponse modifiée sur une copie corrigée' },
    changeTurnMark: { past: 'Note d’une réponse modifiée pendant une double correction' },

    requestRepeat: {
      do: 'Demander un rattrapage',
      ask: 'L’académie reçoit la demande de rattrapage de cet examen et vous informe de sa décision. Continuer ?',
      past: 'Rattrapage demandé',
    },
    invoiceRepeat: { do: 'Facturer le rattrapage', past: 'Rattrapage facturé' },
    uploadRepeatProof: {
      do: requests.handInProof,
      past: 'Justificatif de paiement du rattrapage téléversé',
    },
    verifyRepeatPayment: { do: 'Vérifier le paiement', past: 'Paiement du rattrapage vérifié' },
    rejectRepeatProof: {
      do: requests.acts.rejectProof.do,
      past: 'Justificatif de paiement du rattrapage rejeté',
    },
    grantRepeat: { do: 'Accorder le rattrapage', past: 'Rattrapage accordé' },
    rejectRepeat: { do: 'Refuser le rattrapage', past: 'Rattrapage refusé' },
    endRepeat: {
      do: 'Annuler le rattrapage',
      ask: 'Le stagiaire ne pourra pas passer ce rattrapage ; ce qui a été payé est repris par un avoir. Écrivez le motif.',
      past: 'Rattrapage d’un examen annulé',
    },
    useRepeat: { past: 'Rattrapage commencé' },
    giveRepeatBack: { past: 'Rattrapage rendu' },
    expireRepeat: { past: 'Rattrapage arrivé à expiration' },

    setAccessArrangement: {
      do: 'Accorder des aménagements',
      done: 'Les aménagements sont enregistrés.',
      past: 'Aménagements d’examen accordés',
    },
    endAccessArrangement: {
      do: 'Mettre fin aux aménagements',
      ask: 'Ils ne s’appliquent plus aux examens commencés désormais, et leur motif est supprimé. Continuer ?',
      past: 'Fin des aménagements d’examen',
    },

    submitGrievance: {
      do: 'Déposer un recours',
      done: 'Votre recours est arrivé et sera examiné.',
      past: 'Recours déposé contre un résultat d’examen',
    },
    upholdGrievance: { do: 'Accepter le recours', past: 'Recours contre un résultat d’examen accepté' },
    rejectGrievance: {
      do: 'Rejeter le recours',
      ask: 'Le résultat est maintenu. Écrivez le motif ; le stagiaire le lit.',
      past: 'Recours contre un résultat d’examen rejeté',
    },
    withdrawGrievance: {
      do: 'Retirer le recours',
      ask: 'Le résultat est maintenu. Continuer ?',
      past: 'Recours contre un résultat d’examen retiré',
    },
  },
}
