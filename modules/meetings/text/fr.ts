import type { Words } from '#platform/shared/words.ts'
import { fr as occasions } from '#modules/occasions/text/fr.ts'
import { fr as registration } from '#modules/registration/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'
import { fr as registrationStanding } from '#modules/registration/text/standing/fr.ts'

export const fr: Words<typeof ar> = {
  screens: {
    meetings: 'Réunions',
    meeting: 'Réunion',
    invitation: 'Invitation à une réunion',
  },
  about: {
    meetings:
      'Réunions que vous avez organisées ou dont vous avez reçu l’invitation. Une réunion commence en brouillon ; les invitations partent quand vous la planifiez.',
  },
  fields: {
    name: 'Nom de la réunion',
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    when: terms.time,
    place: terms.place,
    link: 'Lien en ligne',
    agenda: 'Ordre du jour',
    courseClass: terms.aClass,
    classCode: terms.aClass,
    people: 'Invités nommément',
    organizer: 'Organisée par',
    state: terms.state,
    invited: 'Invités',
    coming: 'Viennent',
    answer: 'Réponse donnée',
    answeredAt: 'Répondu le',
    as: 'Invité comme',
    byClass: 'Avec la session',
    isMine: 'Organisées par moi',
    invitee: terms.name,
  },
  hints: {
    times: 'À l’heure de l’académie.',
    courseClass: 'Ses stagiaires et ses formateurs sont invités, ainsi que ceux qui la rejoignent ensuite.',
    people: 'En plus des personnes de la session.',
    place: 'Une salle ou un autre lieu ; ou donnez un lien.',
    link: 'Une adresse qui commence par https ; les invités la voient.',
  },
  states: {
    draft: terms.draft,
    scheduled: 'Planifiée',
    cancelled: registration.states.cancelled,
  },
  answers: {
    yes: 'Vient',
    maybe: 'Vient peut-être',
    no: 'Ne vient pas',
    none: 'Pas encore de réponse',
  },
  kinds: {
    trainee: 'Comme stagiaire',
    instructor: 'Comme formateur',
    evaluator: 'Comme évaluateur',
    staff: 'Personnel de l’académie',
    organization: 'Comme organisme',
  },
  clashes: {
    title: 'Vous avez autre chose à ce moment',
    session: '{{name}} : séance de {{from}} à {{to}}',
    meeting: '{{name}} : réunion de {{from}} à {{to}}',
    hint: 'Vous pouvez tout de même planifier la réunion.',
  },
  invitation: {
    question: 'Venez-vous ?',
    yes: 'Je viens',
    maybe: 'Je viens peut-être',
    no: registrationStanding.place.decline,
    chosen: 'Appuyez sur votre réponse pour l’envoyer.',
    saved: 'Votre réponse est enregistrée.',
    given: 'Votre réponse : {{answer}}. Vous pouvez la changer jusqu’à la fin de la réunion.',
    givenBefore: 'Votre réponse était : {{answer}}.',
    cancelled: 'Cette réunion est annulée.',
    over: 'Cette réunion est terminée.',
    unknown: 'Aucune invitation à ce lien. Vous n’êtes peut-être plus invité.',
  },
  of: occasions.of,
  details: terms.details,
  history: terms.history,
  none: 'Aucune réunion pour le moment.',
  noInvitees: 'Personne n’est encore invité. Les personnes de la session le sont quand la réunion est planifiée.',
  added: 'La réunion est ajoutée en brouillon. Planifiez-la pour envoyer les invitations.',
  saved: 'La réunion est enregistrée.',
  newMeeting: 'Nouvelle réunion',
  acts: {
    addMeeting: {
      do: 'Ajouter une réunion',
      past: 'Réunion ajoutée',
    },
    scheduleMeeting: {
      do: 'Planifier et inviter',
      ask: 'Chacun est invité par e-mail, avec un fichier pour son agenda.',
      done: 'La réunion est planifiée et les invitations sont parties.',
      past: 'Réunion planifiée',
    },
    editMeeting: {
      do: terms.edit,
      past: 'Détails de la réunion modifiés',
    },
    cancelMeeting: {
      do: 'Annuler la réunion',
      ask: 'La réunion est annulée ; ceux qui n’ont pas décliné en apprennent le motif.',
      done: 'La réunion est annulée.',
      past: 'Réunion annulée',
    },
    deleteMeeting: {
      do: terms.remove,
      ask: 'Le brouillon est supprimé définitivement.',
      done: 'Le brouillon est supprimé.',
      past: 'Brouillon de réunion supprimé',
    },
    moveMeeting: {
      past: 'Invités informés du changement de la réunion',
    },
    inviteMore: {
      past: 'Autres personnes invitées à la réunion',
    },
    uninvite: {
      past: 'Invitations à la réunion retirées',
    },
    remindOfMeeting: {
      past: 'Rappel de la réunion envoyé',
    },
    answerByCode: {
      do: 'Répondre à une invitation par son lien',
      past: 'Réponse à une invitation par son lien',
    },
    answerMyself: {
      do: 'Répondre à une invitation à une réunion',
      past: 'Réponse à une invitation à une réunion',
    },
  },
  fieldErrors: {
    inThePast: 'Choisissez une date à venir.',
    unknown: 'Choisissez dans la liste.',
    notALink: 'Écrivez l’adresse entière, qui commence par https.',
  },
  refusals: {
    nobodyInvited: 'Personne à inviter. Choisissez une session avec des stagiaires, ou des personnes nommément.',
    nowhereToMeet: 'La réunion n’a ni lieu ni lien. Indiquez l’un des deux, pour que les invités sachent où se rendre.',
    beginsInThePast: 'L’heure de la réunion est passée. Changez d’abord le jour et l’heure.',
  },
}
