import { letters } from '#platform/server/notices/letter.ts'

export const meetingLetters = letters({
  meetingInvited: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'دعوة إلى اجتماع: {{meeting}}',
      en: 'Invitation to a meeting: {{meeting}}',
      fr: 'Invitation à une réunion : {{meeting}}',
    },
    body: {
      ar: 'ندعوك إلى اجتماع «{{meeting}}» يوم {{meetingDay}} من {{meetingStart}} إلى {{meetingEnd}}. المكان: {{meetingPlace}}. افتح الدعوة وأخبرنا هل تحضر؛ لا يحتاج الرد إلى تسجيل دخول، والرابط لك وحدك.',
      en: 'You are invited to the meeting “{{meeting}}” on {{meetingDay}}, {{meetingStart}} to {{meetingEnd}}. Place: {{meetingPlace}}. Open the invitation and say whether you come; no log-in is needed, and the link is yours alone.',
      fr: 'Nous vous invitons à la réunion « {{meeting}} » le {{meetingDay}} de {{meetingStart}} à {{meetingEnd}}. Lieu : {{meetingPlace}}. Ouvrez l’invitation et dites si vous venez ; aucune connexion n’est nécessaire et le lien est personnel.',
    },
  },
  meetingMoved: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'تغيّر اجتماع: {{meeting}}',
      en: 'Meeting changed: {{meeting}}',
      fr: 'Réunion modifiée : {{meeting}}',
    },
    body: {
      ar: 'صار اجتماع «{{meeting}}» يوم {{meetingDay}} من {{meetingStart}} إلى {{meetingEnd}}. المكان: {{meetingPlace}}. افتح الدعوة لتتأكد من ردك.',
      en: 'The meeting “{{meeting}}” is now on {{meetingDay}}, {{meetingStart}} to {{meetingEnd}}. Place: {{meetingPlace}}. Open the invitation to check your answer.',
      fr: 'La réunion « {{meeting}} » a maintenant lieu le {{meetingDay}} de {{meetingStart}} à {{meetingEnd}}. Lieu : {{meetingPlace}}. Ouvrez l’invitation pour vérifier votre réponse.',
    },
  },
  meetingCancelled: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'أُلغي اجتماع: {{meeting}}',
      en: 'Meeting cancelled: {{meeting}}',
      fr: 'Réunion annulée : {{meeting}}',
    },
    body: {
      ar: 'أُلغي اجتماع «{{meeting}}» الذي كان موعده يوم {{meetingDay}}. السبب: {{reason}}.',
      en: 'The meeting “{{meeting}}” on {{meetingDay}} is cancelled. Reason: {{reason}}.',
      fr: 'La réunion « {{meeting}} » du {{meetingDay}} est annulée. Motif : {{reason}}.',
    },
  },
  meetingUninvited: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'لم تعد لك دعوة إلى اجتماع: {{meeting}}',
      en: 'No longer invited: {{meeting}}',
      fr: 'Invitation retirée : {{meeting}}',
    },
    body: {
      ar: 'لم تعد لك دعوة إلى اجتماع «{{meeting}}» يوم {{meetingDay}}.',
      en: 'You are no longer invited to the meeting “{{meeting}}” on {{meetingDay}}.',
      fr: 'L’invitation à la réunion « {{meeting}} » du {{meetingDay}} ne vous concerne plus.',
    },
  },
  meetingReminder: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'تذكير باجتماع: {{meeting}}',
      en: 'Reminder of a meeting: {{meeting}}',
      fr: 'Rappel d’une réunion : {{meeting}}',
    },
    body: {
      ar: 'يبدأ اجتماع «{{meeting}}» الساعة {{meetingStart}} يوم {{meetingDay}}. المكان: {{meetingPlace}}.',
      en: 'The meeting “{{meeting}}” begins at {{meetingStart}} on {{meetingDay}}. Place: {{meetingPlace}}.',
      fr: 'La réunion « {{meeting}} » commence à {{meetingStart}} le {{meetingDay}}. Lieu : {{meetingPlace}}.',
    },
  },
})
